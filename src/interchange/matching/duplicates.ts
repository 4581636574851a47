import { wallTime } from '#domain/wall-time';
import type { Effort, Start } from '#domain/workouts/shape';

/** The facts that identify a workout: start and contents. */
export interface Fingerprint {
  readonly start: Pick<Start, 'at' | 'zone'>;
  /** Ids of its exercises. */
  readonly exercises: readonly string[];
  /** Performed sets, each as `setMark` writes it. */
  readonly sets: readonly string[];
}

/** A performed set in comparable form, rounded as exports round it. */
export function setMark({ load, reps, seconds, meters }: Effort): string {
  const rounded = (amount: number | null | undefined, step: number) =>
    Math.round((amount ?? 0) / step);
  return [rounded(load, 100), reps ?? 0, seconds ?? 0, rounded(meters, 10)].join(' ');
}

const MINUTE_MS = 60_000;

/** The start in minutes, as an instant and as wall time. */
function minutesOf({ at, zone }: Fingerprint['start']): readonly [number, string] {
  const { day, seconds } = wallTime(at, zone);
  return [Math.floor(at / MINUTE_MS), `${day} ${Math.floor(seconds / 60)}`];
}

/** Whether one list has every entry of the other. */
function isPart(a: readonly string[], b: readonly string[]): boolean {
  const one = new Set(a);
  const other = new Set(b);
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  return few.size > 0 && [...few].every((entry) => many.has(entry));
}

const textOf = (sets: readonly string[]) => [...sets].sort().join();

/** How a workout of a file relates to the known ones. */
export type KnownAs = 'same' | 'changed';

/**
 * Detects workouts that already exist. Files are accurate to minutes, so the same minute is the
 * same start. Most have wall time without a zone, so after travelling the instant differs and the
 * wall time agrees.
 *
 * Workouts with the same sets are the same, although an earlier import may have matched other
 * exercises. Workouts with other sets are one that changed if they share their exercises. Files
 * without times give every workout of a day the same start, so others are new.
 */
export function createDuplicates(
  known: Iterable<Fingerprint>,
): (candidate: Fingerprint) => KnownAs | null {
  const byMinute = new Map<number | string, Fingerprint[]>();
  for (const one of known) {
    for (const minute of minutesOf(one.start)) {
      byMinute.set(minute, [...(byMinute.get(minute) ?? []), one]);
    }
  }
  return ({ start, exercises, sets }) => {
    if (byMinute.size === 0) return null;
    const there = minutesOf(start).flatMap((minute) => byMinute.get(minute) ?? []);
    if (there.length === 0) return null;
    const text = textOf(sets);
    const isEmpty = exercises.length === 0;
    const isSame = (one: Fingerprint) =>
      textOf(one.sets) === text &&
      (sets.length > 0 ||
        (isEmpty ? one.exercises.length === 0 : isPart(one.exercises, exercises)));
    if (there.some(isSame)) return 'same';
    return there.some((one) => isPart(one.exercises, exercises)) ? 'changed' : null;
  };
}
