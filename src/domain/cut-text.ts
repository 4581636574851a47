/**
 * The beginning of a text, at most so many UTF-16 units long. Never half of a sign: half of an emoji
 * is no text, and comes back from a server as another one.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, most).replace(/(?:[\uD800-\uDBFF]|\u200D|\uFE0F)+$/, '');
}
