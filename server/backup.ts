import { StartError } from './app/listen';
import { BackupError } from './backup/backup-error';
import { makeBackup } from './backup/make';
import { restoredWords } from './backup/words';
import { loadEnvFile, readEnv } from './core/env';
import { createLog } from './core/log';
import { restoreBackup } from './restore/restore';

const USAGE = `Uso:
  npm run backup -- PASTA                Copia o banco para uma pasta nova dentro de PASTA
  npm run restore -- BACKUP [--replace]  Põe um backup no lugar do banco de um servidor parado`;

/** The operator's command: copies the database of a running server, or restores such a copy. */
async function run([act, ...words]: readonly string[]): Promise<void> {
  loadEnvFile();
  const reading = readEnv(process.env);
  if (!reading.ok) throw new BackupError(reading.message);
  const { env } = reading;
  const [place, ...more] = words.filter((word) => !word.startsWith('--'));
  if (place === undefined || more.length > 0) throw new BackupError(USAGE);
  if (act === 'make') {
    console.log(`Backup em ${await makeBackup(env, place, Date.now())}`);
    return;
  }
  const ground = { env, log: createLog(env.logLevel), now: Date.now };
  const done = await restoreBackup(ground, place, words.includes('--replace'));
  console.log(restoredWords(done));
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(
    error instanceof BackupError || error instanceof StartError ? error.message : error,
  );
  process.exit(1);
});
