import type { FailureReport } from './failure-report';

/** Maximum of reports from a page that fails in a loop. */
const MOST = 10;

/** Lets a failure through once per page, and not too many of them. */
export function createFailureFilter(): (report: FailureReport) => boolean {
  const seen = new Set<string>();
  return (report) => {
    const sign = JSON.stringify(report);
    if (seen.size >= MOST || seen.has(sign)) return false;
    seen.add(sign);
    return true;
  };
}
