import type { CustomExercise } from './custom-exercise';
import type { Json, Registers } from './record/registers';

/**
 * The registers of an exercise of the person's own. An edit writes only what changed; what is left
 * open, and what a new exercise does without, is not written at all.
 */
export function customExerciseWrites(
  exercise: CustomExercise,
  registers: Registers = {},
): Record<string, Json> {
  const { aliases, primary, secondary, equipment, mechanic } = exercise;
  const { unilateral, bodyweightShare, loadKind, stepGrams } = exercise;
  const wanted: Readonly<Record<string, Json>> = {
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
  };
  return Object.fromEntries(
    Object.entries(wanted).filter(([path, value]) => {
      if (value === null) return false;
      const known = Object.hasOwn(registers, path) ? registers[path]?.[0] : unwritten(value);
      return JSON.stringify(known) !== JSON.stringify(value);
    }),
  );
}

/** What a field reads as while it is not written, where it reads as anything. */
function unwritten(value: Json): Json | undefined {
  if (Array.isArray(value)) return [];
  if (typeof value === 'boolean') return false;
  return typeof value === 'string' ? '' : undefined;
}
