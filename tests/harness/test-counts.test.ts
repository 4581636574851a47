import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCounts, summary } from './test-counts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anilha-counts-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function report(changes: object): Promise<string> {
  const path = join(folder, 'report.json');
  const run = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
  await writeFile(path, JSON.stringify({ ...run, testResults: [], ...changes }));
  return path;
}

test('the last line is the counts, skips only when there are any', () => {
  expect(summary({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed');
  expect(summary({ passed: 3, failed: 1, skipped: 2 })).toBe('3 passed, 1 failed, 2 skipped');
});

test('a file that did not load and a run that broke count as failures', async () => {
  const lost = { status: 'failed', assertionResults: [] };
  expect(readCounts(await report({ testResults: [lost] }), 1).failed).toBe(1);
  expect(readCounts(await report({}), 1).failed).toBe(1);
  expect(readCounts(join(folder, 'none.json'), 0).failed).toBe(1);
  expect(readCounts(await report({}), 0)).toEqual({ passed: 3, failed: 0, skipped: 0 });
});

test('skips are counted wherever they come from', async () => {
  expect(readCounts(await report({ numPendingTests: 2, numTodoTests: 1 }), 0, 1).skipped).toBe(4);
});
