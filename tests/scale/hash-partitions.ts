import { sql } from 'kysely';
import type { Connection } from '../../server/db/database';
import { placesOf } from '../../server/db/distribute';
import { inTransaction } from '../../server/db/transaction';

const PARTS = 4;

/**
 * Splits the tables of a migrated PostgreSQL into hash partitions by space, with their rows, keys
 * and indexes. PostgreSQL refuses a unique key without the partition column.
 * @returns the partitioned tables
 */
export async function cutIntoPartitions({ db }: Connection): Promise<string[]> {
  return inTransaction(db, async (trx) => {
    const places = await placesOf(trx);
    for (const [table, column] of places) {
      const keys = await sql<{ statement: string }>`
        select format('alter table %I add constraint %I %s', ${table}::text, conname,
          pg_get_constraintdef(oid)) as statement
        from pg_constraint where conrelid = ${table}::regclass`.execute(trx);
      const indexes = await sql<{ statement: string }>`
        select pg_get_indexdef(indexrelid) as statement from pg_index
        where indrelid = ${table}::regclass
          and indexrelid not in (select conindid from pg_constraint)`.execute(trx);
      const [own, before] = [sql.id(table), sql.id(`${table}_before`)];
      await sql`alter table ${own} rename to ${before}`.execute(trx);
      await sql`create table ${own} (like ${before} including defaults)
        partition by hash (${sql.id(column)})`.execute(trx);
      for (let part = 0; part < PARTS; part += 1) {
        await sql`create table ${sql.id(`${table}_p${part}`)} partition of ${own}
          for values with (modulus ${sql.lit(PARTS)}, remainder ${sql.lit(part)})`.execute(trx);
      }
      await sql`insert into ${own} select * from ${before}`.execute(trx);
      await sql`drop table ${before}`.execute(trx);
      for (const { statement } of [...keys.rows, ...indexes.rows]) {
        await sql.raw(statement).execute(trx);
      }
    }
    return [...places.keys()];
  });
}
