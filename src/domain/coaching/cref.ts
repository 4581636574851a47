import { STATES, type State } from '../health/screening/places';

/** G: graduated; P: registered by practice from before the law (Lei 9.696/1998, art. 2). */
export type CrefCategory = 'G' | 'P';

export interface Cref {
  /** Six digits. */
  readonly number: string;
  readonly category: CrefCategory;
  readonly state: State;
}

/** The fault of a CREF: its number, its category, its state, or its general form. */
export type CrefFault = 'number' | 'category' | 'state' | 'shape';

/**
 * Reads a registration number of the council of physical education. Capitals, spaces, dots, a
 * leading "CREF" and the separators do not matter. No check digit is published, so a well-formed
 * CREF may still be unassigned.
 */
export function readCref(text: string): Cref | CrefFault {
  const plain = text
    .toUpperCase()
    .replace(/[\s.]/g, '')
    .replace(/[‐–—]/g, '-')
    .replace(/^CREF:?/, '');
  const parts = /^(\d+)-?([A-Z])[-/]?([A-Z]{2})$/.exec(plain);
  const [, number = '', letter, letters] = parts ?? [];
  if (parts === null) return /^\d{1,5}$|^\d{7,}/.test(plain) ? 'number' : 'shape';
  if (number.length !== 6) return 'number';
  const category = letter === 'G' || letter === 'P' ? letter : null;
  if (category === null) return 'category';
  const state = STATES.find((one) => one === letters);
  return state === undefined ? 'state' : { number, category, state };
}

/** A CREF in its stored form, 000000-G/UF; null for an invalid text. */
export function normalCref(text: string): string | null {
  const read = readCref(text);
  return typeof read === 'string' ? null : `${read.number}-${read.category}/${read.state}`;
}
