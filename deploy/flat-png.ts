import { crc32, deflateSync } from 'node:zlib';

/** Square samples of four bytes (red, green, blue, alpha), all opaque. */
export interface Square {
  side: number;
  samples: Uint8Array;
}

/** Enough palette entries for smooth edges between three colours. */
const COLOURS = 32;

/**
 * A palette PNG of one colour with a square picture in the middle. It is a tenth of a browser's
 * screenshot in size. The square's first sample is the surrounding colour.
 */
export function flatPng(width: number, height: number, square: Square): Buffer {
  const { palette, indexes } = reduced(square);
  const left = Math.round((width - square.side) / 2);
  const top = Math.round((height - square.side) / 2);
  // Each row starts with its filter byte, 0 for none. Index 0 is the surrounding colour.
  const rows = Buffer.alloc((width + 1) * height);
  for (let line = 0; line < square.side; line += 1) {
    const from = line * square.side;
    rows.set(indexes.subarray(from, from + square.side), (top + line) * (width + 1) + 1 + left);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits per pixel, palette, not interlaced.
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * The most frequent colours after the surrounding one, and for each sample the index of the
 * nearest.
 */
function reduced({ side, samples }: Square): { palette: number[][]; indexes: Uint8Array } {
  const keyAt = (at: number) => samples.subarray(at * 4, at * 4 + 3).join(' ');
  const counts = new Map<string, number>();
  for (let at = 0; at < side * side; at += 1) {
    counts.set(keyAt(at), (counts.get(keyAt(at)) ?? 0) + 1);
  }
  counts.set(keyAt(0), Number.POSITIVE_INFINITY);
  const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, COLOURS);
  const palette = frequent.map(([key]) => key.split(' ').map(Number));
  const nearest = new Map<string, number>();
  const indexOf = (key: string) => {
    const colour = key.split(' ').map(Number);
    const distances = palette.map((one) =>
      one.reduce((sum, part, index) => sum + (part - (colour[index] ?? 0)) ** 2, 0),
    );
    return distances.indexOf(Math.min(...distances));
  };
  const indexes = new Uint8Array(side * side);
  for (let at = 0; at < indexes.length; at += 1) {
    const key = keyAt(at);
    const known = nearest.get(key) ?? indexOf(key);
    nearest.set(key, known);
    indexes[at] = known;
  }
  return { palette, indexes };
}
