import { beforeAll, describe, expect, test } from 'vitest';
import { readBuild } from '../build-report';
import { builtDist } from '../harness/built-server';
import { GUARDED } from './guarded';
import { newInScripts } from './scripts';
import { newInStyles } from './styles';

const HASH = /^assets\/|-[\w-]{8}(?=\.\w+$)|\.(js|css|html)$/g;
const plainName = (file: string) => (file === 'sw.js' ? file : file.replace(HASH, ''));

/** The code between a page's tags, without data. */
function inPage(page: string, tag: 'script' | 'style'): string {
  const parts = [...page.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))];
  const code = parts.filter(([, attributes = '']) => !/json/.test(attributes));
  return code.map(([, , text]) => text).join('\n;');
}

/** Names that the oldest browsers do not know, with the files that use them. */
const used = new Map<string, Set<string>>();

beforeAll(() => {
  const build = readBuild(builtDist());
  const named = (extension: RegExp) => build.files.filter((file) => extension.test(file));
  const add = (file: string, names: ReadonlySet<string>) => {
    for (const name of names) used.set(name, (used.get(name) ?? new Set()).add(plainName(file)));
  };
  const pages = named(/\.html$/).map((file) => [file, build.read(file)] as const);
  const scripts = [
    ...named(/\.js$/).map((file) => [file, build.read(file)] as const),
    ...pages.map(([file, page]) => [file, inPage(page, 'script')] as const),
  ];
  for (const [file, names] of newInScripts(new Map(scripts))) add(file, names);
  for (const file of named(/\.css$/)) add(file, newInStyles(build.read(file)));
  for (const [file, page] of pages) add(file, newInStyles(inPage(page, 'style')));
}, 240_000);

/** The entry of a name; all shapes of the pointer have one. */
const keyOf = (name: string) => name.replace(/^cursor: .*/, 'cursor:');

test('the built app uses nothing newer than the oldest browsers that the table does not name', () => {
  const bare = [...used].flatMap(([name, files]) => {
    const places = GUARDED[keyOf(name)]?.in.split(' ') ?? [];
    const others = [...files].filter((file) => !places.includes(file) && !places.includes('*'));
    return others.map((file) => `${name} in ${file}`);
  });
  expect(bare.sort()).toEqual([]);
});

test('the table names nothing that is used no more', () => {
  const names = new Set([...used.keys()].map(keyOf));
  expect(Object.keys(GUARDED).filter((name) => !names.has(name))).toEqual([]);
  const gone = Object.entries(GUARDED).flatMap(([name, { in: places }]) => {
    const files = used.get(name);
    return places.split(' ').filter((place) => place !== '*' && !files?.has(place));
  });
  expect(gone).toEqual([]);
});

const inScript = (source: string) => [
  ...(newInScripts(new Map([['a.js', source]])).get('a.js') ?? []),
];

describe('a script that the oldest browsers do not know is found', () => {
  test.each([
    ['using file = open();', 'using'],
    ['/[a--b]/v;', 'RegExp flag v'],
    ['/(?i:a)b/;', 'RegExp modifiers'],
    ['/(?<y>a)|(?<y>b)/;', 'RegExp group named twice'],
    ["new RegExp('a', 'v');", 'RegExp flag v'],
    ["import data from './a.json' with { type: 'json' };", 'import with'],
    ["import('./a.json', { with: { type: 'json' } });", 'import() with options'],
    ['new Temporal.Instant(0n);', 'Temporal'],
    ['window.cookieStore.get("a");', 'cookieStore'],
    ['const { CloseWatcher } = window;', 'CloseWatcher'],
    ['new URLPattern("/a");', 'URLPattern'],
    ['new Intl.DurationFormat("pt-BR");', 'Intl.DurationFormat'],
    ['Promise.withResolvers();', 'Promise.withResolvers'],
    ['Promise.try(work);', 'Promise.try'],
    ['Array.fromAsync(rows);', 'Array.fromAsync'],
    ['Object.groupBy(rows, key);', 'Object.groupBy'],
    ['Map.groupBy(rows, key);', 'Map.groupBy'],
    ['URL.parse("a");', 'URL.parse'],
    ['AbortSignal.any([]);', 'AbortSignal.any'],
    ['Iterator.from(rows);', 'Iterator.from'],
    ['rows.values().filter(Boolean);', 'Iterator.filter'],
    ['text.matchAll(/a/g).map(String);', 'Iterator.map'],
    ['one.symmetricDifference(other);', '.symmetricDifference'],
    ['bytes.toHex();', '.toHex'],
    ['element.checkVisibility();', '.checkVisibility'],
    ['element.togglePopover();', '.togglePopover'],
    ['dialog.requestClose();', '.requestClose'],
    ['parent.moveBefore(a, b);', '.moveBefore'],
    ['document.startViewTransition(draw);', 'document.startViewTransition'],
    ['requestIdleCallback(work);', 'requestIdleCallback'],
    ['scheduler.postTask(work);', 'scheduler'],
    ["list.addEventListener('scrollend', stop);", 'on scrollend'],
    ["document.querySelector(':popover-open');", ':popover-open'],
    ["matchMedia('(prefers-reduced-data: reduce)');", '@media (prefers-reduced-data)'],
    ["jsx('dialog', { closedBy: 'any' });", '<dialog closedby>'],
    ["new AudioContext({ latencyHint: 'interactive' });", 'AudioContext({latencyHint})'],
  ])('%s', (source, name) => expect(inScript(source)).toContain(name));
});

describe('a style that the oldest browsers do not know is found', () => {
  test.each([
    ['a { field-sizing: content; }', 'field-sizing'],
    ['a { interpolate-size: allow-keywords; }', 'interpolate-size'],
    ['a { grid-template-rows: subgrid; }', 'grid-template-rows: subgrid'],
    ['a { color: light-dark(red, blue); }', 'light-dark()'],
    ['a { --curve: linear(0, 1); }', 'linear()'],
    ['a { width: calc-size(auto, size); }', 'calc-size()'],
    ['a { width: 2rcap; }', 'rcap'],
    ['a { & b { color: red; } }', 'nesting'],
    ['a:popover-open { color: red; }', ':popover-open'],
    ['a::details-content { color: red; }', '::details-content'],
    ['@scope (a) { b { color: red; } }', '@scope'],
    ['@starting-style { a { opacity: 0; } }', '@starting-style'],
    ['@media (scripting: none) { a { color: red; } }', '@media (scripting)'],
    ['a { user-select: none; }', 'user-select'],
  ])('%s', (css, name) => expect([...newInStyles(css)]).toContain(name));
});

test.each([
  'a { -webkit-user-select: none; user-select: none; }',
  'a { color: red; color: light-dark(red, blue); }',
  '@supports (field-sizing: content) { a { field-sizing: content; } }',
  '@layer base { a:has(b) { height: 100dvh; color: color-mix(in oklch, red, blue); } }',
])('a style with something older to fall back to is none of them: %s', (css) => {
  expect([...newInStyles(css)]).toEqual([]);
});

test.each([
  'rows.toSorted().at(-1); structuredClone(rows); new CompressionStream("gzip");',
  'navigator.locks.request("a", work); rows.map(String).filter(Boolean);',
  'class A { static #b = 1; static { A.#b ??= 2; } static has(one) { return #b in one; } }',
])('a script of 2023 is none of them: %s', (source) => {
  expect(inScript(source)).toEqual([]);
});
