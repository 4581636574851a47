import { expect, test } from 'vitest';
import {
  type Assessment,
  type AssessmentValues,
  emptyAssessment,
} from '#domain/health/body/assessment';
import { changeSince, compareAssessments } from '#domain/health/body/comparison';

const on = (day: string, values: Partial<AssessmentValues>): Assessment => ({
  ...emptyAssessment(day),
  ...values,
  id: day,
  at: 0,
});
const man = { sex: 'male', age: 30, height: 18_000, grams: 80_000 } as const;
const folds = { chest: 150, abdominal: 250, thigh: 200, triceps: 120, suprailiac: 200 };
const thinner = { chest: 120, abdominal: 200, thigh: 180, triceps: 110, suprailiac: 180 };

test('what at least one of two assessments has stands side by side, with how far apart', () => {
  const compared = compareAssessments(
    on('2026-08-01', { ...man, circumferences: { waist: 9000 }, measures: { w: 5, gone: 7 } }),
    on('2026-11-01', { ...man, grams: 78_500, circumferences: { waist: 8700, neck: 3800 } }),
    [{ id: 'w' }],
  );
  expect(compared.map(({ of, by }) => [of, by === null ? null : Number(by.toFixed(3))])).toEqual([
    ['weight', -1500],
    ['bmi', -0.463],
    ['waist-height', -0.017],
    ['c.neck', null],
    ['c.waist', -300],
    ['m.w', null],
  ]);
});

test('fat and its masses differ only where both were estimated the same way', () => {
  const before = on('2026-08-01', { ...man, skinfolds: folds, protocol: 'jackson-pollock-3' });
  const ofFat = (after: Assessment) =>
    compareAssessments(before, after, []).flatMap(({ of, by }) =>
      of === 'fat' || of === 'fat-mass' || of === 'lean-mass' ? [by] : [],
    );
  const same = on('2026-11-01', { ...man, skinfolds: thinner, protocol: 'jackson-pollock-3' });
  const [fat = null, mass, lean] = ofFat(same);
  expect(fat).toBeLessThan(0);
  // The weight is equal, so one part gained what the other lost.
  expect(mass).toBe(-(lean ?? 0));
  expect(ofFat(on('2026-11-01', { ...same, protocol: 'guedes-3' }))).toEqual([null, null, null]);
  expect(ofFat(on('2026-11-01', { ...same, equation: 'brozek' }))).toEqual([null, null, null]);
  expect(ofFat(on('2026-11-01', { ...same, equation: 'siri' }))).not.toContain(null);
});

test('a measure changed since the last day that has it', () => {
  const first = on('2026-08-01', { circumferences: { waist: 9000 } });
  const between = on('2026-09-01', { grams: 80_000 });
  const last = on('2026-11-01', { circumferences: { waist: 8700 }, grams: 79_000 });
  const again = { ...last, id: 'again' };
  const all = [again, last, between, first];
  expect(changeSince(last, all, 'c.waist')).toEqual({ by: -300, days: 92 });
  expect(changeSince(again, all, 'weight')).toEqual({ by: -1000, days: 61 });
  expect(changeSince(first, all, 'c.waist')).toBeNull();
  expect(changeSince(last, all, 'fat')).toBeNull();
});
