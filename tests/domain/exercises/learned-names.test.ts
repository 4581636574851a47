import fc from 'fast-check';
import { expect, test } from 'vitest';
import { preferencesKind } from '#domain/account/preferences';
import { learnable, learnedPath, learnNames, MOST_LEARNED } from '#domain/exercises/learned-names';
import type { Registers } from '#domain/record/registers';
import { stamped } from '#protocol/merge';

/** The preferences after the writes of one device. */
function after(writes: Parameters<typeof stamped>[0]): Registers {
  return stamped(writes, [1, 0, 'a']);
}

const learned = (registers: Registers) => preferencesKind.project(registers).learnedNames ?? [];

test('I3a: a name is kept however it is written, and says so to every device', () => {
  const writes = learnNames(
    [{ name: 'Supino do Zé (Barra)', exercise: 'barbell-bench-press' }],
    [],
  );
  expect(Object.keys(writes)).toEqual([learnedPath('supino do ze barra')]);
  expect(learned(after(writes))).toEqual([
    { name: 'supino do ze barra', exercise: 'barbell-bench-press' },
  ]);
});

test('any name has a path and a value that the preferences take', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.uuid(), (name, exercise) => {
      const writes = learnNames([{ name, exercise }], []);
      for (const [path, value] of Object.entries(writes)) {
        const [one] = learned(after({ [path]: value }));
        expect(one).toEqual({ name: learnable(name), exercise });
      }
      expect(Object.keys(writes)).toHaveLength(learnable(name) === '' ? 0 : 1);
    }),
  );
});

test('what is known is not written again; a new word on it is', () => {
  const known = [{ name: 'squat', exercise: 'back-squat' }];
  expect(learnNames([{ name: 'Squat', exercise: 'back-squat' }], known)).toEqual({});
  expect(learnNames([{ name: 'Squat', exercise: 'front-squat' }], known)).toEqual({
    [learnedPath('squat')]: { name: 'squat', exercise: 'front-squat' },
  });
});

test('no more are learned than a record holds, and what is known can still change', () => {
  const many = Array.from({ length: MOST_LEARNED + 50 }, (_, index) => ({
    name: `exercise ${index} ${'x'.repeat(140)}`,
    exercise: '0192d5a0-0000-7000-8000-000000000001',
  }));
  const writes = learnNames(many, []);
  expect(Object.keys(writes)).toHaveLength(MOST_LEARNED);
  expect(JSON.stringify(after(writes)).length).toBeLessThan(100 * 1024);
  const changed = learnNames(
    [{ name: 'exercise 1', exercise: 'b' }],
    [{ name: 'exercise 1', exercise: 'a' }, ...many.slice(1, MOST_LEARNED)],
  );
  expect(Object.keys(changed)).toHaveLength(1);
});

test('a register of another shape counts as never written', () => {
  const path = learnedPath('squat');
  for (const value of [null, 'squat', { name: 'squat' }, { name: '', exercise: 'a' }]) {
    expect(learned(after({ [path]: value }))).toEqual([]);
  }
});
