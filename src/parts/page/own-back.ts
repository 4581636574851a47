let isOwn = false;

/** Steps back that the app takes itself. An open sheet does not stop them, as it stops a person's. */
export const ownBack = {
  go(): void {
    isOwn = true;
    history.back();
  },
  /** Whether the step back that just arrived was the app's own; each is reported once. */
  take(): boolean {
    const was = isOwn;
    isOwn = false;
    return was;
  },
};
