import { describe, expect, test } from 'vitest';
import { effortWords, targetInShort, targetWords } from '#words/workouts/target';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('what a set is asked for', () => {
  test('in short and in full', () => {
    const target = {
      reps: [8, 10] as const,
      effort: { scale: 'rir' as const, value: 2 },
      percent: 72.5,
      tempo: '30X0',
    };
    expect(plain(targetInShort(target, 'normal'))).toBe('8–10 reps · RIR 2');
    expect(plain(targetWords(target, 'normal'))).toBe(
      '8–10 reps · RIR 2 · 72,5% de 1RM · cadência 3-0-X-0',
    );
  });

  test('in time, as much as goes, and in parts', () => {
    expect(plain(targetWords({ seconds: [30, 45] }, 'normal'))).toBe('30–45 s');
    expect(plain(targetWords({ seconds: [60, 90] }, 'normal'))).toBe('1:00–1:30');
    expect(plain(targetWords({ reps: [8, 8] }, 'amrap'))).toBe('8+ reps');
    expect(plain(targetWords({}, 'amrap'))).toBe('o máximo');
    const pauses = { count: 3, seconds: 15 };
    expect(plain(targetWords({ parts: pauses }, 'rest_pause'))).toBe('3 pausas de 15 s');
    const mini = { count: 4, reps: 2, seconds: 20 };
    expect(plain(targetWords({ parts: mini }, 'cluster'))).toBe('4 × 2, pausas de 20 s');
    expect(plain(targetWords({ parts: { count: 1 } }, 'drop'))).toBe('1 redução');
    expect(targetWords({}, 'normal')).toBe('');
  });

  test('how hard it was, on either scale', () => {
    expect(plain(effortWords(1.5, 'rir'))).toBe('RIR 1,5');
    expect(plain(effortWords(1.5, 'pse'))).toBe('PSE 8,5');
  });
});
