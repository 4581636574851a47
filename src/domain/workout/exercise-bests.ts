import type { LoadKind } from '../exercise';
import { takesLoad } from '../exercise';
import type { LocalDay } from '../local-day';
import type { Effort, SetKind, Side } from './shape';

interface Session {
  readonly workoutId: string;
  readonly day: LocalDay;
  readonly sets: readonly {
    readonly kind: SetKind;
    readonly done: Effort | null;
    readonly side: Side | null;
  }[];
}

export const EXERCISE_BESTS = ['load', 'help', 'reps', 'volume', 'time', 'distance'] as const;

/** One thing in which a set, or a whole session, was the best of all. */
export interface ExerciseBest {
  readonly of: (typeof EXERCISE_BESTS)[number];
  readonly workoutId: string;
  readonly day: LocalDay;
  /** The set; null where the session as a whole counts. */
  readonly effort: Effort | null;
  /** Grams, repetitions, grams times repetitions, seconds or metres. */
  readonly value: number;
}

type Measure = (effort: Effort) => number | null;

const MEASURES: Record<Exclude<ExerciseBest['of'], 'volume'>, Measure> = {
  load: ({ load, reps }) => (load && reps ? load : null),
  // Less help is more.
  help: ({ load, reps }) => (load !== null && reps ? -load : null),
  reps: ({ reps }) => reps || null,
  time: ({ seconds }) => seconds || null,
  distance: ({ meters }) => meters || null,
};

function bestSet(sessions: readonly Session[], of: keyof typeof MEASURES): ExerciseBest | null {
  let best: ExerciseBest | null = null;
  for (const { workoutId, day, sets } of sessions) {
    for (const { kind, done } of sets) {
      if (!done || kind === 'warmup') continue;
      const value = MEASURES[of](done);
      const tied = best !== null && value === best.value;
      const better =
        value !== null &&
        (best === null ||
          value > best.value ||
          (tied && (done.reps ?? 0) > (best.effort?.reps ?? 0)));
      if (better) best = { of, workoutId, day, effort: done, value };
    }
  }
  return best && of === 'help' ? { ...best, value: -best.value } : best;
}

/** The sum of a session, warm-ups left out; what one side did is half of what both do. */
function volumeOf({ sets }: Session): number {
  return sets.reduce((sum, { kind, done, side }) => {
    if (!done || kind === 'warmup') return sum;
    const both = (done.load ?? 0) * (done.reps ?? 0);
    return sum + (side === null ? both : both / 2);
  }, 0);
}

function bestVolume(sessions: readonly Session[]): ExerciseBest | null {
  let best: ExerciseBest | null = null;
  for (const session of sessions) {
    const value = volumeOf(session);
    if (value <= (best?.value ?? 0)) continue;
    best = { of: 'volume', workoutId: session.workoutId, day: session.day, effort: null, value };
  }
  return best;
}

/** What an exercise was at its best, by what counts for its kind of load. */
export function exerciseBests(
  sessions: readonly Session[],
  kind: LoadKind,
): readonly ExerciseBest[] {
  const bests =
    kind === 'time'
      ? [bestSet(sessions, 'time')]
      : kind === 'distance'
        ? [bestSet(sessions, 'distance'), bestSet(sessions, 'time')]
        : kind === 'assisted_bodyweight'
          ? [bestSet(sessions, 'help'), bestSet(sessions, 'reps')]
          : takesLoad(kind)
            ? [bestSet(sessions, 'load'), bestSet(sessions, 'reps'), bestVolume(sessions)]
            : [bestSet(sessions, 'reps')];
  return bests.filter((best) => best !== null);
}
