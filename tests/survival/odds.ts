/** Set by `npm run test:kills`. */
const LONG = process.env.SURVIVAL === 'long';
const USUAL = 20;
const USUAL_ROUNDS = 2;

/** Seed for the places and times of kills and faults; the same number repeats them. */
export const SEED = Number(process.env.SURVIVAL_SEED ?? Date.now() % 1_000_000_000);

/** Number of kills: few in CI, `many` in the long run, or KILLS. */
export function killsOf(many: number): number {
  return Number(process.env.KILLS ?? (LONG ? many : USUAL));
}

/** Number of training rounds over a bad line: few in CI, `many` in the long run, or ROUNDS. */
export function roundsOf(many: number): number {
  return Number(process.env.ROUNDS ?? (LONG ? many : USUAL_ROUNDS));
}

/** A limit for hanging tests, not a target. */
export const patienceFor = (times: number) => 600_000 + times * 30_000;

/** Each file prints this, so that a failed run can be replayed. */
export function sayOdds(what: string, times: number, of = 'kills'): void {
  console.log(`${what}: ${times} ${of}, SURVIVAL_SEED=${SEED}`);
}
