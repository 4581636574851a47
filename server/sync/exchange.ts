import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { spaceOf } from '#protocol/space';
import type { SpaceAnswer, SyncRequest, SyncResponse } from '#protocol/sync';
import { MIN_SCHEMA } from '#protocol/version';
import { type Access, accessTo } from '../access/authorize';
import type { Actor } from '../core/auth';
import { isNameless } from '../core/nameless';
import type { Transact } from '../db/group-commit';
import type { Database } from '../db/schema';
import { handOver } from './pull/hand-over';
import { readWarm } from './pull/warm';
import { type OwnWrite, push, type WrittenRecord } from './push/push';
import { noteRejects } from './push/rejects';
import type { Recent } from './record/recent';
import type { Devices } from './space/devices';

/** A space with a new rev, and the device that wrote. */
export interface SpaceChange {
  readonly space: string;
  readonly rev: number;
  readonly device: string;
}

export interface ExchangeDeps {
  readonly db: Kysely<Database>;
  readonly devices: Devices;
  readonly transact: Transact<Database>;
  readonly recent: Recent;
  /** Called after the commit. */
  readonly changed: (change: SpaceChange) => void;
  /** Called before the commit, in the transaction. */
  readonly written?: WrittenRecord;
}

const NOTHING: OwnWrite = { changes: new Map(), raised: null, pushes: {} };

/** The part of an op that names its space. */
const aimedSchema = v.object({ space: v.string() });

/** Whether the sender's schema is too old to receive records (426). */
export function isTooOld(request: SyncRequest): boolean {
  return request.schema < MIN_SCHEMA;
}

/** Push, then pull, for a request of the session's account. `now` is server time, epoch ms. */
export async function exchange(
  { db, devices, transact, recent, changed, written }: ExchangeDeps,
  person: Actor,
  request: SyncRequest,
  now: number,
): Promise<SyncResponse> {
  const { device, schema, ops } = request;
  const home = spaceOf(person.id);
  await devices.seen(person.id, device, schema, now);
  const accesses = await accessesOf(db, person, request, now);
  const mayIn = (space: string) => accesses.get(space) ?? null;
  // A client too old to read could not learn of a restored backup, so its ops are accepted.
  const asked = isTooOld(request) ? [] : request.spaces;
  const read = new Map(asked.map((space) => [space.id, space]));
  const chains = (space: string) => (request.chains?.space === space ? request.chains.of : []);
  const pushed = await push(
    { transact, recent, ...(written && { written }) },
    { person: person.id, nameless: isNameless(person), schema, accessTo: mayIn, read, chains },
    ops,
    now,
  );
  for (const [space, rev] of pushed.revs) changed({ space, rev, device });
  await noteRejects(db, person.id, ops, pushed.results, now);
  const answer = {
    now,
    minSchema: MIN_SCHEMA,
    results: pushed.results.flatMap((result) => result ?? []),
  };
  // Every released schema may push; only reading needs a newer app.
  if (isTooOld(request)) return { ...answer, spaces: [] };
  // Read before the pages: if it has writes of a copy of this device, the later pages show that
  // copy's push (rule C10b1).
  const warm = request.warm && (await readWarm(db, home, request.warm));
  const spaces: SpaceAnswer[] = [];
  for (const space of request.spaces) {
    const held = pushed.accesses.get(space.id);
    const access = held === undefined ? mayIn(space.id) : held;
    const own = pushed.own.get(space.id) ?? NOTHING;
    const answered = access
      ? await handOver(
          db,
          space,
          { access, own, chains: chains(space.id), reader: person.id },
          person,
          now,
        )
      : { id: space.id, gone: true as const };
    spaces.push(answered);
  }
  return { ...answer, spaces, ...(warm && { warm }) };
}

/** A person's rights in each space of a request. */
async function accessesOf(
  db: Kysely<Database>,
  person: Pick<Actor, 'id'>,
  { ops, spaces }: SyncRequest,
  now: number,
): Promise<ReadonlyMap<string, Access>> {
  const aimed = ops.flatMap((op) => {
    const read = v.safeParse(aimedSchema, op);
    return read.success ? [read.output.space] : [];
  });
  const accesses = new Map<string, Access>();
  for (const space of new Set([...aimed, ...spaces.map(({ id }) => id)])) {
    const access = await accessTo(db, person, space, now);
    if (access) accesses.set(space, access);
  }
  return accesses;
}
