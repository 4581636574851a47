export const CHANGES_KEY = 'anilha.changes';

interface ChangesEnvironment {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Name of the running build, without spaces. */
  build: string;
  /** Number of known changes; only read in a new build. */
  count: () => Promise<number>;
  /** Shows that there are new changes. */
  tell: () => void;
  /** Whether to wait, for example during a workout or without a person. */
  waits: () => boolean;
}

/**
 * Shows new changes once, in the first build that has more of them than this device has shown. A
 * new device shows none.
 */
export async function tellChanges({ storage, build, count, tell, waits }: ChangesEnvironment) {
  const [before, told] = (storage().getItem(CHANGES_KEY) ?? '').split(' ');
  if (before === build) return;
  const known = await count();
  if (waits()) return;
  if (told !== undefined && Number(told) < known) tell();
  storage().setItem(CHANGES_KEY, `${build} ${known}`);
}
