import * as v from 'valibot';

/** Characters of an address. */
export const VIDEO_LENGTH = 500;

const START = 'https://';

const url = v.pipe(v.string(), v.url());

/**
 * Checks an address with "a" for every non-ASCII character, because `v.url` in Node.js 20 refuses
 * accents after many calls.
 */
function isAddress(text: string): boolean {
  return v.is(url, text.replace(/\P{ASCII}/gu, 'a'));
}

/** A video's address: https only, no user name before the host, no characters that end a word. */
export const videoSchema = v.pipe(
  v.string(),
  v.maxLength(VIDEO_LENGTH),
  v.regex(/^https:\/\/[^\s\p{Cc}/?#@\\]+(?:[/?#][^\s\p{Cc}]*)?$/u),
  v.check(isAddress),
);

/** The fault of a typed address: not https, or not a valid address. */
export type VideoFault = 'https' | 'broken';

/** The typed text in its stored form; '' for none. */
export function typedVideo(text: string): string {
  return text.trim().replace(/^https:/i, 'https:');
}

/** The fault of a typed address; null if it is valid or empty. */
export function videoFault(text: string): VideoFault | null {
  const typed = typedVideo(text);
  if (typed === '' || videoIn(typed) !== null) return null;
  return typed.startsWith(START) ? 'broken' : 'https';
}

/** The address in a value of any type; null if it is no valid address. */
export function videoIn(value: unknown): string | null {
  const parsed = v.safeParse(videoSchema, value);
  return parsed.success ? parsed.output : null;
}
