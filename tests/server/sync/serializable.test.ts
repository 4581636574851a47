import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Connection } from '../../../server/db/database';
import { onEveryDatabase, onPostgres } from '../../harness/databases';
import { begun, createDevice, createEndpoint, newId, readAll, T0 } from './endpoint';

const WRITERS = 6;
const EACH = 12;

/** A connection on which the first writes of records fail with a code. */
function failing(connection: Connection, code: string, times: number) {
  let left = times;
  let failed = 0;
  const db = connection.db.withPlugin({
    transformQuery({ node }) {
      const table = node.kind === 'InsertQueryNode' ? node.into?.table.identifier.name : null;
      if (table === 'record' && left > 0) {
        left -= 1;
        failed += 1;
        throw Object.assign(new Error('could not serialize access'), { code });
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { connection: { ...connection, db }, failed: () => failed };
}

onEveryDatabase('a push that the database could not order', (database) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await database.openMigrated();
  });
  afterEach(() => connection.close());

  test.each(['40001', '40P01'])('by %s is tried again, unseen by who sent it', async (code) => {
    const plain = createEndpoint(connection);
    const phone = createDevice(plain, 'ana', 'phone');
    await phone.sync();
    const flaky = failing(connection, code, 3);
    const tablet = createDevice(createEndpoint(flaky.connection), 'ana', 'tablet');
    const record = newId();
    const [result] = await tablet.push(tablet.full(record, begun()));
    expect(result).toMatchObject({ ok: { rev: 1 } });
    expect(flaky.failed()).toBe(3);
    const pages = await readAll(phone);
    expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual([record]);
  });

  test.each(['40001', '40P01'])('by %s again and again is told to come back', async (code) => {
    const flaky = failing(connection, code, Number.POSITIVE_INFINITY);
    const endpoint = createEndpoint(flaky.connection);
    const phone = createDevice(endpoint, 'bia', 'phone');
    const answer = await endpoint.post('bia', {
      proto: 1,
      schema: 1,
      account: 'bia',
      device: 'phone',
      spaces: [],
      ops: [phone.full(newId(), begun())],
    });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(flaky.failed()).toBe(6);
  });
});

/** CockroachDB always works this way, others on request. */
onPostgres('a database that lets nothing pass but what could have come in order', (database) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await database.openMigrated();
    const { db } = connection;
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    const name = sql.id(rows[0]?.name ?? '');
    await sql`alter database ${name} set default_transaction_isolation = 'serializable'`.execute(
      db,
    );
    // Earlier connections do not know it yet.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
    await sql`set default_transaction_isolation = 'serializable'`.execute(db);
  });
  afterEach(async () => {
    const { db } = connection;
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} reset all`.execute(db);
    await connection.close();
  });

  test('takes what many devices write into one space at once, all of it', async () => {
    const endpoint = createEndpoint(connection);
    const shown = await sql<{ level: string }>`
      select current_setting('transaction_isolation') as level`.execute(connection.db);
    expect(shown.rows).toEqual([{ level: 'serializable' }]);
    const told = new Map<string, number>();
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        const device = createDevice(endpoint, 'caio', `d${writer}`);
        for (let written = 0; written < EACH; written += 1) {
          const record = newId();
          const op = device.full(record, begun(T0 + written));
          // A device tries again after a 503 until it succeeds.
          for (let rev: number | null = null; rev === null; ) {
            const results = await device.push(op).catch(() => []);
            const [result] = results;
            rev = result && 'ok' in result ? result.ok.rev : null;
            if (rev !== null) told.set(record, rev);
          }
        }
      }),
    );
    const pages = await readAll(createDevice(endpoint, 'caio', 'reader'));
    const read = pages.flatMap(({ records }) => records.map(({ id, rev }) => [id, rev]));
    expect(told.size).toBe(WRITERS * EACH);
    expect(new Map(read.map(([id, rev]) => [String(id), Number(rev)]))).toEqual(told);
    expect(new Set(told.values()).size).toBe(told.size);
  });
});
