import type { ProgramDraft } from './draft';
import type { Program } from './shape';

/** A draft as a ficha with keys by position, for a preview. */
export function previewOf(draft: ProgramDraft): Program {
  const kept = { order: '', returned: false };
  return {
    ...draft,
    days: draft.days.map((day, at) => ({
      ...day,
      ...kept,
      key: `${at + 1}`,
      exercises: day.exercises.map((exercise, place) => ({
        ...exercise,
        ...kept,
        key: `${at + 1}-${place + 1}`,
      })),
    })),
    createdAt: 0,
    returned: false,
    removedAt: null,
  };
}
