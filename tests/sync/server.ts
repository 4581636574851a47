import { spaceOf } from '#protocol/space';
import type { Connection } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { rotateEpochs } from '../../server/sync/epoch';
import { eraseRemoved } from '../../server/sync/purge';
import { forgetTombstones } from '../../server/sync/tombstones';
import { createEndpoint } from '../server/sync/endpoint';
import type { Answered } from './network';

const DAY = 86_400_000;

/** The real endpoint and its jobs over a database, for one account at a time. */
export interface World {
  now: number;
  signedIn: boolean;
  serve(method: 'get' | 'post', path: string, body: string): Promise<Answered>;
  /** Erases what was removed, as if 30 days had gone by (rule R6). */
  erase(): Promise<void>;
  /** Forgets what was removed, as if 180 days had gone by (rule S3). */
  forget(): Promise<void>;
  backUp(): Promise<void>;
  /** Goes back to the last backup (rule S4). */
  restore(): Promise<void>;
  /** What the server shows of every record: its projection, by kind and id. */
  shown(): Promise<ReadonlyMap<string, unknown>>;
  /** Leaves nothing of the account. */
  wipe(): Promise<void>;
}

const OF_SPACE = ['record', 'space_epoch', 'space_digest', 'sync_reject'] as const;

export async function prepareServer(connection: Connection): Promise<void> {
  await migrate(connection);
}

export function createWorld(
  connection: Connection,
  account: string,
  trace: (line: string) => void,
): World {
  const { db } = connection;
  const space = spaceOf(account);
  const endpoint = createEndpoint(connection);
  const readAll = async () => ({
    space: await db.selectFrom('space').selectAll().where('id', '=', space).execute(),
    epochs: await db.selectFrom('space_epoch').selectAll().where('space_id', '=', space).execute(),
    records: await db.selectFrom('record').selectAll().where('space_id', '=', space).execute(),
    digests: await db
      .selectFrom('space_digest')
      .selectAll()
      .where('space_id', '=', space)
      .execute(),
  });
  let backup: Awaited<ReturnType<typeof readAll>> | null = null;
  const world: World = {
    now: Date.UTC(2026, 2, 2, 12),
    signedIn: true,
    async serve(method, path, body) {
      endpoint.clock = world.now;
      const person = world.signedIn ? account : null;
      const answer =
        method === 'post' ? await endpoint.post(person, body) : await endpoint.get(person, path);
      const text = await answer.text();
      trace(`${method} ${body}`);
      trace(`${answer.status} ${text}`);
      return { status: answer.status, text };
    },
    async erase() {
      await eraseRemoved(db, world.now + 31 * DAY);
    },
    async forget() {
      await forgetTombstones(db, world.now + 181 * DAY);
    },
    async backUp() {
      backup = await readAll();
    },
    async restore() {
      if (!backup || backup.space.length === 0) return;
      const { space: spaces, epochs, records, digests } = backup;
      await world.wipe();
      await db.insertInto('space').values(spaces).execute();
      await db.insertInto('space_epoch').values(epochs).execute();
      if (records.length > 0) await db.insertInto('record').values(records).execute();
      if (digests.length > 0) await db.insertInto('space_digest').values(digests).execute();
      await rotateEpochs(db);
    },
    async shown() {
      const { records } = await readAll();
      return new Map(
        records.flatMap(({ kind, id, hidden, data }) =>
          hidden === 1 || data === null ? [] : [[`${kind}/${id}`, JSON.parse(data)] as const],
        ),
      );
    },
    async wipe() {
      for (const table of OF_SPACE) {
        await db.deleteFrom(table).where('space_id', '=', space).execute();
      }
      await db.deleteFrom('space').where('id', '=', space).execute();
    },
  };
  return world;
}
