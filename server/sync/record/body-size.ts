import type { Register } from '#domain/record/registers';
import { encodeRegister } from '#protocol/encoding';
import { LIMITS } from '#protocol/limits';
import { copyOf } from '#protocol/merge';
import { writeBody } from './body';
import type { StoredRecord } from './stored-record';

/** A register that an op writes, and the one before; a blank register keeps only its stamp. */
export interface WrittenBytes {
  readonly path: string;
  readonly after: Register;
  readonly isBlank: boolean;
  readonly before: Register | undefined;
  readonly wasBlank: boolean;
}

/** Tracks the size of a record's body, in bytes, while ops are merged into it. */
export interface BodySize {
  /**
   * Whether a record stays within its limit after more writes. It measures only if the estimate
   * exceeds the limit, and then continues by differences. Measuring costs as much as storing.
   * @param estimate upper bound of the growth
   */
  fits(held: StoredRecord, written: readonly WrittenBytes[], estimate: number): boolean;
  /** Confirms the writes of the last `fits`. */
  keep(): void;
}

/**
 * Maximum measurements per request. Differences also count devices that have no register left, so
 * near the limit only a measurement is exact.
 */
const MOST_MEASURED = 8;

interface Scale {
  readonly base: number;
  /** Positions in the table of devices. */
  readonly places: Map<string, number>;
}

/** @param bytes of the stored body */
export function createBodySize(bytes: number): BodySize {
  let [known, next] = [bytes, bytes];
  let measured = 0;
  let scale: Scale | null = null;
  /** New devices that the table does not have yet. */
  let fresh: Map<string, number> | null = null;

  function measure(stored: StoredRecord): number {
    const { text, base, devices } = writeBody(stored, null);
    measured += 1;
    fresh = null;
    scale = { base, places: new Map(devices.map((device, at) => [device, at])) };
    return Buffer.byteLength(text);
  }

  /** The growth of a body of this scale by writes; null if its base time would move back. */
  function growth({ base, places }: Scale, written: readonly WrittenBytes[]): number | null {
    const named = new Map<string, number>();
    fresh = named;
    let added = 0;
    const lengthOf = (path: string, register: Register, isBlank: boolean) => {
      const device = register[1][2];
      const known = places.get(device) ?? named.get(device);
      const place = known ?? places.size + named.size;
      if (known === undefined) {
        named.set(device, place);
        added += device.length + 3;
      }
      const entry = JSON.stringify(encodeRegister(register, base, place, isBlank));
      return Buffer.byteLength(JSON.stringify(path)) + Buffer.byteLength(entry) + 2;
    };
    for (const { path, after, isBlank, before, wasBlank } of written) {
      // An earlier base would lengthen every other stamp.
      if (after[1][0] < base) return null;
      if (before) added -= lengthOf(path, before, wasBlank);
      added += lengthOf(path, after, isBlank);
    }
    return added;
  }

  function lookAgain(held: StoredRecord, written: readonly WrittenBytes[]): void {
    known = measure(held);
    const added = scale && growth(scale, written);
    next = added === null ? measure(writtenInto(held, written)) : known + added;
  }

  return {
    fits(held, written, estimate) {
      const added = scale && growth(scale, written);
      if (added === null) scale = null;
      next = known + (added ?? estimate);
      if (next > LIMITS.recordBytes && measured < MOST_MEASURED) lookAgain(held, written);
      return next <= LIMITS.recordBytes;
    },
    keep() {
      known = next;
      for (const [device, place] of fresh ?? []) scale?.places.set(device, place);
      fresh = null;
    },
  };
}

function writtenInto(held: StoredRecord, written: readonly WrittenBytes[]): StoredRecord {
  const registers = copyOf(held.registers);
  const blank = new Set(held.blank);
  for (const { path, after, isBlank } of written) {
    registers[path] = after;
    if (isBlank) blank.add(path);
    else blank.delete(path);
  }
  return { registers, blank };
}
