import { createHmac } from 'node:crypto';

/** The id of the nth person that ./people.ts stores. */
export const idOf = (nth: number) => `b${nth}`;
export const tokenOf = (nth: number) => `bench-session-${nth}`;

/** The cookie of a session, signed like the server does. */
export function cookieOf(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `anilha.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** A separate address per person, because limits per address must not affect the measurement. */
export const addressOf = (nth: number) =>
  `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
