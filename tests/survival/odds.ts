/** How often something is killed: few times in CI, many in `npm run test:long`. */
export const KILLS = Number(process.env.KILLS ?? 20);

/** Where and when it is killed follows from this; the same number kills at the same moments. */
export const SEED = Number(process.env.SURVIVAL_SEED ?? Date.now() % 1_000_000_000);

/** A limit for what hangs, not a measure. */
export const PATIENCE_MS = 240_000 + KILLS * 20_000;

/** To be said by each file, so that a failed run can be played again. */
export function sayOdds(what: string): void {
  console.log(`${what}: ${KILLS} kills, SURVIVAL_SEED=${SEED}`);
}
