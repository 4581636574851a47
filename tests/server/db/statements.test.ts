import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../server/db/database';
import { keepStatements } from '../../../server/db/statements';

test('a statement is parsed once, until the tables change', () => {
  const parsed: string[] = [];
  const database = keepStatements({
    close: () => undefined,
    prepare(text) {
      parsed.push(text);
      return {
        reader: true,
        all: () => [],
        run: () => ({ changes: 0, lastInsertRowid: 0 }),
        iterate: () => [][Symbol.iterator](),
      };
    },
  });
  const first = database.prepare('select 1');
  expect(database.prepare('select 1')).toBe(first);
  expect(database.prepare('select 2')).not.toBe(first);
  database.prepare('alter table a add column b');
  expect(database.prepare('select 1')).not.toBe(first);
  expect(parsed).toEqual(['select 1', 'select 2', 'alter table a add column b', 'select 1']);
});

test('of statements that all differ only the last ones are kept', () => {
  let parsed = 0;
  const database = keepStatements({
    close: () => undefined,
    prepare() {
      parsed += 1;
      return {
        reader: true,
        all: () => [],
        run: () => ({ changes: 0, lastInsertRowid: 0 }),
        iterate: () => [][Symbol.iterator](),
      };
    },
  });
  for (let nth = 0; nth < 600; nth += 1) database.prepare(`select ${nth}`);
  database.prepare('select 599');
  expect(parsed).toBe(600);
  database.prepare('select 0');
  expect(parsed).toBe(601);
});

test('who read all columns sees one that was added', async () => {
  const { db, close } = createDatabase({ dataDir: 'memory' });
  const read = async () => (await sql`select * from a`.execute(db)).rows;
  await sql`create table a (one integer)`.execute(db);
  await sql`insert into a values (${1})`.execute(db);
  expect(await read()).toEqual([{ one: 1 }]);
  await sql`alter table a add column two integer default 2`.execute(db);
  expect(await read()).toEqual([{ one: 1, two: 2 }]);
  await close();
});
