export const CHANGES_KEY = 'anilha.changes';

interface ChangesEnvironment {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** Names the build that runs, without a space. */
  build: string;
  /** How many changes it knows of; asked for in a new build alone. */
  count: () => Promise<number>;
  /** Says that there are new ones. */
  tell: () => void;
  /** Whether it has to wait: for a workout, or because who was told is gone. */
  waits: () => boolean;
}

/**
 * Tells of changes once, in the first build that knows of more than were told of on this device. A
 * device that opens the app for the first time is told of none.
 */
export async function tellChanges({ storage, build, count, tell, waits }: ChangesEnvironment) {
  const [before, told] = (storage().getItem(CHANGES_KEY) ?? '').split(' ');
  if (before === build) return;
  const known = await count();
  if (waits()) return;
  if (told !== undefined && Number(told) < known) tell();
  storage().setItem(CHANGES_KEY, `${build} ${known}`);
}
