import { type RunnerTestCase, TestRunner } from 'vitest';
import { whatPagesShow } from './browser';

/**
 * Prints the page texts with the error itself: often only the end of a long run's log is stored.
 */
export default class PageTellingRunner extends TestRunner {
  /** Runs before the hooks that clean up, which leave other pages than those of the failure. */
  async onTaskFinished({ result }: RunnerTestCase): Promise<void> {
    const error = result?.errors?.[0];
    if (error) error.message = [error.message, ...(await whatPagesShow())].join('\nA page shows: ');
  }
}
