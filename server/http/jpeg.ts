/** Markers of a JPEG (ITU-T T.81, table B.1). */
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const APP_0 = 0xe0;
const APP_15 = 0xef;
/** Frame types that browsers draw: baseline, extended and progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables and restart interval, which are needed for decoding. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);

/** Whether a picture of this size, in px, is acceptable. */
export type Fits = (width: number, height: number) => boolean;

/**
 * Reduces a JPEG of an acceptable size to the parts that are needed for drawing. Metadata, comments
 * and bytes after the end are removed. Null for anything else.
 */
export function bareJpeg(bytes: Buffer, fits: Fits): Buffer | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let framed = false;
  let at = 2;
  while (at + 1 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END) {
      return framed && hasScan(kept) ? Buffer.concat([...kept, bytes.subarray(at, at + 2)]) : null;
    }
    if (at + 4 > bytes.length) return null;
    const after = at + 2 + bytes.readUInt16BE(at + 2);
    if (after < at + 4 || after > bytes.length) return null;
    if (FRAMES.has(marker)) {
      if (framed || !isFrame(bytes.subarray(at + 4, after), fits)) return null;
      framed = true;
    } else if (!isKnown(marker)) return null;
    const end = marker === SCAN ? endOfScan(bytes, after) : after;
    if (marker !== COMMENT && !isApp(marker)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function isKnown(marker: number): boolean {
  return marker === SCAN || marker === COMMENT || isApp(marker) || TABLES.has(marker);
}

function isApp(marker: number): boolean {
  return marker >= APP_0 && marker <= APP_15;
}

function hasScan(segments: readonly Buffer[]): boolean {
  return segments.some((segment) => segment[1] === SCAN);
}

/** Checks the head of a frame: bits per sample, height, width (B.2.2). */
function isFrame(frame: Buffer, fits: Fits): boolean {
  if (frame.length < 6 || frame[0] !== 8) return false;
  return fits(frame.readUInt16BE(3), frame.readUInt16BE(1));
}

/** Offset of the next marker: within the pixels 0xff is followed by a zero or a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
  return bytes.length;
}
