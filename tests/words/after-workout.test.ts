import { expect, test } from 'vitest';
import { estimateLabel, formulaLabel } from '#words/progress/one-rep-max';
import { recordKinds, recordNotice, spokenRecord } from '#words/progress/records';
import { recordLabel } from '#words/progress/year-review';
import { changeSentence, differenceWords } from '#words/workouts/compare';
import { effortStep, sessionEffort } from '#words/workouts/session-effort';

const SET = { load: 82_500, reps: 8 };

test('the scale of a session has a word for every step, and none twice', () => {
  const steps = Array.from({ length: 11 }, (_, pse) => effortStep(pse));
  expect(new Set(steps).size).toBe(11);
  expect(sessionEffort(7)).toBe('7 · Muito forte');
  expect(sessionEffort(6.5)).toBe('6,5 · Muito forte');
});

test('what was more and less is said with its sign, and what is the same is not', () => {
  const words = differenceWords({ sets: 1, volumeGrams: -320_400, durationMs: 300_000 }, 'kg');
  expect(words).toEqual(['+1 série', '−320\u00a0kg de volume', '+5\u00a0min']);
  expect(differenceWords({ sets: -2, volumeGrams: 400, durationMs: null }, 'kg')).toEqual([
    '−2 séries',
  ]);
});

test('what changed since the last time is one sentence', () => {
  expect(changeSentence({ sets: 2, volumeGrams: 320_000, durationMs: -300_000 }, 'kg')).toBe(
    '2 séries e 320\u00a0kg de volume a mais, 5\u00a0min a menos que da última vez.',
  );
  expect(changeSentence({ sets: -1, volumeGrams: 0, durationMs: null }, 'kg')).toBe(
    '1 série a menos que da última vez.',
  );
  expect(changeSentence({ sets: 0, volumeGrams: 0, durationMs: 0 }, 'kg')).toBe(
    'Igual à última vez em séries, volume e tempo.',
  );
});

test('an estimate says by which formula', () => {
  expect(formulaLabel('epley')).toBe('Epley (1985)');
  expect(estimateLabel('brzycki')).toBe('1RM estimado (Brzycki)');
  expect(recordKinds(['load', 'one-rep-max'], 'total', 'oconner')).toBe(
    'maior carga e maior 1RM estimado (O’Conner)',
  );
  expect(recordKinds(['one-rep-max', 'volume'], 'total')).toBe(
    'maior 1RM estimado e mais volume num treino',
  );
});

test('a record of the sum alone does not praise the set', () => {
  expect(recordNotice(['load', 'volume'], SET, 'kg', 'total')).toBe('Recorde: 82,5\u00a0kg × 8');
  expect(recordNotice(['volume'], SET, 'kg', 'total')).toBe('Recorde de volume neste exercício');
  expect(spokenRecord(3, ['volume'], SET, 'kg', 'total')).toBe(
    'Série 3 registrada. Recorde de volume neste exercício',
  );
});

test('a record with help never speaks of a load', () => {
  const kind = 'assisted_bodyweight';
  const set = { load: 20_000, reps: 8 };
  expect(recordNotice(['help'], set, 'kg', kind)).toBe('Recorde: ajuda de 20\u00a0kg × 8');
  expect(recordNotice(['help'], { load: 0, reps: 8 }, 'kg', kind)).toBe(
    'Recorde: 8 reps sem ajuda',
  );
  expect(spokenRecord(3, ['help'], set, 'kg', kind)).toBe(
    'Série 3 registrada. Recorde: 20 quilos de ajuda, 8 repetições',
  );
  expect(recordKinds(['help'], kind)).toBe('menor ajuda');
  expect(recordKinds(['reps'], kind)).toBe('mais repetições com esta ajuda');
  expect(recordKinds(['reps'], 'reps_only')).toBe('mais repetições');
  expect(recordLabel('help', 'brzycki')).toBe('Menor ajuda da máquina');
});
