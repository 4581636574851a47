import { describe, expect, test } from 'vitest';
import { readImports, readSources, type SourceFile } from './source-files';

const PARTS = [
  'domain',
  'catalog',
  'words',
  'data',
  'live',
  'training',
  'ui',
  'preferences',
  'pwa',
];

/**
 * The table of ARCHITECTURE.md: which layers may import which. A layer may always import itself.
 */
const WALLS: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  words: ['domain'],
  catalog: ['domain'],
  protocol: ['domain'],
  interchange: ['domain', 'words'],
  replica: ['domain', 'protocol'],
  api: ['domain', 'protocol'],
  sync: ['domain', 'protocol', 'replica', 'api'],
  data: ['domain', 'protocol', 'catalog', 'interchange', 'replica', 'api', 'sync', 'workers'],
  ui: [],
  preferences: [],
  pwa: ['protocol', 'ui', 'preferences', 'api'],
  telemetry: ['ui', 'preferences', 'api'],
  live: ['domain', 'data', 'pwa'],
  training: ['domain', 'catalog', 'words', 'ui'],
  snapshot: ['data'],
  parts: PARTS,
  screens: [...PARTS, 'parts', 'interchange', 'telemetry', 'snapshot'],
  workers: ['domain', 'catalog', 'protocol', 'interchange'],
  sw: ['protocol'],
  server: ['domain', 'catalog', 'words', 'protocol'],
};

/** It composes the app and may import every layer that runs in a page. */
const COMPOSITION = 'app';
const PAGE_LAYERS = Object.keys(WALLS).filter((layer) => layer !== 'sw' && layer !== 'server');

/** Folders that every server feature may import; features are composed in app/app.ts. */
const SERVER_GROUND = new Set(['core', 'http', 'access', 'db', 'mail', 'jobs', 'metrics']);
/** The files that compose the server, and its commands. */
const SERVER_COMPOSITION = /^server\/((app|restore)\/)?[^/]+\.ts$/;
/** Parts of the server's areas that are features of their own. */
const SERVER_PARTS =
  /^server\/(account\/(erasure|photo|privacy)|charges\/payments|coaching\/(panel|professionals))\//;

/** In domain and words an area imports only those before it in this list. */
const AREA_ORDER = [
  'record',
  'format',
  'exercises',
  'figures',
  'gyms',
  'health',
  'workouts',
  'programs',
  'progress',
  'progression',
  'device',
  'account',
  'coaching',
  'agenda',
  'messages',
  'charges',
  'admin',
];
/** Layers whose areas do not import each other. */
const AREAS_APART = new Set(['api']);

