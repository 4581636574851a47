import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDatabase } from '../../../server/db/database';
import { migrate } from '../../../server/db/migrations/migrate';
import { onEveryDatabase, postgresByAddress } from '../../harness/databases';

/** A limit for hanging tests, not a target. */
const PATIENCE_MS = 90_000;

onEveryDatabase('the commands of README', (database) => {
  let folder = '';
  let drop = async () => {};
  let settings: Record<string, string> = {};
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'anilha-command-'));
    settings = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', PASSWORD_COST: '10' };
    if (database.name === 'PostgreSQL') {
      const own = await postgresByAddress();
      drop = own.drop;
      settings = { ...settings, DATABASE_URL: own.url, DATABASE_DIRECT_URL: own.url };
    }
    const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = settings;
    const connection = createDatabase({ dataDir, databaseUrl });
    await migrate(connection);
    await connection.close();
  });
  afterEach(async () => {
    await drop();
    await rm(folder, { recursive: true, force: true });
  });

  function run(...words: string[]) {
    const args = ['--import', 'tsx', 'server/backup.ts', ...words];
    const env = { PATH: process.env.PATH ?? '', ...settings };
    return spawnSync(process.execPath, args, { encoding: 'utf8', env, timeout: PATIENCE_MS });
  }

  test('make a backup and put it back, say so in a line, and end', async () => {
    const backups = join(folder, 'backups');
    const made = run('make', backups);
    const [name = ''] = await readdir(backups);
    expect([made.status, made.stderr]).toEqual([0, '']);
    expect(made.stdout).toBe(`Backup em ${join(backups, name)}\n`);
    const { status, stdout, stderr } = run('restore', join(backups, name));
    expect([status, stderr]).toEqual([0, '']);
    // The output is one line, without any log.
    expect(stdout).toMatch(
      /^Banco restaurado\. Ninguém tinha registros\. Todo mundo entra de novo\. Atenção: .+\n$/,
    );
    expect(stdout).toContain(`não há journal.ndjson em ${settings.DATA_DIR}`);
  });
});
