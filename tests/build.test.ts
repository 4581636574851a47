import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { type BuildReport, readBuild } from './build-report';
import { builtDist } from './harness/built-server';
import { readSources } from './source-files';

/** Limit for the JavaScript of a signed-in person's first screen, bytes after gzip. */
const BUDGET = 110 * 1000;
/** Limit for the JavaScript up to the first set of a visitor, bytes after gzip. */
const FIRST_SET_BUDGET = 310 * 1000;
/** Limit for precached files: storing each costs a device 2 to 3 ms of processor time. */
const MOST_FILES = 300;
const ENTRY = 'index.html';
const HOME = /(?:route|training)\(\s*'\/',.*?import\('\.\.\/(screens\/[^']+)'\)/gs;

let build: BuildReport;

beforeAll(() => {
  build = readBuild(builtDist());
}, 180_000);

/** The screens of '/' in the table of routes, as keys of the build's manifest. */
function homeScreens(): string[] {
  const table = readFileSync(join(import.meta.dirname, '../src/app/routes.tsx'), 'utf8');
  return [...table.matchAll(HOME)].flatMap(([, path]) => (path ? `src/${path}.tsx` : []));
}

const TABLES = new Set([
  'src/app/routes.tsx',
  'src/app/later-routes.ts',
  'src/app/named-routes.ts',
]);

/** The screens in the route tables, as paths from the root. */
function routedScreens(): string[] {
  const tables = readSources(['src']).filter(({ path }) => TABLES.has(path));
  const screens = tables.flatMap(({ imports }) => imports.flatMap((one) => one.path ?? []));
  return screens.filter((path) => path.startsWith('src/screens/')).map((path) => `${path}.tsx`);
}

describe('the first screen of a signed-in person', () => {
  test(`needs at most ${BUDGET / 1000} kB of JavaScript`, () => {
    const preloaded = [...build.read('index.html').matchAll(/modulepreload[^>]*href="\/([^"]+)"/g)];
    const totals = homeScreens().map((home) => {
      const scripts = [
        ...build.scriptsOf(ENTRY, home),
        ...preloaded.flatMap(([, file]) => file ?? []),
      ];
      const bytes = [...new Set(scripts)].reduce((sum, file) => sum + build.gzipped(file), 0);
      console.info(`First screen, ${home}: ${(bytes / 1000).toFixed(1)} kB gzip of JavaScript`);
      return bytes;
    });
    expect(Math.max(...totals)).toBeGreaterThan(0);
    expect(Math.max(...totals)).toBeLessThanOrEqual(BUDGET);
  });

  test('leaves the catalogue, the auth client and workbox-window for later', () => {
    const first = build.scriptsOf(ENTRY, ...homeScreens());
    for (const later of [
      /node_modules\/workbox-window\//,
      /^src\/api\/account\/auth-service\.ts$/,
    ]) {
      const files = Object.keys(build.chunks)
        .filter((key) => later.test(key))
        .flatMap((key) => build.chunks[key]?.file ?? []);
      expect(files).not.toEqual([]);
      expect(files.filter((file) => first.has(file))).toEqual([]);
    }
    expect([...first].filter((file) => file.includes('posthog'))).toEqual([]);
    const script = [...first].map((file) => build.read(file)).join('\n');
    const row = exercises.map((exercise) => exercise.id).find((id) => script.includes(`${id} |`));
    expect(row).toBeUndefined();
  });
});

describe('the page that leads a visitor into the first workout', () => {
  test(`names all its scripts ahead, at most ${FIRST_SET_BUDGET / 1000} kB`, () => {
    const page = build.read('start.html');
    const named = [...page.matchAll(/modulepreload[^>]*href="\/([^"]+)"/g)].flatMap(
      ([, file]) => file ?? [],
    );
    const needed = build.scriptsOf(
      ENTRY,
      'src/screens/account/start/start.tsx',
      'src/catalog/programs.ts',
      'src/screens/workouts/workout/workout.tsx',
    );
    expect([...needed].filter((file) => !named.includes(file))).toEqual([]);
    const catalogue = build.files.filter((file) => /catalogue-[^/]*\.js$/.test(file));
    expect(catalogue).toHaveLength(1);
    expect(named).toEqual(expect.arrayContaining(catalogue));
    const bytes = named.reduce((sum, file) => sum + build.gzipped(file), 0);
    console.info(`First workout of a visitor: ${(bytes / 1000).toFixed(1)} kB gzip of JavaScript`);
    expect(bytes).toBeLessThanOrEqual(FIRST_SET_BUDGET);
  });
});

