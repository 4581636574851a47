import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { BackupError } from './backup-error';

/** Where Debian keeps each version's programs, which are not all in the path. */
const INSTALLED = '/usr/lib/postgresql';

function pathOf(program: string): string {
  const inPath = (process.env.PATH ?? '').split(':').filter(Boolean);
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).sort().reverse() : [];
  const folders = [...inPath, ...versions.map((version) => join(INSTALLED, version, 'bin'))];
  const found = folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
  if (!found) throw new BackupError(`Falta o programa ${program}, do PostgreSQL.`);
  return found;
}

/**
 * Runs one of PostgreSQL's programs on a database. The password goes by the environment, because
 * every user of a machine reads the words of its commands.
 */
async function run(program: string, databaseUrl: string, args: readonly string[]): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const child = spawn(pathOf(program), ['--dbname', address.href, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += String(chunk);
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new BackupError(`${program} falhou: ${said.trim()}`);
}

/** A consistent copy of a database at work, with everything that restoring it needs. */
export function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const plain = ['--no-owner', '--no-privileges'];
  return run('pg_dump', databaseUrl, ['--format=custom', ...plain, `--file=${file}`]);
}

/** Puts a copy in the place of what a database holds: all of it or nothing. */
export function loadPostgres(databaseUrl: string, file: string): Promise<void> {
  const whole = ['--single-transaction', '--exit-on-error'];
  const plain = ['--no-owner', '--no-privileges'];
  return run('pg_restore', databaseUrl, ['--clean', '--if-exists', ...whole, ...plain, file]);
}
