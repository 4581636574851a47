import { describe, expect, test } from 'vitest';
import { pauseOf } from '#domain/progression/pause';
import { sessionsOf, type WholeSession } from '#domain/progression/session';
import { did } from './asking';

/** A session of a place in a ficha. */
function from(entry: string | null, kg: number, daysAgo: number, program = 'ficha'): WholeSession {
  const session = did(kg, [5, 5, 5], daysAgo);
  return {
    ...session,
    origin: entry === null ? null : { program, day: 'a', week: 1 },
    parts: [{ from: entry, advice: null, sets: session.sets }],
  };
}

const loads = (sessions: ReturnType<typeof sessionsOf>) =>
  sessions.map(({ sets }) => (sets[0]?.done?.load ?? 0) / 1000);

describe('the sessions that an exercise of a ficha goes on from', () => {
  const past = [from('light', 60, 2), from('heavy', 100, 4), from(null, 80, 6)];

  test('are those of its own place: heavy and light days do not mix', () => {
    expect(loads(sessionsOf('heavy', 'ficha', past))).toEqual([100]);
    expect(loads(sessionsOf('light', 'ficha', past))).toEqual([60]);
  });

  test('twice in one workout, each has its own sets', () => {
    const [light, heavy] = [from('light', 60, 2), from('heavy', 100, 2)];
    const both = { ...heavy, parts: [...heavy.parts, ...light.parts] };
    expect(loads(sessionsOf('light', 'ficha', [both]))).toEqual([60]);
  });

  test('are all of them before it was done in this ficha', () => {
    expect(loads(sessionsOf('new', 'ficha', past))).toEqual([60, 100, 80]);
    expect(loads(sessionsOf('heavy', 'another', past))).toEqual([60, 100, 80]);
  });
});

describe('a pause', () => {
  const today = '2026-03-30';
  const percent = (lastDone: string | null, lastTrained: string | null = lastDone) =>
    pauseOf(lastDone, lastTrained, today).percent;

  test('counts from two weeks on, and more from four and from two months', () => {
    expect(percent(null)).toBe(0);
    expect(percent('2026-03-17')).toBe(0);
    expect(percent('2026-03-16')).toBe(5);
    expect(percent('2026-03-02')).toBe(10);
    expect(percent('2026-01-29')).toBe(20);
  });

  test('of one exercise alone counts from four weeks on', () => {
    expect(percent('2026-03-10', '2026-03-28')).toBe(0);
    expect(percent('2026-03-02', '2026-03-28')).toBe(10);
    expect(percent('2026-03-10', '2026-03-10')).toBe(5);
  });
});
