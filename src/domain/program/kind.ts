import type { Excess, RecordKind, Registers } from '../record/registers';
import { PROGRAM_LIMITS } from './paths';
import { projectProgram } from './project';
import { programRules } from './rules';
import type { Program } from './shape';

function excessOf(registers: Registers): Excess | null {
  const nodes = new Set(Object.keys(registers).map(programRules.nodeOf));
  const count = (scope: string) => [...nodes].filter((node) => node.startsWith(scope)).length;
  // Removed ones count too: they are in the record until it goes as a whole.
  if (count('d.') > PROGRAM_LIMITS.days * 4) return 'exercises';
  return count('e.') > PROGRAM_LIMITS.exercises * 2 ? 'exercises' : null;
}

/** A ficha with its days and exercises: one record, merged field by field. */
export const programKind: RecordKind<Program> = {
  name: 'program',
  single: false,
  ...programRules,
  project: projectProgram,
  // In no list by time: a new device asks for all of them first (rule F1), however old they are.
  at: () => null,
  open: () => false,
  removedAt: (program) => program.removedAt,
  excess: excessOf,
};
