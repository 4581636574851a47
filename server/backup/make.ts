import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../core/deps';
import { copySqlite, SQLITE_FILE } from '../db/sqlite-file';
import { BackupError } from './backup-error';
import { DATABASE_FILE, SECRET_FILE, sealBackup } from './parcel';
import { dumpPostgres } from './postgres';

/**
 * Copies the database of a running or stopped server into a new folder below `into`, with the
 * cookie secret if it is a file. A folder with its final name is complete.
 * @param at epoch ms
 * @returns the folder
 */
export async function makeBackup(
  env: Pick<Deps['env'], 'dataDir' | 'databaseUrl' | 'databaseDirectUrl' | 'authSecret'>,
  into: string,
  at: number,
): Promise<string> {
  const stamp = new Date(at).toISOString().replace(/[:.]/g, '-');
  const folder = join(into, `anilha-${stamp}`);
  const partial = `${folder}.partial`;
  await mkdir(partial, { recursive: true, mode: 0o700 });
  try {
    const dialect = env.databaseUrl === undefined ? 'sqlite' : 'postgres';
    const file = join(partial, DATABASE_FILE[dialect]);
    if (env.databaseUrl !== undefined) {
      await dumpPostgres(env.databaseDirectUrl ?? env.databaseUrl, file);
    } else {
      const from = join(env.dataDir, SQLITE_FILE);
      if (!existsSync(from)) throw new BackupError(`Não há banco de dados em ${from}.`);
      const fault = await copySqlite(env.dataDir, file);
      if (fault !== null) throw new BackupError(`A cópia do banco não está íntegra: ${fault}`);
    }
    await chmod(file, 0o600);
    const names: string[] = [DATABASE_FILE[dialect]];
    const secret = join(env.dataDir, SECRET_FILE);
    if (env.authSecret === undefined && existsSync(secret)) {
      await copyFile(secret, join(partial, SECRET_FILE));
      names.push(SECRET_FILE);
    }
    await sealBackup(partial, { at, dialect, names });
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
