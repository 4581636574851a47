import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrate';
import { onPostgres } from '../../harness/databases';
import { cutIntoPartitions } from '../../scale/hash-partitions';
import { begun, createDevice, createEndpoint, newId, readAll } from '../sync/endpoint';

const PEOPLE = Array.from({ length: 24 }, (_, index) => `pessoa${index}`);

/** The number of the partition that each space has rows of a table in. */
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
});
