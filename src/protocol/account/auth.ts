/** The person of a session, as all screens know them. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether the app opens on the coach's panel for this person. */
  readonly coach?: boolean | undefined;
}

/** Answer of GET /api/auth/get-session: null for signed-out people. */
export type SessionAnswer =
  | {
      readonly user: Person;
      /** Epoch ms at which the account is erased, if its person requested that. */
      readonly erasesAt?: number;
    }
  | null
  | undefined;

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/**
 * Reads a person, or null. By hand, because the first screen parses nothing else, and the library
 * would be a twentieth of its script.
 */
export function readPerson(value: unknown): Person | null {
  const id = property(value, 'id');
  const name = property(value, 'name');
  const email = property(value, 'email');
  if (typeof id !== 'string' || id === '') return null;
  const coach = property(value, 'coach') === true || undefined;
  return typeof name === 'string' && typeof email === 'string' ? { id, name, email, coach } : null;
}

/** Reads the session's answer. Throws TypeError for an invalid one. */
export function readSession(body: unknown): SessionAnswer {
  if (body === null || body === undefined) return body;
  const user = readPerson(property(body, 'user'));
  if (!user) throw new TypeError('The answer holds no person');
  const erasesAt = property(body, 'erasesAt');
  return typeof erasesAt === 'number' ? { user, erasesAt } : { user };
}
