import { type HealthKind, isHealthKind } from '#domain/health-kinds';
import type { KindName, ShapeOf } from '#protocol/kinds';
import type { ViewRow } from '../replica/schema';

/**
 * The replica keeps the shape of any kind; the kind in the row says which. Shapes are made by the
 * projection of that kind alone, on this device, so the name is proof enough.
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

/** Whatever tells of the body (rule H1). */
export function isHealth(row: ViewRow): row is RowOf<HealthKind> {
  return isHealthKind(row.kind);
}

export function isGym(row: ViewRow): row is RowOf<'gym'> {
  return row.kind === 'gym';
}

export function isProgram(row: ViewRow): row is RowOf<'program'> {
  return row.kind === 'program';
}
