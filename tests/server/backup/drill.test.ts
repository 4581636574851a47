import { spawnSync } from 'node:child_process';
import { appendFile, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DATABASE_FILE } from '../../../server/backup/parcel';
import { createLog } from '../../../server/core/log';
import { drill } from '../../../server/restore/drill';
import { onEveryDatabase } from '../../harness/databases';
import { type Ground, openGround } from './ground';

onEveryDatabase('a drill of the newest backup', (database) => {
  let ground: Ground;

  beforeEach(async () => {
    ground = await openGround(database);
    await ground.server.signedIn();
    await ground.server.signedIn({ name: 'Bia', email: 'bia@example.com' });
  });
  afterEach(() => ground.close());

  /** Places of drills that were not dropped. */
  async function left(): Promise<string[]> {
    const folders = (await readdir(tmpdir())).filter((name) => name.startsWith('anilha-drill-'));
    if (ground.embedded) return folders;
    const { rows } = await sql<{ datname: string }>`
      select datname from pg_database where datname like 'anilha_drill_%'`.execute(
      ground.server.connection.db,
    );
    return [...folders, ...rows.map(({ datname }) => datname)];
  }
  const log = createLog('silent');
  const tried = (place = ground.backups, now = ground.server.clock.now) =>
    drill({ env: ground.env, log, now }, place);
  const names = async () => {
    const rows = await ground.server.connection.db.selectFrom('user').select('name').execute();
    return rows.map(({ name }) => name).sort();
  };

  test('passes on the newest one, and changes nothing of the server', async () => {
    await ground.backUp();
    await ground.server.signedIn({ name: 'Caio', email: 'caio@example.com' });
    const newest = await ground.backUp();
    const mails = (await ground.server.mails()).length;
    const before = await left();
    expect(await tried()).toMatchObject({ people: 3, records: 0 });
    expect(await tried(newest)).toMatchObject({ people: 3 });
    expect(await names()).toEqual(['Ana', 'Bia', 'Caio']);
    expect(await ground.server.mails()).toHaveLength(mails);
    expect(await left()).toEqual(before);
  });

  test('fails on a damaged, an old and an absent one, and leaves nothing behind', async () => {
    await expect(tried()).rejects.toThrow(`Não há backup em ${ground.backups}.`);
    const folder = await ground.backUp();
    const later = () => ground.server.clock.now() + 50 * 3_600_000;
    await expect(tried(ground.backups, later)).rejects.toThrow('é de 50 horas atrás');
    const file = join(folder, DATABASE_FILE[ground.embedded ? 'sqlite' : 'postgres']);
    await appendFile(file, 'x');
    const before = await left();
    await expect(tried()).rejects.toThrow('falta ou está danificado');
    await rm(file);
    await expect(tried()).rejects.toThrow('falta ou está danificado');
    expect(await left()).toEqual(before);
  });

  test('says yes or no in a line, by its exit code and in figures for a monitor', async () => {
    await ground.backUp();
    const metric = join(ground.dataDir, 'drill.prom');
    const settings = {
      DATA_DIR: ground.dataDir,
      DATABASE_URL: ground.env.databaseUrl ?? '',
      PASSWORD_COST: '10',
    };
    const run = (...words: string[]) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'server/drill.ts', ...words], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH ?? '', ...settings },
      });
    // The clock of the tests stands still, so the backup is old for the command.
    const old = run(ground.backups, '--metric', metric);
    expect([old.status, old.stdout]).toEqual([1, '']);
    expect(old.stderr).toMatch(/^Não: O backup mais novo em .+ é de \d+ horas atrás\.\n$/);
    expect(await readFile(metric, 'utf8')).toMatch(/^anilha_drill_success 0$/m);

    const [newest = ''] = await readdir(ground.backups);
    const { status, stdout, stderr } = run(join(ground.backups, newest), '--metric', metric);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Sim: o backup de [\d-]+ [\d:]+ UTC volta\. Tem 2 contas e nenhum registro; .+ \d+ s\.\n$/,
    );
    const figures = await readFile(metric, 'utf8');
    expect(figures).toMatch(/^# TYPE anilha_drill_success gauge\nanilha_drill_success 1$/m);
    expect(figures).toMatch(/^anilha_drill_backup_people 2$/m);

    expect(run().stderr).toContain('npm run drill -- PASTA');
  });
});
