import { expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import type { PainRegion } from '#domain/health/pain';
import { offerOf, swapsFor } from '#domain/workouts/exercise-swap';
import { leftOutWords, swapReason } from '#words/workouts/swap';

function swaps(id: string, spared: readonly PainRegion[]) {
  const of = exercises.find((exercise) => exercise.id === id);
  if (!of) throw new Error(`The catalogue has no ${id}`);
  const sources = {
    exercises,
    alternatives: [],
    practised: new Set<string>(),
    isHere: () => true,
    taken: new Set<string>(),
    spared,
  };
  return offerOf(swapsFor(of, sources), 5).leftOut;
}

test('what was left out is counted, with where it hurts', () => {
  const shoulder = swaps('barbell-bench-press', ['shoulder']);
  expect(leftOutWords(shoulder)).toBe(
    '5 exercícios que pegam o ombro ficaram de fora, pela dor anotada nos últimos 14 dias.',
  );
  expect(leftOutWords(shoulder.slice(0, 1))).toBe(
    '1 exercício que pega o ombro ficou de fora, pela dor anotada nos últimos 14 dias.',
  );
  expect(leftOutWords(swaps('barbell-bench-press', ['shoulder', 'elbow', 'chest']))).toMatch(
    /pegam o ombro, o cotovelo ou o peito ficaram/,
  );
});

test('one that was left out says so when it is looked at all the same', () => {
  const [first] = swaps('barbell-bench-press', ['shoulder']);
  if (!first) throw new Error('Nothing was left out');
  expect(swapReason(first, null, 'primeira vez')).toMatch(
    /^Mesmos músculos · .* · pega o ombro · primeira vez$/,
  );
});
