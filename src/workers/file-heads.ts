import type { SeenNames } from '../interchange/model';

/** Bytes at the start of a file that show what it is. */
export const HEAD_BYTES = 2048;

export function startsWith(bytes: Uint8Array, ...wanted: readonly number[]): boolean {
  return wanted.every((byte, index) => bytes[index] === byte);
}

export const isArchive = (head: Uint8Array) => startsWith(head, 0x50, 0x4b);

/** "SQLite", the format of some apps' backups. */
export const isDatabase = (head: Uint8Array) =>
  startsWith(head, 0x53, 0x51, 0x4c, 0x69, 0x74, 0x65);

/** First bytes of 7z, RAR, bzip2, xz and zstd. */
const PACKED = [
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x42, 0x5a, 0x68],
  [0xfd, 0x37, 0x7a, 0x58],
  [0x28, 0xb5, 0x2f, 0xfd],
] as const;

/** The type of a binary file by its first bytes; null for text and for readable archives. */
export function bytesSeen(head: Uint8Array): Exclude<SeenNames['as'], 'table'> | null {
  if (PACKED.some((sign) => startsWith(head, ...sign))) return 'packed';
  if (startsWith(head, 0xd0, 0xcf, 0x11, 0xe0)) return 'excel';
  if (startsWith(head, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  const picture = startsWith(head, 0x89, 0x50, 0x4e, 0x47) || startsWith(head, 0xff, 0xd8, 0xff);
  if (picture) return 'picture';
  if (isDatabase(head)) return 'database';
  const utf16 = startsWith(head, 0xff, 0xfe) || startsWith(head, 0xfe, 0xff) || isBareUtf16(head);
  return !utf16 && !isArchive(head) && head.includes(0) ? 'bytes' : null;
}

/** UTF-16 without a mark, as GymBook writes it: most second bytes of a western text are zero. */
export function isBareUtf16(head: Uint8Array): boolean {
  const high = head.filter((_, index) => index % 2 === 1);
  const zeros = high.filter((byte) => byte === 0).length;
  return head.length > 1 && zeros * 10 > high.length * 9 && head[0] !== 0;
}

/** FIT files carry their name behind the sizes of their header; TCX files are XML. */
export function isActivity(head: Uint8Array): boolean {
  if (startsWith(head.subarray(8), 0x2e, 0x46, 0x49, 0x54)) return true;
  return isTcx(new TextDecoder().decode(head));
}

function isTcx(head: string): boolean {
  return /<TrainingCenterDatabase[\s>]/.test(head);
}

export const isJson = (head: Uint8Array) =>
  /^[{[]/.test(new TextDecoder().decode(head).trimStart());

export const isHealthXml = (head: Uint8Array) =>
  /^\s*<[\s\S]*<(!DOCTYPE )?HealthData\b/.test(new TextDecoder().decode(head));

export const isOwn = (head: string) => /"format"\s*:\s*"anilha"/.test(head);
