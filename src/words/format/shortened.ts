import { cutText } from '#domain/cut-text';

/** A text in at most so many signs, cut between two words where that can be. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = cutText(text, most - 1);
  const inWord = /\S/.test(text.charAt(most - 1));
  const whole = inWord ? room.replace(/\s+\S*$/, '') : room;
  return `${whole.trimEnd()}…`;
}
