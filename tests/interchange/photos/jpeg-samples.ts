/** One segment of a JPEG: marker, length, body. */
function segment(marker: number, body: readonly number[]): number[] {
  const length = body.length + 2;
  return [0xff, marker, length >> 8, length & 0xff, ...body];
}

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const two = (value: number) => [value >> 8, value & 0xff];
const four = (value: number) => [...two(value >>> 16), ...two(value & 0xffff)];
const tag = (id: number, type: number, count: number, value: number[]) => [
  ...two(id),
  ...two(type),
  ...four(count),
  ...value,
];

/**
 * The Exif segment of a phone: orientation 6 (a quarter turn), time and place. Big-endian TIFF:
 * directory at 8, Exif block at 50, places at 68, text of the time at 98.
 */
export function exifSegment(taken: string): number[] {
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    ...four(8),
    ...two(3),
    ...tag(0x0112, 3, 1, [...two(6), 0, 0]),
    ...tag(0x8769, 4, 1, four(50)),
    ...tag(0x8825, 4, 1, four(68)),
    ...four(0),
    ...two(1),
    ...tag(0x9003, 2, 20, four(98)),
    ...four(0),
    ...two(2),
    ...tag(1, 2, 2, [...ascii('S\0'), 0, 0]),
    ...tag(0x001d, 2, 11, four(98)),
    ...four(0),
    ...ascii(`${taken}\0`),
  ];
  return segment(0xe1, [...ascii('Exif\0\0'), ...tiff]);
}

/** A JPEG with a segment inserted after its start. */
export function withSegment(jpeg: Uint8Array, extra: readonly number[]): Uint8Array {
  return Uint8Array.from([...jpeg.subarray(0, 2), ...extra, ...jpeg.subarray(2)]);
}

export const commentSegment = segment(0xfe, ascii('feita em casa'));
/** The start of a JPEG: JFIF, a table, and the header of the pixels. */
export const bareJpeg = Uint8Array.from([
  0xff,
  0xd8,
  ...segment(0xe0, [...ascii('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]),
  ...segment(0xdb, [0, 1, 2, 3]),
  ...segment(0xda, [1, 1, 0, 0, 63, 0]),
  1,
  2,
  3,
  0xff,
  0xd9,
]);
