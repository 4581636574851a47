/** The parts of the browser that preferences use; each may be missing or throw. */
export interface PreferenceSurroundings {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** The target of `storage` events, with which other tabs announce changes. */
  events: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

export interface StoredValue<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls `listener` on each change, in any tab; returns a function that stops this. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * One preference of this device, stored as text under `key`. `parse` reads it and returns the
 * default for unknown text. If storage refuses, the value lives as long as the page.
 */
export function createStoredValue<Value extends string | boolean>(
  key: string,
  parse: (stored: string | null) => Value,
  { storage, events }: PreferenceSurroundings,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  /** Whether storage refused the last choice, which then exists only in memory. */
  let refused = false;

  function read(): Value {
    try {
      return parse(storage().getItem(key));
    } catch {
      return parse(null);
    }
  }

  function change(next: Value) {
    if (next === value) return;
    value = next;
    for (const listener of listeners) listener();
  }

  function heard(event: Event) {
    // A null key means that everything was cleared
    if ('key' in event && (event.key === key || event.key === null)) change(read());
  }

  return {
    get() {
      // Without listeners, changes of other tabs are not received either, so the value is read
      // again.
      if (value === undefined || (listeners.size === 0 && !refused)) value = read();
      return value;
    },
    set(next) {
      try {
        storage().setItem(key, String(next));
        refused = false;
      } catch {
        // In private mode or with a full disk, the choice lasts until the page is closed
        refused = true;
      }
      change(next);
    },
    subscribe(listener) {
      if (listeners.size === 0) events().addEventListener('storage', heard);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events().removeEventListener('storage', heard);
      };
    },
  };
}
