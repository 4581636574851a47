import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPerson } from '../e2e/person-steps';
import { type BuiltServer, startServer } from '../harness/built-server';
import { eachEngine, engineBrowser } from '../harness/engines/each-engine';
import {
  ENGINES,
  type EngineName,
  type EnginePage,
  readPage,
} from '../harness/engines/engine-page';
import { see, seeText } from '../harness/engines/steps';
import { knownSince } from '../oldest-browsers/knowledge';
import { ABILITIES } from './abilities';
import { open, signIn } from './journey-steps';

/**
 * The table of docs/browsers.md is what this probe finds. With WRITE_DOCS=1 and all engines it is
 * written again.
 */
const PAGE = join(import.meta.dirname, '../../docs/browsers.md');
const BEGIN = '<!-- abilities -->\n';
const END = '<!-- /abilities -->';
const NAMES: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKitGTK',
};
const WEBKIT_VERSION = `import gi; gi.require_version('WebKit2', '4.1')
from gi.repository import WebKit2 as w; print(f'{w.get_major_version()}.{w.get_minor_version()}')`;

/** "156" of Chromium and Firefox, "2.50" of WebKitGTK, whose user agent names another version. */
function versionOf(engine: EngineName, agent: string): string {
  if (engine === 'webkit') {
    return spawnSync('/usr/bin/python3', ['-c', WEBKIT_VERSION], {
      encoding: 'utf8',
    }).stdout.trim();
  }
  return /(?:Chrome|Firefox)\/(\d+)/.exec(agent)?.[1] ?? '';
}

interface Probe {
  readonly version: string;
  readonly has: readonly boolean[];
}
const probes = new Map<EngineName, Probe>();

const yes = (has: boolean | undefined) => (has ? 'yes' : 'no');
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

function tableOf(): string {
  const versions = ENGINES.map((engine) => `${NAMES[engine]} ${probes.get(engine)?.version}`);
  const head = ['what', ...versions, 'Chrome on Android', 'iPhone', 'without it'];
  const rows = ABILITIES.map(({ what, compat, without, says }, at) =>
    row([
      what,
      ...ENGINES.map((engine) => yes(probes.get(engine)?.has[at])),
      knownSince('chrome_android', compat),
      knownSince('safari_ios', compat),
      says ? `“${says.words}”; ${without}` : without,
    ]),
  );
  return [row(head), row(head.map(() => '---')), ...rows].join('');
}

/** The table of the page, as cells. */
function written(): string[][] {
  const text = readFileSync(PAGE, 'utf8');
  const table = text.slice(text.indexOf(BEGIN) + BEGIN.length, text.indexOf(END));
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
}

async function probe(page: EnginePage, engine: EngineName): Promise<Probe> {
  const agent = await readPage(page, v.string(), () => navigator.userAgent);
  const has: boolean[] = [];
  for (const ability of ABILITIES) has.push(await readPage(page, v.boolean(), ability.has));
  return { version: versionOf(engine, agent), has };
}

let server: BuiltServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server?.stop();
  if (!process.env.WRITE_DOCS || probes.size < ENGINES.length) return;
  const text = readFileSync(PAGE, 'utf8');
  const [before = '', rest = ''] = text.split(BEGIN);
  writeFileSync(PAGE, `${before}${BEGIN}${tableOf()}${END}${rest.split(END)[1]}`);
});

test('docs/browsers.md has a row of each ability, with what MDN knows of telephones', () => {
  const [head = [], , ...rows] = written();
  expect(head.slice(1 + ENGINES.length)).toEqual(['Chrome on Android', 'iPhone', 'without it']);
  const expected = ABILITIES.map(({ what, compat, without, says }) => [
    what,
    knownSince('chrome_android', compat),
    knownSince('safari_ios', compat),
    says ? `“${says.words}”; ${without}` : without,
  ]);
  expect(rows.map(([what, ...cells]) => [what, ...cells.slice(ENGINES.length)])).toEqual(expected);
});

eachEngine(ENGINES, (engine) => {
  const browser = engineBrowser(engine, () => server.url);
  const column = 1 + ENGINES.indexOf(engine);

  describe('what the engine can do', () => {
    let found: Probe;
    beforeAll(async () => {
      const email = `vera-${engine}@exemplo.com.br`;
      await createPerson(server, 'Vera', email);
      await signIn(browser.page, email);
      found = await probe(browser.page, engine);
      probes.set(engine, found);
    });

    test('is what docs/browsers.md says', () => {
      const [head = [], , ...rows] = written();
      const cells = Object.fromEntries(rows.map((cells) => [cells[0], cells[column]]));
      const expected = ABILITIES.map(({ what }, at) => [what, yes(found.has[at])]);
      expect(cells).toEqual(Object.fromEntries(expected));
      // Debian updates the engines by itself, but a table of a newer one is of another machine.
      const [name, version] = (head[column] ?? '').split(' ');
      expect(name).toBe(NAMES[engine]);
      expect(Number(version)).toBeLessThanOrEqual(Number(found.version));
    });

    test('is what the screens say of it', async () => {
      const { page } = browser;
      const spoken = ABILITIES.flatMap(({ says }, at) =>
        says ? [{ ...says, at, path: says.at }] : [],
      );
      for (const path of new Set(spoken.map((one) => one.path))) {
        await open(page, path);
        const here = spoken.filter((one) => one.path === path);
        for (const { words, at } of here) {
          if (!found.has[at]) await seeText(page, words);
        }
        await see(page, { role: 'heading', name: HEADINGS[path] ?? path });
        const text = await readPage(page, v.string(), () => document.body.innerText);
        for (const { words, at } of here) {
          if (found.has[at]) expect(text).not.toContain(words);
        }
      }
    });
  });
});

/** A heading that comes with the words about the lack. */
const HEADINGS: Readonly<Record<string, string>> = {
  '/app/settings': 'Deste aparelho',
  '/app/settings/notifications': 'Neste aparelho',
  '/app/account': 'Chaves de acesso',
};
