/**
 * Zip archives with uncompressed entries: PKWARE's APPNOTE 6.3.10, sections 4.3.7 (local header),
 * 4.3.12 (directory), 4.3.16 (end). Without zip64 the limits are 65,535 entries and 4 GiB;
 * `MOST_BYTES` is lower.
 */

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
export const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
const STORED = 0;
const DEFLATED = 8;
/** Version 2.0 of the format; bit 11 marks UTF-8 names. */
const VERSION = 20;
const UTF_8 = 1 << 11;
const ENCRYPTED = 1;

export const MOST_ENTRIES = 65_000;
export const MOST_BYTES = 4_000_000_000;
/** Size of the end record with the longest possible comment. */
export const END_LOOKED_AT = END_BYTES + 65_535;

/** One file in an archive. `crc` is that of `crc32`; `day` is YYYY-MM-DD, from 1980 on. */
export interface ZipEntry {
  /** ASCII, with '/' between folders. */
  readonly name: string;
  readonly day: string;
  readonly crc: number;
  /** Bytes. */
  readonly size: number;
}

/** A file in the directory; its `packed` bytes follow the header at `offset`. */
export interface FoundEntry {
  readonly name: string;
  readonly method: 'stored' | 'deflated' | 'unknown';
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
  readonly offset: number;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/**
 * The CRC-32 of zip, gzip and PNG (ISO 3309), as an unsigned number.
 * @param before the CRC of the bytes in front of these
 */
export function crc32(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** The header before an entry's data. */
export function localHeader(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const name = asciiOf(entry.name);
  const header = new Uint8Array(LOCAL_BYTES + name.length);
  const view = new DataView(header.buffer);
  view.setUint32(0, LOCAL, true);
  writeFacts(view, 4, entry, name.length);
  header.set(name, LOCAL_BYTES);
  return header;
}

/** The end of an archive: the directory of its entries, in order, and the end record. */
export function directory(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const names = entries.map(({ name }) => asciiOf(name));
  const length = names.reduce((sum, name) => sum + CENTRAL_BYTES + name.length, 0);
  const bytes = new Uint8Array(length + END_BYTES);
  const view = new DataView(bytes.buffer);
  let at = 0;
  let offset = 0;
  for (const [index, entry] of entries.entries()) {
    const name = names[index] ?? new Uint8Array();
    view.setUint32(at, CENTRAL, true);
    view.setUint16(at + 4, VERSION, true);
    writeFacts(view, at + 6, entry, name.length);
    view.setUint32(at + 42, offset, true);
    bytes.set(name, at + CENTRAL_BYTES);
    at += CENTRAL_BYTES + name.length;
    offset += LOCAL_BYTES + name.length + entry.size;
  }
  view.setUint32(at, END, true);
  view.setUint16(at + 8, entries.length, true);
  view.setUint16(at + 10, entries.length, true);
  view.setUint32(at + 12, length, true);
  view.setUint32(at + 16, offset, true);
  return bytes;
}

/** Writes the common part of both headers, from "version needed" to the length of the name. */
function writeFacts(view: DataView, at: number, entry: ZipEntry, nameLength: number): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, UTF_8, true);
  view.setUint16(at + 4, STORED, true);
  // Noon, because an archive has no zone, and midnight could become the day before.
  view.setUint16(at + 6, 12 << 11, true);
  view.setUint16(at + 8, dosDay(entry.day), true);
  view.setUint32(at + 10, entry.crc, true);
  view.setUint32(at + 14, entry.size, true);
  view.setUint32(at + 18, entry.size, true);
  view.setUint16(at + 22, nameLength, true);
}

function dosDay(day: string): number {
  const [year = 1980, month = 1, date = 1] = day.split('-').map(Number);
  return (Math.max(0, year - 1980) << 9) | (month << 5) | date;
}

/** Position of the directory, from the last bytes of a file; null if it is no archive. */
export function findDirectory(tail: Uint8Array): { offset: number; length: number } | null {
  const view = viewOf(tail);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (view.getUint32(at, true) !== END) continue;
    return { length: view.getUint32(at + 12, true), offset: view.getUint32(at + 16, true) };
  }
  return null;
}

/** The files of a directory, without folders; null if it is damaged. */
export function readDirectory(bytes: Uint8Array): FoundEntry[] | null {
  const view = viewOf(bytes);
  const entries: FoundEntry[] = [];
  let at = 0;
  while (at + CENTRAL_BYTES <= bytes.length) {
    if (view.getUint32(at, true) !== CENTRAL) return null;
    const nameLength = view.getUint16(at + 28, true);
    const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const end = at + CENTRAL_BYTES + nameLength;
    if (end + rest > bytes.length) return null;
    const name = textOf(bytes.subarray(at + CENTRAL_BYTES, end));
    if (!name.endsWith('/')) {
      entries.push({
        name,
        method: methodOf(view.getUint16(at + 8, true), view.getUint16(at + 10, true)),
        crc: view.getUint32(at + 16, true),
        packed: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      });
    }
    at = end + rest;
  }
  return at === bytes.length ? entries : null;
}

/**
 * Length of the header before an entry's bytes; null if it is invalid. `LOCAL_BYTES` of it are
 * enough.
 */
export function localHeaderLength(header: Uint8Array): number | null {
  if (header.length < LOCAL_BYTES) return null;
  const view = viewOf(header);
  if (view.getUint32(0, true) !== LOCAL) return null;
  return LOCAL_BYTES + view.getUint16(26, true) + view.getUint16(28, true);
}

function methodOf(flags: number, method: number): FoundEntry['method'] {
  if (flags & ENCRYPTED) return 'unknown';
  if (method === STORED) return 'stored';
  return method === DEFLATED ? 'deflated' : 'unknown';
}

function asciiOf(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0x7f);
}

/** Decodes UTF-8, or bytes as letters if they are not UTF-8. */
function textOf(bytes: Uint8Array): string {
  try {
    return decodeURIComponent(
      Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
    );
  } catch {
    return String.fromCharCode(...bytes);
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
