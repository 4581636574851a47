import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { alsoTell, WITHOUT_UNUSED, watchContext } from './browser';
import { CHROMIUM } from './engines/programs';

/** A Chromium with a persistent profile that can be killed like by a dead battery. */
export interface KillableChromium {
  readonly context: BrowserContext;
  /** A page in the size of a phone. */
  newPage(): Promise<Page>;
  /** Closes in order, which writes recent cookies to the profile. */
  close(): Promise<void>;
  /** Sends SIGKILL to all processes of the browser at once. */
  kill(): Promise<void>;
}

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--lang=pt-BR',
  '--remote-debugging-port=0',
  WITHOUT_UNUSED,
];

function debuggerAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('Chromium ended before it listened')));
    if (!child.stderr) throw new Error('Chromium has no error output');
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /^DevTools listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}

/** Opens Chromium over a profile folder; reopening the folder finds its stored data. */
export async function openProfile(profile: string): Promise<KillableChromium> {
  // A process group, so that one signal reaches all processes of the browser.
  const child = spawn(CHROMIUM, [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const browser = await chromium.connectOverCDP(await debuggerAddress(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('Chromium has no context');
  watchContext(context);
  alsoTell(browser);
  // Not `exit`: each of its processes holds the error output. A dying one still holds the lock of
  // the storage, without which the next Chromium finds an empty localStorage.
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    context,
    async newPage() {
      const page = await context.newPage();
      await page.setViewportSize({ width: 360, height: 780 });
      return page;
    },
    async close() {
      const session = await browser.newBrowserCDPSession();
      await session.send('Browser.close');
      await ended;
    },
    async kill() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}
