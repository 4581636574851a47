/** Path of the running workout. */
export const WORKOUT = '/app/workout';
/** Path of the coach's panel. */
export const PANEL = '/app/panel';

/**
 * Loads all parts of the running workout together, for a start that leads there. One after another,
 * as each is discovered, they take twice as long.
 */
export function loadWorkout(): void {
  const parts = [
    import('../screens/workouts/workout/workout'),
    import('../live/live-services'),
    import('#catalog/exercises'),
  ];
  // The importers load it again, and report the error.
  for (const part of parts) part.catch(() => undefined);
}

/** Path at which the app opens. */
export function startOf(isUnderWay: boolean, isCoach?: boolean): string {
  return isUnderWay ? WORKOUT : isCoach ? PANEL : '/';
}
