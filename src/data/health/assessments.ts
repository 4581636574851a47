import { stands } from '#domain/account/health-consent';
import { DEFAULTS } from '#domain/account/preference-choices';
import { type Assessment, assessmentOf } from '#domain/health/body/assessment';
import { type CustomMeasure, customMeasureOf } from '#domain/health/body/custom-measure';
import { type Goal, goalOf } from '#domain/health/body/goal';
import { type WeightEntry, weightEntries } from '#domain/health/body/weights';
import { latestRecordFirst } from '#domain/latest-record-first';
import type { LengthUnit } from '#domain/length';
import type { Replica } from '../../replica/replica';
import type { Loaded } from '../store/loaded';
import { defineQuery } from '../store/query';
import { isAssessment, isGoal, isMeasure, isPreferences } from '../store/shapes';
import { type Body, readBody, touchesHealth } from './body';

/** All measurements of the body and goals, with the consent to health data. */
export interface BodyMeasures extends Body {
  /** Read together with them, like the unit of weight. */
  readonly lengthUnit: LengthUnit;
  /** Weight entries and the weights of assessments, newest first. */
  readonly weights: readonly WeightEntry[];
  /** Newest first. */
  readonly assessments: readonly Assessment[];
  /** Custom measurements, in order of creation. */
  readonly measures: readonly CustomMeasure[];
  /** In order of creation. */
  readonly goals: readonly Goal[];
}

export async function readBodyMeasures(replica: Replica): Promise<BodyMeasures> {
  const [body, preferences, ...rows] = await Promise.all([
    readBody(replica),
    replica.record('preferences', 'self'),
    replica.all('assessment'),
    replica.all('measure'),
    replica.all('goal'),
  ]);
  const all = rows.flat();
  const standing = <One extends { readonly at: number }>(found: readonly One[]) =>
    found.filter(({ at }) => stands(at, body.health)).sort((a, b) => a.at - b.at);
  const assessments = standing(
    all.filter(isAssessment).flatMap(({ id, shape }) => assessmentOf(id, shape) ?? []),
  ).sort(latestRecordFirst);
  const chosen = preferences && isPreferences(preferences) ? preferences.shape.lengthUnit : null;
  return {
    ...body,
    lengthUnit: chosen ?? DEFAULTS.lengthUnit,
    weights: weightEntries(body.weighings, assessments),
    assessments,
    measures: standing(
      all.filter(isMeasure).flatMap(({ id, shape }) => customMeasureOf(id, shape) ?? []),
    ),
    goals: standing(all.filter(isGoal).flatMap(({ id, shape }) => goalOf(id, shape) ?? [])),
  };
}

const useRead = defineQuery<BodyMeasures>({
  read: readBodyMeasures,
  after: (value, change) => (touchesHealth(change) ? 'reread' : value),
});

export function useBodyMeasures(): Loaded<BodyMeasures> {
  return useRead('body');
}
