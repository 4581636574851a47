import { expect, test } from 'vitest';

/**
 * A test of what a machine may lack: skipped aloud there, a failure where CI=true.
 * @param lacking what is missing here, null where it is there
 */
export function testUnless(lacking: string | null, title: string, run: () => Promise<void>): void {
  if (lacking === null) test(title, run);
  else if (process.env.CI === 'true') test(title, () => expect.fail(lacking));
  else {
    console.warn(`SKIPPED: ${title}. ${lacking}`);
    test.skip(title, run);
  }
}
