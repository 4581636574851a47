import * as v from 'valibot';

/** Characters of an address. */
export const VIDEO_LENGTH = 500;

const START = 'https://';

const url = v.pipe(v.string(), v.url());

/** With plain letters for all others: `v.url` in Node.js 20 refuses accents once it was asked often. */
function isAddress(text: string): boolean {
  return v.is(url, text.replace(/\P{ASCII}/gu, 'a'));
}

/** The address of a video: https alone, a host without a name before it, nothing that ends a word. */
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

/** Why a typed address cannot be kept; null where it can, or where there is none. */
export function videoFault(text: string): VideoFault | null {
  const typed = typedVideo(text);
  if (typed === '' || videoIn(typed) !== null) return null;
  return typed.startsWith(START) ? 'broken' : 'https';
}

/** The address in a value from elsewhere; null where there is none that may be opened. */
export function videoIn(value: unknown): string | null {
  const parsed = v.safeParse(videoSchema, value);
  return parsed.success ? parsed.output : null;
}
