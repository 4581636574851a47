import { wallTime } from '#domain/wall-time';
import type { Start } from '#domain/workouts/shape';

/** The facts that identify a workout: start and contents. */
export interface Fingerprint {
  readonly start: Pick<Start, 'at' | 'zone'>;
  /** Ids of its exercises. */
  readonly exercises: readonly string[];
  /** Performed sets. */
  readonly sets: number;
}

const MINUTE_MS = 60_000;

/** The start in minutes, as an instant and as wall time. */
function minutesOf({ at, zone }: Fingerprint['start']): readonly [number, string] {
  const { day, seconds } = wallTime(at, zone);
  return [Math.floor(at / MINUTE_MS), `${day} ${Math.floor(seconds / 60)}`];
}

function sameExercises(a: readonly string[], b: readonly string[]): boolean {
  const one = new Set(a);
  const other = new Set(b);
  return one.size === other.size && [...one].every((id) => other.has(id));
}

/**
 * Detects workouts that already exist. Files are accurate to minutes, so the same minute is the
 * same start. Most have wall time without a zone, so after travelling the instant differs and the
 * wall time agrees. The exercises must also agree, or the number of sets, because an earlier import
 * may have matched other exercises.
 */
export function createDuplicates(
  known: Iterable<Fingerprint>,
): (candidate: Fingerprint) => boolean {
  const byMinute = new Map<number | string, Fingerprint[]>();
  for (const one of known) {
    for (const minute of minutesOf(one.start)) {
      byMinute.set(minute, [...(byMinute.get(minute) ?? []), one]);
    }
  }
  return ({ start, exercises, sets }) =>
    minutesOf(start)
      .flatMap((minute) => byMinute.get(minute) ?? [])
      .some((one) => sameExercises(one.exercises, exercises) || (one.sets === sets && sets > 0));
}
