import { type Json, type Register, sameJson } from '#domain/record/registers';
import { compareStamps } from '#domain/record/stamp';
import { compareRegisters } from '#protocol/merge';
import type { WrittenBytes } from '../record/body-size';
import { isFate, type StoredRecord } from '../record/stored-record';
import type { CheckedOp } from './check-op';

/** Whether null represents an erased value here. */
function isLost(path: string, value: Json, blank: ReadonlySet<string>): boolean {
  return blank.has(path) || (value === null && !isFate(path));
}

/** The writes of an op, compared with the stored record. */
export interface Intended {
  readonly later: readonly (readonly [path: string, register: Register])[];
  /** Erased values that the op still has. */
  readonly filled: readonly (readonly [path: string, register: Register])[];
  readonly entangled: boolean;
  readonly twin: boolean;
}

/**
 * Equal stamps are no twins if one side lost its value: the other side fills it. If both have one,
 * only the op's own writes can be twins. A device that sends older or foreign writes again cannot
 * give them new stamps, so the stored value stays (rule S4h).
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

/** The writes of an op with the values they replace. */
export function writtenBy(
  op: CheckedOp,
  { registers, blank }: StoredRecord,
  { filled, later }: Pick<Intended, 'filled' | 'later'>,
): WrittenBytes[] {
  const on = (path: string, after: Register, isBlank: boolean): WrittenBytes => {
    const before = Object.hasOwn(registers, path) ? registers[path] : undefined;
    return { path, after, isBlank, before, wasBlank: blank.has(path) };
  };
  return [
    ...filled.map(([path, after]) => on(path, after, false)),
    ...later.map(([path, after]) => on(path, after, op.blank.has(path))),
  ];
}
