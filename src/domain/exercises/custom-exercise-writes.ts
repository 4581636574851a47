import type { Json } from '../record/registers';
import type { CustomExercise } from './custom-exercise';

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
  like: '',
};

/**
 * The registers of a person's own exercise: all of a new one, or the changes since `before`. So an
 * edit keeps what another device changed meanwhile. Unset values are not written.
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
    like: exercise.like ?? '',
  };
}
