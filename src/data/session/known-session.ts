import { type Person, readPerson } from '#protocol/account/auth';

/**
 * Key of the last known session. The landing's inline script also reads it, to hide itself from
 * signed-in people.
 */
export const KNOWN_SESSION_KEY = 'anilha.session';

/** A function, because a browser that blocks storage throws on access. */
export type StorageAccess = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type KnownSession = ReturnType<typeof createKnownSession>;

/**
 * The person of this device's last session, so that a start without network opens directly. It is
 * not a proof: the server checks the cookie of every call.
 */
export function createKnownSession(storage: StorageAccess) {
  const listeners = new Set<() => void>();
  let person = read(storage);

  function set(next: Person | null): void {
    if (same(person, next)) return;
    person = next;
    store(storage, next);
    for (const listener of listeners) listener();
  }

  return {
    get: () => person,
    /** Keeps the view that this device knows, because the server's answer may be older. */
    remember: ({ id, name, email, coach }: Person) =>
      set({ id, name, email, coach: person?.id === id ? person.coach : coach }),
    /** Notes whether the app opens on the coach's panel. */
    keepCoach: (coach: boolean) => person && set({ ...person, coach: coach || undefined }),
    forget: () => set(null),
    /** Another tab wrote: reads the stored value again. */
    reread: () => {
      const next = read(storage);
      if (same(person, next)) return;
      person = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** The person of this device's last session, as stored now. */
export const knownPerson = () => read(() => localStorage);

function same(a: Person | null, b: Person | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function read(storage: StorageAccess): Person | null {
  try {
    const stored: unknown = JSON.parse(storage().getItem(KNOWN_SESSION_KEY) ?? 'null');
    return readPerson(stored);
  } catch {
    // Storage is unavailable, or contains other data.
    return null;
  }
}

function store(storage: StorageAccess, person: Person | null): void {
  try {
    if (person) storage().setItem(KNOWN_SESSION_KEY, JSON.stringify(person));
    else storage().removeItem(KNOWN_SESSION_KEY);
  } catch {
    // Without storage the session is requested at every start; nothing else depends on it.
  }
}
