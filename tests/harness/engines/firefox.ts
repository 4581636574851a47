import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { isResizeNotice } from '../../../src/telemetry/failure-filter';
import { ZONE } from '../zone';
import { type Bidi, connectBidi } from './bidi';
import {
  asJsonFunction,
  type EngineBrowser,
  type EngineOptions,
  type EnginePage,
  fromJson,
} from './engine-page';
import { lineOf, startGroup } from './process-group';
import { FIREFOX } from './programs';
import { keyActions, namedKeyActions, pointerActions } from './webdriver-actions';

const PREFERENCES = {
  'intl.accept_languages': 'pt-BR, pt',
  'intl.locale.requested': 'pt-BR',
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};
const contextSchema = v.object({ context: v.string() });
const treeSchema = v.object({ contexts: v.array(contextSchema) });
const resultSchema = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
/** NS_BINDING_ABORTED: the page was left while its font came. */
const ABORTED_FONT = /^downloadable font: download failed .* status=2152398850 /;
const logSchema = v.object({ level: v.string(), text: v.nullable(v.string()) });
const base64Schema = v.object({ data: v.string() });

/** Firefox by WebDriver BiDi. Playwright 1.65 sends it a message that Firefox 153 does not know. */
export async function openFirefox(options: EngineOptions): Promise<EngineBrowser> {
  await mkdir(options.profile, { recursive: true });
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(options.profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', options.profile];
  const firefox = startGroup(FIREFOX, [...args, '--remote-debugging-port=0'], {
    ...process.env,
    TZ: ZONE,
  });
  const [, address] = await lineOf(firefox, /WebDriver BiDi listening on (ws:\S+)/);
  const bidi = await connectBidi(`${address}/session`);
  const complaints: string[] = [];
  bidi.on('log.entryAdded', (params) => {
    const { level, text } = v.parse(logSchema, params);
    const isHarmless = isResizeNotice(text ?? '') || ABORTED_FONT.test(text ?? '');
    if (level === 'error' && !isHarmless) complaints.push(text ?? '');
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const tree = v.parse(treeSchema, await bidi.send('browsingContext.getTree'));

  async function newTab(): Promise<EnginePage> {
    const made = await bidi.send('browsingContext.create', { type: 'tab' });
    return pageOf(bidi, v.parse(contextSchema, made).context, options);
  }

  return {
    page: await pageOf(bidi, tree.contexts[0]?.context ?? '', options),
    newTab,
    takeComplaints: () => complaints.splice(0),
    async close() {
      await bidi.send('browser.close');
      await firefox.ended;
    },
    async kill() {
      firefox.kill();
      await firefox.ended;
    },
  };
}

async function pageOf(bidi: Bidi, context: string, options: EngineOptions): Promise<EnginePage> {
  const send = (method: string, params: object = {}) => bidi.send(method, { context, ...params });

  const page: EnginePage = {
    engine: 'firefox',
    async goto(path) {
      const url = new URL(path, options.origin).href;
      await send('browsingContext.navigate', { url, wait: 'interactive' });
    },
    async reload() {
      await send('browsingContext.reload', { wait: 'interactive' });
    },
    async run(work, ...given) {
      const answer = await bidi.send('script.callFunction', {
        functionDeclaration: asJsonFunction(work),
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
      });
      const outcome = v.parse(resultSchema, answer);
      if (outcome.type === 'success') return fromJson(outcome.result.value);
      throw new Error(`In the page: ${outcome.exceptionDetails.text}`);
    },
    async inject(script) {
      const wanted = { expression: script, target: { context }, awaitPromise: false };
      await bidi.send('script.evaluate', wanted);
    },
    async pointerDown(x, y) {
      await send('input.performActions', { actions: pointerActions('pointerDown', x, y) });
    },
    async pointerUp(x, y) {
      await send('input.performActions', { actions: pointerActions('pointerUp', x, y) });
    },
    async type(text) {
      await send('input.performActions', { actions: keyActions(text) });
    },
    async key(name) {
      await send('input.performActions', { actions: namedKeyActions(name) });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { viewport: { width, height } });
    },
    async picture(file) {
      const { data } = v.parse(base64Schema, await send('browsingContext.captureScreenshot'));
      await writeFile(file, Buffer.from(data, 'base64'));
    },
    async pdf() {
      const { data } = v.parse(base64Schema, await send('browsingContext.print'));
      return Buffer.from(data, 'base64');
    },
  };
  await page.resize(...options.size);
  return page;
}
