import { defineConfig } from 'vitest/config';

const FIXTURES = 'tests/**/*.fixture/**';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [FIXTURES, 'tests/e2e/**'],
          // Left alone, a run on two cores works with one.
          maxWorkers: '100%',
          // A limit for what hangs, not a measure: small machines run these side by side.
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.{ts,tsx}'],
          exclude: [FIXTURES],
          // More browsers side by side only take each other's processor and time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
