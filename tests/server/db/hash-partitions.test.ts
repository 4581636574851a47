import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrations/migrate';
import { onPostgres } from '../../harness/databases';
import { findPostgres, startCluster } from '../../harness/postgres-cluster';
import { testUnless } from '../../harness/skipped-aloud';
import { spreadOverServers } from '../../scale/data-servers';
import { cutIntoPartitions } from '../../scale/hash-partitions';
import { begun, createDevice, createEndpoint, newId, readAll } from '../sync/endpoint';

/** One id for all people: a record is identified by its space too. */
const PEOPLE_WORKOUT = '0195f000-0000-7000-8000-0000000000c1';
const PEOPLE = Array.from({ length: 24 }, (_, index) => `pessoa${index}`);

/** The partition of each space in a table, by number. */
async function partsOf({ db }: Connection, table: string, column: string) {
  const { rows } = await sql<{ space: string; part: string }>`
    select distinct ${sql.id(column)} as space, right(tableoid::regclass::text, 1) as part
    from ${sql.id(table)}`.execute(db);
  return new Map(rows.map(({ space, part }) => [space, part]));
}

onPostgres('tables that are cut into partitions by space', (database) => {
  test('keep every key, what was stored, and each space together', async () => {
    const connection = await database.open();
    await migrate(connection);
    const endpoint = createEndpoint(connection);
    const write = async (person: string) => {
      const device = createDevice(endpoint, person, 'phone');
      const op = device.full(newId(), begun());
      expect(await device.push(op)).toMatchObject([{ ok: {} }]);
      return device;
    };
    for (const person of PEOPLE) await write(person);
    const tables = await cutIntoPartitions(connection);
    expect(tables).toEqual(expect.arrayContaining(['space', 'record', 'device', 'student_fact']));

    for (const person of PEOPLE) {
      const device = await write(person);
      const records = (await readAll(device)).flatMap((page) => page.records);
      expect(records.map(({ rev }) => rev)).toEqual([1, 2]);
    }
    const places = await partsOf(connection, 'space', 'id');
    expect(places.size).toBe(PEOPLE.length);
    expect(new Set(places.values()).size).toBe(4);
    for (const table of ['record', 'space_epoch', 'space_digest']) {
      expect(await partsOf(connection, table, 'space_id')).toEqual(places);
    }
    await connection.close();
  });

  // `npm run test:servers` runs the whole store contract like this.
  const programs = findPostgres() ?? '';
  const lacking = programs ? null : 'PostgreSQL is not installed here.';
  testUnless(lacking, 'lie on two servers, each space whole on one', async () => {
    const servers = await Promise.all([startCluster(programs), startCluster(programs)]);
    const connection = await database.open();
    try {
      await migrate(connection);
      await spreadOverServers(
        connection,
        servers.map(({ url }) => url),
      );
      const endpoint = createEndpoint(connection);
      for (const person of PEOPLE) {
        const device = createDevice(endpoint, person, 'phone');
        for (const title of ['Peito', 'Costas']) {
          const op = device.full(PEOPLE_WORKOUT, { ...begun(), title });
          expect(await device.push(op)).toMatchObject([{ ok: {} }]);
        }
        const records = (await readAll(device)).flatMap((page) => page.records);
        expect(records.map(({ rev }) => rev)).toEqual([2]);
      }
      const places = await partsOf(connection, 'space', 'id');
      expect(new Set(places.values())).toEqual(new Set(['0', '1', '2', '3']));
      expect(await partsOf(connection, 'record', 'space_id')).toEqual(places);
    } finally {
      await connection.close();
      for (const server of servers) server.stop();
    }
  });
});
