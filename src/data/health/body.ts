import { type HealthChoice, NO_HEALTH_CHOICE, stands } from '#domain/account/health-consent';
import { DEFAULTS } from '#domain/account/preference-choices';
import { type Weighing, weighingOf } from '#domain/health/body-weight';
import { isHealthKind } from '#domain/health/health-kinds';
import { latestRecordFirst } from '#domain/latest-record-first';
import type { LoadUnit } from '#domain/load';
import type { Replica } from '../../replica/replica';
import type { ViewRow } from '../../replica/store/schema';
import type { Change } from '../../replica/view/changes';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isBody, isPreferences } from '../store/shapes';

/** The choice about health data, and the weight entries that it allows, newest first. */
export interface Body {
  readonly health: HealthChoice;
  /** Read together, so that a weight never appears in a wrong unit. */
  readonly unit: LoadUnit;
  readonly weighings: readonly Weighing[];
}

/** Whether a change affects the consent or the records under it. */
export function touchesHealth({ wide, rows }: Change): boolean {
  return wide || rows.some(({ kind }) => isHealthKind(kind) || kind === 'preferences');
}

/** The choice about health data in the preferences' row. */
export function healthIn(row: ViewRow | null): HealthChoice {
  // Shapes stored by an earlier version do not have this choice.
  return (row && isPreferences(row) && row.shape.health) || NO_HEALTH_CHOICE;
}

export async function readBody(replica: Replica): Promise<Body> {
  const [preferences, rows] = await Promise.all([
    replica.record('preferences', 'self'),
    replica.all('body'),
  ]);
  const health = healthIn(preferences);
  const weighings = rows.filter(isBody).flatMap(({ id, shape }) => weighingOf(id, shape) ?? []);
  const standing = weighings.filter(({ at }) => stands(at, health));
  const chosen = preferences && isPreferences(preferences) ? preferences.shape.unit : null;
  return { health, unit: chosen ?? DEFAULTS.unit, weighings: standing.sort(latestRecordFirst) };
}

const useRead = defineQuery<Body>({
  read: readBody,
  after: (value, change) => (touchesHealth(change) ? 'reread' : value),
});

export function useBody(): Loaded<Body> {
  return useRead('body');
}
