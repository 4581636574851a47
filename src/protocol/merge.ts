import { type Json, type Register, type Registers, sameJson } from '#domain/record/registers';
import { compareStamps, type Stamp } from '#domain/record/stamp';

/** What a merge did to the registers that were there. */
export interface Merged {
  readonly registers: Registers;
  /** Paths whose value or stamp is another than before. */
  readonly changed: readonly string[];
  /** True when something is other than the incoming side alone would have made it. */
  readonly entangled: boolean;
  /** A path that holds the same stamp with another value: a cloned profile (code `twin`). */
  readonly twin: string | null;
}

/** Merges registers by stamp, path by path: the larger stamp wins whatever the order of arrival. */
export function mergeRegisters(base: Registers, incoming: Registers): Merged {
  const registers: Record<string, Register> = { ...base };
  const changed: string[] = [];
  let entangled = false;
  let twin: string | null = null;
  for (const [path, register] of Object.entries(incoming)) {
    const current = Object.hasOwn(base, path) ? base[path] : undefined;
    const order = current ? compareStamps(register[1], current[1]) : 1;
    if (order > 0) {
      registers[path] = register;
      changed.push(path);
    } else if (order < 0) {
      entangled = true;
    } else if (current && !sameJson(register[0], current[0])) {
      twin = path;
    }
  }
  return { registers, changed, entangled, twin };
}

/** One write as registers: every path with the same stamp. */
export function stamped(writes: Readonly<Record<string, Json>>, stamp: Stamp): Registers {
  return Object.fromEntries(Object.entries(writes).map(([path, value]) => [path, [value, stamp]]));
}
