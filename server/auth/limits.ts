import type { Limit } from '../http/rate-limit';

/** The action under which every guess at the password of who is signed in is counted. */
export const OWN_PASSWORD = 'own-password';
export const OWN_PASSWORD_TRIES: Limit = { max: 10, windowMs: 15 * 60_000 };

/** Wrong passwords for one account in one browser that its person has signed in with. */
export const KNOWN_DEVICE: Limit = { max: 10, windowMs: 15 * 60_000 };
