import { expect, test } from 'vitest';
import type { SetBlock } from '#domain/programs/prescription';
import { plainPrescription } from '#words/programs/plain-target';

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
