import { describe, expect, test } from 'vitest';
import type { SetBlock } from '#domain/programs/prescription';
import { blockWords, prescriptionWords, ruleWords } from '#words/programs/prescription';

const plain: SetBlock = { count: 4, kind: 'normal', reps: [8, 10], load: null };
/** The text for reading aloud, with plain spaces in place of non-breaking ones. */
const said = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what is asked for', () => {
  test('sets, repetitions, load, rest and effort stand in that order', () => {
    const block: SetBlock = {
      ...plain,
      load: { by: 'grams', grams: 82_500 },
      rest: 90,
      effort: { scale: 'rir', value: 2 },
    };
    expect(said(blockWords(block, 'kg'))).toBe('4 × 8–10 · 82,5 kg · 1:30 · RIR 2');
  });

  test.each<[Partial<SetBlock>, string]>([
    [{ reps: [8, 8], kind: 'warmup', count: 1 }, 'Aquecimento 1 × 8'],
    [{ reps: null, kind: 'amrap' }, '4 × máx.'],
    [{ kind: 'amrap', reps: [8, 8] }, '4 × 8+'],
    [{ reps: null, seconds: [30, 45] }, '4 × 30–45 s'],
    [{ reps: null, seconds: [300, 300] }, '4 × 5 min'],
    [{ reps: null, seconds: [90, 90] }, '4 × 1:30'],
    [{ reps: null, meters: 400 }, '4 × 400 m'],
    [{ reps: null, meters: 2000, count: 1 }, '1 × 2 km'],
    [{ reps: null, count: 1 }, '1 série'],
    [{ reps: null }, '4 séries'],
    [{ load: { by: 'percent', percent: 72.5 } }, '4 × 8–10 · 72,5% de 1RM'],
    [{ load: { by: 'last' }, rest: 0 }, '4 × 8–10 · como da última vez · sem descanso'],
    [{ kind: 'drop', parts: { count: 2, percent: 20 } }, '4 × 8–10 · drop-set 2×, −20%'],
    [
      { kind: 'rest_pause', parts: { count: 3, seconds: 15 } },
      '4 × 8–10 · rest-pause 3×, pausa de 15 s',
    ],
    [
      { kind: 'cluster', reps: null, parts: { count: 4, reps: 3, seconds: 20 } },
      '4 séries · cluster 4 × 3, pausa de 20 s',
    ],
    [{ kind: 'failure' }, '4 × 8–10 · até a falha'],
    [{ tempo: '30X1' }, '4 × 8–10 · cadência 3-0-X-1'],
    [{ effort: { scale: 'pse', value: 8.5 } }, '4 × 8–10 · PSE 8,5'],
  ])('%j is "%s"', (change, words) => {
    expect(said(blockWords({ ...plain, ...change }, 'kg'))).toBe(words);
  });

  test('blocks stand one after the other, nothing is an empty text', () => {
    const heavy: SetBlock = { ...plain, count: 1, reps: [5, 5] };
    expect(prescriptionWords([heavy, plain], 'kg')).toBe('1 × 5; 4 × 8–10');
    expect(prescriptionWords([], 'kg')).toBe('');
  });

  test('rules say how the load goes on', () => {
    const rule = (one: Parameters<typeof ruleWords>[0]) => said(ruleWords(one, 'kg'));
    expect(rule({ type: 'double', step: 2500 })).toBe('Dupla progressão, +2,5 kg');
    expect(rule({ type: 'linear', step: 5000, every: 2 })).toBe(
      'Progressão linear, +5 kg a cada 2 treinos',
    );
    expect(rule({ type: 'wave', waves: [70, 75, 80, 65] })).toBe('Ondas de 70, 75, 80, 65% de 1RM');
    expect(rule({ type: 'top_backoff' })).toBe(
      'Série mais pesada primeiro; as outras 10% mais leves',
    );
    expect(rule({ type: 'double', stalls: 2, deload: 15 })).toBe(
      'Dupla progressão; depois de 2 treinos sem cumprir, 15% a menos',
    );
    expect(rule({ type: 'rir', stalls: 0 })).toBe(
      'Carga pelas repetições em reserva; sem baixar a carga',
    );
  });
});
