import { existsSync, readFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../server/db/database';
import { listenTo } from '../../../server/db/listener';
import { isAway } from '../../../server/db/transaction';
import { onPostgres, postgresByAddress } from '../../harness/databases';
import { freePort } from '../../harness/free-port';
import { testUnless } from '../../harness/skipped-aloud';

const TABLE = '/proc/net/tcp';
const ESTABLISHED = '01';
const KEEP_ALIVE = '02';
const TICKS_A_SECOND = 100;
const LONGEST_SILENCE_S = 60;

/** Keep-alive time of sockets in seconds, by our port. */
function looksIn(): Map<number, number> {
  const looks = new Map<number, number>();
  for (const line of readFileSync(TABLE, 'utf8').trim().split('\n').slice(1)) {
    const [, local = '', , state, , timer = ''] = line.trim().split(/\s+/);
    const [kind, left = ''] = timer.split(':');
    const seconds = Number.parseInt(left, 16) / TICKS_A_SECOND;
    const port = Number.parseInt(local.split(':')[1] ?? '', 16);
    if (state === ESTABLISHED) looks.set(port, kind === KEEP_ALIVE ? seconds : Number.NaN);
  }
  return looks;
}

/** A connection to a database that carries no bytes from `mute` on; later connections work. */
async function startMutable(to: URL) {
  const port = await freePort();
  const ends: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    near.pipe(far);
    far.pipe(near);
    ends.push(near, far);
    for (const end of [near, far]) end.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = new URL(to);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    mute() {
      for (const end of ends) end.unpipe().pause();
    },
    async stop() {
      for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a database whose name leads nowhere, as while its container starts again, is away', async () => {
  const { db, close } = createDatabase({
    databaseUrl: 'postgres://anilha@nowhere.invalid/anilha',
    dataDir: 'memory',
  });
  const failure = await sql`select 1`.execute(db).catch((error: unknown) => error);
  expect([isAway(failure), failure]).toEqual([true, failure]);
  await close();
});

onPostgres('a machine that went without a word', () => {
  test('in the middle of a statement is given up, and the next one is asked', async () => {
    const { url, drop } = await postgresByAddress();
    const line = await startMutable(new URL(url));
    const { db, close } = createDatabase({
      databaseUrl: line.url,
      dataDir: 'memory',
      answersWithinMs: 2_000,
    });
    const ask = () => sql<{ one: number }>`select 1 as one`.execute(db);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    line.mute();
    const failure = await ask().catch((error: unknown) => error);
    expect([isAway(failure), failure]).toEqual([true, failure]);
    expect((await ask()).rows).toEqual([{ one: 1 }]);
    await close();
    await line.stop();
    await drop();
  });

  const lacking = existsSync(TABLE) ? null : `There is no ${TABLE} here.`;
  testUnless(lacking, 'is looked for within a minute on connections at rest', async () => {
    const { url, drop } = await postgresByAddress();
    const { db, close } = createDatabase({ databaseUrl: url, dataDir: 'memory' });
    const listening = await listenTo(
      url,
      'anything',
      () => undefined,
      () => undefined,
    );
    const { rows } = await sql<{ port: number }>`select client_port as port
      from pg_stat_activity where datname = current_database()`.execute(db);
    expect(rows.length).toBe(2);
    await expect
      .poll(() => Math.max(...rows.map(({ port }) => looksIn().get(port) ?? Number.NaN)))
      .toBeLessThanOrEqual(LONGEST_SILENCE_S);
    await listening.stop();
    await close();
    await drop();
  });
});
