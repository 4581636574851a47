import type { Poke } from '#protocol/sync';

/** News of a space; `device` wrote it and needs no poke. */
export interface PokeEvent extends Poke {
  readonly device: string | null;
}

/** Carries pokes from the requests that wrote to the connections that wait. */
export interface PokeBus {
  publish(event: PokeEvent): void;
  /**
   * @param heard the spaces with listeners, for a bus that polls
   * @returns a function that stops listening
   */
  subscribe(listener: (event: PokeEvent) => void, heard?: () => readonly string[]): () => void;
}

/** A bus within one process; ./shared-bus.ts spans several. */
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
