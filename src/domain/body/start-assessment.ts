import { ageOn } from '../account';
import type { LocalDay } from '../local-day';
import { type Assessment, type AssessmentValues, emptyAssessment } from './assessment';

/**
 * A new assessment with what seldom changes: sex, height, the protocol, and the age with its years.
 * They come from the last one that tells who was measured; a waist alone does not.
 * @param before newest first
 */
export function startAssessment(before: readonly Assessment[], today: LocalDay): AssessmentValues {
  const empty = emptyAssessment(today);
  const last = before.find(
    ({ sex, age, height, protocol }) =>
      sex !== null || age !== null || height !== null || protocol !== null,
  );
  if (!last) return { ...empty, equation: 'siri' };
  const { sex, age, height, protocol, equation } = last;
  const years = ageOn(today, last.day) ?? 0;
  return { ...empty, sex, age: age === null ? null : age + years, height, protocol, equation };
}
