import type { Actor } from './auth';

const PREFIX = 'nameless:';

/**
 * The value of the e-mail column for an account without one. No form accepts it as an e-mail, and no
 * mail goes there.
 */
export function placeholderEmail(person: string): string {
  return `${PREFIX}${person}`;
}

export function isPlaceholderEmail(email: string): boolean {
  return email.startsWith(PREFIX);
}

/** The e-mail as sessions name it: empty for a nameless account. */
export function shownEmail(stored: string): string {
  return isPlaceholderEmail(stored) ? '' : stored;
}

/** Whether somebody trains without an account of their own, under a nameless one. */
export function isNameless({ email }: Pick<Actor, 'email'>): boolean {
  return email === '';
}
