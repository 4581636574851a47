import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '../harness/free-port';

const root = join(import.meta.dirname, '..', '..');
const ASKED = '/-/npm/v1/security/advisories/bulk';
const cache = mkdtempSync(join(tmpdir(), 'anilha-audit-'));
/** The machine's own settings for registry and cache, in upper or lower case. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^npm_config_(registry|cache)$/i.test(name)),
);
afterAll(() => rmSync(cache, { recursive: true, force: true }));

/** Runs the audit against a registry with known faults; null: without that endpoint. */
async function audit(known: object | null): Promise<{ code: number | null; said: string }> {
  const server = createServer((request, response) => {
    const answers = known !== null && request.url === ASKED;
    response.writeHead(answers ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answers ? known : { error: 'not found' }));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const child = spawn(process.execPath, ['--import', 'tsx', 'deploy/audit.ts'], {
    cwd: root,
    env: {
      ...environment,
      npm_config_registry: `http://127.0.0.1:${port}/`,
      // A separate cache, because npm caches results by the number of a fault.
      npm_config_cache: cache,
    },
  });
  let said = '';
  for (const out of [child.stdout, child.stderr]) out.on('data', (part) => (said += String(part)));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  server.close();
  return { code, said };
}

const fault = (id: number, severity: string) => ({
  hono: [
    {
      id,
      title: 'Made up',
      url: `https://faults.example/${id}`,
      severity,
      vulnerable_versions: '>=0',
    },
  ],
});

describe('npm run audit', () => {
  test('fails from a high fault of a shipped package on, and tells how many', async () => {
    const { code, said } = await audit(fault(1, 'high'));
    expect(said).toMatch(/Audit: 0 critical, [1-9]\d* high/);
    expect(code).toBe(1);
  });

  test('tells of a lesser one, or of none, and goes on', async () => {
    const [lesser, none] = [await audit(fault(2, 'moderate')), await audit({})];
    expect(lesser.said).toMatch(/0 high, [1-9]\d* moderate/);
    expect(none.said).toContain('Audit: 0 critical, 0 high, 0 moderate, 0 low.');
    expect([lesser.code, none.code]).toEqual([0, 0]);
  });

  test('says aloud that a registry does not answer it, which is no failure', async () => {
    const { code, said } = await audit(null);
    expect(said).toContain('SKIPPED: the audit.');
    expect(code).toBe(0);
  });
});
