import type { Scope } from '#domain/coaching/scope';
import { kindOf } from '#protocol/kinds';
import { spaceOf } from '#protocol/space';
import { readScopes } from '../../server/access/coaching';
import { agreesTo } from '../../server/access/consent';
import { isOfHealth } from '../../server/coaching/consents';
import { followHealthConsent } from '../../server/coaching/transitions';
import type { Connection } from '../../server/db/database';
import { createEvents } from '../../server/events';
import { rotateEpochs } from '../../server/sync/epoch';
import { eraseRemoved } from '../../server/sync/purge';
import { readStored } from '../../server/sync/stored-record';
import { forgetTombstones } from '../../server/sync/tombstones';
import { linkPeople } from '../harness/coaching';
import { changeGrant } from '../server/sync/coach-device';
import { createEndpoint } from '../server/sync/endpoint';
import type { Chance } from './chance';
import type { Answered } from './network';
import type { Machine } from './server-machine';

const DAY = 86_400_000;

/** The real endpoint and its jobs on a machine, for a few accounts. */
export interface World {
  now: number;
  /** The next request gets no further than this many statements. */
  goDownAfter(statements: number): void;
  /** Null when the server went down over it. `person` is whose session the request carries. */
  serve(
    method: 'get' | 'post',
    path: string,
    body: string,
    person: string | null,
  ): Promise<Answered | null>;
  /** Erases what was removed, as if 30 days had gone by (rule R6). */
  erase(): Promise<void>;
  /** Forgets what was removed, as if 180 days had gone by (rule S3). */
  forget(): Promise<void>;
  backUp(): Promise<void>;
  /** Goes back to the last backup (rule S4). */
  restore(): Promise<void>;
  /** What the server shows of every record of an account: its projection, by kind and id. */
  shown(account: string): Promise<ReadonlyMap<string, unknown>>;
  /** How far an account's space has come. */
  head(account: string): Promise<{ rev: number; epoch: string } | null>;
  /**
   * From now on a student shares so much with a coach, as far as they agree to it; null: the link is
   * over.
   */
  share(coach: string, student: string, scopes: readonly Scope[] | null): Promise<void>;
  /** What a coach is shown of a student now; null without a link. */
  shared(coach: string, student: string): Promise<readonly Scope[] | null>;
  /** Whether a person agrees to health data being kept. */
  agrees(person: string): Promise<boolean>;
  /** Leaves nothing of the accounts' records. */
  wipe(): Promise<void>;
  /** Nor of who might read them. */
  forgetLinks(): Promise<void>;
}

/** Other processes over the same database, and who is asked. */
export interface Beside {
  readonly machines: readonly Machine[];
  readonly deal: Chance;
}

const OF_SPACE = ['record', 'space_epoch', 'space_digest', 'sync_reject'] as const;

