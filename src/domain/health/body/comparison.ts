import { daysBetween } from '../../local-day';
import type { Assessment, AssessmentValues } from './assessment';
import { bodyFat, massesOf } from './composition';
import { indicesOf } from './indices';
import { type MeasureChange, measuredKeys, measureIn } from './series';
import type { MeasureKey } from './sites';

/** Figures derived from measures, in display order. */
export const DERIVED = ['fat-mass', 'lean-mass', 'bmi', 'waist-hip', 'waist-height'] as const;
export type Derived = (typeof DERIVED)[number];

/** The values that two assessments are compared by. */
export type Compared = MeasureKey | Derived;

/** Whether the value is derived from several measures. */
export function isDerived(of: Compared): of is Derived {
  return DERIVED.some((each) => each === of);
}

/** A figure of an assessment, or null: grams for masses, a plain ratio for indices, else see `measureIn`. */
function figureIn(values: AssessmentValues, of: Compared): number | null {
  if (!isDerived(of)) return measureIn(values, of);
  if (of === 'fat-mass') return massesIn(values)?.fat ?? null;
  if (of === 'lean-mass') return massesIn(values)?.lean ?? null;
  const { bmi, waistHip, waistHeight } = indicesOf(values);
  if (of === 'bmi') return bmi?.index ?? null;
  return (of === 'waist-hip' ? waistHip : waistHeight)?.ratio ?? null;
}

/** Fat and the rest of the weight, grams; null without a weight or an estimate of the fat. */
export function massesIn(values: AssessmentValues): ReturnType<typeof massesOf> | null {
  const fat = bodyFat(values);
  return fat && 'fat' in fat && values.grams !== null ? massesOf(values.grams, fat.fat) : null;
}

/** Whether the fat of both was estimated the same way: methods differ by more than bodies do. */
export function sameMethod(a: AssessmentValues, b: AssessmentValues): boolean {
  const [one, other] = [bodyFat(a), bodyFat(b)];
  if (!one || !other || !('fat' in one) || !('fat' in other)) return false;
  return one.protocol === other.protocol && one.equation === other.equation;
}

export interface ComparedFigure {
  readonly of: Compared;
  readonly before: number | null;
  readonly after: number | null;
  /** From before to after; null where one is missing, or the fat was estimated in two ways. */
  readonly by: number | null;
}

/** Everything that at least one of two assessments has, side by side. */
export function compareAssessments(
  before: Assessment,
  after: Assessment,
  own: readonly { readonly id: string }[],
): ComparedFigure[] {
  const alike = sameMethod(before, after);
  const all: Compared[] = ['weight', 'fat', ...DERIVED, ...measuredKeys([before, after], own)];
  return all.flatMap((of) => {
    const [from, to] = [figureIn(before, of), figureIn(after, of)];
    if (from === null && to === null) return [];
    const apart = !alike && (of === 'fat' || of === 'fat-mass' || of === 'lean-mass');
    const by = from === null || to === null || apart ? null : to - from;
    return [{ of, before: from, after: to, by }];
  });
}

/**
 * How a measure differs from the last one on an earlier day, or null. Body fat is compared only
 * with values of the same estimate.
 * @param all newest first
 */
export function changeSince(
  assessment: Assessment,
  all: readonly Assessment[],
  key: MeasureKey,
): MeasureChange | null {
  const to = measureIn(assessment, key);
  const before = all.find(
    (one) =>
      one.day < assessment.day &&
      measureIn(one, key) !== null &&
      (key !== 'fat' || sameMethod(one, assessment)),
  );
  const from = before ? measureIn(before, key) : null;
  if (!before || from === null || to === null) return null;
  return { by: to - from, days: daysBetween(before.day, assessment.day) };
}
