import { cutText } from '#domain/cut-text';

/** A text of at most `most` characters, cut between two words if possible, with "…" at the end. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = cutText(text, most - 1);
  const inWord = /\S/.test(text.charAt(most - 1));
  const whole = inWord ? room.replace(/\s+\S*$/, '') : room;
  return `${whole.trimEnd()}…`;
}
