import { unaccented } from '../plain-text';

/** Whether each word of a text begins a word of a name; accents and capitals are ignored. */
export function isNamed(name: string, wanted: string): boolean {
  const parts = unaccented(name).split(/\s+/);
  const words = unaccented(wanted).split(/\s+/).filter(Boolean);
  return words.every((word) => parts.some((part) => part.startsWith(word)));
}
