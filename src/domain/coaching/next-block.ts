import { cutText } from '../cut-text';
import type { Prescription, SetBlock } from '../programs/prescription';
import type { Program, ProgramExercise } from '../programs/shape';
import { isWorking, slotsOf } from '../progression/slots';
import type { Suggestion } from '../progression/suggestion';

/**
 * The sets of an exercise with the loads that its rule, or the last time, gives for the next block.
 * Loads in percent or "as last time", warm-ups, and sets that were done without a load stay as
 * written. A block with several suggested loads takes the hardest.
 * @param suggestion for the first week; its sets match the prescription one by one
 */
export function withNextLoads(sets: Prescription, suggestion: Suggestion): Prescription {
  let at = 0;
  // For assistance, less is harder.
  const { assisted, last } = suggestion.advice?.figures ?? {};
  const hardest = assisted === 1 ? Math.min : Math.max;
  // Sets without a logged load count as 0 grams. Only help that was used can become none.
  const canBeNone = assisted === 1 && typeof last === 'number' && last > 0;
  return sets.map((block): SetBlock => {
    const slots = slotsOf([block]);
    const asked = suggestion.sets.slice(at, at + slots.length);
    at += slots.length;
    if (block.kind === 'warmup') return block;
    if (block.load !== null && block.load.by !== 'grams') return block;
    const loads = asked.flatMap(({ plan }, index) => {
      const slot = slots[index];
      if (!slot || !isWorking(slot) || plan.load === null) return [];
      return plan.load > 0 || canBeNone ? plan.load : [];
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
