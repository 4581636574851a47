/** One segment of a JPEG: marker, length, body (ITU-T T.81, B.1.1.4). */
export function segment(marker: number, body: readonly number[]): Buffer {
  const length = body.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...body]);
}

export const place = segment(0xe1, [...Buffer.from('Exif\0\0GPS -23.5 -46.6')]);
export const comment = segment(0xfe, [...Buffer.from('feita em casa')]);

/**
 * A JPEG with segments that declare this size; its pixels are a stuffed byte and a restart marker.
 */
export function jpeg(
  width: number,
  height: number,
  { extra = [], progressive = false }: { extra?: Buffer[]; progressive?: boolean } = {},
): Buffer {
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const scan = Buffer.concat([
    segment(0xda, [1, 1, 0, 0, 63, 0]),
    Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...extra,
    segment(0xdb, [0, 1, 2, 3]),
    segment(progressive ? 0xc2 : 0xc0, [8, ...size, 1, 1, 0x11, 0]),
    segment(0xc4, [0, 1]),
    scan,
    ...(progressive ? [segment(0xc4, [1, 1]), scan] : []),
    Buffer.from([0xff, 0xd9]),
  ]);
}
