import type { CustomExercise } from './custom-exercise';
import type { Json } from './record/registers';

const NOTHING: CustomExercise = {
  name: '',
  aliases: [],
  primary: [],
  secondary: [],
  equipment: null,
  mechanic: null,
  unilateral: false,
  bodyweightShare: null,
  loadKind: null,
  stepGrams: null,
  note: '',
  video: '',
};

/**
 * The registers of an exercise of the person's own: of a new one what it says, of an edit what the
 * person changed since `before`, so that what another device changed meanwhile stays. What is left
 * open is not written.
 */
export function customExerciseWrites(
  exercise: CustomExercise,
  before: CustomExercise = NOTHING,
): Record<string, Json> {
  const known = fieldsOf(before);
  return Object.fromEntries(
    Object.entries(fieldsOf(exercise)).filter(
      ([path, value]) => value !== null && JSON.stringify(value) !== JSON.stringify(known[path]),
    ),
  );
}

function fieldsOf(exercise: CustomExercise): Readonly<Record<string, Json>> {
  const { aliases, primary, secondary, equipment, mechanic } = exercise;
  const { unilateral, bodyweightShare, loadKind, stepGrams } = exercise;
  return {
    name: exercise.name.trim(),
    aliases,
    primary,
    secondary,
    equipment,
    mechanic,
    unilateral,
    bodyweightShare,
    loadKind,
    stepGrams,
    note: exercise.note.trim(),
    video: exercise.video ?? '',
  };
}
