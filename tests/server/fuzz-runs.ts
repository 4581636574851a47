import fc from 'fast-check';
import * as v from 'valibot';

/** The source of all inputs of a run; FUZZ_SEED replays one. */
export const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** Number of runs per endpoint; the same code sees all of them. */
export const RUNS = Number(process.env.FUZZ_RUNS ?? 8);
/** Nothing here takes a second; a hanging request fails by name instead of with the whole file. */
const HANGS_MS = 60_000;

/** People read refusals, so they must not contain a library's English. */
export const FOREIGN =
  /\b(the|invalid|must|expected|received|failed|error|not found|unexpected|is)\b/i;
export const refusal = v.object({ code: v.string(), message: v.pipe(v.string(), v.minLength(5)) });

/** The failure of a property, with its seed and the smallest input; empty when it holds. */
export async function failureOf<T>(
  inputs: fc.Arbitrary<T>,
  holds: (input: T) => Promise<void>,
  { seed = SEED, runs = RUNS }: { seed?: number; runs?: number } = {},
): Promise<string> {
  const found = await fc.check(fc.asyncProperty(inputs, holds), {
    seed,
    numRuns: runs,
    timeout: HANGS_MS,
    includeErrorInReport: true,
  });
  return found.failed ? (fc.defaultReportMessage(found) ?? 'it failed and does not say how') : '';
}
