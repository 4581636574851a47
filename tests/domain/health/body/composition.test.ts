import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AssessmentValues, emptyAssessment } from '#domain/health/body/assessment';
import { bodyFat, massesOf, neededBy } from '#domain/health/body/composition';
import { brozek, siri } from '#domain/health/body/density';
import { durninWomersley4 } from '#domain/health/body/durnin-womersley';
import { guedes3 } from '#domain/health/body/guedes';
import { jacksonPollock3, jacksonPollock7 } from '#domain/health/body/jackson-pollock';
import { navy } from '#domain/health/body/navy';
import { PROTOCOLS, SEXES, SKINFOLDS } from '#domain/health/body/sites';

const fatOf = (found: ReturnType<typeof navy>) =>
  'density' in found ? siri(found.density) : found.refused;

describe('from density to fat', () => {
  test('Siri 1961 and Brozek 1963 agree where their authors say: 1.06 g/cm³', () => {
    expect(siri(1.06)).toBeCloseTo(16.98, 2);
    expect(brozek(1.06)).toBeCloseTo(16.93, 2);
    // Lean tissue by Siri, and the lightest body in his tables.
    expect(siri(1.1)).toBeCloseTo(0, 6);
    expect(siri(0.9)).toBeCloseTo(100, 6);
  });
});

describe('Jackson and Pollock 1978, Jackson, Pollock and Ward 1980', () => {
  test('computed by hand', () => {
    expect(jacksonPollock3('male', 30, 60)).toEqual({ density: expect.closeTo(1.057816, 6) });
    expect(jacksonPollock3('female', 25, 60)).toEqual({ density: expect.closeTo(1.0447181, 7) });
    expect(jacksonPollock7('male', 40, 100)).toEqual({ density: expect.closeTo(1.0624706, 7) });
    expect(jacksonPollock7('female', 30, 120)).toEqual({ density: expect.closeTo(1.0448504, 7) });
  });

  test('for men of 18 to 61 and women of 18 to 55 alone', () => {
    expect(jacksonPollock3('male', 62, 60)).toEqual({ refused: 'age', least: 18, most: 61 });
    expect(jacksonPollock7('female', 56, 60)).toEqual({ refused: 'age', least: 18, most: 55 });
    expect(jacksonPollock7('female', 17, 60)).toMatchObject({ refused: 'age' });
    for (const age of [18, 55])
      expect(jacksonPollock3('female', age, 60)).toHaveProperty('density');
  });

  test('more skin is never less fat: past the lowest point of the curve nothing is said', () => {
    const sums = fc.tuple(fc.integer({ min: 3, max: 700 }), fc.integer({ min: 1, max: 60 }));
    fc.assert(
      fc.property(fc.constantFrom(...SEXES), sums, (sex, [sum, more]) => {
        for (const formula of [jacksonPollock3, jacksonPollock7]) {
          const [less, rest] = [formula(sex, 30, sum), formula(sex, 30, sum + more)];
          if ('density' in rest)
            expect(rest.density).toBeLessThan('density' in less ? less.density : 0);
        }
      }),
    );
    const lowest = 0.0008267 / (2 * 0.0000016);
    expect(jacksonPollock3('male', 30, lowest)).toHaveProperty('density');
    expect(jacksonPollock3('male', 30, 259)).toEqual({ refused: 'range' });
    expect(jacksonPollock3('female', 30, 216)).toEqual({ refused: 'range' });
  });
});

describe('Guedes 1994', () => {
  test('men of 30 mm come to 1.0723 g/cm³ and 11.62 %', () => {
    expect(guedes3('male', 24, 30)).toEqual({ density: expect.closeTo(1.0723042, 6) });
    expect(fatOf(guedes3('male', 24, 30))).toBeCloseTo(11.6227, 3);
  });

  test('women, computed by hand: 1.1665 - 0.07063 × log10(100)', () => {
    expect(guedes3('female', 24, 100)).toEqual({ density: expect.closeTo(1.02524, 6) });
  });

  test('for the ages of his students alone', () => {
    expect(guedes3('male', 31, 30)).toEqual({ refused: 'age', least: 18, most: 30 });
  });
});

describe('Durnin and Womersley 1974', () => {
  // The published table of body fat by the sum of four skinfolds; its first column covers all sums
  // below 30.
  test.each([
    ['male', 25, 40, 16.4, 0.4],
    ['male', 35, 50, 21.5, 0.1],
    ['male', 45, 50, 24.6, 0.1],
    ['male', 55, 30, 18.6, 0.1],
    ['male', 55, 60, 29.2, 0.1],
    ['female', 18, 40, 23.4, 0.4],
    ['female', 25, 60, 29.1, 0.4],
    ['female', 35, 40, 25.5, 0.1],
    ['female', 40, 40, 28.2, 0.1],
    ['female', 55, 40, 30.3, 0.1],
  ] as const)('%s of %i with %i mm: %f %%', (sex, age, sum, fat, near) => {
    expect(Math.abs(Number(fatOf(durninWomersley4(sex, age, sum))) - fat)).toBeLessThan(near);
  });

  test('for men of 17 to 72 and women of 16 to 68 alone', () => {
    expect(durninWomersley4('male', 16, 40)).toEqual({ refused: 'age', least: 17, most: 72 });
    expect(durninWomersley4('male', 72, 40)).toHaveProperty('density');
    expect(durninWomersley4('female', 69, 40)).toEqual({ refused: 'age', least: 16, most: 68 });
  });
});

