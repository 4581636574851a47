import { expect, test } from 'vitest';
import {
  type Assessment,
  type AssessmentValues,
  emptyAssessment,
} from '#domain/health/body/assessment';
import { latestOf, measuredKeys, measureSeries } from '#domain/health/body/series';

const on = (day: string, at: number, values: Partial<AssessmentValues>): Assessment => ({
  ...emptyAssessment(day),
  ...values,
  id: `${at}`,
  at,
});
const waist = (day: string, at: number, tenths: number) =>
  on(day, at, { circumferences: { waist: tenths } });

test('a measure over time: the last of each day, days without it left out', () => {
  const series = measureSeries(
    [
      on('2026-11-20', 9, { grams: 80_000 }),
      waist('2026-11-01', 4, 8200),
      waist('2026-11-01', 5, 8250),
      waist('2026-08-01', 3, 8500),
    ],
    'c.waist',
  );
  expect(series.map(({ day, value }) => [day, value])).toEqual([
    ['2026-08-01', 8500],
    ['2026-11-01', 8250],
  ]);
});

test('of two values with one instant it takes the one that stands on top of the list', () => {
  const first = { ...waist('2026-11-01', 4, 8200), id: 'a' };
  const second = { ...waist('2026-11-01', 4, 8250), id: 'b' };
  const values = (all: Assessment[]) => measureSeries(all, 'c.waist').map(({ value }) => value);
  expect([values([first, second]), values([second, first])]).toEqual([[8250], [8250]]);
});

test('its change since the last and since the first, which needs a third', () => {
  const series = (...values: number[]) =>
    measureSeries(
      values.map((tenths, index) => waist(`2026-0${index + 1}-01`, index, tenths)),
      'c.waist',
    );
  expect(latestOf('c.waist', [])).toBeNull();
  expect(latestOf('c.waist', series(8500))).toMatchObject({ sinceLast: null, sinceFirst: null });
  expect(latestOf('c.waist', series(8500, 8300))).toMatchObject({
    sinceLast: { by: -200, days: 31 },
    sinceFirst: null,
  });
  expect(latestOf('c.waist', series(8500, 8300, 8350))).toMatchObject({
    latest: { value: 8350 },
    sinceLast: { by: 50, days: 28 },
    sinceFirst: { by: -150, days: 59 },
  });
});

test('the weight also has the weighings', () => {
  const weighing = { id: 'w', at: 7, day: '2026-11-02', grams: 79_500, note: '' };
  const series = measureSeries([on('2026-11-01', 1, { grams: 80_000 })], 'weight', [weighing]);
  expect(series.map(({ value }) => value)).toEqual([80_000, 79_500]);
});

test('fat is compared with fat of the same method alone', () => {
  const man = { sex: 'male', age: 30 } as const;
  const skinfolds = { chest: 150, abdominal: 250, thigh: 200, triceps: 120, suprailiac: 200 };
  const folds = { ...man, skinfolds };
  const series = measureSeries(
    [
      on('2026-11-01', 3, { ...folds, protocol: 'jackson-pollock-3' }),
      on('2026-10-01', 2, { ...folds, protocol: 'guedes-3' }),
      on('2026-09-01', 1, { ...folds, age: 29, protocol: 'jackson-pollock-3' }),
    ],
    'fat',
  );
  expect(series).toHaveLength(3);
  expect(latestOf('fat', series)).toMatchObject({
    latest: { value: 1795, by: { protocol: 'jackson-pollock-3' } },
    sinceLast: { days: 61 },
    sinceFirst: null,
  });
});

test('what was ever measured, in the order of the body, the own measures last', () => {
  const both = [
    on('2026-11-01', 1, { circumferences: { waist: 8000, neck: 3800 }, measures: { w: 5 } }),
    on('2026-10-01', 0, { skinfolds: { triceps: 120 } }),
  ];
  const keys = measuredKeys(both, [{ id: 'x' }, { id: 'w' }]);
  expect(keys).toEqual(['c.neck', 'c.waist', 'f.triceps', 'm.w']);
});
