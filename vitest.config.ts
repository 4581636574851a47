import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/harness/longest-first.ts';
import { PATIENCE_MS } from './tests/harness/patience.ts';

const FIXTURES = 'tests/**/*.fixture/**';
/**
 * The number of workers, one for all projects, so that they run mixed. It is one more than the
 * cores, because browser tests wait half of their time. The same files took 72 s with three on two
 * cores, 120 with two.
 */
const WORKERS = availableParallelism() + 1;
/** These tests have a browser's globals: each begins with an empty IndexedDB. */
const DEVICE = ['data', 'live', 'pwa', 'replica', 'sw', 'workers'];
/** Modules, globals and methods that a file replaces would be replaced for the files after it. */
const REPLACES = /\bvi\.(?!fn\b|wait)|\bglobalThis\b|failing-database/;

function replacing(folder: string): string[] {
  return readdirSync(join('tests', folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join('tests', folder, name))
    .filter((path) => /\.test\.tsx?$/.test(path) && REPLACES.test(readFileSync(path, 'utf8')));
}

const DEVICES = `tests/{${DEVICE}}/**/*.test.{ts,tsx}`;
/** Each has a process of its own. */
const ALONE = ['tests/sync/**/*.test.ts', ...DEVICE.flatMap(replacing)];
/** Limits for what hangs, not measures: small machines run these side by side. */
const UNIT = {
  globalSetup: ['tests/harness/leave-no-databases.ts'],
  maxWorkers: WORKERS,
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 240_000,
  hookTimeout: 240_000,
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [FIXTURES, 'tests/{e2e,engines,survival,scale,sync}/**', DEVICES],
          // A process for each of two hundred small files costs more than the tests in them.
          isolate: false,
          ...UNIT,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit-device',
          include: [DEVICES],
          exclude: [FIXTURES, ...ALONE],
          isolate: false,
          ...UNIT,
        },
      },
      {
        extends: './vite.config.ts',
        test: { name: 'unit-alone', include: ALONE, exclude: [FIXTURES], ...UNIT },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          runner: 'tests/harness/page-telling-runner.ts',
          setupFiles: ['tests/harness/after-browser-tests.ts'],
          include: ['tests/{e2e,engines,survival,scale}/**/*.test.{ts,tsx}'],
          exclude: [FIXTURES],
          // Playwright and the server take seconds to load, again for each file.
          isolate: false,
          maxWorkers: WORKERS,
          expect: { poll: { timeout: PATIENCE_MS } },
          testTimeout: 6 * PATIENCE_MS,
          hookTimeout: 6 * PATIENCE_MS,
        },
      },
    ],
  },
});
