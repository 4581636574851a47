import { chatLines } from './pasted-chat';
import { tableLines } from './pasted-table';

/** A pasted text in the typed language of fichas. */
export interface PastedText {
  /** One text a ficha; at least one. */
  readonly texts: readonly string[];
  /** Lines of a chat that no ficha can hold: pictures, notices of the messenger. */
  readonly leftOut: readonly string[];
}

const ficha = /^\s*#(?!#)\s+\S/u;
const named =
  /^\s*(?:(?:alun[oa]|cliente|nome)\s*:\s*|(?:ficha|planilha)\s+(?:d[eao]|para|pr[ao])\s+)(?=\S)/iu;
const setsHead = /\d\s*[x×*]\s*(?:\d|m[aá]x|falha)|\d\s*(?:s[eé]ries?|sets?)/iu;
const keycap = /([0-9])\uFE0F?\u20E3\s*/gu;
const emphasis = /(?<![^\s(])([*_~])(?=\S)([^*_~\n]*\S)\1(?![^\s.,:;)!?-])/gu;

/** "A1)", "B2." or "A1" before a name: the place within a superset. */
const place = /^(\s*(?:[-–—•*·▪]\s+)?)([A-H])([1-9])(?:\s*[).:º–-])?\s+(?=\p{L})/u;
/**
 * Terms that the language has not: plates of a machine, a load in two parts, a list of reserves.
 * Read in part, "placa 8" would be 8 kg.
 */
const otherTerms =
  /(?<=\s)(?:(?:placas?|pinos?|furos?)\s*\d{1,2}|\d{1,2}\s*placas?|rir\s*[:=]?\s*\d(?:[.,]5)?(?:\s*[/–-]\s*\d(?:[.,]5)?(?!\d))+|(?:(?:carga|peso|com)\s*:?\s*)?(?<!(?:[x×*]|de)\s*)\d{1,3}(?:[.,]\d+)?(?:\+\d{1,3}(?:[.,]\d+)?)+(?:\s*kgs?)?)(?![\p{L}\d%])/giu;

/** Lines of supersets joined by "+", in place of their letters and numbers. */
function joinedPlaces(lines: readonly string[]): string[] {
  let above = '';
  return lines.map((line) => {
    const [written = '', mark = '', letter = '', number = ''] = place.exec(line) ?? [];
    if (written === '' || !setsHead.test(line)) {
      if (line.trim() !== '') above = '';
      return line;
    }
    const isNext = letter === above && number !== '1';
    above = letter;
    return `${mark}${isNext ? '+ ' : ''}${line.slice(written.length)}`;
  });
}

/** A line of sets with its other terms as notes. */
function withNotes(line: string): string {
  if (!setsHead.test(line)) return line;
  const until = line.search(/["#]/u);
  const terms = until < 0 ? line : line.slice(0, until);
  const noted = terms.replace(otherTerms, (term) => `"${term}"`);
  return `${noted}${line.slice(terms.length)}`;
}

/**
 * Rewrites what a messenger or a spreadsheet gives into lines of the typed language, and divides it
 * where it names another ficha or another student. Other text stays as it is.
 */
export function readPasted(text: string): PastedText {
  const { lines, leftOut } = chatLines(text.split(/\r?\n/u));
  const plain = lines.map((line) =>
    line.replace(keycap, '$1) ').replace('🔟', '10) ').replace(emphasis, '$2'),
  );
  return { texts: fichasIn(joinedPlaces(tableLines(plain)).map(withNotes)), leftOut };
}

/** Whether one of these lines asks for sets: without any, a part is no ficha of its own. */
const hasSets = (lines: readonly string[]) => lines.some((line) => setsHead.test(line));

function fichasIn(lines: readonly string[]): string[] {
  const parts: string[][] = [[]];
  for (const line of lines) {
    const begins = ficha.test(line) || (named.test(line) && !setsHead.test(line));
    if (begins && hasSets(parts.at(-1) ?? [])) parts.push([]);
    parts.at(-1)?.push(begins ? titleLine(line) : line);
  }
  const last = parts.at(-1) ?? [];
  // Lines without sets after the last ficha are a remark about it.
  if (parts.length > 1 && !hasSets(last)) parts.splice(-2, 2, [...(parts.at(-2) ?? []), ...last]);
  return parts.map((part) => part.join('\n').trim());
}

/** "Aluna: Maria" becomes "# Maria"; "Ficha da Maria" stays whole. */
function titleLine(line: string): string {
  if (ficha.test(line)) return line;
  return `# ${line.trim().replace(/^(?:alun[oa]|cliente|nome)\s*:\s*/iu, '')}`;
}
