import { expect, test } from 'vitest';

/**
 * A test that needs something a machine may lack. There it is skipped with a message, or fails if
 * CI=true.
 * @param lacking the missing part; null for none
 */
export function testUnless(lacking: string | null, title: string, run: () => Promise<void>): void {
  if (lacking === null) test(title, run);
  else if (process.env.CI === 'true') test(title, () => expect.fail(lacking));
  else {
    console.warn(`SKIPPED: ${title}. ${lacking}`);
    test.skip(title, run);
  }
}
