import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { BuiltServer, BuiltServerOptions } from '../harness/built-server';
import { freePort } from '../harness/free-port';
import { startProxy } from './proxy';

const SECRET = 'varios servidores, um banco, o mesmo segredo';
/** File in the data folder with the name of the database, for a restart. */
const DATABASE = 'database-of-the-test';

/** Starts several servers with one PostgreSQL in place of one server, at the same addresses. */
export async function startSeveral(
  count: number,
  options: BuiltServerOptions,
  start: (options: BuiltServerOptions) => Promise<BuiltServer>,
): Promise<BuiltServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'anilha-several-')));
  const ports = options.ports ?? { web: await freePort(), api: await freePort() };
  const own: { web: number; api: number }[] = [];
  while (own.length < count) own.push({ web: await freePort(), api: await freePort() });
  const host = 'localhost';
  const [url, apiUrl] = [`http://${host}:${ports.web}`, `http://${host}:${ports.api}`];
  const databaseUrl = await databaseOf(dataDir);
  const settings = {
    AUTH_SECRET: SECRET,
    WEB_URL: url,
    API_URL: apiUrl,
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseUrl,
    ...options.settings,
  };
  const all = await Promise.all(
    own.map((place) => start({ ...options, dataDir, ports: place, settings })),
  );
  const [first] = all;
  if (!first) throw new Error('no server');
  // The proxies start last and stop first, so that they never run without servers, as with one
  // server.
  const fronts = [
    await startProxy(
      own.map(({ web }) => web),
      { host, port: ports.web },
    ),
    await startProxy(
      own.map(({ api }) => api),
      { host, port: ports.api },
    ),
  ];
  const end = async (how: 'kill' | 'stop') => {
    await Promise.all(fronts.map((front) => front.stop()));
    await Promise.all(all.map((one) => one[how]()));
  };
  return {
    ...first,
    url,
    apiUrl,
    ports,
    output: () => all.map((one) => one.output()).join('\n'),
    kill: () => end('kill'),
    async stop() {
      await end('stop');
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address of a data folder's database, which is created with it. */
async function databaseOf(dataDir: string): Promise<string> {
  const note = join(dataDir, DATABASE);
  if (existsSync(note)) return readFileSync(note, 'utf8');
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  const client = new Client({ connectionString: url.href });
  await client.connect();
  const name = `several_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name}`);
  await client.end();
  url.pathname = `/${name}`;
  writeFileSync(note, url.href);
  return url.href;
}
