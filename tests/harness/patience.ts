/**
 * Limit of one wait in browser tests, ms. It is for what hangs and measures nothing: a machine may
 * be several times slower than ours and run these tests side by side.
 */
export const PATIENCE_MS = 90_000;
