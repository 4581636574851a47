/** Set by `npm run test:kills`. */
const LONG = process.env.SURVIVAL === 'long';
const USUAL = 20;

/** Where and when something is killed follows from this; the same number kills at the same moments. */
export const SEED = Number(process.env.SURVIVAL_SEED ?? Date.now() % 1_000_000_000);

/** How often it is killed: few times in CI, `many` in the long run, or KILLS times. */
export function killsOf(many: number): number {
  return Number(process.env.KILLS ?? (LONG ? many : USUAL));
}

/** A limit for what hangs, not a measure. */
export const patienceFor = (kills: number) => 240_000 + kills * 20_000;

/** To be said by each file, so that a failed run can be played again. */
export function sayOdds(what: string, kills: number): void {
  console.log(`${what}: ${kills} kills, SURVIVAL_SEED=${SEED}`);
}
