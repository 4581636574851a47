import { describe, expect, it } from 'vitest';
import { barLayout } from '../../../src/ui/charts/bar-layout';
import { type ChartX, dayAt, positionOf, stopsOf } from '../../../src/ui/charts/chart-data';
import { axisText } from '../../../src/ui/charts/chart-words';
import { heatLayout, levelOf } from '../../../src/ui/charts/heat-layout';
import { lineLayout } from '../../../src/ui/charts/line-layout';

const formatValue = (value: number) => String(value);
const formats = { formatValue, formatTick: axisText };
const barFormats = { formatValue, formatTick: (x: ChartX) => axisText(x, 'day') };
const boxes = [256, 296, 640, 1880].map((width) => ({ width, height: 224, em: 12 }));

const points = (count: number, amountOf: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ({
    x: dayAt(positionOf('2021-01-01') + index),
    value: amountOf(index),
  }));

describe.each(boxes)('in a box $width wide', (box) => {
  it('a line of two thousand days stays inside and keeps its extremes', () => {
    const series = [
      { name: 'Carga', points: points(2000, (day) => (day === 700 ? 500 : day % 9)) },
    ];
    const layout = lineLayout(series, stopsOf(series), box, formats, undefined);
    const [line = []] = layout.lines;
    expect(line.length).toBeLessThanOrEqual(box.width * 4);
    expect(Math.max(...line.map(({ value }) => value))).toBe(500);
    for (const { left, top } of line) {
      expect(left).toBeGreaterThanOrEqual(layout.plot.left);
      expect(left).toBeLessThanOrEqual(layout.plot.right + 0.001);
      expect(top).toBeGreaterThanOrEqual(layout.plot.top - 0.001);
      expect(top).toBeLessThanOrEqual(layout.plot.bottom + 0.001);
    }
    expect(layout.plot.right - layout.plot.left).toBeGreaterThanOrEqual(box.width / 2);
    expect(layout.xTicks.length * 12 * 4.5).toBeLessThanOrEqual(box.width);
  });

  it('rings that would lie on each other are left out, but never the last', () => {
    const rising = points(2000, (day) => day).map((one) => ({ ...one, mark: 'record' as const }));
    const series = [{ name: 'Carga', points: rising }];
    const { records } = lineLayout(series, stopsOf(series), box, formats, undefined);
    expect(records.at(-1)?.value).toBe(1999);
    records.slice(1).forEach(({ left, top }, index) => {
      const before = records[index];
      expect(Math.hypot(left - (before?.left ?? 0), top - (before?.top ?? 0))).toBeGreaterThan(23);
    });
    expect(records.length).toBeGreaterThan(5);
  });

  it('a single point stands in the middle', () => {
    const series = [{ name: 'Peso', points: points(1, () => 82) }];
    const layout = lineLayout(series, stopsOf(series), box, formats, undefined);
    const middle = (layout.plot.left + layout.plot.right) / 2;
    expect(layout.lines[0]?.map(({ left }) => left)).toEqual([middle]);
    expect(layout.ends).toHaveLength(1);
  });

  it('two thousand bars keep the highest and the lowest', () => {
    const values = points(2000, (day) => (day === 3 ? 900 : day === 4 ? -900 : 1));
    const { bars } = barLayout(stopsOf([{ name: 'x', points: values }]), box, barFormats);
    expect(bars.length).toBeLessThanOrEqual(box.width * 2);
    expect(Math.max(...bars.map(({ point }) => point.value))).toBe(900);
    expect(Math.min(...bars.map(({ point }) => point.value))).toBe(-900);
  });

  it('a calendar shows the last weeks that have room, a whole week a column', () => {
    const { days, weeks, left, cell } = heatLayout('2025-11-21', '2026-11-20', 1, box);
    expect(days.at(-1)).toBe('2026-11-20');
    expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1);
    expect(Math.ceil(days.length / 7)).toBe(weeks);
    expect(left + weeks * cell).toBeLessThanOrEqual(box.width + 0.001);
    expect(cell).toBeGreaterThanOrEqual(16);
    expect(weeks).toBeLessThanOrEqual(53);
  });
});

describe('a line chart', () => {
  const box = { width: 320, height: 224, em: 12 };
  const series = [
    { name: 'Tendência', points: points(5, (day) => 80 - day * 0.1) },
    { name: 'Peso', look: 'dots' as const, points: points(5, (day) => 80 + (day % 2)) },
    { name: 'Outra', points: points(5, () => 79.62) },
  ];

  it('labels the ends of its lines apart, and not the dots', () => {
    const { ends } = lineLayout(series, stopsOf(series), box, formats, undefined);
    expect(ends.map(({ text }) => text)).toEqual(['79.62', '79.6']);
    const [first, second] = ends;
    expect((second?.top ?? 0) - (first?.top ?? 0)).toBeGreaterThanOrEqual(14);
  });

  it('labels its end above it where large text leaves no room beside it', () => {
    const one = [{ name: 'Carga', points: points(5, (day) => 100.25 + day) }];
    const layout = lineLayout(one, stopsOf(one), { ...box, em: 24 }, formats, undefined);
    expect(layout.endsInside).toBe(true);
    expect(layout.ends[0]?.top).toBeLessThan(layout.lines[0]?.at(-1)?.top ?? 0);
    expect(lineLayout(one, stopsOf(one), box, formats, undefined).endsInside).toBe(false);
  });

  it('has room for the goal', () => {
    const layout = lineLayout(series, stopsOf(series), box, formats, 60);
    expect(layout.topOf(60)).toBeLessThanOrEqual(layout.plot.bottom);
  });

  it('finds every record, however many points there are', () => {
    const many = points(2000, () => 1).map((point, index) => ({
      ...point,
      mark: index % 500 === 0 ? ('record' as const) : undefined,
    }));
    const one = [{ name: 'Carga', points: many }];
    expect(lineLayout(one, stopsOf(one), box, formats, undefined).records).toHaveLength(4);
  });

  it('takes figures as well as days', () => {
    const figures = [{ name: 'Força', points: [1, 5, 10].map((x) => ({ x, value: 100 - x })) }];
    const layout = lineLayout(figures, stopsOf(figures), box, formats, undefined);
    expect(layout.xTicks.map(({ text }) => text)).toEqual(['2', '4', '6', '8', '10']);
    expect(Math.round(layout.positionAt(layout.leftOf(5)))).toBe(5);
  });
});

describe('a bar chart', () => {
  it('stands on zero, names the newest, and knows what is under the finger', () => {
    const box = { width: 296, height: 224, em: 12 };
    const stops = stopsOf([{ name: 'Séries', points: points(12, (week) => week - 4) }]);
    const layout = barLayout(stops, box, barFormats);
    const zeros = new Set(layout.bars.map(({ zero }) => zero));
    expect(zeros.size).toBe(1);
    expect(layout.bars.map(({ end, zero }) => Math.sign(zero - end))).toEqual(
      layout.bars.map(({ point }) => Math.sign(point.value)),
    );
    expect(layout.xTicks.at(-1)?.text).toBe('12/01');
    expect(stops.map((_, index) => layout.indexAt(layout.leftOf(index)))).toEqual(
      stops.map((_, index) => index),
    );
    expect([layout.indexAt(-50), layout.indexAt(9999)]).toEqual([0, 11]);
  });
});

describe('a level of the calendar', () => {
  it.each([
    [0, 0],
    [1, 1],
    [9, 1],
    [10, 2],
    [15, 3],
    [20, 4],
    [99, 4],
  ])('of %d is %d', (value, level) => {
    expect(levelOf(value, [1, 10, 15, 20])).toBe(level);
  });
});
