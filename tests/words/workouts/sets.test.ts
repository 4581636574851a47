import { expect, test } from 'vitest';
import { setMenuName, setNames, setPassed } from '#words/workouts/sets';

test('names warm-ups apart from the sets that count', () => {
  const sets = [
    { key: 'a', kind: 'warmup', side: null },
    { key: 'b', kind: 'normal', side: 'left' },
    { key: 'c', kind: 'normal', side: 'right' },
    { key: 'd', kind: 'drop', side: null },
  ] as const;
  expect(setNames(sets)).toEqual([
    { key: 'a', name: 'Aquecimento 1' },
    { key: 'b', name: 'Série 1, lado esquerdo' },
    { key: 'c', name: 'Série 1, lado direito' },
    { key: 'd', name: 'Série 2, drop-set' },
  ]);
  expect(setMenuName('warmup', 2, null)).toBe('Opções do aquecimento 2');
  expect(setPassed('warmup', 1, 'left', 'reabert')).toBe('Aquecimento 1, lado esquerdo, reaberto');
});
