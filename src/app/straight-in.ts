/** Path of the running workout. */
export const WORKOUT = '/app/workout';

/**
 * A start that leads into the running workout goes there at once, and loads all of its parts
 * together. In sequence, as each is discovered, they take twice as long.
 */
export function goStraightIn(): void {
  history.replaceState(history.state, '', WORKOUT);
  const parts = [
    import('../screens/workouts/workout/workout'),
    import('../live/live-services'),
    import('#catalog/exercises'),
  ];
  // The importers load it again, and report the error.
  for (const part of parts) part.catch(() => undefined);
}
