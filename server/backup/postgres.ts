import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { MARK_UNREADY } from '../db/unready';
import { BackupError } from './backup-error';

/** The folder in which Debian keeps the programs of each version; not all are in the path. */
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
 * Arguments and environment with which a program finds a database. The password is in the
 * environment, because every user of a machine can read command lines.
 */
function leadingTo(databaseUrl: string): { args: string[]; env: NodeJS.ProcessEnv } {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return {
    args: ['--dbname', address.href],
    env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) },
  };
}

/** Resolves when a program ends; rejects with its error output if it failed. */
async function ended(program: string, child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said += String(chunk);
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new BackupError(`${program} falhou: ${said.trim()}`);
}

const PLAIN = ['--no-owner', '--no-privileges'];

/** Copies a running database consistently, with everything that a restore needs. */
export function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const { args, env } = leadingTo(databaseUrl);
  const words = [...args, '--format=custom', ...PLAIN, `--file=${file}`];
  const stdio: ['ignore', 'ignore', 'pipe'] = ['ignore', 'ignore', 'pipe'];
  return ended('pg_dump', spawn(pathOf('pg_dump'), words, { env, stdio }));
}

/**
 * Drops all tables in our schema, also those of a later release. By itself pg_restore drops only
 * the tables of the copy, and leftovers would break the migrations that create them.
 */
const BEGIN = `select current_setting('search_path') as place \\gset
begin;
set local client_min_messages = warning;
do $$
declare
  place oid := (
    select relnamespace from pg_class join pg_attribute on attrelid = pg_class.oid
    where pg_class.oid = to_regclass('migration') and attname = 'applied_at'
  );
  one text;
begin
  for one in
    select oid::regclass::text from pg_class
    where relnamespace = place and relkind in ('r', 'p') and not relispartition
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
  loop
    execute 'drop table ' || one || ' cascade';
  end loop;
end $$;
`;

/** The restored dump leaves the connection without a search path. */
const COMMIT = `select set_config('search_path', :'place', false);
${MARK_UNREADY};
commit;
`;

/** Replaces the content of a database by a copy in one transaction, and marks it as unready. */
export async function loadPostgres(databaseUrl: string, file: string): Promise<void> {
  const { args, env } = leadingTo(databaseUrl);
  const words = ['--clean', '--if-exists', ...PLAIN, '--file=-', file];
  const copy = spawn(pathOf('pg_restore'), words, { stdio: ['ignore', 'pipe', 'pipe'] });
  const plain = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--file=-'];
  const stdio: ['pipe', 'ignore', 'pipe'] = ['pipe', 'ignore', 'pipe'];
  const database = spawn(pathOf('psql'), [...args, ...plain], { env, stdio });
  const [read, stored] = [ended('pg_restore', copy), ended('psql', database)];
  // The failing program reports its own reason, and the other one then ends as well.
  read.catch(() => undefined);
  stored.catch(() => undefined);
  database.stdin.on('error', () => undefined);
  database.stdin.write(BEGIN);
  await pipeline(copy.stdout, database.stdin, { end: false }).catch(() => undefined);
  const whole = await read.then(
    () => true,
    () => false,
  );
  // An incomplete copy is never committed.
  database.stdin.end(whole ? COMMIT : 'rollback;\n');
  await stored;
  await read;
}
