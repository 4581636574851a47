import { type HealthKind, isHealthKind } from '#domain/health/health-kinds';
import type { KindName, ShapeOf } from '#protocol/kinds';
import type { ViewRow } from '../../replica/store/schema';

/**
 * The replica stores shapes of all kinds, named by the row's kind. Only that kind's projection
 * creates shapes on this device, so the name suffices as a type guard.
 */
type RowOf<Name extends KindName> = ViewRow & {
  readonly kind: Name;
  readonly shape: ShapeOf<Name>;
};

export type CustomRow = RowOf<'exercise'>;

export function isWorkout(row: ViewRow): row is RowOf<'workout'> {
  return row.kind === 'workout';
}

export function isCustomExercise(row: ViewRow): row is CustomRow {
  return row.kind === 'exercise';
}

export function isPreferences(row: ViewRow): row is RowOf<'preferences'> {
  return row.kind === 'preferences';
}

export function isBody(row: ViewRow): row is RowOf<'body'> {
  return row.kind === 'body';
}

export function isAssessment(row: ViewRow): row is RowOf<'assessment'> {
  return row.kind === 'assessment';
}

export function isMeasure(row: ViewRow): row is RowOf<'measure'> {
  return row.kind === 'measure';
}

export function isGoal(row: ViewRow): row is RowOf<'goal'> {
  return row.kind === 'goal';
}

export function isScreening(row: ViewRow): row is RowOf<'screening'> {
  return row.kind === 'screening';
}

export function isAnamnesis(row: ViewRow): row is RowOf<'anamnesis'> {
  return row.kind === 'anamnesis';
}

export function isPain(row: ViewRow): row is RowOf<'pain'> {
  return row.kind === 'pain';
}

/** Whether a row is a health record (rule H1a). */
export function isHealth(row: ViewRow): row is RowOf<HealthKind> {
  return isHealthKind(row.kind);
}

export function isGym(row: ViewRow): row is RowOf<'gym'> {
  return row.kind === 'gym';
}

export function isConsent(row: ViewRow): row is RowOf<'consent'> {
  return row.kind === 'consent';
}

export function isProgram(row: ViewRow): row is RowOf<'program'> {
  return row.kind === 'program';
}

export function isProfessional(row: ViewRow): row is RowOf<'professional'> {
  return row.kind === 'professional';
}

export function isMessage(row: ViewRow): row is RowOf<'message'> {
  return row.kind === 'message';
}

export function isCoachNote(row: ViewRow): row is RowOf<'coach-note'> {
  return row.kind === 'coach-note';
}

export function isMessageTemplate(row: ViewRow): row is RowOf<'message-template'> {
  return row.kind === 'message-template';
}

export function isProgramVersion(row: ViewRow): row is RowOf<'program-version'> {
  return row.kind === 'program-version';
}

export function isDraftBase(row: ViewRow): row is RowOf<'draft-base'> {
  return row.kind === 'draft-base';
}

export function isAssignment(row: ViewRow): row is RowOf<'assignment'> {
  return row.kind === 'assignment';
}

export function isGroup(row: ViewRow): row is RowOf<'group'> {
  return row.kind === 'group';
}
