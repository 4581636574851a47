import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import { OLDEST_BROWSERS } from '../../deploy/build/oldest-browsers';

const { chrome, firefox, ios } = OLDEST_BROWSERS;
/** The promised browsers by their names in MDN's data. */
const PROMISED: Readonly<Record<string, string>> = {
  chrome,
  chrome_android: chrome,
  edge: chrome,
  firefox,
  firefox_android: firefox,
  safari: ios,
  safari_ios: ios,
};

const statementSchema = v.object({
  version_added: v.union([v.string(), v.boolean(), v.null()]),
  version_removed: v.optional(v.unknown()),
  flags: v.optional(v.unknown()),
  prefix: v.optional(v.string()),
  alternative_name: v.optional(v.string()),
});
const compatSchema = v.object({
  support: v.record(v.string(), v.union([v.array(statementSchema), statementSchema])),
});

/** A place in MDN's data: what a browser knows of it in `__compat`, and places inside. */
export interface Feature {
  readonly [name: string]: unknown;
}
const isFeature = (value: unknown): value is Feature => typeof value === 'object' && value !== null;

// As a file, because the tests' transformer should not read a module of 20 MB.
const require = createRequire(import.meta.url);
const file = require.resolve('@mdn/browser-compat-data');
const data: unknown = JSON.parse(readFileSync(file, 'utf8'));

/** The place at a path inside another. */
export function within(place: unknown, ...path: readonly string[]): Feature | undefined {
  let found = place;
  for (const name of path) {
    if (!isFeature(found) || !Object.hasOwn(found, name)) return undefined;
    found = found[name];
  }
  return isFeature(found) ? found : undefined;
}

export const known = (...path: readonly string[]) => within(data, ...path);

/** The names of the places inside a place. */
export function namesIn(place: Feature | undefined): string[] {
  return Object.keys(place ?? {}).filter((name) => !name.startsWith('__'));
}

function isOlder(one: string, other: string): boolean {
  const [ones, others] = [one, other].map((text) => text.replace('≤', '').split('.').map(Number));
  const index = [0, 1, 2].find((part) => (ones?.[part] ?? 0) !== (others?.[part] ?? 0));
  return index !== undefined && (ones?.[index] ?? 0) < (others?.[index] ?? 0);
}

type Statement = v.InferOutput<typeof statementSchema>;

function isKnownTo(statement: Statement, version: string, name: string): boolean {
  const { version_added: added, version_removed: removed, flags } = statement;
  if (flags || typeof added !== 'string' || added === 'preview') return false;
  if (typeof removed === 'string' && !isOlder(version, removed)) return false;
  const written = statement.alternative_name ?? statement.prefix ?? '';
  return written === name && !isOlder(version, added);
}

/**
 * The promised browsers that lack a feature, none where the data does not name it. With a prefix
 * (`-webkit-`) or another name, those that do not know it by that.
 */
export function lackedBy(feature: Feature | undefined, name = ''): readonly string[] {
  if (!feature || !Object.hasOwn(feature, '__compat')) return [];
  const { support } = v.parse(compatSchema, feature.__compat);
  return Object.entries(PROMISED).flatMap(([browser, version]) => {
    const statements = [support[browser] ?? []].flat();
    // Removed for good, or lacking from the start.
    const isLasting = statements.some((one) => one.version_removed === undefined);
    const isKnown = isLasting && statements.some((one) => isKnownTo(one, version, name));
    return isKnown || statements.length === 0 ? [] : browser;
  });
}

/** The version from which on a browser wholly knows a feature, or "no". */
export function knownSince(browser: string, path: readonly string[]): string {
  const feature = known(...path);
  if (!feature) throw new Error(`MDN's data has no ${path.join('.')}`);
  const { support } = v.parse(compatSchema, feature.__compat);
  const since = [support[browser] ?? []]
    .flat()
    .find((one) => !one.flags && one.version_removed === undefined && one.version_added);
  return typeof since?.version_added === 'string' ? `from ${since.version_added}` : 'no';
}
