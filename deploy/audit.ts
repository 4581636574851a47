import { spawnSync } from 'node:child_process';
import * as v from 'valibot';

/**
 * `npm run audit`: known vulnerabilities of the shipped packages. It fails from level high on. An
 * unreachable registry, or one without that endpoint, prints a message and is no failure.
 */

const PATIENCE = ['--fetch-retries=0', '--fetch-timeout=20000'];
const levels = v.object({
  low: v.number(),
  moderate: v.number(),
  high: v.number(),
  critical: v.number(),
});
const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ metadata: v.object({ vulnerabilities: levels }) }),
);

const run = spawnSync('npm', ['audit', '--omit=dev', '--json', ...PATIENCE], { encoding: 'utf8' });
const report = v.safeParse(reportSchema, run.stdout);
if (report.success) {
  const { low, moderate, high, critical } = report.output.metadata.vulnerabilities;
  console.log(`Audit: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`);
  if (high + critical > 0) {
    console.log('npm audit --omit=dev tells which.');
    process.exitCode = 1;
  }
} else {
  console.warn('SKIPPED: the audit. The registry did not answer it.');
}
