import { latestRecordFirst } from '../../latest-record-first';
import { daysBetween, type LocalDay } from '../../local-day';
import type { Weighing } from '../body-weight';
import type { Assessment, AssessmentValues } from './assessment';
import { type BodyFat, bodyFat, measuredAt } from './composition';
import { CIRCUMFERENCES, type MeasureKey, SKINFOLDS } from './sites';

/** One value of a measure, in its own unit: see `measureIn`. */
export interface MeasurePoint {
  readonly day: LocalDay;
  readonly value: number;
  /** The estimate behind a body fat value; null for a measured value. */
  readonly by: Extract<BodyFat, { fat: number }> | null;
}

/**
 * The value of a measure in an assessment, or null. Units: grams for the weight, hundredths of a
 * percent for the fat, tenths of a millimetre for circumferences and skinfolds. A custom measure
 * has its own.
 */
export function measureIn(assessment: AssessmentValues, key: MeasureKey): number | null {
  return pointOf(assessment, key)?.value ?? null;
}

function pointOf(assessment: AssessmentValues, key: MeasureKey): MeasurePoint | null {
  const { day, grams, measures } = assessment;
  const at = (value: number | null | undefined): MeasurePoint | null =>
    value === null || value === undefined ? null : { day, value, by: null };
  if (key === 'weight') return at(grams);
  if (key === 'fat') {
    const fat = bodyFat(assessment);
    return fat && 'fat' in fat ? { day, value: Math.round(fat.fat * 100), by: fat } : null;
  }
  if (isOwn(key)) return at(measures[key.slice(2)]);
  return at(measuredAt(assessment, key));
}

function isOwn(key: MeasureKey): key is `m.${string}` {
  return key.startsWith('m.');
}

/**
 * A measure over time, oldest first, with the last recorded value of each day. The weight includes
 * the weighings.
 * @param assessments in any order
 * @param weighings needed for the weight only
 */
export function measureSeries(
  assessments: readonly Assessment[],
  key: MeasureKey,
  weighings: readonly Weighing[] = [],
): MeasurePoint[] {
  const measured = assessments.flatMap((assessment) => {
    const point = pointOf(assessment, key);
    return point ? [{ ...point, id: assessment.id, at: assessment.at }] : [];
  });
  const weighed = weighings.map(({ grams, ...weighing }) => ({
    ...weighing,
    value: grams,
    by: null,
  }));
  const recorded = key === 'weight' ? [...measured, ...weighed] : measured;
  const days = new Map<LocalDay, MeasurePoint>();
  for (const { day, value, by } of recorded.toSorted(latestRecordFirst).reverse()) {
    days.set(day, { day, value, by });
  }
  return [...days.values()];
}

/** The change of a measure since an earlier value. */
export interface MeasureChange {
  readonly by: number;
  readonly days: number;
}

export interface LatestMeasure {
  readonly key: MeasureKey;
  readonly latest: MeasurePoint;
  /** Change since the value before; null with only one. */
  readonly sinceLast: MeasureChange | null;
  /** Change since the first value; null with fewer than three, where it adds nothing. */
  readonly sinceFirst: MeasureChange | null;
}

/**
 * The latest value of a series and its changes; null for none. Fat is compared with estimates of
 * the same method only, because methods differ more than bodies.
 * @param points oldest first, as in `measureSeries`
 */
export function latestOf(key: MeasureKey, points: readonly MeasurePoint[]): LatestMeasure | null {
  const latest = points.at(-1);
  if (!latest) return null;
  const alike = points.filter(
    ({ by }) => by?.protocol === latest.by?.protocol && by?.equation === latest.by?.equation,
  );
  const since = (from: MeasurePoint | undefined): MeasureChange | null =>
    from && from !== latest
      ? { by: latest.value - from.value, days: daysBetween(from.day, latest.day) }
      : null;
  return {
    key,
    latest,
    sinceLast: since(alike.at(-2)),
    sinceFirst: alike.length > 2 ? since(alike[0]) : null,
  };
}

/**
 * The measures with at least one value, circumferences first, then skinfolds, then the person's
 * own. Weight and fat are shown separately.
 */
export function measuredKeys(
  assessments: readonly Assessment[],
  own: readonly { readonly id: string }[],
): MeasureKey[] {
  const all: MeasureKey[] = [
    ...CIRCUMFERENCES.map((site) => `c.${site}` as const),
    ...SKINFOLDS.map((site) => `f.${site}` as const),
    ...own.map(({ id }) => `m.${id}` as const),
  ];
  return all.filter((key) => assessments.some((one) => measureIn(one, key) !== null));
}
