import * as v from 'valibot';
import type { Scope } from '#domain/account/scope';
import type { Json } from '#domain/record/registers';
import { spaceOf } from '#protocol/space';
import { type OpResult, type SpaceAnswer, syncResponseSchema } from '#protocol/sync';
import { PROTO, SCHEMA } from '#protocol/version';
import type { Connection } from '../../../server/db/database';
import { createDevice, type Device, type Endpoint, newId, type Op, type Page } from './endpoint';

/** A coach's device with its replica of one student's space. */
export interface Visit {
  readonly device: Device;
  readonly space: string;
  cursor: number;
  epoch: string | null;
  grantVer: number;
  inReset: boolean;
  since: number | null;
  /** The received records, by `kind/id`. */
  readonly held: Set<string>;
  full(kind: string, record: string, values: Record<string, Json>, extra?: Partial<Op>): Op;
  set(kind: string, record: string, values: Record<string, Json>, extra?: Partial<Op>): Op;
  push(...ops: readonly unknown[]): Promise<OpResult[]>;
  /** One answer about the space; a page is applied. */
  ask(ops?: readonly unknown[]): Promise<SpaceAnswer>;
  /** Reads to the end, through resets; false if the space is gone. */
  readAll(): Promise<boolean>;
}

export function createVisit(endpoint: Endpoint, coach: string, student: string): Visit {
  const device = createDevice(endpoint, coach, `c${newId().slice(-6)}`);
  const space = spaceOf(student);
  const send = async (ops: readonly unknown[], spaces: readonly unknown[]) => {
    const body = { proto: PROTO, schema: SCHEMA, account: coach, device: device.id, spaces, ops };
    const answer = await endpoint.post(coach, body);
    return v.parse(syncResponseSchema, await answer.json());
  };
  const visit: Visit = {
    device,
    space,
    cursor: 0,
    epoch: null,
    grantVer: 0,
    inReset: false,
    since: null,
    held: new Set(),
    full: (kind, record, values, extra = {}) =>
      device.full(record, values, { space, kind, ...extra }),
    set: (kind, record, values, extra = {}) =>
      device.set(record, values, { space, kind, ...extra }),
    push: async (...ops) => (await send(ops, [])).results,
    async ask(ops = []) {
      const { cursor, epoch, grantVer, inReset, since } = visit;
      const window = since === null ? {} : { window: { since } };
      const asked = { id: space, cursor, epoch, grantVer, inReset, ...window };
      const [answer] = (await send(ops, [asked])).spaces;
      if (!answer) throw new Error('no answer about the space');
      if ('records' in answer) takeIn(visit, answer);
      if ('reset' in answer) {
        Object.assign(visit, { cursor: 0, inReset: true, grantVer: answer.grantVer });
        visit.held.clear();
      }
      return answer;
    },
    async readAll() {
      for (;;) {
        const answer = await visit.ask();
        if ('gone' in answer) return false;
        if ('records' in answer && !answer.more) return true;
      }
    },
  };
  return visit;
}

function takeIn(visit: Visit, page: Page): void {
  for (const { kind, id } of page.records) visit.held.add(`${kind}/${id}`);
  const { to, epoch, more, grantVer } = page;
  Object.assign(visit, { cursor: to, epoch, grantVer, inReset: visit.inReset && more });
}

/** Gives a link other scopes from an instant on; none ends it. */
export async function changeGrant(
  { db }: Connection,
  link: string,
  scopes: readonly Scope[] | null,
  at: number,
): Promise<void> {
  await db
    .updateTable('coaching_grant')
    .set({ until_at: at })
    .where('link_id', '=', link)
    .where('until_at', 'is', null)
    .execute();
  if (scopes === null) {
    await db.updateTable('coaching_link').set({ ended_at: at }).where('id', '=', link).execute();
    return;
  }
  const kept = JSON.stringify(scopes);
  await db
    .updateTable('coaching_link')
    .set(({ eb }) => ({ scopes: kept, version: eb('version', '+', 1) }))
    .where('id', '=', link)
    .execute();
  await db
    .insertInto('coaching_grant')
    .values({ link_id: link, from_at: at, until_at: null, scopes: kept, text_version: null })
    .execute();
}