describe('Hodgdon and Beckett 1984', () => {
  test('agree with the forms in inches that the services print, within half a percent', () => {
    const inches = (cm: number) => cm / 2.54;
    const man = { height: 178, neck: 38, middle: 86, hips: 0 };
    const printed = 86.01 * Math.log10(inches(86 - 38)) - 70.041 * Math.log10(inches(178)) + 36.76;
    expect(fatOf(navy('male', 30, man))).toBeCloseTo(17.2, 1);
    expect(Math.abs(Number(fatOf(navy('male', 30, man))) - printed)).toBeLessThan(0.5);
    const woman = { height: 165, neck: 32, middle: 72, hips: 98 };
    const said =
      163.205 * Math.log10(inches(72 + 98 - 32)) - 97.684 * Math.log10(inches(165)) - 78.387;
    expect(fatOf(navy('female', 30, woman))).toBeCloseTo(27.4, 1);
    expect(Math.abs(Number(fatOf(navy('female', 30, woman))) - said)).toBeLessThan(0.5);
  });

  test('a neck as wide as the middle or wider says nothing', () => {
    const odd = { height: 178, neck: 90, middle: 86, hips: 0 };
    expect(navy('male', 30, odd)).toEqual({ refused: 'range' });
    expect(navy('male', 30, { ...odd, neck: 86 })).toEqual({ refused: 'range' });
  });
});

describe('the body fat of an assessment', () => {
  const man: AssessmentValues = {
    ...emptyAssessment('2026-11-20'),
    sex: 'male',
    age: 30,
    skinfolds: { chest: 150, abdominal: 250, thigh: 200 },
    protocol: 'jackson-pollock-3',
  };

  test('comes by the chosen protocol and equation', () => {
    expect(bodyFat(man)).toMatchObject({ equation: 'siri', fat: expect.closeTo(17.945, 3) });
    const other = bodyFat({ ...man, equation: 'brozek' });
    expect(other).toMatchObject({ equation: 'brozek', fat: expect.closeTo(17.8224, 3) });
    expect(bodyFat({ ...man, protocol: null })).toBeNull();
  });

  test('names what is missing, in the order it is asked', () => {
    const { thigh: _, ...skinfolds } = man.skinfolds;
    expect(bodyFat({ ...man, age: null, skinfolds })).toEqual({
      refused: 'missing',
      missing: ['age', 'f.thigh'],
    });
    expect(bodyFat({ ...man, sex: null })).toEqual({ refused: 'missing', missing: ['sex'] });
    const tape = bodyFat({ ...man, protocol: 'navy', sex: 'female' });
    expect(tape).toMatchObject({ missing: ['height', 'c.neck', 'c.waist', 'c.hips'] });
  });

  test('what no body has is refused', () => {
    const thin = { chest: 10, abdominal: 10, thigh: 10 };
    expect(bodyFat({ ...man, age: 18, skinfolds: thin })).toEqual({ refused: 'range' });
  });

  test('is a credible percentage or a reason, whatever was measured', () => {
    const skinfolds = fc.record(
      Object.fromEntries(SKINFOLDS.map((site) => [site, fc.integer({ min: 10, max: 1000 })])),
      { requiredKeys: [] },
    );
    const length = fc.integer({ min: 500, max: 30_000 });
    const values = fc.record({
      sex: fc.constantFrom(...SEXES, null),
      age: fc.option(fc.integer({ min: 5, max: 120 })),
      height: fc.option(fc.integer({ min: 5_000, max: 27_500 })),
      skinfolds,
      circumferences: fc.record(
        { neck: length, waist: length, abdomen: length, hips: length },
        { requiredKeys: [] },
      ),
      protocol: fc.constantFrom(...PROTOCOLS),
    });
    fc.assert(
      fc.property(values, (measured) => {
        const found = bodyFat({ ...emptyAssessment('2026-11-20'), ...measured });
        if (found && 'fat' in found) {
          expect(found.fat).toBeGreaterThanOrEqual(2);
          expect(found.fat).toBeLessThanOrEqual(60);
        } else expect(found).toHaveProperty('refused');
      }),
    );
  });

  test('every protocol says what it needs', () => {
    for (const protocol of PROTOCOLS) {
      for (const sex of SEXES) expect(neededBy(protocol, sex).length).toBeGreaterThan(4);
    }
  });

  test('splits the weight to the gram', () => {
    expect(massesOf(80_250, 17.945)).toEqual({ fat: 14_401, lean: 65_849 });
  });
});