export function createWorld(
  machine: Machine,
  accounts: readonly string[],
  trace: (line: string) => void,
  beside: Beside | null = null,
): World {
  const spaces = accounts.map(spaceOf);
  const events = createEvents();
  followHealthConsent({ events, now: () => world.now });
  const endpointOver = (connection: Connection) =>
    createEndpoint(connection, (trx, write) => events.emit(trx, 'records.written', write));
  // Each remembers what it saw itself, as processes do.
  const servers = [machine, ...(beside?.machines ?? [])].map((its) => ({
    machine: its,
    endpoint: endpointOver(its.connection),
  }));
  const readAll = async () => {
    const { db } = machine.connection;
    return {
      space: await db.selectFrom('space').selectAll().where('id', 'in', spaces).execute(),
      epochs: await db
        .selectFrom('space_epoch')
        .selectAll()
        .where('space_id', 'in', spaces)
        .execute(),
      records: await db.selectFrom('record').selectAll().where('space_id', 'in', spaces).execute(),
      digests: await db
        .selectFrom('space_digest')
        .selectAll()
        .where('space_id', 'in', spaces)
        .execute(),
    };
  };
  /** By coach and student. */
  const links = new Map<string, string>();
  let versions = 0;
  let backup: Awaited<ReturnType<typeof readAll>> | null = null;
  let most = Number.POSITIVE_INFINITY;
  const world: World = {
    now: Date.UTC(2026, 2, 2, 12),
    goDownAfter(statements) {
      most = statements;
    },
    async serve(method, path, body, person) {
      const server = servers[beside?.deal.below(servers.length) ?? 0];
      if (!server) throw new Error('There is no server');
      const { endpoint, machine: its } = server;
      endpoint.clock = world.now;
      its.goDownAfter(most);
      most = Number.POSITIVE_INFINITY;
      const answer =
        method === 'post' ? await endpoint.post(person, body) : await endpoint.get(person, path);
      const text = await answer.text();
      trace(`${method} ${body}`);
      if (its.isDown()) {
        trace('the server went down');
        await its.restart();
        // What it only remembered is gone with it.
        server.endpoint = endpointOver(its.connection);
        return null;
      }
      its.goDownAfter(most);
      trace(`${answer.status} ${text}`);
      return { status: answer.status, text };
    },
    async erase() {
      await eraseRemoved(machine.connection.db, world.now + 31 * DAY);
    },
    async forget() {
      await forgetTombstones(machine.connection.db, world.now + 181 * DAY);
    },
    async backUp() {
      backup = await readAll();
    },
    async restore() {
      if (!backup || backup.space.length === 0) return;
      const { db } = machine.connection;
      const { space: rows, epochs, records, digests } = backup;
      await world.wipe();
      await db.insertInto('space').values(rows).execute();
      await db.insertInto('space_epoch').values(epochs).execute();
      if (records.length > 0) await db.insertInto('record').values(records).execute();
      if (digests.length > 0) await db.insertInto('space_digest').values(digests).execute();
      await rotateEpochs(db);
    },
    async shown(account) {
      const rows = await machine.connection.db
        .selectFrom('record')
        .select(['kind', 'id', 'body'])
        .where('space_id', '=', spaceOf(account))
        .where('hidden', '=', 0)
        .execute();
      return new Map(
        rows.map(({ kind, id, body }) => [
          `${kind}/${id}`,
          kindOf(kind)?.project(readStored(body).registers),
        ]),
      );
    },
    async head(account) {
      const row = await machine.connection.db
        .selectFrom('space')
        .select(['rev', 'epoch'])
        .where('id', '=', spaceOf(account))
        .executeTakeFirst();
      return row ?? null;
    },
    async share(coach, student, asked) {
      const pair = `${coach} ${student}`;
      const before = links.get(pair);
      const { connection } = machine;
      const agrees = await world.agrees(student);
      const scopes = asked?.filter((scope) => agrees || !isOfHealth(scope)) ?? null;
      if (before) await changeGrant(connection, before, scopes, world.now);
      if (before && scopes === null) links.delete(pair);
      if (before || scopes === null) return;
      const between = { professional: coach, student, scopes, at: world.now };
      const link = await linkPeople(connection, between);
      links.set(pair, link);
      // Versions rise over all links of a pair, as the acceptance of an invitation does it.
      versions += 100;
      const version = { version: versions };
      await connection.db
        .updateTable('coaching_link')
        .set(version)
        .where('id', '=', link)
        .execute();
    },
    async shared(coach, student) {
      const row = await machine.connection.db
        .selectFrom('coaching_link')
        .select('scopes')
        .where('professional_id', '=', coach)
        .where('student_id', '=', student)
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return row ? readScopes(row.scopes) : null;
    },
    agrees: (person) => agreesTo(machine.connection.db, person, 'health'),
    async wipe() {
      const { db } = machine.connection;
      for (const table of OF_SPACE) {
        await db.deleteFrom(table).where('space_id', 'in', spaces).execute();
      }
      await db.deleteFrom('space').where('id', 'in', spaces).execute();
    },
    async forgetLinks() {
      const { db } = machine.connection;
      const ours = db.selectFrom('coaching_link').select('id').where('student_id', 'in', accounts);
      await db.deleteFrom('coaching_grant').where('link_id', 'in', ours).execute();
      await db.deleteFrom('coaching_link').where('student_id', 'in', accounts).execute();
    },
  };
  return world;
}
