import { sql } from 'kysely';
import { createDatabase } from '../../server/db/database';
import { startServer } from '../harness/built-server';
import { freePort } from '../harness/free-port';
import { gather } from '../survival/crowd';
import { createDoor } from '../survival/door';
import { createChance } from '../sync/chance';

/** Below the burst limit of the crowd's three people. */
const PUSHES = 1_000;

/** Processor time and database log per push, for the built server on PostgreSQL. */
export async function measurePushes(databaseUrl: string): Promise<void> {
  const port = await freePort();
  const settings = { DATABASE_URL: databaseUrl, METRICS_PORT: String(port) };
  const server = await startServer({ settings });
  const connection = createDatabase({ databaseUrl, dataDir: 'memory' });
  let done = 0;
  const door = createDoor(
    server.apiUrl,
    async () => undefined,
    ({ status }) => {
      if (status === 200) done += 1;
    },
  );
  const read = async () => {
    const report = await (await fetch(`http://localhost:${port}/metrics`)).text();
    const { rows } = await sql<{ bytes: number }>`
      select (pg_current_wal_lsn() - '0/0')::bigint as bytes`.execute(connection.db);
    const figure = (name: string) =>
      Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(report)?.[1] ?? Number.NaN);
    return {
      cpu: figure('process_cpu_seconds'),
      memory: figure('process_resident_memory_bytes'),
      pushes: figure('anilha_sync_exchanges_total'),
      wal: rows[0]?.bytes ?? 0,
    };
  };
  try {
    const crowd = await gather(server, door, createChance(1));
    const training = crowd.train();
    const until = async (count: number) => {
      const from = done;
      while (done < from + count) await new Promise((next) => setTimeout(next, 10));
    };
    // Warmed-up code is faster than new code.
    await until(PUSHES / 2);
    const before = await read();
    await until(PUSHES);
    const after = await read();
    crowd.stop();
    await training;
    const pushes = after.pushes - before.pushes;
    const cpu = ((after.cpu - before.cpu) / pushes) * 1000;
    const wal = (after.wal - before.wal) / pushes / 1024;
    console.log(`A push, of ${pushes}: ${cpu.toFixed(2)} ms of the server's processor,`);
    console.log(`  ${wal.toFixed(1)} kB of PostgreSQL's log; the process holds`);
    console.log(`  ${Math.round(after.memory / 2 ** 20)} MB`);
  } finally {
    await connection.close();
    await server.stop();
  }
}
