import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import type { WireOp } from '#protocol/sync';
import { type Connection, createDatabase } from '../../server/db/database';
import { createGroupCommit } from '../../server/db/group-commit';
import { migrate } from '../../server/db/migrations/migrate';
import { push } from '../../server/sync/push/push';
import { createRecent } from '../../server/sync/record/recent';
import { sizeOf, tenYears } from '../bench/app/ten-years';
import { findPostgres, startCluster } from '../harness/postgres-cluster';
import { measurePushes } from './push-work';

/**
 * `npm run bench:cost`: measures the inputs of the cost model in docs/performance.md. Some people
 * send ten years of training, and the use of resources is measured; then a crowd pushes to the
 * built server.
 */
const PEOPLE = 3;
const YEARS = 10;
const AT_ONCE = 100;
const NOW = Date.UTC(2026, 10, 22, 12);

async function fillPerson(connection: Connection, index: number): Promise<WireOp[]> {
  const person = `0195f000-0000-7000-8000-${String(index).padStart(12, '0')}`;
  const ops = tenYears(`${person}@example.com`, person, NOW);
  const deps = { transact: createGroupCommit(connection.db), recent: createRecent() };
  const accessTo = (space: string) => ({
    space,
    owner: person,
    own: true,
    grant: null,
    past: [],
    health: true,
  });
  for (let from = 0; from < ops.length; from += AT_ONCE) {
    const pusher = {
      person,
      nameless: false,
      schema: 1,
      accessTo,
      read: new Map(),
      chains: () => [],
    };
    const { results } = await push(deps, pusher, ops.slice(from, from + AT_ONCE), NOW);
    const refused = results.find((result) => !result || 'code' in result);
    if (refused) throw new Error(JSON.stringify(refused));
  }
  return ops;
}

async function measure(
  name: string,
  connection: Connection,
  size: () => Promise<number>,
): Promise<void> {
  await migrate(connection);
  const empty = await size();
  let ops: WireOp[] = [];
  for (let index = 1; index <= PEOPLE; index += 1) ops = await fillPerson(connection, index);
  const { workouts, sets } = sizeOf(ops);
  const perYear = ((await size()) - empty) / PEOPLE / YEARS;
  const text = JSON.stringify(ops);
  console.log(`${name}: ${workouts} workouts and ${sets} sets in ten years;`);
  console.log(`  ${kb(perYear)} kB per person and year in the tables and their indexes,`);
  const wire = kb(Buffer.byteLength(text) / YEARS);
  console.log(
    `  ${wire} kB per year as sent, ${kb(gzipSync(text).length / YEARS)} kB of it packed`,
  );
}

const kb = (bytes: number) => Math.round(bytes / 1024);

async function onPostgres(): Promise<void> {
  const programs = findPostgres();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const cluster = await startCluster(programs);
  const connection = createDatabase({ databaseUrl: cluster.url, dataDir: 'memory' });
  try {
    await measure('PostgreSQL', connection, async () => {
      await sql`vacuum full`.execute(connection.db);
      const { rows } = await sql<{ bytes: number }>`
        select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(connection.db);
      return rows[0]?.bytes ?? 0;
    });
    await measurePushes(cluster.url);
  } finally {
    await connection.close();
    cluster.stop();
  }
}

async function onSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'anilha-bytes-'));
  const connection = createDatabase({ dataDir: folder });
  try {
    await measure('SQLite', connection, async () => {
      await sql`vacuum`.execute(connection.db);
      const { rows } = await sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(
        connection.db,
      );
      return rows[0]?.bytes ?? 0;
    });
  } finally {
    await connection.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

onSqlite()
  .then(onPostgres)
  .catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
