import { type Json, type Register, sameJson } from '#domain/record/registers';
import { compareStamps } from '#domain/record/stamp';
import { compareRegisters } from '#protocol/merge';
import type { Written } from './body-size';
import type { CheckedOp } from './check-op';
import { isFate, type StoredRecord } from './stored-record';

/** Whether null may stand here for a value that an erasure took. */
function isLost(path: string, value: Json, blank: ReadonlySet<string>): boolean {
  return blank.has(path) || (value === null && !isFate(path));
}

/** What an op would write, and how it stands to what is there. */
export interface Intended {
  readonly later: readonly (readonly [path: string, register: Register])[];
  /** Values that an erasure took, and the op still has. */
  readonly filled: readonly (readonly [path: string, register: Register])[];
  readonly entangled: boolean;
  readonly twin: boolean;
}

/**
 * Equal stamps of which one side has lost its value are no twins: the side that has it fills. Where
 * both have one, a twin is only what the op itself writes: what a device sends again of others, or
 * of before, it cannot stamp anew, and what is held here stays (rule S4).
 */
export function intendedBy(op: CheckedOp, { registers, blank }: StoredRecord): Intended {
  const { later, earlier, ties } = compareRegisters(registers, op.registers);
  const filled: [string, Register][] = [];
  let spared = false;
  let twin = false;
  for (const [path, register, held] of ties) {
    const here = op.full ? isLost(path, held[0], blank) : blank.has(path);
    const same = sameJson(register[0], held[0]);
    if (op.full && isLost(path, register[0], op.blank)) spared ||= !here;
    else if (here) filled.push([path, register]);
    else if (!op.full || compareStamps(register[1], op.stamp) === 0) twin ||= !same;
    else spared ||= !same;
  }
  return { later, filled, entangled: earlier || spared, twin };
}

/** The same with what it would take the place of. */
export function writtenBy(
  op: CheckedOp,
  { registers, blank }: StoredRecord,
  { filled, later }: Pick<Intended, 'filled' | 'later'>,
): Written[] {
  const on = (path: string, after: Register, isBlank: boolean): Written => {
    const before = Object.hasOwn(registers, path) ? registers[path] : undefined;
    return { path, after, isBlank, before, wasBlank: blank.has(path) };
  };
  return [
    ...filled.map(([path, after]) => on(path, after, false)),
    ...later.map(([path, after]) => on(path, after, op.blank.has(path))),
  ];
}
