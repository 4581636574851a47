import { describe, expect, test } from 'vitest';
import { emptyAssessment } from '#domain/health/body/assessment';
import { bmi, bmiClass, indicesOf } from '#domain/health/body/indices';

const adult = { ...emptyAssessment('2026-11-20'), age: 30 };

describe('the body mass index', () => {
  test('is kg over m²', () => {
    expect(bmi(70_000, 17_500)).toBeCloseTo(22.857, 3);
  });

  test.each([
    [18.49, 'under'],
    [18.5, 'normal'],
    [24.99, 'normal'],
    [25, 'over'],
    [30, 'obese-1'],
    [35, 'obese-2'],
    [40, 'obese-3'],
  ])('%f is %s (WHO)', (index, is) => {
    expect(bmiClass(index, 20)).toBe(is);
  });

  test('has no class for those who still grow, or whose age is not known', () => {
    expect(bmiClass(22, 19)).toBeNull();
    expect(bmiClass(22, null)).toBeNull();
  });
});

describe('the ratios of the waist', () => {
  const waist = (tenths: number, hips = 10_000) => ({ waist: tenths, hips });

  test('to the hips: from 0.85 for women and 0.90 for men (WHO 2008)', () => {
    const of = (sex: 'female' | 'male' | null, tenths: number) =>
      indicesOf({ ...adult, sex, circumferences: waist(tenths) }).waistHip;
    expect(of('female', 8500)).toEqual({ ratio: 0.85, from: 0.85, above: true });
    expect(of('female', 8400)?.above).toBe(false);
    expect(of('male', 8900)?.above).toBe(false);
    expect(of('male', 9000)?.above).toBe(true);
    expect(of(null, 9000)).toEqual({ ratio: 0.9, from: null, above: null });
  });

  test('have a cut-off from twenty years on', () => {
    const at = (age: number) =>
      indicesOf({ ...adult, age, sex: 'female', circumferences: waist(8500) }).waistHip?.from;
    expect([at(19), at(20)]).toEqual([null, 0.85]);
  });

  test('to the height: from one half (Ashwell and Hsieh 2005)', () => {
    const of = (tenths: number) =>
      indicesOf({ ...adult, height: 17_000, circumferences: waist(tenths) }).waistHeight;
    expect(of(8500)).toEqual({ ratio: 0.5, from: 0.5, above: true });
    expect(of(8400)?.above).toBe(false);
  });

  test('nothing is said without its parts', () => {
    expect(indicesOf(adult)).toEqual({ bmi: null, waistHip: null, waistHeight: null });
  });
});
