import { describe, expect, test } from 'vitest';
import { periodsOf, rangeTotals } from '#domain/progress/weekly';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { consistencySentence, runningWeek, spokenWeek } from '#words/progress/consistency';
import { blankRange, formatLongTime, formatTonnage, rangeSentence } from '#words/progress/progress';
import {
  metricScale,
  metricSummary,
  type PeriodMetric,
  periodName,
  periodTick,
} from '#words/progress/progress-periods';
import { exercise, lift, workout } from '../../domain/progress/summaries';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const today = '2026-11-22';
const when = { range: '12w', today, weekStart: 1 } as const;
const day = (on: string, kg: number, changes: Partial<WorkoutSummary> = {}) =>
  workout(on, [exercise('barbell-squat', [lift(kg * 1000, 10), lift(kg * 1000, 10)])], changes);

describe('a range in words', () => {
  const said = (summaries: readonly WorkoutSummary[], unit: 'kg' | 'lb' = 'kg') => {
    const periods = periodsOf(summaries, when, () => 'total');
    return plain(rangeSentence(rangeTotals(periods, today), { range: '12w', unit, ...periods }));
  };

  test('says workouts, sets, load, time and how often', () => {
    expect(said([day('2026-11-20', 400), day('2026-11-10', 200), day('2026-09-01', 200)])).toBe(
      '12 semanas: 3 treinos, 6 séries, 16 t, 3 h 00; 0,3 treinos por semana.',
    );
  });

  test('begins where the person did, and leaves out what is not known', () => {
    const own = [exercise('plank', [lift(0, 0)])];
    const timeless = workout('2026-11-18', own, { startedAt: 5, endedAt: 5 });
    expect(said([timeless])).toBe(
      'Desde 16 de novembro de 2026: 1 treino, 1 série; 1 treino por semana.',
    );
  });

  test('keeps to pounds, and to kilograms below ten tonnes', () => {
    expect(plain(formatTonnage(9_450_000, 'kg'))).toBe('9.450 kg');
    expect(plain(formatTonnage(18_440_000, 'kg'))).toBe('18,4 t');
    expect(plain(formatTonnage(184_400_000, 'kg'))).toBe('184 t');
    expect(plain(formatTonnage(18_440_000, 'lb'))).toBe('40.653 lb');
    expect(plain(formatLongTime(65 * 60_000))).toBe('1 h 05');
    expect(plain(formatLongTime(1_500 * 60_000))).toBe('25 h');
  });

  test('without a workout tells of the last one', () => {
    expect(blankRange('all', null)).toBe('Nenhum treino até agora.');
    expect(blankRange('4w', '2026-05-03')).toBe(
      'Nenhum treino em 4 semanas. O último foi em 3 de maio de 2026.',
    );
  });
});

describe('the periods of a chart in words', () => {
  const periods = periodsOf(
    [
      day('2026-11-20', 500, { pse: 8 }),
      day('2026-11-10', 600, { pse: 5 }),
      day('2026-11-03', 400),
    ],
    when,
    () => 'total',
  );
  const summary = (metric: PeriodMetric) =>
    plain(metricSummary(metric, periods, metricScale(metric, periods, 'kg')));

  test('say the mean of the weeks that are over and the most', () => {
    expect(summary('volume')).toBe(
      'Em média 10 t por semana; no máximo 12 t, na semana de 9 de nov.',
    );
    expect(summary('sets')).toBe(
      'Em média 2 séries por semana; no máximo 2 séries, na semana de 2 de nov.',
    );
    const one = [exercise('barbell-squat', [lift(400_000, 10)])];
    const single = periodsOf([workout('2026-11-10', one)], when, () => 'total');
    expect(plain(metricSummary('sets', single, metricScale('sets', single, 'kg')))).toBe(
      'Em média 1 série por semana; no máximo 1 série, na semana de 9 de nov.',
    );
    expect(metricScale('sets', single, 'kg').unit).toEqual({ one: 'série', other: 'séries' });
    expect(summary('time')).toBe('Em média 1 h por semana; no máximo 1 h, na semana de 2 de nov.');
  });

  test('say which weeks have no effort', () => {
    expect(summary('effort')).toBe(
      'Em média 300 UA por semana; no máximo 480 UA, nesta semana. 1 semana sem PSE.',
    );
  });

  test('are small figures in kg and large ones of pounds in thousands', () => {
    const small = periodsOf([day('2026-11-20', 50)], when, () => 'total');
    expect(metricScale('volume', small, 'kg').unit).toBe('kg');
    expect(plain(metricSummary('volume', small, metricScale('volume', small, 'kg')))).toBe(
      '1.000 kg nesta semana.',
    );
    expect(metricScale('volume', periods, 'lb').unit).toBe('mil lb');
  });

  test('are named by their dates', () => {
    const quarter = { start: '2026-07-01', end: '2026-09-30' };
    expect(periodName({ start: '2026-11-16', end: '2026-11-22' }, 'week')).toBe(
      'semana de 16 de nov.',
    );
    expect(periodName({ start: '2026-03-01', end: '2026-03-31' }, 'month')).toBe('março de 2026');
    expect(periodName(quarter, 'quarter')).toBe('julho a setembro de 2026');
    expect(periodTick({ start: '2026-11-16' }, periods)).toBe('16/11');
    expect(periodTick(quarter, { ...periods, grain: 'quarter' })).toBe('jul 26');
    expect(periodTick({ start: '2026-11-01' }, { ...periods, grain: 'month' })).toBe('nov');
  });
});

describe('consistency in words', () => {
  const rhythm = { by: 'usual', target: 3, weeks: 12, reached: 10, running: 0 } as const;

  test('says what was done, by the ficha or by the usual week', () => {
    expect(consistencySentence(rhythm)).toBe(
      'Em 10 das últimas 12 semanas você treinou pelo menos 3 dias.',
    );
    expect(consistencySentence({ ...rhythm, by: 'plan', reached: 12, target: 1 })).toBe(
      'Em cada uma das últimas 12 semanas você treinou pelo menos 1 dia, como a sua ficha pede.',
    );
    expect(consistencySentence({ ...rhythm, weeks: 1, reached: 1 })).toBe(
      'Em uma semana você treinou 3 dias.',
    );
  });

  test('says nothing of a week that has no workout yet', () => {
    expect(runningWeek(rhythm)).toBeNull();
    expect(runningWeek({ ...rhythm, running: 1 })).toBe('Esta semana: 1 dia até agora.');
    expect(spokenWeek({ start: '2026-11-16', days: 0 })).toBe('Semana de 16 de nov.: sem treino');
  });
});
