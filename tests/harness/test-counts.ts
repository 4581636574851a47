import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

export type Counts = { passed: number; failed: number; skipped: number };

const reportSchema = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});

/**
 * Counts of a run from Vitest's JSON report. A file that did not load counts as one failure. So
 * does a run with a bad exit code and no failed test.
 */
export function readCounts(report: string, exitCode: number, skippedAloud = 0): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: skippedAloud };
  const run = v.parse(reportSchema, JSON.parse(readFileSync(report, 'utf8')));
  const unloaded = run.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = run.numFailedTests + unloaded;
  return {
    passed: run.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: run.numPendingTests + run.numTodoTests + skippedAloud,
  };
}

/** The last line of a run. */
export function summary({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
