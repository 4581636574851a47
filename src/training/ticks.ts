/** The set that is known to be stored, before the screen has been drawn with it. */
export interface Ticks {
  subscribe(listener: () => void): () => void;
  /** Its key, or null. */
  current(): string | null;
  show(set: string | null): void;
}

export function createTicks(): Ticks {
  const listeners = new Set<() => void>();
  let current: string | null = null;
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => current,
    show(set) {
      current = set;
      for (const listener of listeners) listener();
    },
  };
}

/** Where nothing is stored there is nothing to wait for. */
export const NO_TICKS: Ticks = createTicks();
