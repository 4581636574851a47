import { expect, test } from 'vitest';
import type { Goal } from '#domain/health/body/goal';
import type { GoalProgress } from '#domain/health/body/goal-progress';
import { forecastWords, goalState, goalTitle, targetFaultWords } from '#words/health/goals';

const words = { unit: 'kg', lengthUnit: 'cm', measures: [] } as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const at = (value: number) => ({ day: '2026-11-20', value, by: null });
const progress = (part: Partial<GoalProgress>): GoalProgress => ({
  start: null,
  now: null,
  left: null,
  share: null,
  reached: null,
  forecast: null,
  ...part,
});
const state = (of: Goal['of'], part: Partial<GoalProgress>) =>
  plain(goalState({ of }, progress(part), words));

test('where a goal goes, and where it stands', () => {
  expect(plain(goalTitle({ of: 'c.waist', target: 7000 }, 7650, words))).toBe(
    'Cintura: de 76,5 cm para 70 cm',
  );
  expect(plain(goalTitle({ of: 'weight', target: 66_000 }, null, words))).toBe('Peso: 66,0 kg');
  expect(state('weight', { now: at(80_250), left: 2400 })).toBe('Agora 80,25 kg · faltam 2,4 kg');
  expect(state('c.waist', { now: at(7150), left: 150 })).toBe('Agora 71,5 cm · falta 1,5 cm');
  expect(state('fat', { now: at(1820), left: 320 })).toBe('Agora 18,2% · faltam 3,2 pontos');
  expect(state('fat', { now: at(1600), left: 100 })).toBe('Agora 16% · falta 1 ponto');
  expect(state('c.waist', { now: at(7001), left: 1 })).toBe('Agora 70 cm · falta muito pouco');
  expect(state('weight', {})).toBe('Nada medido ainda');
});

test('reached is said with its day, whatever came after', () => {
  expect(state('weight', { now: at(66_400), left: 400, reached: '2026-11-12' })).toBe(
    'Alcançada em 12 de novembro de 2026 · Agora 66,4 kg',
  );
});

test('what may come is called an estimate', () => {
  expect(forecastWords({ day: '2027-01-12', over: 28 })).toBe(
    'No ritmo das últimas 4 semanas, por volta de 12 de janeiro de 2027. É uma estimativa.',
  );
});

test('what is wrong with a target', () => {
  expect(plain(targetFaultWords('weight', words))).toBe('Digite um peso de 20 a 400 kg');
  expect(targetFaultWords('same', words)).toContain('escolha outro');
});
