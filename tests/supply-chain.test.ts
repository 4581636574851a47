import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const versions = v.optional(v.record(v.string(), v.string()), {});
const entrySchema = v.object({
  /** Set if it differs from the folder's name. */
  name: v.optional(v.string()),
  engines: v.optional(v.unknown()),
  version: v.optional(v.string()),
  integrity: v.optional(v.string()),
  resolved: v.optional(v.string()),
  link: v.optional(v.boolean()),
  hasInstallScript: v.optional(v.boolean()),
});
const lockSchema = v.object({
  lockfileVersion: v.literal(3),
  packages: v.record(v.string(), entrySchema),
});
const manifestSchema = v.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  overrides: v.record(v.string(), v.union([v.string(), v.record(v.string(), v.string())])),
  allowScripts: v.record(v.string(), v.boolean()),
});
const billSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(v.object({ name: v.string(), hashes: v.optional(v.array(v.unknown()), []) })),
});

const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { '': _, ...locked } = v.parse(lockSchema, read('package-lock.json')).packages;
const manifest = v.parse(manifestSchema, read('package.json'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

test('every package of the lock is held by its digest, and none comes from beside the registry', () => {
  const loose = Object.entries(locked).filter(
    ([, { integrity = '', resolved, link }]) =>
      !/^sha512-[\w+/]{86}==$/.test(integrity) || resolved !== undefined || link === true,
  );
  expect(loose.map(([path]) => path)).toEqual([]);
  expect(Object.keys(locked).length).toBeGreaterThan(100);
});

test('what is asked for is asked for by its exact version', () => {
  const nested = Object.entries(manifest.overrides).flatMap(([name, override]) =>
    typeof override === 'string' ? [[name, override] as const] : Object.entries(override),
  );
  const asked = [
    ...Object.entries(manifest.dependencies),
    ...Object.entries(manifest.devDependencies),
    ...Object.entries(manifest.optionalDependencies),
    ...nested,
  ];
  const ours = new Set(Object.keys(manifest.dependencies));
  // "$name" is the version that our own package.json requests.
  const loose = asked.filter(
    ([name, version]) =>
      !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version) && !(version === `$${name}` && ours.has(name)),
  );
  expect(loose).toEqual([]);
});

test('a package that runs something when it is installed was let to or stopped from it by name', () => {
  const running = Object.entries(locked).filter(([, one]) => one.hasInstallScript);
  const names = [...new Set(running.map(([path, { name }]) => name ?? nameOf(path)))];
  expect(names.sort()).toEqual(Object.keys(manifest.allowScripts).sort());
});

test('SQLite for Node 20 is compiled on no other Node', () => {
  // Narrower than its range, which npm writes here again when the version changes.
  expect(locked['node_modules/better-sqlite3-node20']?.engines).toEqual({ node: '20.x' });
});

test('npm run sbom names every package, with a digest, without any network', () => {
  const run = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  expect(run.status, run.stderr).toBe(0);
  const { components } = v.parse(billSchema, JSON.parse(run.stdout));
  const named = components.map(({ name }) => name);
  expect(named).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)));
  expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
});
