import { describe, expect, it } from 'vitest';
import { stopsOf } from '../../../src/ui/charts/chart-data';
import {
  barSummary,
  heatSummary,
  lineSummary,
  valueHead,
  withUnit,
} from '../../../src/ui/charts/chart-words';

const formatValue = (value: number) => String(value).replace('.', ',');
const formats = { formatValue, formatX: String, unit: 'kg' };

const weights = {
  name: 'Peso',
  points: [
    { x: '2026-10-01', value: 84 },
    { x: '2026-11-20', value: 81.5 },
  ],
};

describe('what a chart says when nobody wrote a sentence', () => {
  it('of a line: from where to where', () => {
    expect(lineSummary(weights, 0, stopsOf([weights]), formats)).toBe(
      'Peso: de 84 para 81,5\u00a0kg, entre 2026-10-01 e 2026-11-20.',
    );
  });

  it('of a single point: the point', () => {
    const one = { ...weights, points: weights.points.slice(1) };
    expect(lineSummary(one, 0, stopsOf([one]), formats)).toBe('Peso: 81,5\u00a0kg, 2026-11-20.');
  });

  it('of a line that is empty while another is not', () => {
    const none = { name: 'Meta', points: [] };
    expect(lineSummary(none, 1, stopsOf([weights, none]), formats)).toBe('Meta: sem valores.');
  });

  it('of bars: the last and the most', () => {
    expect(barSummary(stopsOf([weights]), formats)).toBe(
      '81,5\u00a0kg em 2026-11-20; no máximo 84\u00a0kg em 2026-10-01.',
    );
    const last = { ...weights, points: weights.points.slice(1) };
    expect(barSummary(stopsOf([last]), formats)).toBe('81,5\u00a0kg em 2026-11-20, o maior valor.');
  });

  it('of a calendar: on how many days', () => {
    const days = { formatValue, formatX: String, unit: { one: 'série', other: 'séries' } };
    expect(heatSummary([{ value: 12 }], 'maio', 'junho', days)).toBe(
      '1 dia entre maio e junho; no máximo 12\u00a0séries em um dia.',
    );
    expect(heatSummary([{ value: 12 }, { value: 15 }], 'maio', 'junho', days)).toContain('2 dias');
  });

  it('counts one of a thing as one', () => {
    const unit = { one: 'série', other: 'séries' };
    expect([0, 1, 1.5, 12].map((value) => withUnit(formatValue(value), unit))).toEqual([
      '0\u00a0séries',
      '1\u00a0série',
      '1,5\u00a0séries',
      '12\u00a0séries',
    ]);
    expect(valueHead('Feitas', unit)).toBe('Feitas\u00a0(séries)');
    const bars = { name: 'Séries', points: [{ x: '2026-11-20', value: 1 }] };
    expect(barSummary(stopsOf([bars]), { formatValue, formatX: String, unit })).toBe(
      '1\u00a0série em 2026-11-20, o maior valor.',
    );
  });

  it('leaves out a unit that is not there', () => {
    expect(withUnit('12', undefined)).toBe('12');
  });
});