describe('the figures of exercises', () => {
  const named = (name: RegExp) => build.files.filter((file) => name.test(file));
  const bytes = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + build.gzipped(file), 0);

  test('draw with at most 10 kB of script, and have poses of at most 60 kB', () => {
    const drawing = named(/^assets\/figure-(drawing|player|still|picture)-.*\.js$/);
    const poses = named(/^assets\/figure-poses-.*\.js$/);
    console.info(`Figures: ${bytes(drawing)} bytes of script, ${bytes(poses)} of poses`);
    expect(poses).toHaveLength(1);
    expect(drawing).not.toEqual([]);
    expect(bytes(drawing)).toBeLessThanOrEqual(10 * 1000);
    expect(bytes(poses)).toBeLessThanOrEqual(60 * 1000);
  });

  test('are no part of a first load, nor of the running workout’s own', () => {
    const early = build.scriptsOf(
      ENTRY,
      ...homeScreens(),
      'src/screens/workouts/workout/workout.tsx',
    );
    expect([...early].filter((file) => /figure-/.test(file))).toEqual([]);
  });
});

describe('every route', () => {
  test('is a chunk of its own', () => {
    const screens = routedScreens();
    expect(screens.length).toBeGreaterThan(10);
    const first = build.scriptsOf(ENTRY);
    const lazy = screens.filter((key) => {
      const chunk = build.chunks[key];
      return chunk?.isDynamicEntry === true && !first.has(chunk.file);
    });
    expect(lazy).toEqual(screens);
  });
});

describe('scripts', () => {
  test('never import each other in a circle, where one would run without the other', () => {
    const inCircle = Object.keys(build.chunks).filter((key) => {
      const imports = build.chunks[key]?.imports ?? [];
      return build.scriptsOf(...imports).has(build.chunks[key]?.file ?? '');
    });
    expect(inCircle).toEqual([]);
  });
});

describe('the page of the kit', () => {
  // An id and a class that only this page has.
  const page = readSources(['src/ui']).filter(({ path }) => path.startsWith('src/ui/kit'));
  const traces = /kit-today|wideStates|data-shown/;

  test('is in the sources and nowhere in the build', () => {
    const sources = page.map(({ path }) =>
      readFileSync(join(import.meta.dirname, '..', path), 'utf8'),
    );
    expect(sources.filter((source) => traces.test(source)).length).toBeGreaterThan(1);
    const texts = build.files.filter((file) => /\.(js|css|html)$/.test(file));
    expect(texts.filter((file) => traces.test(build.read(file)))).toEqual([]);
    expect(Object.keys(build.chunks).filter((key) => key.startsWith('src/ui/kit'))).toEqual([]);
  });
});

describe('the precache list', () => {
  test('has the shell, every script and style, the manifest and both fonts', () => {
    const needed = build.files
      .filter((file) => /^assets\/.*\.(js|css)$/.test(file))
      // Files of pages that only the server sends.
      .filter((file) => !/^assets\/page-/.test(file))
      // PostHog loads only with a consent to analytics, and offline it is useless.
      .filter((file) => !/^assets\/posthog-/.test(file))
      // SQLite's file system in memory has a home folder.
      .filter((file) => !/^assets\/read-database-/.test(file));
    const missing = [ENTRY, 'manifest.webmanifest', ...needed].filter(
      (file) => !build.precached.has(file),
    );
    expect(missing).toEqual([]);
    const fonts = [...build.precached].filter((url) => url.endsWith('.woff2'));
    expect(fonts.filter((url) => !url.includes('-latin-wght-normal-'))).toEqual([]);
    expect(fonts).toHaveLength(2);
  });

  test('has one file that brings all scripts and styles at once, as they are', () => {
    const packs = [...build.precached].filter((url) => /^assets\/pack-.*\.json$/.test(url));
    expect(packs).toHaveLength(1);
    const texts: Record<string, unknown> = JSON.parse(build.read(packs[0] ?? ''));
    const listed = [...build.precached].filter((url) => /^assets\/.*\.(js|css)$/.test(url));
    expect(Object.keys(texts).sort()).toEqual(listed.sort());
    expect(listed.filter((url) => texts[url] !== build.read(url))).toEqual([]);
  });

  test(`is at most ${MOST_FILES} files long`, () => {
    expect(build.precached.size).toBeGreaterThan(0);
    expect(build.precached.size).toBeLessThanOrEqual(MOST_FILES);
  });

  test('names only files that exist', () => {
    expect([...build.precached].filter((url) => !build.files.includes(url))).toEqual([]);
  });
});

