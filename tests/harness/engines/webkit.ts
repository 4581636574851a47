import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { isResizeNotice } from '../../../src/telemetry/failure-filter';
import { freePort } from '../free-port';
import { ZONE } from '../zone';
import {
  asJsonFunction,
  type EngineBrowser,
  type EngineOptions,
  type EnginePage,
  fromJson,
} from './engine-page';
import { startGroup } from './process-group';
import { WEBKIT_DRIVER } from './programs';
import { startDisplay, type VirtualDisplay } from './virtual-display';
import { keyActions, namedKeyActions, pointerActions } from './webdriver-actions';

const BROWSER = join(import.meta.dirname, 'webkit-browser.py');
const CALL_MS = 60_000;
const CLOSE_MS = 10_000;
const BETWEEN_MS = 50;
/** The files of localStorage, of which the newer changes are in the second one. */
const STORED = /\.localstorage(-wal)?$/;
const answerSchema = v.object({ value: v.unknown() });
const errorSchema = v.object({ error: v.string(), message: v.string() });
const tabSchema = v.object({ handle: v.string() });
const sessionSchema = v.object({ sessionId: v.string() });
/**
 * The lines in which WebKitGTK prints a page's console: "CONSOLE JS ERROR ...", "CONSOLE SECURITY
 * ERROR ...".
 */
const COMPLAINT = /CONSOLE (?:\w+ )?ERROR (.*)/;
/** Logged as errors, though no fault: a directive that it lacks, calls that a navigation ended. */
const HARMLESS = /directive 'manifest-src'|due to access control checks/;

/** Sends a command of WebDriver; null asks without a body. */
type Send = (name: string, body?: object | null) => Promise<unknown>;

/** WebKitGTK by WebDriver classic, which is all that its driver speaks reliably. */
export async function openWebkit(options: EngineOptions): Promise<EngineBrowser> {
  await mkdir(options.profile, { recursive: true });
  const display = await startDisplay();
  const port = await freePort();
  const driver = startGroup(WEBKIT_DRIVER, ['-p', String(port)], {
    ...process.env,
    DISPLAY: display.name,
    PROFILE: options.profile,
    WINDOW: options.size.join('x'),
    TZ: ZONE,
    LANG: 'pt_BR.UTF-8',
    NO_AT_BRIDGE: '1',
    // Its sandbox starts no page as root or inside of a container.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  const complaints: string[] = [];
  for (const output of [driver.child.stdout, driver.child.stderr]) {
    if (!output) continue;
    createInterface({ input: output }).on('line', (line) => {
      const complaint = COMPLAINT.exec(line)?.[1];
      if (complaint === undefined || HARMLESS.test(complaint) || isResizeNotice(complaint)) return;
      complaints.push(complaint);
    });
  }

  async function call(path: string, body: object | null = {}): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(CALL_MS),
    });
    const { value } = v.parse(answerSchema, await answer.json());
    const refused = v.safeParse(errorSchema, value);
    if (refused.success) {
      throw new Error(`${path}: ${refused.output.error}: ${refused.output.message}`);
    }
    return value;
  }

  await untilListening(port);
  const wanted = {
    'webkitgtk:browserOptions': { binary: BROWSER, args: [] },
    // With another strategy each call waits for the whole page, and after 'eager' for ever.
    pageLoadStrategy: 'none',
  };
  const made = await call('/session', { capabilities: { alwaysMatch: wanted } });
  const session = `/session/${v.parse(sessionSchema, made).sessionId}`;
  const command: Send = (name, body) => call(`${session}/${name}`, body);
  await command('timeouts', { script: CALL_MS, pageLoad: CALL_MS });
  const tabOf = async () => v.parse(v.string(), await command('window', null));
  const first = await tabOf();
  let current = first;

  /** The page of a tab. The driver's commands go to one tab at a time. */
  function openPage(tab: string): EnginePage {
    const send: Send = async (name, body) => {
      if (tab !== current) await command('window', { handle: tab });
      current = tab;
      return command(name, body);
    };
    return pageOf(send, display, options);
  }

  const page = openPage(first);

  /** WebKit stores localStorage some time after a change, and the end of a session kills it. */
  async function untilStored(): Promise<void> {
    const mark = `stored-${randomUUID()}`;
    await page.run((key) => localStorage.setItem(key, ''), mark);
    const end = Date.now() + CALL_MS;
    while (!(await isStored(options.profile, mark))) {
      if (Date.now() > end) throw new Error('WebKit did not store what the page holds');
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
  }

  async function kill(): Promise<void> {
    driver.kill();
    await driver.ended;
    await display.stop();
  }
  return {
    page,
    async newTab() {
      const made = await command('window/new', { type: 'window' });
      return openPage(v.parse(tabSchema, made).handle);
    },
    takeComplaints: () => complaints.splice(0),
    async close() {
      await untilStored();
      const signal = AbortSignal.timeout(CLOSE_MS);
      const ended = fetch(`http://127.0.0.1:${port}${session}`, { method: 'DELETE', signal });
      await ended.catch(() => undefined);
      await kill();
    },
    kill,
  };
}

