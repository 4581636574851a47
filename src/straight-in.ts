/** Where the running workout is. */
export const WORKOUT = '/app/workout';

/**
 * A start that will lead into the running workout goes there at once, and asks for all of its parts
 * together: one after the other, as each is found to be needed, they take twice as long.
 */
export function goStraightIn(): void {
  history.replaceState(history.state, '', WORKOUT);
  const parts = [
    import('./screens/workout/workout'),
    import('./live/live-services'),
    import('#catalog/exercises'),
  ];
  // Whoever needs one asks again, and says what is wrong.
  for (const part of parts) part.catch(() => undefined);
}
