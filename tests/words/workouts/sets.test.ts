import { expect, test } from 'vitest';
import { setNames } from '#words/workouts/sets';

test('sets are called by their turn, with what they are and the side', () => {
  const sets = [
    { key: 'a', kind: 'warmup', side: null },
    { key: 'b', kind: 'normal', side: 'left' },
    { key: 'c', kind: 'normal', side: 'right' },
    { key: 'd', kind: 'drop', side: null },
  ] as const;
  expect(setNames(sets)).toEqual([
    { key: 'a', name: 'Série 1, aquecimento' },
    { key: 'b', name: 'Série 2, lado esquerdo' },
    { key: 'c', name: 'Série 2, lado direito' },
    { key: 'd', name: 'Série 3, drop-set' },
  ]);
});
