import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayAt, nearestStop, positionOf, stopsOf } from '../../../src/ui/charts/chart-data';

describe('the stops of a chart', () => {
  it('come by day, whatever the order they were given in', () => {
    const stops = stopsOf([
      {
        name: 'Peso',
        points: [
          { x: '2026-11-20', value: 81 },
          { x: '2026-11-02', value: 83 },
        ],
      },
      { name: 'Meta', points: [{ x: '2026-11-20', value: 80 }] },
    ]);
    expect(stops.map(({ x, points }) => [x, ...points.map((point) => point?.value)])).toEqual([
      ['2026-11-02', 83, undefined],
      ['2026-11-20', 81, 80],
    ]);
  });

  it('leave out what has no place or no value', () => {
    const points = [
      { x: 'ontem', value: 1 },
      { x: 1, value: Number.NaN },
      { x: Number.POSITIVE_INFINITY, value: 1 },
      { x: 2, value: -3 },
    ];
    expect(stopsOf([{ name: 'x', points }]).map(({ x }) => x)).toEqual([2]);
  });

  it('have days that no zone can move', () => {
    expect(positionOf('1970-01-02')).toBe(1);
    expect(dayAt(positionOf('2026-02-28') + 1)).toBe('2026-03-01');
    expect(dayAt(positionOf('2028-02-28') + 1)).toBe('2028-02-29');
  });

  it('are found by the nearest', () => {
    const places = fc.uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: 1 });
    fc.assert(
      fc.property(places, fc.integer({ min: -600, max: 600 }), (unsorted, at) => {
        const stops = [...unsorted].sort((a, b) => a - b).map((position) => ({ position }));
        const found = stops[nearestStop(stops, at) ?? -1];
        const least = Math.min(...stops.map(({ position }) => Math.abs(position - at)));
        expect(Math.abs((found?.position ?? Number.NaN) - at)).toBe(least);
      }),
      { verbose: true },
    );
    expect(nearestStop([], 3)).toBeNull();
  });
});
