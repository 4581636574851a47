import { excessIn } from '../record/excess';
import type { RecordKind } from '../record/registers';
import { PROGRAM_LIMITS } from './paths';
import { projectProgram } from './project';
import { programRules } from './rules';
import type { Program } from './shape';

const counted = {
  nodeOf: programRules.nodeOf,
  // Removed ones count too: they stay in the record as long as it exists.
  most: { 'd.': PROGRAM_LIMITS.days * 4, 'e.': PROGRAM_LIMITS.exercises * 2 },
};

/** A ficha with its days and exercises: one record, merged field by field. */
export const programKind: RecordKind<Program> = {
  name: 'program',
  single: false,
  ...programRules,
  ...counted,
  project: projectProgram,
  // Unlisted: a new device receives all of them first (rule F1a), regardless of age.
  at: () => null,
  open: () => false,
  removedAt: (program) => program.removedAt,
  excess: (registers, written) => excessIn(counted, registers, written),
};
