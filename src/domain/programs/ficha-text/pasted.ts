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

/**
 * Rewrites what a messenger or a spreadsheet gives into lines of the typed language, and divides it
 * where it names another ficha or another student. Other text stays as it is.
 */
export function readPasted(text: string): PastedText {
  const { lines, leftOut } = chatLines(text.split(/\r?\n/u));
  const plain = lines.map((line) =>
    line.replace(keycap, '$1) ').replace('🔟', '10) ').replace(emphasis, '$2'),
  );
  return { texts: fichasIn(tableLines(plain)), leftOut };
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
