import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from 'pg';
import * as v from 'valibot';

const placeSchema = v.object({ rows: v.tuple([v.object({ data_directory: v.string() })]) });

/**
 * Stops a PostgreSQL like a crash, and starts it with the same settings. Its running transactions
 * are lost, and committed ones are read from its log.
 */
export async function restartPostgres(programs: string, url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = v.parse(placeSchema, await client.query('show data_directory'));
  await client.end();
  const data = rows[0].data_directory;
  const log = join(data, '..', 'log');
  const pgCtl = join(programs, 'pg_ctl');
  const args = ['-D', data, '-m', 'immediate', '-l', log, '-w', 'restart'];
  // PostgreSQL refuses to run as root.
  const asRoot = process.getuid?.() === 0;
  const [command, rest] = asRoot
    ? ['runuser', ['-u', 'postgres', '--', pgCtl, ...args]]
    : [pgCtl, args];
  const child = spawn(command, rest, { cwd: data, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`PostgreSQL did not come back: ${code}, see ${log}`);
}

/** Makes commits of new sessions survive a crash, whatever the cluster's settings. */
export async function keepCommits(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('alter database postgres set synchronous_commit = on');
  await client.end();
}
