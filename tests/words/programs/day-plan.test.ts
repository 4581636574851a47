import { describe, expect, test } from 'vitest';
import type { SetBlock } from '#domain/programs/prescription';
import { plannedWords, whenWords } from '#words/programs/day-plan';

const block = (count: number, more: Partial<SetBlock> = {}): SetBlock => ({
  count,
  kind: 'normal',
  reps: [8, 10],
  load: null,
  ...more,
});
const sets = (...kilos: (number | null)[]) =>
  kilos.map((kg) => ({
    kind: 'normal' as const,
    plan: { load: kg === null ? null : kg * 1000, reps: 8 },
  }));
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

describe('what an exercise of the day is done with', () => {
  test('sets, range and load', () => {
    expect(plain(plannedWords([block(3)], sets(82.5, 82.5, 82.5), 'kg'))).toBe(
      '3 × 8–10 · 82,5 kg',
    );
    expect(plain(plannedWords([block(2), block(1)], sets(60, 70, 80), 'kg'))).toBe(
      '3 séries · 60–80 kg',
    );
  });

  test('without a load, and without the warm-ups', () => {
    const warmup = block(2, { kind: 'warmup' });
    expect(plannedWords([warmup, block(3)], sets(null, 0), 'kg')).toBe('3 × 8–10');
    expect(plannedWords([], [], 'kg')).toBe('');
    const percent = block(3, { load: { by: 'percent', percent: 75 } });
    expect(plannedWords([percent], sets(null), 'kg')).toBe('3 × 8–10 · 75% de 1RM');
  });
});

describe('when the day that comes now is on', () => {
  // A Wednesday.
  const today = '2026-11-18';
  const words = (why: 'next' | 'today' | 'missed' | 'rest', nextOn: string | null, done = false) =>
    whenWords({ why, nextOn }, today, done);

  test('today, or after today', () => {
    expect(words('next', null)).toBe('Treino de hoje');
    expect(words('today', today)).toBe('Treino de hoje');
    expect(words('next', null, true)).toBe('Próximo treino');
  });

  test('missed, or after a rest', () => {
    expect(words('missed', '2026-11-17')).toBe('Era ontem');
    expect(words('missed', '2026-11-16')).toBe('Era na segunda');
    expect(words('rest', '2026-11-19')).toBe('Descanso hoje · próximo amanhã');
    expect(words('rest', '2026-11-21')).toBe('Descanso hoje · próximo no sábado');
    expect(words('rest', '2026-11-30')).toBe('Descanso hoje · próximo em 30/11/2026');
  });
});
