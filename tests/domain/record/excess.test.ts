import { describe, expect, test } from 'vitest';
import { preferencesKind } from '#domain/account/preferences';
import { programKind } from '#domain/programs/kind';
import { RECORD_LIMITS, writersOf } from '#domain/record/excess';
import type { Json, Registers } from '#domain/record/registers';
import { workoutKind } from '#domain/workouts/kind';
import { stamped } from '#protocol/merge';

const times = (count: number, path: (at: number) => string, value: Json = {}): Registers =>
  stamped(Object.fromEntries(Array.from({ length: count }, (_, at) => [path(at), value])), [
    1,
    0,
    'a',
  ]);
const name = (at: number) => `x${at.toString(36)}`;
const start = stamped({ start: { at: 1, zone: 'UTC', day: '2026-03-02' } }, [1, 0, 'a']);

describe('what a record holds at most, beside its bytes', () => {
  test.each([
    ['removals of the record', workoutKind, 'gone.'],
    ['removals of an exercise', workoutKind, 'e.x.gone.'],
    ['removals of a set', workoutKind, 's.p.gone.'],
    ['versions of a set', workoutKind, 's.p.done.'],
    ['removals of a ficha', programKind, 'gone.'],
    ['removals of a day', programKind, 'd.x.gone.'],
    ['removals of preferences', preferencesKind, 'gone.'],
  ] as const)('%s, of as many devices as nobody has', (_, kind, node) => {
    const at = (count: number) => ({ ...start, ...times(count, (one) => node + name(one)) });
    expect(kind.excess(at(RECORD_LIMITS.writers))).toBeNull();
    expect(kind.excess(at(RECORD_LIMITS.writers + 1))).toBe('bytes');
    // An excess of writers blocks only writes by more of them.
    expect(kind.excess(at(RECORD_LIMITS.writers + 1), ['title', 'e.y.gone.a'])).toBeNull();
    expect(kind.excess(at(RECORD_LIMITS.writers + 1), [`${node}neu`])).toBe('bytes');
  });

  test('M2a: registers, whatever they are; such a record can still be removed', () => {
    const path = (one: number) => `x.${name(one)}.rest`;
    expect(preferencesKind.excess(times(RECORD_LIMITS.registers, path, 60))).toBeNull();
    const over = times(RECORD_LIMITS.registers + 1, path, 60);
    expect(preferencesKind.excess(over)).toBe('bytes');
    expect(preferencesKind.excess(over, ['unit'])).toBe('bytes');
    expect(preferencesKind.excess(over, ['gone.a', 'purge'])).toBeNull();
  });

  test.each([0, RECORD_LIMITS.writers + 1])(
    'M2b: devices that one removal names, of %i sets',
    (sets) => {
      const removed = (count: number): Registers => ({
        ...times(sets, (one) => `s.${name(one)}.kind`, 'normal'),
        ...stamped(
          {
            'gone.a': Object.fromEntries(
              Array.from({ length: count }, (_, at) => [name(at), [1, 0]]),
            ),
          },
          [2, 0, 'a'],
        ),
      });
      expect(workoutKind.excess(removed(RECORD_LIMITS.marks))).toBeNull();
      expect(workoutKind.excess(removed(RECORD_LIMITS.marks + 1))).toBe('bytes');
    },
  );

  test('the largest workout of a person who changed their phone every month is far from it', () => {
    const sets = Array.from({ length: 400 }, (_, at) => [
      ...['place', 'kind', 'plan', 'target', 'rest', 'side', 'done.phone1'].map(
        (field) => `s.${name(at)}.${field}`,
      ),
    ]);
    const exercises = Array.from({ length: 60 }, (_, at) =>
      ['exercise', 'order', 'note', 'rest'].map((field) => `e.${name(at)}.${field}`),
    );
    const removals = Array.from({ length: 120 }, (_, at) => `s.x1.gone.${name(at)}`);
    const paths = [...sets.flat(), ...exercises.flat(), ...removals];
    expect(
      workoutKind.excess({ ...start, ...times(paths.length, (at) => paths[at] ?? '') }),
    ).toBeNull();
  });

  test('registers of which each device has its own are told from those that look alike', () => {
    expect(['gone.a', 'e.x.gone.a', 's.x.done.a', 'd.x.gone.a'].map(writersOf)).toEqual([
      'gone',
      'e.x.gone',
      's.x.done',
      'd.x.gone',
    ]);
    expect(['s.gone.kind', 'e.done.order', 'done', 'x.gone.rest', 'back'].map(writersOf)).toEqual(
      Array(5).fill(null),
    );
  });
});
