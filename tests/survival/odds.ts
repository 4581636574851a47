/** Set by `npm run test:kills`. */
const LONG = process.env.SURVIVAL === 'long';
const USUAL = 20;
const USUAL_ROUNDS = 2;

/** Where and when something is killed or fails follows from this; the same number does it again. */
export const SEED = Number(process.env.SURVIVAL_SEED ?? Date.now() % 1_000_000_000);

/** How often it is killed: few times in CI, `many` in the long run, or KILLS times. */
export function killsOf(many: number): number {
  return Number(process.env.KILLS ?? (LONG ? many : USUAL));
}

/** How many rounds are trained over a bad line: few in CI, `many` in the long run, or ROUNDS. */
export function roundsOf(many: number): number {
  return Number(process.env.ROUNDS ?? (LONG ? many : USUAL_ROUNDS));
}

/** A limit for what hangs, not a measure. */
export const patienceFor = (times: number) => 240_000 + times * 20_000;

/** Each file prints this, so that a failed run can be replayed. */
export function sayOdds(what: string, times: number, of = 'kills'): void {
  console.log(`${what}: ${times} ${of}, SURVIVAL_SEED=${SEED}`);
}
