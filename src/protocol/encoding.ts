import * as v from 'valibot';
import type { Json, Register, Registers } from '#domain/record/registers';

/**
 * Registers as they are sent and stored: a table of devices and a base time, so that a stamp costs
 * three small integers. `r` maps a path to [value, ms - base, counter, index into `d`]; a register
 * whose value was erased (rule R6) has no value: [ms - base, counter, index].
 */
export interface EncodedRegisters {
  readonly d: readonly string[];
  readonly b: number;
  readonly r: Readonly<Record<string, Entry>>;
}

type Entry =
  | readonly [value: Json, ms: number, counter: number, device: number]
  | readonly [ms: number, counter: number, device: number];

const whole = v.pipe(v.number(), v.integer());
const json = v.custom<Json>((value) => value !== undefined, 'json');
export const deviceSchema = v.pipe(v.string(), v.regex(/^[a-z0-9]{1,16}$/));

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));
export const stampSchema = v.pipe(v.tuple([count, count, deviceSchema]), v.readonly());

export const encodedRegistersSchema = v.object({
  d: v.array(v.string()),
  b: whole,
  r: v.record(
    v.string(),
    v.union([v.tuple([json, whole, whole, whole]), v.tuple([whole, whole, whole])]),
  ),
});

/** Encodes registers; with `erase` their values are left out and only stamps remain. */
export function encodeRegisters(registers: Registers, erase = false): EncodedRegisters {
  const entries = Object.entries(registers);
  const base = entries.reduce((ms, [, [, stamp]]) => Math.min(ms, stamp[0]), Infinity);
  const b = Number.isFinite(base) ? base : 0;
  const devices = new Map<string, number>();
  const encoded = entries.map(([path, [value, [ms, counter, device]]]): [string, Entry] => {
    const index = devices.get(device) ?? devices.size;
    devices.set(device, index);
    return [path, erase ? [ms - b, counter, index] : [value, ms - b, counter, index]];
  });
  return { d: [...devices.keys()], b, r: Object.fromEntries(encoded) };
}

/** Decodes registers; erased ones come back with the value null. */
export function decodeRegisters(encoded: EncodedRegisters): Registers {
  return Object.fromEntries(
    Object.entries(encoded.r).map(([path, entry]): [string, Register] => {
      const [value, ms, counter, index] = entry.length === 4 ? entry : [null, ...entry];
      return [path, [value, [encoded.b + ms, counter, encoded.d[index] ?? '']]];
    }),
  );
}
