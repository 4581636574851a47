import type { Limit } from '../../http/rate-limit';

/** The counter for guesses at the password of the signed-in person. */
export const OWN_PASSWORD = 'own-password';
export const OWN_PASSWORD_TRIES: Limit = { max: 10, windowMs: 15 * 60_000 };

/** Wrong passwords for one account in a browser that its person has used. */
export const KNOWN_DEVICE: Limit = { max: 10, windowMs: 15 * 60_000 };
