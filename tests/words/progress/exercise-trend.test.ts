import { expect, test } from 'vitest';
import {
  formatShare,
  formatTrendValue,
  sinceWords,
  trendFigure,
  trendPicture,
  trendSummary,
  trendUnit,
} from '#words/progress/exercise-trend';

const effort = { load: null, reps: null };
const step = (day: string, value: number) => ({
  workoutId: day,
  day,
  value,
  effort,
  record: false,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the way of an exercise is told in one sentence', () => {
  const steps = [
    step('2026-01-01', 70_000),
    step('2026-02-01', 75_000),
    step('2026-03-26', 82_500),
  ];
  expect(plain(trendSummary({ measure: 'one-rep-max', steps }, 'kg'))).toBe(
    'De 70 para 82,5 kg em 12 semanas, +18%.',
  );
  const times = [step('2026-01-01', 60), step('2026-01-09', 45)];
  expect(plain(trendSummary({ measure: 'time', steps: times }, 'kg'))).toBe(
    'De 1:00 para 0:45 em 8 dias, −25%.',
  );
  const same = [step('2025-01-01', 10), step('2026-01-01', 10)];
  expect(plain(trendSummary({ measure: 'reps', steps: same }, 'kg'))).toBe(
    'Em 10 reps, sem mudança em 12 meses.',
  );
  expect(plain(trendSummary({ measure: 'load', steps: [step('2026-01-01', 5000)] }, 'kg'))).toBe(
    'Um treino neste período: 5 kg.',
  );
  expect(plain(trendSummary({ measure: 'reps', steps: [step('2026-01-01', 1)] }, 'kg'))).toBe(
    'Um treino neste período: 1 rep.',
  );
  expect(trendSummary({ measure: 'load', steps: [] }, 'kg')).toBe('Nenhuma série neste período.');
  const fromNothing = [step('2026-01-01', 0), step('2026-01-02', 5000)];
  expect(plain(trendSummary({ measure: 'load', steps: fromNothing }, 'kg'))).toBe(
    'De 0 para 5 kg em 1 dia.',
  );
});

test('loads are in the unit of the person, everything else as it is', () => {
  expect(trendFigure('load', 20_412, 'lb')).toBe(45);
  expect(trendFigure('reps', 12, 'lb')).toBe(12);
  expect(formatTrendValue('time', 90)).toBe('1:30');
  expect(trendUnit('help', 'lb')).toBe('lb');
  expect(trendUnit('distance', 'kg')).toBe('m');
  expect(trendUnit('reps', 'kg')).toEqual({ one: 'rep', other: 'reps' });
});

test('the picture says how many workouts it holds and the best of them', () => {
  const steps = [step('2026-01-01', 70_000), step('2026-02-01', 75_000)];
  expect(plain(trendPicture({ measure: 'load', steps }, 'workout', 'kg'))).toBe(
    '2 treinos. O melhor: 75 kg em 1 de fevereiro de 2026.',
  );
  expect(plain(trendPicture({ measure: 'help', steps }, 'month', 'kg'))).toBe(
    '2 treinos, o melhor de cada mês no gráfico. O melhor: 70 kg em 1 de janeiro de 2026.',
  );
});

test('a change is a round share, and a small one keeps its decimal', () => {
  expect([0.179, -0.04, 0.004, 0].map(formatShare)).toEqual(['+18%', '−4%', '+0,4%', '0%']);
  expect(sinceWords('2026-01-01', '2026-02-05')).toBe('há 5 semanas');
});
