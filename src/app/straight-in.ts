/** Path of the running workout. */
export const WORKOUT = '/app/workout';

/**
 * Goes to the running workout at once, for a start that leads there. It loads all parts of the
 * screen together; one after another, as each is discovered, they take twice as long.
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
