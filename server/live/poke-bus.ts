import type { Poke } from '#protocol/sync';

/** A poke, and the device that wrote and needs none. */
export interface PokeEvent extends Poke {
  readonly device: string | null;
}

/** Carries pokes from requests that wrote to the waiting connections. */
export interface PokeBus {
  publish(event: PokeEvent): void;
  /**
   * @param heard the spaces with listeners, for a bus that polls
   * @returns a function that ends the subscription
   */
  subscribe(listener: (event: PokeEvent) => void, heard?: () => readonly string[]): () => void;
}

/** A bus within one process; ./shared-bus.ts connects several. */
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
