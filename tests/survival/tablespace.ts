import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

/**
 * A database with its tables in a folder, and its log elsewhere. When the folder's disk is full,
 * statements fail; a full log disk would end the whole PostgreSQL.
 * @returns its address
 */
export async function databaseOn(folder: string, server: string): Promise<string> {
  const place = join(folder, 'tables');
  mkdirSync(place);
  // When root runs the tests, PostgreSQL is another user that needs access to the folder.
  if (process.getuid?.() === 0) {
    const done = spawnSync('chown', ['postgres:postgres', place]);
    if (done.status !== 0) throw new Error('There is no system user postgres.');
  }
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create tablespace small location '${place}'`);
  await client.query('create database on_small tablespace small');
  await client.end();
  const url = new URL(server);
  url.pathname = '/on_small';
  return url.href;
}
