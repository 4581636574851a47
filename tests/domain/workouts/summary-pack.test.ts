import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishWorkout, reopenWorkout } from '#domain/workouts/arrange';
import { performSet } from '#domain/workouts/perform';
import { summarise } from '#domain/workouts/summary';
import { mayHave, packWorkout, unpackWorkout } from '#domain/workouts/summary-pack';
import { summaryTotals } from '#domain/workouts/totals';
import { aWorkout } from './any-workout';
import { running } from './log';

test('what is unpacked is the summary that was packed', () => {
  fc.assert(
    fc.property(aWorkout, (workout) => {
      const packed = packWorkout(workout);
      const summary = summarise('w', workout);
      expect(packed && unpackWorkout({ ...packed, id: 'w' })).toEqual(summary);
      expect(packed?.uses).toEqual(summary?.exercises.map(({ exercise }) => exercise));
      for (const exercise of packed?.uses ?? [])
        expect(packed && mayHave(packed, exercise)).toBe(true);
      const [first] = packed?.uses ?? [];
      if (!packed || first === undefined) return;
      const alone = unpackWorkout({ ...packed, id: 'w' }, first);
      expect(alone).toEqual({ ...summary, exercises: summary?.exercises.slice(0, 1) });
    }),
  );
});

test('there is none while it runs, nor when it was opened again', () => {
  const log = running();
  log.write((_, registers, author) =>
    performSet(registers, 'p', { load: 40_000, reps: 8 }, 0, author),
  );
  expect(packWorkout(log.workout)).toBeNull();
  log.write((_, __, author) => finishWorkout(author));
  const packed = packWorkout(log.workout);
  expect(packed?.uses).toEqual(['exercicio-x']);
  expect(packed && mayHave(packed, 'exercicio')).toBe(false);
  log.write((_, registers) => reopenWorkout(registers));
  expect(packWorkout(log.workout)).toBeNull();
});

test('one that an older version packed with its end before its start takes no time from a sum', () => {
  const packed = JSON.stringify(['Peito', '', 400, null, null]);
  const summary = unpackWorkout({ id: 'w', day: '2026-03-02', at: 1000, packed });
  expect(summaryTotals(summary, () => null).durationMs).toBe(0);
});

test('a text of another making is not taken for one', () => {
  expect(() => unpackWorkout({ id: 'w', day: '2026-03-02', at: 1, packed: '{}' })).toThrow(
    TypeError,
  );
});
