import { existsSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../server/db/database';
import { listenTo } from '../../../server/db/listener';
import { isAway } from '../../../server/db/transaction';
import { onPostgres, postgresByAddress } from '../../harness/databases';
import { testUnless } from '../../harness/skipped-aloud';

const TABLE = '/proc/net/tcp';
const ESTABLISHED = '01';
const KEEP_ALIVE = '02';
const TICKS_A_SECOND = 100;
const LONGEST_SILENCE_S = 60;

/** Seconds until the system looks whether the other side is still there, by our port. */
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
