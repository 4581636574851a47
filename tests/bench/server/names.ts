import { createHmac } from 'node:crypto';

/** The person of a number, among those that ./people.ts stores. */
export const idOf = (nth: number) => `b${nth}`;
export const tokenOf = (nth: number) => `bench-session-${nth}`;

/** The cookie of a session, as the server signs it. */
export function cookieOf(token: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(token).digest('base64');
  return `anilha.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}

/** An address for each: what is counted by address must not be what is measured. */
export const addressOf = (nth: number) =>
  `10.${(nth >> 16) & 255}.${(nth >> 8) & 255}.${nth & 255}`;
