import { cutText } from '../cut-text';
import type { Prescription, SetBlock } from '../programs/prescription';
import type { Program, ProgramExercise } from '../programs/shape';
import { isWorking, slotsOf } from '../progression/slots';
import type { Suggestion } from '../progression/suggestion';

/**
 * The sets of an exercise with the loads that its rule, or the last time, gives for the next block.
 * Loads in percent or "as last time" and warm-ups stay as written. A block with several suggested
 * loads takes the hardest.
 * @param suggestion for the first week; its sets match the prescription one by one
 */
export function withNextLoads(sets: Prescription, suggestion: Suggestion): Prescription {
  let at = 0;
  // For assistance, less is harder.
  const hardest = suggestion.advice?.figures.assisted === 1 ? Math.min : Math.max;
  return sets.map((block): SetBlock => {
    const slots = slotsOf([block]);
    const asked = suggestion.sets.slice(at, at + slots.length);
    at += slots.length;
    if (block.kind === 'warmup') return block;
    if (block.load !== null && block.load.by !== 'grams') return block;
    const loads = asked.flatMap(({ plan }, index) => {
      const slot = slots[index];
      return slot && isWorking(slot) && plan.load !== null ? plan.load : [];
    });
    if (loads.length === 0) return block;
    return { ...block, load: { by: 'grams', grams: hardest(...loads) } };
  });
}

/** "Base" → "Base · bloco 2" → "Base · bloco 3". */
export function nextBlockTitle(title: string, most: number): string {
  const found = /^(.*?)(\bbloco )(\d{1,3})$/i.exec(title);
  if (found) {
    const [, before = '', word = '', number = ''] = found;
    const next = `${word}${Number(number) + 1}`;
    return `${cutText(before, most - next.length)}${next}`;
  }
  const end = ' · bloco 2';
  return title === '' ? 'Bloco 2' : `${cutText(title, most - end.length)}${end}`;
}

/**
 * The next block of a ficha: the same days and exercises with the same keys, new loads, without an
 * end and a review date. Prescriptions of single weeks stay as written.
 * @param suggestions by key of the exercise; an exercise without one stays unchanged
 */
export function nextBlock(
  program: Program,
  title: string,
  suggestions: ReadonlyMap<string, Suggestion>,
): Program {
  const { ends: _ends, review: _review, ...rest } = program;
  const next = (entry: ProgramExercise): ProgramExercise => {
    const suggestion = suggestions.get(entry.key);
    return suggestion ? { ...entry, sets: withNextLoads(entry.sets, suggestion) } : entry;
  };
  return {
    ...rest,
    title,
    days: program.days.map((day) => ({ ...day, exercises: day.exercises.map(next) })),
  };
}
