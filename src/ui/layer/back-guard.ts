/**
 * A way for open sheets to take a step through the history for themselves. `takes` gets the steps
 * that undo it. An opening sheet sets it; the app sets it to null before a step of its own.
 */
export const backGuard: { takes: ((steps: number) => boolean) | null } = { takes: null };
