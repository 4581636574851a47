import type { WorkoutSummary } from '../workouts/summary';

const MS_PER_MINUTE = 60_000;

/**
 * Load of a session: its overall effort (0 to 10) times its minutes, in arbitrary units. Source of
 * this session-RPE method: Foster, Florhaug, Franklin, Gottschall, Hrovatin, Parker, Doleshal and
 * Dodge, 2001. A new approach to monitoring exercise training, J Strength Cond Res 15(1).
 * @returns null without an effort
 */
export function sessionLoad(
  session: Pick<WorkoutSummary, 'pse' | 'startedAt' | 'endedAt'>,
): number | null {
  if (session.pse === null) return null;
  return (session.pse * (session.endedAt - session.startedAt)) / MS_PER_MINUTE;
}
