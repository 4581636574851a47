import { describe, expect, test } from 'vitest';
import { finishWorkout, removeWorkout } from '#domain/workouts/arrange';
import { beginningIn, moveBegun } from '#domain/workouts/begun-workout';
import { retime } from '#domain/workouts/past';
import { performSet } from '#domain/workouts/perform';
import { beside, type Log, running, START } from './log';

const DAY = 86_400_000;
const move = { at: START.at, by: DAY, isOwn: (device: string) => device === 'a' };
const effort = { load: 40_000, reps: 10 };

const perform = (log: Log, key: string, rest = 0) =>
  log.write((_, registers, author) => performSet(registers, key, effort, rest, author));
const moved = (log: Log, asked = move) =>
  log.write((_, registers, author) => moveBegun(registers, asked, author));

describe('C2m: a workout that a wrong clock began', () => {
  test('C2m3: moves with its sets and its rest, to the day of its zone', () => {
    const log = running();
    perform(log, 'p', 90);
    const { at } = log.set('p').done ?? { at: 0 };
    const { endsAt } = log.workout.rest ?? { endsAt: 0 };
    moved(log);
    expect(log.workout.start).toEqual({ ...START, at: START.at + DAY, day: '1970-01-01' });
    expect(log.set('p').done).toEqual({ ...effort, at: at + DAY });
    expect(log.set('p').alternative).toBeNull();
    expect(log.workout.rest).toMatchObject({ set: 'p', endsAt: endsAt + DAY });
    expect(log.set('q').done).toBeNull();
  });

  test('moves its end, earlier too', () => {
    const log = running();
    perform(log, 'p');
    log.write((_, __, author) => finishWorkout(author));
    const { endedAt } = log.workout;
    moved(log, { ...move, by: -500 });
    expect(log.workout.start.at).toBe(START.at - 500);
    expect(log.workout.endedAt).toBe((endedAt ?? 0) - 500);
  });

  test('moves although its end was written with no time at all', () => {
    const log = running();
    log.write(() => ({ finish: { at: 18 } }));
    moved(log, { ...move, by: -500 });
    expect(log.workout.start.at).toBe(START.at - 500);
  });

  test('leaves the sets, the end and the rest that another device timed', () => {
    const log = running();
    const other = beside(log, 'b');
    perform(other, 'p', 90);
    log.take(other.registers);
    const { done } = log.set('p');
    const { rest } = log.workout;
    moved(log);
    expect(log.set('p').done).toEqual(done);
    expect(log.workout.rest).toEqual(rest);
    other.write((_, __, author) => finishWorkout(author));
    log.take(other.registers);
    const { endedAt } = log.workout;
    moved(log, { ...move, at: START.at + DAY, by: -DAY });
    expect(log.workout.endedAt).toBe(endedAt);
  });

  test('leaves a set that waits for a choice', () => {
    const log = running();
    const other = beside(log, 'b');
    perform(log, 'p');
    other.write((_, registers, author) =>
      performSet(registers, 'p', { load: 50_000, reps: 8 }, 0, author),
    );
    log.take(other.registers);
    const before = log.set('p');
    moved(log);
    expect(log.set('p')).toEqual(before);
  });

  test('C2m4: stays when it was removed or given another time since', () => {
    const removed = running();
    removed.write((_, registers, author) => removeWorkout(registers, author));
    expect(moved(removed)).toEqual({});
    const typed = running();
    typed.write((_, __, author) => finishWorkout(author));
    typed.write((workout, registers, author) =>
      retime(registers, workout, { start: { ...START, at: 5 }, endedAt: 9000 }, author),
    );
    expect(moved(typed)).toEqual({});
  });

  test('begins where its start is written', () => {
    expect(beginningIn({ title: 'A', start: START })).toBe(START.at);
    expect(beginningIn({ title: 'A' })).toBeNull();
    expect(beginningIn({ start: null })).toBeNull();
  });
});