describe('the notices of others', () => {
  /** Only the page of the UI kit uses these, and it is not part of the build. */
  const NOT_SERVED = ['@brazilian-utils/brazilian-utils'];
  const notices = () => build.read('third-party.txt');

  test('name every package that the app and its worker import, and what those bring', () => {
    const imports = readSources(['src', 'sw']).flatMap((file) => file.imports);
    const packages = imports.flatMap(({ specifier, path }) =>
      path === undefined ? (/^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? []) : [],
    );
    expect(new Set(packages).size).toBeGreaterThan(15);
    const others = ['scheduler', 'dequal', 'd3-path', 'workbox-core'];
    const fonts = ['@fontsource-variable/inter', '@fontsource-variable/manrope'];
    const unnamed = [...new Set([...packages, ...others, ...fonts])].filter(
      (name) => !notices().includes(`\n${name} `),
    );
    expect(unnamed).toEqual(NOT_SERVED);
  });

  test.each([
    ['Manrope', 'Copyright 2019 The Manrope Project Authors'],
    ['Inter', 'Copyright 2016 The Inter Project Authors'],
    ['both fonts', 'SIL OPEN FONT LICENSE Version 1.1'],
    ['React', 'Copyright (c) Meta Platforms, Inc. and affiliates.'],
    ['the worker', 'Copyright 2018 Google LLC'],
    ['Body Muscles', 'Copyright 2024 Ivan Vulović'],
    ['Body Muscles, taken apart', 'separados em formas avulsas'],
  ])('have the words of %s', (_, words) => {
    expect(notices()).toContain(words);
  });

  test('have the licence of each, but of the one that asks for none', () => {
    const without = [...notices().matchAll(/^(.*): o pacote não traz/gm)].map(([, name]) => name);
    expect(without).toEqual(['Unlicense']);
    expect(notices()).not.toContain('undefined');
  });

  test('are at hand without network', () => {
    expect(build.precached).toContain('third-party.txt');
  });
});

describe('what is served', () => {
  test('has no source maps', () => {
    expect(build.files.filter((file) => file.endsWith('.map'))).toEqual([]);
    const scripts = build.files.filter((file) => /\.(js|css)$/.test(file));
    expect(scripts.filter((file) => /[#@] sourceMappingURL=/.test(build.read(file)))).toEqual([]);
  });

  test('names no machine and carries no secret', () => {
    const texts = build.files
      .filter((file) => /\.(js|css|html|webmanifest)$/.test(file))
      // This library contains a list of developers' local addresses.
      .filter((file) => !/^assets\/posthog-/.test(file))
      // SQLite's file system in memory has a home folder.
      .filter((file) => !/^assets\/read-database-/.test(file));
    const leak = /sk_(live|test)_\w|whsec_\w|-----BEGIN|127\.0\.0\.1|\/home\/\w|\/root\/\w/;
    expect(texts.filter((file) => leak.test(build.read(file)))).toEqual([]);
  });

  test('has its compressed copies, but for what is too small to gain', () => {
    const plain = build.files.filter((file) => /\.(js|css|html|svg|webmanifest)$/.test(file));
    const large = plain
      .filter((file) => build.read(file).length > 2048)
      // The server fills these files at its start, and compresses them then.
      .filter((file) => !/%(WEB_URL|POLICY)%/.test(build.read(file)));
    const lacking = large.filter(
      (file) => !build.files.includes(`${file}.br`) || !build.files.includes(`${file}.gz`),
    );
    expect(lacking).toEqual([]);
  });

  test('links the manifest once and never by a changing name', () => {
    const html = build.read('index.html');
    expect([...html.matchAll(/rel="manifest"/g)]).toHaveLength(1);
    expect(html).toContain('href="/manifest.webmanifest"');
  });

  test('sets theme and font before the first paint, and starts after it, by two inline scripts', () => {
    const html = build.read('index.html');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts).toEqual(['', '']);
    // Inline script delays the first paint: 3 kB of it cost less than a separate file.
    const start = html.slice(html.lastIndexOf('<script>'), html.lastIndexOf('</script>'));
    expect(start).toContain('anilha.under-way');
    expect(start.length).toBeLessThan(3000);
    expect(html.indexOf('vite-ui-theme')).toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(html).not.toMatch(/\sstyle="/);
    // The only inline style has the order of the layers and nothing else; its hash is in the
    // policy.
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css?.trim());
    expect(styles).toEqual([expect.stringMatching(/^@layer [a-z, ]+;$/)]);
  });
});
