import { assessmentKind } from '#domain/body/assessment';
import { measureKind } from '#domain/body/custom-measure';
import { goalKind } from '#domain/body/goal';
import { bodyKind } from '#domain/body-weight';
import { customExerciseKind } from '#domain/custom-exercise';
import { gymKind } from '#domain/gym/kind';
import { preferencesKind } from '#domain/preferences';
import { programKind } from '#domain/program/kind';
import type { RecordKind } from '#domain/record/registers';
import { workoutKind } from '#domain/workout/kind';

/** THE registry of synced record kinds. Server and replica treat them all alike. */
export const KINDS = {
  workout: workoutKind,
  exercise: customExerciseKind,
  preferences: preferencesKind,
  body: bodyKind,
  assessment: assessmentKind,
  measure: measureKind,
  goal: goalKind,
  program: programKind,
  gym: gymKind,
} as const;

export type KindName = keyof typeof KINDS;
/** What a record of a kind looks like to the screens. */
export type ShapeOf<Name extends KindName> = ReturnType<(typeof KINDS)[Name]['project']>;

/** The rules of a kind by its name; null for a kind that this version does not know. */
export function kindOf(name: string): RecordKind<unknown> | null {
  const kinds: Readonly<Record<string, RecordKind<unknown>>> = KINDS;
  return Object.hasOwn(kinds, name) ? (kinds[name] ?? null) : null;
}
