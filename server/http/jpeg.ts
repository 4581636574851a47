/** Markers of a JPEG (ITU-T T.81, table B.1). */
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const APP_0 = 0xe0;
const APP_15 = 0xef;
/** Frames as browsers draw them: baseline, extended and progressive. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2]);
/** Tables, restart interval: how the pixels are to be read. */
const TABLES = new Set([0xc4, 0xdb, 0xdd]);

/** Whether a picture of so many px may be kept. */
export type Fits = (width: number, height: number) => boolean;

/**
 * A picture as it may be kept: a JPEG of a size that fits, with nothing but what draws it. Metadata,
 * comments and whatever follows the end are left out; null for anything that is no such JPEG.
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

/** The head of a frame: bits per sample, height, width (B.2.2). */
function isFrame(frame: Buffer, fits: Fits): boolean {
  if (frame.length < 6 || frame[0] !== 8) return false;
  return fits(frame.readUInt16BE(3), frame.readUInt16BE(1));
}

/** Where the next marker begins: in the pixels 0xff is followed by a zero or a restart mark. */
function endOfScan(bytes: Buffer, from: number): number {
  let at = from;
  while (at + 1 < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
  return bytes.length;
}
