import { consentKind } from '#domain/account/consent-act';
import { preferencesKind } from '#domain/account/preferences';
import { assignmentKind } from '#domain/coaching/assignment';
import { coachNoteKind } from '#domain/coaching/coach-note';
import { draftBaseKind } from '#domain/coaching/draft-base';
import { groupKind } from '#domain/coaching/group';
import { professionalKind } from '#domain/coaching/professional';
import { programVersionKind } from '#domain/coaching/program-version';
import { customExerciseKind } from '#domain/exercises/custom-exercise';
import { gymKind } from '#domain/gyms/kind';
import { anamnesisKind } from '#domain/health/anamnesis/anamnesis';
import { assessmentKind } from '#domain/health/body/assessment';
import { measureKind } from '#domain/health/body/custom-measure';
import { goalKind } from '#domain/health/body/goal';
import { bodyKind } from '#domain/health/body-weight';
import { painKind } from '#domain/health/pain';
import { screeningKind } from '#domain/health/screening/screening';
import { messageKind } from '#domain/messages/message';
import { messageTemplateKind } from '#domain/messages/message-template';
import { programKind } from '#domain/programs/kind';
import type { RecordKind } from '#domain/record/registers';
import { workoutKind } from '#domain/workouts/kind';

/** The registry of synced record kinds. Server and replica treat them all alike. */
export const KINDS = {
  workout: workoutKind,
  exercise: customExerciseKind,
  preferences: preferencesKind,
  body: bodyKind,
  assessment: assessmentKind,
  measure: measureKind,
  goal: goalKind,
  screening: screeningKind,
  anamnesis: anamnesisKind,
  pain: painKind,
  program: programKind,
  gym: gymKind,
  consent: consentKind,
  message: messageKind,
  'program-version': programVersionKind,
  professional: professionalKind,
  'coach-note': coachNoteKind,
  'message-template': messageTemplateKind,
  assignment: assignmentKind,
  'draft-base': draftBaseKind,
  group: groupKind,
} as const;

export type KindName = keyof typeof KINDS;
/** The shape of a kind's records, as screens read it. */
export type ShapeOf<Name extends KindName> = ReturnType<(typeof KINDS)[Name]['project']>;

/** The rules of a kind by its name; null for an unknown kind. */
export function kindOf(name: string): RecordKind<unknown> | null {
  const kinds: Readonly<Record<string, RecordKind<unknown>>> = KINDS;
  return Object.hasOwn(kinds, name) ? (kinds[name] ?? null) : null;
}
