import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuiltServer, startServer } from '../harness/built-server';
import { freePort } from '../harness/free-port';
import { type Front, startProxy } from './proxy';

/** Several built servers with one database, behind one address. */
export interface Processes {
  readonly proxy: Front;
  /** Represents all of them: the address of the proxy, and the mails of every process. */
  readonly front: BuiltServer;
  readonly all: readonly BuiltServer[];
  /** Kills one of them with SIGKILL. */
  kill(index: number): Promise<void>;
  /** Restarts it at the same ports. */
  restart(index: number): Promise<void>;
  stop(): Promise<void>;
}

const SECRET = 'varios servidores, um banco, o mesmo segredo';

export async function startProcesses(
  count: number,
  settings: Record<string, string>,
): Promise<Processes> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-scale-'));
  const places: { web: number; api: number }[] = [];
  while (places.length < count) places.push({ web: await freePort(), api: await freePort() });
  const proxy = await startProxy(places.map(({ web }) => web));
  const own = { AUTH_SECRET: SECRET, WEB_URL: proxy.url, API_URL: proxy.url, ...settings };
  const start = (ports: { web: number; api: number }) =>
    startServer({ dataDir, ports, settings: own });
  // All start at once, and queue for the migrations.
  const all = await Promise.all(places.map(start));
  const [first] = all;
  if (!first) throw new Error('no server');
  return {
    proxy,
    front: { ...first, url: proxy.url, apiUrl: proxy.url },
    all,
    kill: async (index) => all[index]?.kill(),
    async restart(index) {
      const place = places[index];
      if (place) all[index] = await start(place);
    },
    async stop() {
      await Promise.all(all.map((one) => one.stop()));
      await proxy.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
