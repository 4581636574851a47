import { expect, test } from 'vitest';
import type { SetBlock } from '#domain/programs/prescription';
import { plainPlan, plainPrescription } from '#words/programs/plain-target';
import { plainTarget } from '#words/workouts/plain-target';

const plain: SetBlock = { count: 2, kind: 'normal', reps: [12, 15], load: null };
const said = (change: Partial<SetBlock>) =>
  plainPrescription([{ ...plain, ...change }], 'kg').replaceAll('\u00a0', ' ');

test.each<[Partial<SetBlock>, string]>([
  [{ effort: { scale: 'rir', value: 3 } }, '2 séries de 12 a 15 repetições; pare com 3 sobrando'],
  [{ effort: { scale: 'pse', value: 8 } }, '2 séries de 12 a 15 repetições; pare com 2 sobrando'],
  [
    { effort: { scale: 'rir', value: 0 } },
    '2 séries de 12 a 15 repetições; vá até não sair mais nenhuma',
  ],
  [
    { load: { by: 'grams', grams: 20_000 }, rest: 90, reps: [10, 10] },
    '2 séries de 10 repetições com 20 kg; descanse 1:30',
  ],
  [{ kind: 'warmup', count: 1, reps: [8, 8] }, '1 série de aquecimento, de 8 repetições'],
  [{ reps: null, seconds: [30, 45] }, '2 séries de 30 a 45 segundos'],
  [{ load: { by: 'percent', percent: 75 } }, '2 × 12–15 · 75% de 1RM'],
  [{ tempo: '3010' }, '2 × 12–15 · cadência 3-0-1-0'],
])('%j reads "%s" for who begins', (change, words) => {
  expect(said(change)).toBe(words);
});

const planned = (load: number) => ({ kind: 'normal' as const, plan: { load, reps: 12 } });

test.each<[Partial<SetBlock>, readonly number[], string]>([
  [{ rest: 90 }, [20_000, 20_000], '2 séries de 12 a 15 repetições com 20 kg'],
  [
    { effort: { scale: 'rir', value: 3 } },
    [],
    '2 séries de 12 a 15 repetições; pare com 3 sobrando',
  ],
  [{ kind: 'drop' }, [20_000], '2 × 12–15 · 20 kg'],
])('the plan of a day with %j and %j g reads "%s" for who begins', (change, loads, words) => {
  const said = plainPlan([{ ...plain, ...change }], loads.map(planned), 'kg');
  expect(said.replaceAll('\u00a0', ' ')).toBe(words);
});

test('a set reads its target alone', () => {
  const effort = { scale: 'rir', value: 3 } as const;
  expect(plainTarget({ reps: [12, 15], effort }, 'normal')).toBe(
    '12 a 15 repetições; pare com 3 sobrando',
  );
  expect(plainTarget({ reps: [8, 10], percent: 75 }, 'normal')).toBeNull();
});
