import type { Kysely } from 'kysely';
import type { SpaceAnswer, SyncRequest, SyncResponse } from '#protocol/sync';
import { MIN_SCHEMA } from '#protocol/version';
import type { Database } from '../db/schema';
import type { Devices } from './devices';
import { pull } from './pull';
import { push } from './push';
import { noteRejects } from './rejects';
import { readWarm } from './warm';

/** A space that got a new rev, and the device that wrote. */
export interface SpaceChange {
  readonly space: string;
  readonly rev: number;
  readonly device: string;
}

export interface ExchangeDeps {
  readonly db: Kysely<Database>;
  readonly devices: Devices;
  /** Called after the commit. */
  readonly changed: (change: SpaceChange) => void;
}

export interface Exchanger {
  readonly person: string;
  /** The person's own space: what `warm` reads. */
  readonly home: string;
  readonly may: (space: string) => boolean;
}

/** Whether the records of the sender are too old to be answered with newer ones (426). */
export function isTooOld(request: SyncRequest): boolean {
  return request.schema < MIN_SCHEMA;
}

/** Push, then pull, for a request whose account is the session's. `now` is server time, epoch ms. */
export async function exchange(
  { db, devices, changed }: ExchangeDeps,
  { person, home, may }: Exchanger,
  request: SyncRequest,
  now: number,
): Promise<SyncResponse> {
  const { device, schema, ops } = request;
  await devices.seen(person, device, schema, now);
  const pushed = await push(db, { person, schema, mayWrite: may }, ops, now);
  for (const [space, rev] of pushed.revs) changed({ space, rev, device });
  await noteRejects(db, home, ops, pushed.results, now);
  const answer = { now, minSchema: MIN_SCHEMA, results: [...pushed.results] };
  // Every schema ever shipped may push; only reading asks for a newer app.
  if (isTooOld(request)) return { ...answer, spaces: [] };
  const spaces: SpaceAnswer[] = [];
  for (const space of request.spaces) {
    const own = pushed.own.get(space.id) ?? new Map();
    const answered = may(space.id)
      ? await pull(db, space, { owner: person, own })
      : { id: space.id, gone: true as const };
    spaces.push(answered);
  }
  if (!request.warm) return { ...answer, spaces };
  return { ...answer, spaces, warm: await readWarm(db, home, request.warm) };
}
