/**
 * The beginning of a text, at most `most` UTF-16 units, never with half a surrogate pair. Half of
 * an emoji is invalid, and a server returns another character for it.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, most).replace(/(?:[\uD800-\uDBFF]|\u200D|\uFE0F)+$/, '');
}
