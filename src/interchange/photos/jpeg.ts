import { isLocalDay, type LocalDay } from '#domain/local-day';

/** A segment before a JPEG's pixels (ITU-T T.81, annex B): metadata and tables. */
interface Segment {
  readonly marker: number;
  readonly body: Uint8Array;
}

const START = 0xd8;
const SCAN = 0xda;
const COMMENT = 0xfe;
const APP_0 = 0xe0;
const APP_1 = 0xe1;
const APP_15 = 0xef;
/** The tags of Exif 2.32 that lead to the time of a photo. */
const EXIF_BLOCK = 0x8769;
const TAKEN_AT = 0x9003;
const ENTRY_BYTES = 12;

/** The segments before the pixels; `whole` if none of them is missing or damaged. */
function segmentsOf(bytes: Uint8Array): { segments: Segment[]; whole: boolean } {
  const segments: Segment[] = [];
  if (bytes[0] !== 0xff || bytes[1] !== START) return { segments, whole: false };
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0);
    if (length < 2) break;
    segments.push({ marker, body: bytes.subarray(at + 4, at + 2 + length) });
    if (marker === SCAN) return { segments, whole: true };
    at += 2 + length;
  }
  return { segments, whole: false };
}

/**
 * Whether a JPEG has only pixels and decoding data: no Exif, place, camera, comment or embedded
 * picture. A colour profile is allowed.
 */
export function isBareJpeg(bytes: Uint8Array): boolean {
  const { segments, whole } = segmentsOf(bytes);
  return whole && segments.every(({ marker, body }) => drawsOnly(marker, body));
}

function drawsOnly(marker: number, body: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (marker === APP_0) return startsWith(body, 'JFIF\0');
  if (marker < APP_0 || marker > APP_15) return true;
  return startsWith(body, 'ICC_PROFILE\0');
}

/**
 * The local day on which a photo was taken, from "DateTimeOriginal" of Exif 2.32. Null if the file,
 * or its given beginning, does not contain it.
 */
export function dayTaken(bytes: Uint8Array): LocalDay | null {
  for (const { marker, body } of segmentsOf(bytes).segments) {
    if (marker === APP_1 && startsWith(body, 'Exif\0\0')) return dayInTiff(body.subarray(6));
  }
  return null;
}

function dayInTiff(tiff: Uint8Array): LocalDay | null {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  try {
    const little = view.getUint16(0) === 0x4949;
    const block = valueIn(view, view.getUint32(4, little), EXIF_BLOCK, little);
    const at = block === null ? null : valueIn(view, block, TAKEN_AT, little);
    if (at === null) return null;
    const text = String.fromCharCode(...tiff.subarray(at, at + 10)).replaceAll(':', '-');
    return isLocalDay(text) ? text : null;
  } catch (cause) {
    // An offset points beyond the end of the data.
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

/** The number or offset of a tag in a directory. */
function valueIn(view: DataView, from: number, tag: number, little: boolean): number | null {
  const count = view.getUint16(from, little);
  for (let entry = 0; entry < count; entry += 1) {
    const at = from + 2 + entry * ENTRY_BYTES;
    if (view.getUint16(at, little) === tag) return view.getUint32(at + 8, little);
  }
  return null;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}

/** Whether a file is an HEIC or HEIF photo, from its first bytes (ISO/IEC 23008-12). */
export function isHeic(bytes: Uint8Array): boolean {
  const brand = String.fromCharCode(...bytes.subarray(4, 12));
  return /^ftyp(hei[cfsmx]|hev[cx]|mif1|msf1)/.test(brand);
}
