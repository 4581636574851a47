import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/harness/longest-first.ts';

const FIXTURES = 'tests/**/*.fixture/**';
/** Left alone, a run on two cores works with one. The same for both, so that they run mixed. */
const WORKERS = '100%';

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [FIXTURES, 'tests/e2e/**'],
          maxWorkers: WORKERS,
          // Limits for what hangs, not measures: small machines run these side by side.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.{ts,tsx}'],
          exclude: [FIXTURES],
          maxWorkers: WORKERS,
          expect: { poll: { timeout: 45_000 } },
          testTimeout: 240_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
