import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vi } from 'vitest';
import { createLog } from '../../server/log';
import { start } from '../../server/start';
import { freePort } from './free-port';
import { testEnv } from './server';

/** The built app and the real server on free local ports, with a database and outbox of its own. */
export interface RunningApp {
  /** Address of the web port, which answers the API too. */
  url: string;
  /** The newest text mailed to an address; waits until there is one more than `seen`. */
  mailTo(email: string, seen?: number): Promise<string>;
  /** How many mails an address has received. */
  mailCount(email: string): Promise<number>;
  /** Ends the server in order and starts it over another build, with the same data and address. */
  deploy(dist: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the server over a folder with the built app. */
export async function runApp(
  dist: string,
  settings: Record<string, string> = {},
): Promise<RunningApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'anilha-app-'));
  // The server has to know its own address, so the port is chosen before it listens.
  const [webPort, apiPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${webPort}`;
  const env = testEnv({
    DATA_DIR: dataDir,
    WEB_PORT: String(webPort),
    API_PORT: String(apiPort),
    WEB_URL: url,
    API_URL: `http://localhost:${apiPort}`,
    ...settings,
  });
  let running = await start(env, createLog('error'), dist);

  async function mails(email: string): Promise<string[]> {
    const folder = join(dataDir, 'outbox');
    const names = await readdir(folder).catch(() => []);
    // Names are ids in order of time.
    const files = names.sort().map((name) => readFile(join(folder, name), 'utf8'));
    const texts = await Promise.all(files);
    return texts.filter((text) => text.includes(`To: ${email}\n`));
  }

  function mailTo(email: string, seen = 0): Promise<string> {
    return vi.waitFor(
      async () => {
        const all = await mails(email);
        const newest = all.at(-1);
        if (newest === undefined || all.length <= seen) throw new Error(`no mail to ${email}`);
        return newest;
      },
      { timeout: 15_000 },
    );
  }

  return {
    url,
    mailTo,
    mailCount: async (email) => (await mails(email)).length,
    deploy: async (next) => {
      await running.stop();
      running = await start(env, createLog('error'), next);
    },
    stop: async () => {
      await running.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
