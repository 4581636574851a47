import type { ProgramDraft } from '../draft';
import { encodeProgram } from './encode';
import type { OwnOf } from './shape';

/** Form of record ids, which catalogue exercises and ready programs never have. */
const RECORD = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/**
 * A ficha as a public code, without references to records of its owner. It leaves out exercises
 * without a definition, which no reader could name, and an origin that is a record.
 */
export function publicCode(draft: ProgramDraft, ownOf: OwnOf): string {
  const isKnown = (id: string) => ownOf(id) !== null || !RECORD.test(id);
  const days = draft.days.map((day) => ({
    ...day,
    exercises: day.exercises.flatMap((entry) => {
      if (!isKnown(entry.exercise)) return [];
      return [{ ...entry, alternatives: entry.alternatives.filter(isKnown) }];
    }),
  }));
  const { template } = draft;
  const isRecord = template !== null && RECORD.test(template);
  return encodeProgram({ ...draft, days, template: isRecord ? null : template }, ownOf);
}
