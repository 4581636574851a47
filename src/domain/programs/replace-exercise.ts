import type { Writes } from '../record/registers';
import { describeExercise, exerciseIn, prescribeWeek } from './arrange-exercises';
import { PROGRAM_LIMITS } from './paths';
import type { Prescription } from './prescription';
import type { Program } from './shape';

const isInGrams = (sets: Prescription) => sets.some(({ load }) => load?.by === 'grams');

/**
 * Loads in grams belong to the former exercise; percentages of a 1RM, and "as the last time", fit
 * any.
 */
function withoutGrams(sets: Prescription): Prescription {
  return sets.map((block) => (block.load?.by === 'grams' ? { ...block, load: null } : block));
}

/**
 * Replaces the exercise of a line permanently. The prescription stays, except loads in grams. The
 * former one becomes the first alternative, and its video is removed.
 */
export function replaceExercise(program: Program, key: string, exercise: string): Writes {
  const now = exerciseIn(program, key)?.exercise;
  if (!now || now.exercise === exercise) return {};
  const before = now.exercise === null ? [] : [now.exercise];
  const alternatives = [...before, ...now.alternatives.filter((id) => id !== exercise)];
  const weeks = Object.entries(now.weeks)
    .filter(([, sets]) => isInGrams(sets))
    .map(([week, sets]) => prescribeWeek(key, Number(week), withoutGrams(sets)));
  return Object.assign(
    {},
    describeExercise(program, key, {
      exercise,
      alternatives: alternatives.slice(0, PROGRAM_LIMITS.alternatives),
      video: null,
      ...(isInGrams(now.sets) && { sets: withoutGrams(now.sets) }),
    }),
    ...weeks,
  );
}
