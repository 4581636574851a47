import { SETS_HEAD } from './name';

/** A name follows, and no word about the sets of the same exercise. */
const BEFORE_NAME =
  '(?=\\s+(?!(?:drop|falha|at[eé]|m[aá]x|amrap|aq|rest|cluster|isometria)(?:\\P{L}|uec))[\\p{L}"“@])';
const joint = new RegExp(`(?<=\\s)[+/]${BEFORE_NAME}`, 'giu');
const plus = new RegExp(`(?<=\\s)\\+${BEFORE_NAME}`, 'giu');
const head = new RegExp(`(?<![\\p{L}\\p{N}.,])${SETS_HEAD}`, 'iu');
const or = /(?<![\p{L}\p{N}.,])ou\s/iu;
/** Words before exercises that are done in turn: "Bi-set: ". */
const called =
  /^(\s*(?:[-–—•*·]\s*)?)((?:bi|tri|super)[-\s]?(?:sets?|s[eé]ries?)|conjugad[oa]s?)\s*[:–-]?\s+(?=[\p{L}"“@])/iu;

/** Where quotes and a "#" leave a text to be read, as in `text`; all else is blank. */
function readable(text: string): string {
  const plain = text.replace(/["“”][^"“”]*["“”]?/gu, (found) => ' '.repeat(found.length));
  const note = plain.indexOf('#');
  return note < 0 ? plain : plain.slice(0, note).padEnd(text.length);
}

/** The text of each part at its place in the line, the later ones joined to the one before. */
function partsAt(text: string, places: readonly number[]): string[] {
  const starts = [0, ...places];
  return starts.map((from, nth) => {
    const part = text.slice(from, starts[nth + 1] ?? text.length);
    return nth === 0 ? part : `${' '.repeat(from)}+${part.slice(1)}`;
  });
}

function withoutCall(text: string): string {
  return text.replace(called, (all, before: string) => before.padEnd(all.length));
}

/**
 * A line of several exercises with their own sets ("A 3x12 + B 3x falha") as one line each, which
 * keep their places. A line of one exercise stays as it is.
 */
export function joinedLines(text: string): readonly string[] {
  const plain = readable(text);
  const places: number[] = [];
  let from = 0;
  for (const { index } of plain.matchAll(joint)) {
    const before = plain.slice(from, index);
    if (!head.test(before) || !head.test(plain.slice(index)) || or.test(before)) continue;
    places.push(index);
    from = index;
  }
  return places.length === 0 ? [text] : partsAt(withoutCall(text), places);
}

/**
 * Divides a line of several exercises with the same sets, "A + B 3x12", into one line each.
 * @returns null for a line of one exercise
 */
export function sharedLines(text: string): readonly string[] | null {
  const plain = readable(text);
  const sets = head.exec(plain)?.index;
  if (sets === undefined) return null;
  const places = [...plain.slice(0, sets).matchAll(plus)].map(({ index }) => index);
  if (places.length === 0) return null;
  const names = partsAt(withoutCall(text).slice(0, sets), places);
  return names.map((name) => `${name.padEnd(sets)}${text.slice(sets)}`);
}
