import type { FailureReport } from './failure-report';

/** Maximum of reports from a page that fails in a loop. */
const MOST = 10;

/** Passes each failure once per page, up to a limit. */
export function createFailureFilter(): (report: FailureReport) => boolean {
  const seen = new Set<string>();
  return (report) => {
    const sign = JSON.stringify(report);
    if (seen.size >= MOST || seen.has(sign)) return false;
    seen.add(sign);
    return true;
  };
}

/** Whether an error is the browser's notice that it delivers a resize in the next frame: no fault. */
export const isResizeNotice = (message: string): boolean => message.includes('ResizeObserver loop');
