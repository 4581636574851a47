/** What tells a workout from another: when it began and what was done. */
export interface Fingerprint {
  /** Epoch ms. */
  readonly at: number;
  /** Ids of its exercises. */
  readonly exercises: readonly string[];
  /** Performed sets. */
  readonly sets: number;
}

const MINUTE_MS = 60_000;
const minuteOf = (at: number) => Math.floor(at / MINUTE_MS);

function sameExercises(a: readonly string[], b: readonly string[]): boolean {
  const one = new Set(a);
  const other = new Set(b);
  return one.size === other.size && [...one].every((id) => other.has(id));
}

/**
 * Whether a workout is there already. Files know minutes, so the same minute counts as the same
 * start; then the exercises must be the same, or the number of sets, for exercises that were matched
 * with others in an earlier import.
 */
export function createDuplicates(
  known: Iterable<Fingerprint>,
): (candidate: Fingerprint) => boolean {
  const byMinute = new Map<number, Fingerprint[]>();
  for (const one of known) {
    const minute = minuteOf(one.at);
    byMinute.set(minute, [...(byMinute.get(minute) ?? []), one]);
  }
  return ({ at, exercises, sets }) =>
    (byMinute.get(minuteOf(at)) ?? []).some(
      (one) => sameExercises(one.exercises, exercises) || (one.sets === sets && sets > 0),
    );
}
