import type { StorageAccess } from '../session/known-session';

export const UNDER_WAY_KEY = 'anilha.under-way';

/**
 * Whether a workout was running when this device last knew. ColdStart updates it, so that a start
 * can load the workout's code before the replica is open.
 */
export function createUnderWay(storage: StorageAccess) {
  return {
    get(): boolean {
      try {
        return storage().getItem(UNDER_WAY_KEY) !== null;
      } catch {
        return false;
      }
    },
    set(under: boolean): void {
      try {
        if (!under) storage().removeItem(UNDER_WAY_KEY);
        else if (storage().getItem(UNDER_WAY_KEY) === null) storage().setItem(UNDER_WAY_KEY, '');
      } catch {
        // Without storage a start loads that code a little later.
      }
    },
  };
}

export type UnderWay = ReturnType<typeof createUnderWay>;
