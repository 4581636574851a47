import * as v from 'valibot';
import type { Json, Register, Registers } from '#domain/record/registers';
import type { Stamp } from '#domain/record/stamp';

/**
 * Registers as sent and stored: a table of devices and a base time reduce a stamp to three small
 * integers. `r` maps a path to [value, ms - base, counter, index into `d`]. A register with an
 * erased value (rule R6a) has none: [ms - base, counter, index].
 */
export interface EncodedRegisters {
  readonly d: readonly string[];
  readonly b: number;
  readonly r: Readonly<Record<string, Entry>>;
}

type Entry =
  | readonly [value: Json, ms: number, counter: number, device: number]
  | readonly [ms: number, counter: number, device: number];

export const deviceSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/));

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
export const stampSchema = v.pipe(v.tuple([count, count, deviceSchema]), v.readonly());

/** Forbidden names in a record: they would reach into prototypes. */
export const POISON: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

function isEntry(entry: unknown): boolean {
  if (!Array.isArray(entry)) return false;
  const first = entry.length - 3;
  if (first !== 0 && (first !== 1 || entry[0] === undefined)) return false;
  return (
    Number.isSafeInteger(entry[first]) &&
    Number.isSafeInteger(entry[first + 1]) &&
    Number.isSafeInteger(entry[first + 2])
  );
}

/** Whether a value has the shape of encoded registers. */
export function isEncoded(value: unknown): value is EncodedRegisters {
  if (typeof value !== 'object' || value === null) return false;
  if (!('d' in value && 'b' in value && 'r' in value)) return false;
  const { d, b, r } = value;
  return (
    Array.isArray(d) &&
    d.every((device) => typeof device === 'string') &&
    Number.isSafeInteger(b) &&
    typeof r === 'object' &&
    r !== null &&
    Object.values(r).every(isEntry)
  );
}

/**
 * By hand, for speed: a workout has a hundred registers, and a first sync reads thousands of
 * workouts.
 */
export const encodedRegistersSchema = v.custom<EncodedRegisters>(isEncoded, 'registers');

/** Encodes one register relative to `base`, with its device at index `place`. */
export function encodeRegister(
  [value, [ms, counter]]: Register,
  base: number,
  place: number,
  erase: boolean,
): Entry {
  return erase ? [ms - base, counter, place] : [value, ms - base, counter, place];
}

/** Encodes registers; with `erase` only their stamps, without values. */
export function encodeRegisters(registers: Registers, erase = false): EncodedRegisters {
  const entries = Object.entries(registers);
  const base = entries.reduce((ms, [, [, stamp]]) => Math.min(ms, stamp[0]), Infinity);
  const b = Number.isFinite(base) ? base : 0;
  const devices = new Map<string, number>();
  const encoded = entries.map(([path, register]): [string, Entry] => {
    const device = register[1][2];
    const index = devices.get(device) ?? devices.size;
    devices.set(device, index);
    return [path, encodeRegister(register, b, index, erase)];
  });
  return { d: [...devices.keys()], b, r: Object.fromEntries(encoded) };
}

/** Decodes registers; erased ones get the value null. */
export function decodeRegisters(encoded: EncodedRegisters): Registers {
  const registers: Record<string, Register> = {};
  let stamp: Stamp = [0, 0, ''];
  for (const [path, entry] of Object.entries(encoded.r)) {
    if (POISON.has(path)) continue;
    const first = entry.length === 4 ? 1 : 0;
    const ms = encoded.b + Number(entry[first]);
    const counter = Number(entry[first + 1]);
    const device = encoded.d[Number(entry[first + 2])] ?? '';
    // Most registers were written together with the one before, and share its stamp.
    const isShared = ms === stamp[0] && counter === stamp[1] && device === stamp[2];
    if (!isShared) stamp = [ms, counter, device];
    registers[path] = [entry.length === 4 ? entry[0] : null, stamp];
  }
  return registers;
}
