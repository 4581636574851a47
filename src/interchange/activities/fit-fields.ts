import { type FitRawMessage, getFitBaseTypeId } from 'fit-file-parser/raw';

/** Widths of the unsigned types, by their number, with the value that means none. */
const UNSIGNED: Readonly<Record<number, readonly [bytes: 1 | 2 | 4, none: number]>> = {
  0: [1, 0xff],
  2: [1, 0xff],
  4: [2, 0xffff],
  6: [4, 0xffff_ffff],
  10: [1, 0],
  11: [2, 0],
  12: [4, 0],
};

/** All values of an unsigned field, which may be a list; null for a place without one. */
export function fitNumbers(message: FitRawMessage, field: number): (number | null)[] {
  const found = message.fields.find(({ fieldNumber }) => fieldNumber === field);
  const type = found && UNSIGNED[getFitBaseTypeId(found.baseType) ?? -1];
  if (!found || !type) return [];
  const [bytes, none] = type;
  const view = new DataView(found.bytes.buffer, found.bytes.byteOffset, found.bytes.byteLength);
  const little = message.littleEndian;
  return Array.from({ length: Math.floor(view.byteLength / bytes) }, (_, index) => {
    const at = index * bytes;
    const value =
      bytes === 1
        ? view.getUint8(at)
        : bytes === 2
          ? view.getUint16(at, little)
          : view.getUint32(at, little);
    return value === none ? null : value;
  });
}

export function fitNumber(message: FitRawMessage | undefined, field: number): number | null {
  return (message && fitNumbers(message, field)[0]) ?? null;
}

const TEXT = 7;

/** The first text of a field, which may be a list of texts; '' without one. */
export function fitText(message: FitRawMessage | undefined, field: number): string {
  const found = message?.fields.find(({ fieldNumber }) => fieldNumber === field);
  if (!found || getFitBaseTypeId(found.baseType) !== TEXT) return '';
  const texts = decodeUtf8(found.bytes).split('\0');
  return texts.map((text) => text.trim()).find((text) => text !== '') ?? '';
}

/** A damaged letter must not spoil the name: it becomes a sign of its own. */
function decodeUtf8(bytes: Uint8Array): string {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : '?')).join('');
  }
}
