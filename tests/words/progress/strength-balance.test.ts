import { expect, test } from 'vitest';
import { pairWords, sidesWords } from '#words/progress/strength-balance';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const nameOf = (exercise: string) => (exercise === 'row' ? 'Remada' : 'Supino');

test('a pair is told as a share, now and at first', () => {
  const balance = {
    pair: 'pull-push' as const,
    of: { exercise: 'row', max: 72_000 },
    against: { exercise: 'bench', max: 90_000 },
    ratio: 0.8,
    before: 0.75,
  };
  expect(plain(pairWords(balance, nameOf, 'kg'))).toBe(
    'Remada (72 kg) é 80% de Supino (90 kg). No começo do período: 75%.',
  );
  expect(plain(pairWords({ ...balance, before: null }, nameOf, 'kg'))).toBe(
    'Remada (72 kg) é 80% de Supino (90 kg).',
  );
});

test('two sides are told with what is between them', () => {
  const then = { day: '2026-01-01', workoutId: 'w', left: 20_000, right: 22_000 };
  const balance = {
    exercise: 'curl',
    measure: 'one-rep-max' as const,
    now: { ...then, weaker: 'left' as const, gap: 2 / 22 },
    before: { ...then, right: 20_000, weaker: null, gap: 0 },
  };
  expect(plain(sidesWords(balance, 'kg'))).toBe(
    'Esquerdo 20 kg, direito 22 kg: lado esquerdo 9% abaixo. No começo do período: os dois lados iguais.',
  );
});
