import type { Poke } from '#protocol/sync';

/** Something new in a space; `device` wrote it and need not be told. */
export interface PokeEvent extends Poke {
  readonly device: string | null;
}

/** Carries pokes from the requests that wrote to the connections that wait. */
export interface PokeBus {
  publish(event: PokeEvent): void;
  /** @returns how to stop listening */
  subscribe(listener: (event: PokeEvent) => void): () => void;
}

/** A bus within one process. With several processes the others' devices poll until one spans them. */
export function createPokeBus(): PokeBus {
  const listeners = new Set<(event: PokeEvent) => void>();
  return {
    publish(event) {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
