import type { WorkoutSummary } from '../workout/summary';

const MS_PER_MINUTE = 60_000;

/**
 * How much a session asked of the person: how hard it was as a whole (0 to 10) times its minutes,
 * in arbitrary units. The session-RPE method of Foster, Florhaug, Franklin, Gottschall, Hrovatin,
 * Parker, Doleshal and Dodge, "A new approach to monitoring exercise training", J Strength Cond Res
 * 15(1), 2001.
 *
 * @returns null when the person did not say how hard it was
 */
export function sessionLoad(
  session: Pick<WorkoutSummary, 'pse' | 'startedAt' | 'endedAt'>,
): number | null {
  if (session.pse === null) return null;
  return (session.pse * (session.endedAt - session.startedAt)) / MS_PER_MINUTE;
}
