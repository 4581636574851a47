import { expect, test } from 'vitest';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import { setsPerGroup } from '#domain/programs/muscle-sets';
import type { SetBlock } from '#domain/programs/prescription';
import { previewOf } from '#domain/programs/preview';

const block = (count: number, kind: SetBlock['kind'] = 'normal'): SetBlock => ({
  count,
  kind,
  reps: [8, 10],
  load: null,
});
const MUSCLES = {
  row: { primary: ['upper_back', 'lats'], secondary: ['biceps', 'rear_delts', 'traps'] },
  curl: { primary: ['biceps'], secondary: ['forearms'] },
} as const;
const trainedBy = (id: string) => (id === 'row' || id === 'curl' ? MUSCLES[id] : null);

const program = previewOf({
  ...EMPTY_PROGRAM,
  weeks: 2,
  weekOf: { 2: { label: '', deload: 10 } },
  days: [
    {
      ...EMPTY_DAY,
      exercises: [
        { ...plainExercise('row'), sets: [block(2, 'warmup'), block(4)] },
        { ...plainExercise('curl'), sets: [block(3)] },
        { ...plainExercise('unknown'), sets: [block(9)] },
      ],
    },
  ],
});

test('a set counts once for a group: whole where it is meant for it, half where it helps', () => {
  expect([...setsPerGroup(program, 1, trainedBy)]).toEqual([
    ['biceps', 5],
    ['back', 4],
    ['shoulders', 2],
    ['forearms', 1.5],
  ]);
});

test('a week that is planned lighter counts with the sets it has', () => {
  expect(setsPerGroup(program, 2, trainedBy).get('back')).toBe(2);
});
