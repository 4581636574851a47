import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/harness/longest-first.ts';

const FIXTURES = 'tests/**/*.fixture/**';
/**
 * The number of workers, one for all projects, so that they run mixed. It is one more than the
 * cores, because browser tests wait half of their time. The same files took 72 s with three on two
 * cores, 120 with two.
 */
const WORKERS = availableParallelism() + 1;
/** They put things of their own in the place of globals, and get a process each. */
const ALONE = ['sync', 'replica', 'data', 'workers', 'sw', 'live', 'pwa'].map(
  (folder) => `tests/${folder}/**/*.test.{ts,tsx}`,
);
/** Limits for what hangs, not measures: small machines run these side by side. */
const UNIT = {
  globalSetup: ['tests/harness/leave-no-databases.ts'],
  maxWorkers: WORKERS,
  expect: { poll: { timeout: 15_000 } },
  testTimeout: 120_000,
  hookTimeout: 120_000,
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
          exclude: [FIXTURES, 'tests/{e2e,engines,survival,scale}/**', ...ALONE],
          // A process for each of two hundred small files costs more than the tests in them.
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
          setupFiles: ['tests/harness/refused-by-policy.ts'],
          include: ['tests/{e2e,engines,survival,scale}/**/*.test.{ts,tsx}'],
          exclude: [FIXTURES],
          // Playwright and the server take seconds to load, again for each file.
          isolate: false,
          maxWorkers: WORKERS,
          expect: { poll: { timeout: 45_000 } },
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
