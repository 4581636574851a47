import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database';
import { distribute, placesOf } from '../../../server/db/distribute';
import { onPostgres } from '../../harness/databases';
import { PLACE_OF } from '../../harness/distributed-statements';

onPostgres('tables on several servers', (database) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await database.openMigrated();
  });
  afterEach(() => connection.close());

  test('each table of spaces has its place, and every statement of the tests is checked', async () => {
    const places = await placesOf(connection.db);
    expect(Object.fromEntries(places)).toEqual(PLACE_OF);
    const fact = connection.db.updateTable('workout_fact');
    expect(() => fact.set({ space_id: 'u:a', day: '2026-01-01' }).compile()).toThrow(
      'A statement writes the place of rows in workout_fact',
    );
    const mixed = connection.db
      .selectFrom('coaching_link')
      .innerJoin('student_fact as fact', 'fact.space_id', 'coaching_link.student_id')
      .select('fact.days');
    expect(() => mixed.compile()).toThrow('mixes student_fact with coaching_link');
  });

  test('with Citus no table is left out, and a second pass changes nothing', async () => {
    const changed = await distribute(connection);
    if (!process.env.TEST_CITUS_WORKERS) {
      expect(changed).toBeNull();
      return;
    }
    expect(changed).toEqual([]);
    const { rows } = await sql<{ name: string; distributed: boolean }>`
      select t.table_name as name, p.partmethod = 'h' as distributed
      from information_schema.tables t
      left join pg_dist_partition p on p.logicalrelid = format('public.%I', t.table_name)::regclass
      where t.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(connection.db);
    expect(rows.length).toBeGreaterThan(50);
    for (const { name, distributed } of rows)
      expect([name, distributed]).toEqual([name, name in PLACE_OF]);
  });
});
