/** Announces the stored set before the screen is drawn with it. */
export interface Ticks {
  subscribe(listener: () => void): () => void;
  /** The key of the set, or null. */
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

/** For tables with sets that are not stored. */
export const NO_TICKS: Ticks = createTicks();
