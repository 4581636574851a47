/**
 * An append-only log of texts by key. Each line is a checksum and `[key, text]`, or `[key]` for a
 * removal. A torn or damaged line is skipped; all complete lines count.
 */
export type LogEntry = readonly [key: string, text: string];

/** FNV-1a, 32 bits (Fowler, Noll, Vo). */
function checksum(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

function line(content: readonly string[]): string {
  const json = JSON.stringify(content);
  // The leading line break ends a line that was torn when the browser died.
  return `\n${checksum(json)} ${json}\n`;
}

export function putLines(entries: readonly LogEntry[]): string {
  return entries.map((entry) => line(entry)).join('');
}

export function removeLines(keys: readonly string[]): string {
  return keys.map((key) => line([key])).join('');
}

function readLine(text: string): readonly string[] | null {
  const space = text.indexOf(' ');
  const json = text.slice(space + 1);
  if (space < 1 || checksum(json) !== text.slice(0, space)) return null;
  const content: unknown = JSON.parse(json);
  return Array.isArray(content) && content.every((part) => typeof part === 'string')
    ? content
    : null;
}

/** The content of a log: the latest text of each key that was not removed, in order of creation. */
export function readLog(log: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const text of log.split('\n')) {
    const [key, value] = readLine(text) ?? [];
    if (key === undefined) continue;
    if (value === undefined) texts.delete(key);
    else texts.set(key, value);
  }
  return texts;
}
