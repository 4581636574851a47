import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(['development', 'test', ''])(
  'a build is for production in a shell for "%s"',
  async (env) => {
    vi.stubEnv('NODE_ENV', env);
    const root = join(import.meta.dirname, '..', '..');
    const { isProduction } = await resolveConfig({ root, logLevel: 'silent' }, 'build');
    expect(isProduction).toBe(true);
  },
);
