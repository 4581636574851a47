import { expect, it } from 'vitest';
import type { MuscleGroup } from '#domain/exercises/muscles';
import { USUAL_SETS_RANGE } from '#domain/progress/muscle-range';
import { groupsSentence, setsAmount, weeksInRange } from '#words/progress/muscle-weeks';

const sentence = (...groups: [MuscleGroup, number][]) =>
  groupsSentence('Nas últimas 4 semanas', new Map(groups), USUAL_SETS_RANGE);

it('the groups are told place by place, the most sets first, and what was not trained last', () => {
  expect(
    sentence(
      ['chest', 12],
      ['back', 14.5],
      ['shoulders', 6],
      ['biceps', 8.25],
      ['triceps', 10],
      ['legs', 22],
      ['glutes', 3],
      ['core', 11],
    ),
  ).toBe(
    'Nas últimas 4 semanas, dentro da faixa de 10–20 séries por semana: costas (14,5), peito (12), abdômen (11) e tríceps (10). Acima: pernas (22). Abaixo: bíceps (8,3), ombros (6) e glúteos (3). Sem treino: panturrilhas.',
  );
});

it('begins with the groups below where none reached the range', () => {
  expect(sentence(['chest', 4])).toMatch(
    /^Nas últimas 4 semanas, abaixo da faixa de 10–20 séries por semana: peito \(4\)\. Sem treino: /,
  );
});

it('weeks are told by where they lie', () => {
  expect(weeksInRange([12, 10, 25, 0], USUAL_SETS_RANGE)).toBe(
    'Em 4 semanas completas: 2 dentro da faixa, 1 acima da faixa, 1 sem treino.',
  );
  expect(weeksInRange([12, 10, 20], USUAL_SETS_RANGE)).toBe(
    'Em 3 semanas completas: todas dentro da faixa.',
  );
  expect(weeksInRange([12], USUAL_SETS_RANGE)).toBe('Na única semana completa: dentro da faixa.');
  expect(weeksInRange([], USUAL_SETS_RANGE)).toBe(
    'Ainda não há uma semana completa neste período.',
  );
});

it('a count is of what is shown', () => {
  expect([0.04, 1.04, 1.5].map(setsAmount)).toEqual(['Nenhuma série', '1 série', '1,5 séries']);
});
