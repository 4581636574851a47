import type { Scanner } from './scanner';

const open = /["“”]/uy;
const body = /(?:\\[\s\S]|[^"“”\\])*/uy;
// Typographic quotation marks, which phone keyboards insert, end a quoted text too.
const close = /["“”]/uy;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

/**
 * quoted: anything between quotation marks. Escapes: `\"`, `\\`, `\n`, `\r`, `\t`, and `\u` with
 * four hex digits.
 */
export function takeQuoted(scanner: Scanner): string | null {
  const from = scanner.at();
  if (!scanner.take(open)) return null;
  const inside = scanner.take(body)?.[0] ?? '';
  if (!scanner.take(close)) {
    scanner.moveTo(scanner.text.length);
    scanner.problem('quote_open', { from, to: scanner.text.length });
    return plainOf(scanner.text.slice(from + 1));
  }
  return plainOf(inside);
}

function plainOf(text: string): string {
  return text.replace(/\\(?:u([0-9a-fA-F]{4})|([\s\S]))/gu, (_, code: string, char: string) =>
    code === undefined ? (ESCAPED[char] ?? char) : String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A text in quotation marks, on one line. */
export function quoted(text: string): string {
  const inside = text
    .replace(/["“”\\]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(/\r/g, '\\r')
    .replace(
      /[\p{Cc}\u2028\u2029]/gu,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return `"${inside}"`;
}

/** Whether a text needs no quotation marks on a line. */
export function standsBare(text: string): boolean {
  return text === text.trim() && text !== '' && !/^["“”]|[\p{Cc}\u2028\u2029]/u.test(text);
}

/** An address without quotation marks; characters that end a word or a part are excluded. */
export const BARE_VIDEO = /https:\/\/[^\s;"“”]*[^\s;"“”,.)\]]/u;

/**
 * A video in text form: its address after the word, in quotation marks if it would not be read
 * completely.
 */
export function videoText(address: string): string {
  const isBare = BARE_VIDEO.exec(address)?.[0] === address;
  return `vídeo ${isBare ? address : quoted(address)}`;
}
