import type { LocalDay } from '../local-day';
import type { Advice, Origin, WorkoutSet } from '../workouts/shape';

/** The performed sets of one exercise in one finished workout. */
export interface PastSession {
  readonly day: LocalDay;
  /** Its day of a ficha; null for a free workout. */
  readonly origin: Origin | null;
  /** The advice for the exercise when it started. */
  readonly advice: Advice | null;
  /** In the order of the workout, including open ones. */
  readonly sets: readonly (Pick<WorkoutSet, 'kind' | 'plan' | 'done' | 'side'> &
    Partial<Pick<WorkoutSet, 'target'>>)[];
}

/** A session with all entries of the exercise in the workout, mostly one. */
export interface WholeSession extends PastSession {
  readonly parts: readonly {
    /** Its exercise in the ficha. */
    readonly from: string | null;
    readonly advice: Advice | null;
    readonly sets: PastSession['sets'];
  }[];
}

/**
 * The sessions that decide the next load of an exercise in a ficha. Only those of this very entry
 * count, because a ficha may prescribe one exercise heavy on one day and light on another. Before
 * there are any, all sessions of the exercise.
 */
export function sessionsOf(
  entry: string,
  program: string,
  sessions: readonly WholeSession[],
): readonly PastSession[] {
  const own = sessions.flatMap(({ parts, ...session }) => {
    if (session.origin?.program !== program) return [];
    const found = parts.filter(({ from }) => from === entry);
    const sets = found.flatMap((part) => part.sets);
    if (!sets.some(({ done }) => done)) return [];
    return { ...session, sets, advice: found.find(({ advice }) => advice)?.advice ?? null };
  });
  return own.length > 0 ? own : sessions;
}
