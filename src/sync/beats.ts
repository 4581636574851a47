/** Key for the leading tab's last sign of life (rule T1b). */
export const BEAT_KEY = 'anilha-sync-beat';

export interface Beats {
  get(): number;
  set(at: number): void;
}

export function createBeats(storage: Storage, key = BEAT_KEY): Beats {
  return {
    get: () => Number(storage.getItem(key)) || 0,
    set(at) {
      try {
        storage.setItem(key, String(at));
      } catch {
        // A full storage must not stop a pass; at worst another tab leads as well.
      }
    },
  };
}