/** Packages with a single home: no other file may import them. */
const HOMES: readonly [packages: RegExp, home: RegExp][] = [
  [/^idb$/, /^src\/replica\//],
  [/^swr(\/|$)/, /^src\/data\//],
  [/^ky$/, /^src\/api\//],
  [/^better-auth(\/|$)/, /^(src\/api|server\/(account|db))\//],
  [/^(better-sqlite3(-node20)?|pg)$/, /^server\/db\//],
  [/^react-hot-toast/, /^src\/ui\//],
  [/^(papaparse|saxes)$/, /^src\/interchange\//],
  [/^fit-file-parser/, /^src\/interchange\//],
  [/^sql\.js(\/|$)/, /^src\/workers\//],
  [/^workbox-window$/, /^src\/pwa\//],
  [/^posthog-js(\/|$)/, /^src\/telemetry\//],
  [/^workbox-(core|precaching|routing|strategies)/, /^sw\//],
  [/^nodemailer/, /^server\/mail\//],
  [/^stripe$/, /^server\/charges\/payments\//],
  [/^@stripe\//, /^src\/screens\/charges\/checkout\//],
  [/^(node:|hono|@hono\/|kysely|pino|ws$)/, /^server\//],
];
/**
 * The router returns the query decoded too often; `parts/page/use-query` reads it from the browser.
 */
const DECODED_QUERY = ['useSearch', 'useSearchParams', '*'];

/** Layers that run anywhere may only use libraries without clock, network or page. */
const PURE_LAYERS = new Set(['domain', 'words', 'catalog', 'protocol', 'interchange']);
const PURE_PACKAGES = /^(valibot|papaparse|saxes|fit-file-parser\/(raw|encoder))$/;

/** Folders of a layer besides the areas of domain, words and data (decision 0078). */
const OWN_FOLDERS: Readonly<Record<string, readonly string[]>> = {
  protocol: [],
  parts: ['input', 'page'],
  training: ['effort', 'rest'],
  screens: ['site'],
};

/** Files above 300 lines, each with the reason for not splitting it. */
const LONG_FILES: Readonly<Record<string, string>> = {};
const LONGEST = 300;

/** Folders of more than 25 files, each with the reason for not dividing it. */
const LARGE_FOLDERS: Readonly<Record<string, string>> = {
  'server/db/migrations': 'A release adds one at the end, and the order is the history.',
};
const MOST_FILES = 25;

function layerOf(path: string): string {
  const [top = '', folder = ''] = path.split('/');
  return top === 'src' ? folder : top;
}

/** The folder of the screen to which a file belongs. */
const SCREEN = /^src\/screens\/([^/]+\/[^/]+)/;

/** The server's feature, or the screen, to which a file belongs. */
function partOf(path: string): string {
  const screen = SCREEN.exec(path)?.[1];
  if (screen) return screen;
  const [, part] = SERVER_PARTS.exec(path) ?? [];
  if (part !== undefined) return part;
  const segments = path.split('/');
  const depth = segments[0] === 'src' ? 2 : 1;
  return (segments[depth] ?? '').replace(/\.tsx?$/, '');
}

function allowed(layer: string): readonly string[] | undefined {
  return layer === COMPOSITION ? PAGE_LAYERS : WALLS[layer];
}

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

/** The imports between the nodes that files belong to; types are included. */
function arrowsBetween(files: readonly SourceFile[], nodeOf: (path: string) => string): Arrows {
  const arrows = new Map<string, Set<string>>();
  for (const { path, imports } of files) {
    const from = nodeOf(path);
    const to = imports.flatMap((one) => (one.path === undefined ? [] : nodeOf(one.path)));
    const before = arrows.get(from) ?? [];
    arrows.set(from, new Set([...before, ...to.filter((one) => one !== from)]));
  }
  return arrows;
}

/** The path of a circle, from a node back to it; null without one. */
function circleIn(arrows: Arrows): readonly string[] | null {
  const left = new Map(arrows);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [node, to] of left) if (![...to].some((one) => left.has(one))) left.delete(node);
  }
  const path: string[] = [];
  let [node] = left.keys();
  while (node !== undefined && !path.includes(node)) {
    path.push(node);
    node = [...(left.get(node) ?? [])].find((one) => left.has(one));
  }
  return node === undefined ? null : [...path.slice(path.indexOf(node)), node];
}

/** A folder, or its ancestor of so many names. */
function folderOf(path: string, depth: number): string {
  return path.split('/').slice(0, -1).slice(0, depth).join('/');
}

/** A sentence for each import of an area that is not below its own. */
function brokenAreas(files: readonly SourceFile[]): string[] {
  const areaOf = (path: string) => {
    const [, , area = '', ...rest] = path.split('/');
    return rest.length > 0 ? area : null;
  };
  return files.flatMap(({ path, imports }) => {
    const [layer, area] = [layerOf(path), areaOf(path)];
    const isOrdered = layer === 'domain' || layer === 'words';
    if (area === null || !(isOrdered || AREAS_APART.has(layer))) return [];
    if (isOrdered && !AREA_ORDER.includes(area))
      return [`${path}: ${area} has no place in the order`];
    return imports.flatMap(({ path: to = '' }) => {
      const other = areaOf(to);
      if (layerOf(to) !== layer || other === null || other === area) return [];
      const isBelow = isOrdered && AREA_ORDER.indexOf(other) < AREA_ORDER.indexOf(area);
      return isBelow ? [] : [`${path}: ${area} may not import ${to}`];
    });
  });
}

/** A circle among folders at each depth, as far as there is one. */
function foldersInCircles(files: readonly SourceFile[]): (readonly string[])[] {
  return [2, 3, 4, 5].flatMap((depth) => {
    const circle = circleIn(arrowsBetween(files, (path) => folderOf(path, depth)));
    return circle ? [circle] : [];
  });
}

/** One sentence per broken wall, empty if all hold. */
function brokenWalls(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const layer = layerOf(path);
    const may = allowed(layer);
    if (!may) return [`${path}: '${layer}' is no layer of the table`];
    return imports.flatMap((one) => {
      if (one.path === undefined || /^package(\.json)?$/.test(one.path)) return [];
      const other = layerOf(one.path);
      if (other !== layer) {
        return may.includes(other) ? [] : [`${path}: ${layer} may not import ${one.path}`];
      }
      return brokenInside(layer, path, one.path);
    });
  });
}

function brokenInside(layer: string, from: string, to: string): string[] {
  const other = partOf(to);
  if (partOf(from) === other) return [];
  if (layer === 'screens') {
    return [`${from}: no screen imports another screen (${to})`];
  }
  if (layer === 'server' && !SERVER_COMPOSITION.test(from) && !SERVER_GROUND.has(other)) {
    return [`${from}: a feature may not import ${to}; server/app composes them`];
  }
  return [];
}

/** A sentence for each package that is imported outside its home. */
function strayPackages(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) => {
    const pure = PURE_LAYERS.has(layerOf(path));
    return imports
      .filter((one) => one.path === undefined)
      .flatMap(({ specifier }) => {
        if (specifier.startsWith('#')) return [`${path}: ${specifier} is no alias of ours`];
        if (pure && !PURE_PACKAGES.test(specifier)) {
          return [`${path}: ${specifier} may have effects, and this layer has none`];
        }
        return HOMES.filter(([packages, home]) => packages.test(specifier) && !home.test(path)).map(
          ([, home]) => `${path}: ${specifier} belongs to ${home.source}`,
        );
      });
  });
}

/** Files that read the query through the router, which decodes it twice. */
function decodedQueries(files: readonly SourceFile[]): string[] {
  const isDecoded = (name: string) => DECODED_QUERY.includes(name);
  return files
    .filter(({ imports }) =>
      imports.some(({ specifier, names }) => specifier === 'wouter' && names.some(isDecoded)),
    )
    .map(({ path }) => path);
}

const files = readSources(['src', 'sw', 'server']);

const file = (path: string, source: string): SourceFile => ({
  path,
  lines: 1,
  imports: readImports(path, source),
});

describe('the walls of ARCHITECTURE.md', () => {
  test('every import goes where the table of layers allows', () => {
    expect(brokenWalls(files)).toEqual([]);
  });

  test('no files import each other in a circle, types included', () => {
    const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');
    expect(circleIn(arrowsBetween(files, withoutExtension))).toBeNull();
  });

  test('no folders import each other in a circle', () => {
    expect(foldersInCircles(files)).toEqual([]);
  });

  test('an area imports only areas below it', () => {
    expect(brokenAreas(files)).toEqual([]);
    const broken = [
      file('src/domain/gyms/gym.ts', "import type { Program } from '../programs/shape';"),
      file('src/words/health/body.ts', "import { scope } from '../coaching/scopes';"),
      file('src/api/charges/charges.ts', "import { team } from '../coaching/team';"),
    ];
    expect(brokenAreas(broken)).toHaveLength(broken.length);
  });

  test('a circle is seen, also through a third file and among types', () => {
    const circle = [
      file('server/agenda/a.ts', "import type { B } from './b';"),
      file('server/agenda/b.ts', "export { c } from '../coaching/panel/c';"),
      file('server/coaching/panel/c.ts', "await import('../../agenda/a');"),
    ];
    const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');
    expect(circleIn(arrowsBetween(circle, withoutExtension))).toEqual([
      'server/agenda/a',
      'server/agenda/b',
      'server/coaching/panel/c',
      'server/agenda/a',
    ]);
    expect(foldersInCircles(circle)).toHaveLength(4);
    expect(circleIn(arrowsBetween(circle.slice(1), withoutExtension))).toBeNull();
  });

  test('every package is named only in its home', () => {
    expect(strayPackages(files)).toEqual([]);
  });

  test('no file reads the query through the router', () => {
    expect(decodedQueries(files)).toEqual([]);
    const readers = [
      file('src/screens/health/body/body.tsx', "import { Link, useSearch as use } from 'wouter';"),
      file('src/screens/charges/charges/charges.tsx', "import { useSearchParams } from 'wouter';"),
      file('src/app/app.tsx', "import * as router from 'wouter';"),
    ];
    expect(decodedQueries(readers)).toHaveLength(readers.length);
  });

  test('a broken wall and a stray package are seen', () => {
    const walls = [
      file('src/domain/load.ts', "import { commit } from '../replica/commit';"),
      file('src/screens/account/login/screen.tsx', "import type { A } from '../signup/form';"),
      file('src/screens/account/login/login.ts', "export { p } from '../../../sync/push';"),
      file('src/live/rest.ts', "await import('../screens/login/screen');"),
      file('server/sync/push/push.ts', "import { send } from '../../account/auth';"),
      file('server/charges/routes.ts', "import { pay } from './payments/payments';"),
    ];
    const packages = [
      file('src/data/session.ts', "import { openDB } from 'idb';"),
      file('src/domain/load.ts', "import { readFile } from 'node:fs';"),
      file('src/ui/control/disc.tsx', "import { x } from '#training/x';"),
    ];
    expect(brokenWalls(walls)).toHaveLength(walls.length);
    expect(strayPackages(packages).length).toBeGreaterThanOrEqual(packages.length);
  });
});

describe('the habits of the house', () => {
  const everything = [...files, ...readSources(['tests', 'deploy'])];

  test('files are named in kebab-case, for what they hold', () => {
    const vague = /(^|\/)(utils?|helpers?|misc|common|shared)(\/|\.|$)/;
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.tsx?$/;
    const paths = everything.map((file) => file.path);
    expect(paths.filter((path) => vague.test(path))).toEqual([]);
    expect(paths.filter((path) => !kebab.test(path.split('/').at(-1) ?? ''))).toEqual([]);
  });

  test('no file only passes others on', () => {
    expect(
      everything.map((file) => file.path).filter((path) => /\/index\.tsx?$/.test(path)),
    ).toEqual([]);
  });

  test('an area has the same name in every layer', () => {
    const foldersOf = (layer: string) =>
      files
        .filter(({ path }) => layerOf(path) === layer)
        .map(({ path }) => path.split('/')[2] ?? '');
    const areas = new Set(['domain', 'words', 'data'].flatMap(foldersOf));
    const strange = Object.entries(OWN_FOLDERS).flatMap(([layer, own]) =>
      foldersOf(layer).filter(
        (name) => !/\./.test(name) && !areas.has(name) && !own.includes(name),
      ),
    );
    expect(strange).toEqual([]);
  });

  test(`a file above ${LONGEST} lines has its reason written down`, () => {
    const long = files.filter((file) => file.lines > LONGEST).map((file) => file.path);
    expect(long.filter((path) => !LONG_FILES[path])).toEqual([]);
    expect(Object.keys(LONG_FILES).filter((path) => !long.includes(path))).toEqual([]);
  });

  test(`a folder of more than ${MOST_FILES} files has its reason written down`, () => {
    const folders = files.map(({ path }) => folderOf(path, path.length));
    const filesIn = (folder: string) => folders.filter((one) => one === folder).length;
    const large = [...new Set(folders)].filter((folder) => filesIn(folder) > MOST_FILES);
    expect(large.sort()).toEqual(Object.keys(LARGE_FOLDERS).sort());
  });
});