function pageOf(send: Send, display: VirtualDisplay, options: EngineOptions): EnginePage {
  /** Resolves once another document has replaced the one that was marked. */
  async function leave(navigate: () => Promise<unknown>): Promise<void> {
    const end = Date.now() + CALL_MS;
    await page.run(() => {
      document.documentElement.dataset.left = '';
    });
    await navigate();
    const isThere = () =>
      document.documentElement.dataset.left === undefined && document.readyState !== 'loading';
    while ((await page.run(isThere).catch(() => false)) !== true) {
      if (Date.now() > end) throw new Error('The page was not replaced');
    }
  }

  let size = options.size;
  const page: EnginePage = {
    engine: 'webkit',
    goto: (address) => leave(() => send('url', { url: new URL(address, options.origin).href })),
    reload: () => leave(() => send('refresh')),
    async run(work, ...given) {
      const script = `const [given, answer] = arguments;
        (${asJsonFunction(work)})(given).then(answer, (cause) => answer({ failed: String(cause) }));`;
      const value = await send('execute/async', { script, args: [JSON.stringify(given)] });
      if (typeof value === 'string') return fromJson(value);
      throw new Error(`In the page: ${JSON.stringify(value)}`);
    },
    async inject(script) {
      await send('execute/sync', { script, args: [] });
    },
    async pointerDown(x, y) {
      await send('actions', { actions: pointerActions('pointerDown', x, y) });
    },
    async pointerUp(x, y) {
      await send('actions', { actions: pointerActions('pointerUp', x, y) });
    },
    async type(text) {
      await send('actions', { actions: keyActions(text) });
    },
    async key(name) {
      await send('actions', { actions: namedKeyActions(name) });
    },
    async resize(width, height) {
      size = [width, height];
      await send('window/rect', { width, height });
    },
    // The driver's own screenshot now and then never answers.
    pdf: async () => null,
    picture: (file) => display.picture(file, ...size),
  };
  return page;
}

async function isStored(profile: string, mark: string): Promise<boolean> {
  const names = await readdir(profile, { recursive: true });
  const files = names.filter((name) => STORED.test(name)).map((name) => join(profile, name));
  const texts = await Promise.all(files.map((file) => readFile(file).catch(() => Buffer.of())));
  return texts.some((text) => text.includes(mark));
}

async function untilListening(port: number): Promise<void> {
  const end = Date.now() + CALL_MS;
  while (Date.now() < end) {
    const signal = AbortSignal.timeout(CLOSE_MS);
    const answer = await fetch(`http://127.0.0.1:${port}/status`, { signal }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  throw new Error('WebKitWebDriver does not listen');
}
