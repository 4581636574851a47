import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisText } from '../../../src/ui/charts/chart-words';
import { dayTicks } from '../../../src/ui/charts/day-ticks';
import { valueAxis, writtenTicks } from '../../../src/ui/charts/value-axis';

const written = (from: string, to: string, most: number) =>
  dayTicks(from, to, most).map(({ day, step }) => axisText(day, step));

describe('the ticks under a time axis', () => {
  it.each([
    ['2026-11-01', '2026-11-04', 5, ['01/11', '02/11', '03/11', '04/11']],
    ['2026-11-01', '2026-11-07', 4, ['01/11', '03/11', '05/11', '07/11']],
    // Mondays.
    ['2026-11-01', '2026-11-30', 5, ['02/11', '09/11', '16/11', '23/11', '30/11']],
    ['2026-09-04', '2026-11-20', 4, ['out.', 'nov.']],
    ['2025-11-21', '2026-11-20', 4, ['2026', 'abr.', 'jul.', 'out.']],
    ['2021-05-01', '2026-10-21', 5, ['2022', '2023', '2024', '2025', '2026']],
    ['2021-05-01', '2026-10-21', 3, ['2022', '2024', '2026']],
    // Too few days for a step, so only the ends.
    ['2026-11-18', '2026-11-20', 2, ['18/11', '20/11']],
    ['2026-11-20', '2026-11-20', 4, ['20/11']],
    ['2026-11-18', '2026-11-20', 1, ['20/11']],
  ])('from %s to %s, at most %d', (from, to, most, texts) => {
    expect(written(from, to, most)).toEqual(texts);
  });

  it('are never more than there is room for, and lie between the ends', () => {
    const day = fc
      .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, day, fc.integer({ min: 1, max: 12 }), (one, other, most) => {
        const [from = '', to = ''] = [one, other].sort();
        const days = dayTicks(from, to, most).map((tick) => tick.day);
        expect(days.length).toBeGreaterThan(0);
        expect(days.length).toBeLessThanOrEqual(most);
        expect(days).toEqual([...new Set(days)].sort());
        expect(days.every((tick) => tick >= from && tick <= to)).toBe(true);
      }),
      { verbose: true },
    );
  });
});

describe('the axis of values', () => {
  it('has round ends and need not start at zero', () => {
    const { scale, ticks } = valueAxis([70, 82.5]);
    expect(scale.domain()).toEqual([70, 85]);
    expect(ticks).toEqual([70, 75, 80, 85]);
  });

  it('starts at zero for bars, below it when there is less', () => {
    expect(valueAxis([38, 70], { zero: true }).scale.domain()).toEqual([0, 80]);
    expect(valueAxis([3, -3.5], { zero: true }).scale.domain()).toEqual([-4, 4]);
    expect(valueAxis([-3.5], { zero: true }).scale.domain()).toEqual([-4, 0]);
    expect(valueAxis([0, 0], { zero: true }).scale.domain()).toEqual([0, 1]);
  });

  it.each([
    [[1], ['0', '1']],
    [[2], ['0', '1', '2']],
    [[12], ['0', '5', '10']],
  ])('of whole numbers up to %j no text stands twice', (values, texts) => {
    const ticks = writtenTicks(valueAxis(values, { zero: true }), (value) => value.toFixed(0));
    expect(ticks.map(({ text }) => text)).toEqual(texts);
  });

  it('has room around a single value', () => {
    const [low = 0, high = 0] = valueAxis([82]).scale.domain();
    expect(low).toBeLessThan(82);
    expect(high).toBeGreaterThan(82);
    expect(valueAxis([0]).scale.domain()).toEqual([-1, 1]);
    expect(valueAxis([]).scale.domain()).toEqual([0, 1]);
  });

  it('holds every value and has few ticks', () => {
    const values = fc.array(fc.integer({ min: -1e7, max: 1e7 }), { minLength: 1 });
    fc.assert(
      fc.property(values, fc.boolean(), (hundredths, zero) => {
        const all = hundredths.map((value) => value / 100);
        const { scale, ticks } = valueAxis(all, { zero });
        const [low = Number.NaN, high = Number.NaN] = scale.domain();
        expect(low).toBeLessThanOrEqual(Math.min(...all));
        expect(high).toBeGreaterThanOrEqual(Math.max(...all));
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
      { verbose: true },
    );
  });
});
