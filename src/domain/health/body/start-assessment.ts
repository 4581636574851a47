import { ageOn } from '../../age';
import type { LocalDay } from '../../local-day';
import { type Assessment, type AssessmentValues, emptyAssessment } from './assessment';

/**
 * A new assessment with the values that seldom change: sex, height, protocol, and the age plus the
 * years since. They are copied from the last assessment that has one of them; an assessment with
 * only a waist is skipped.
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
