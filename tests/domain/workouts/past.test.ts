import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finishWorkout } from '#domain/workouts/arrange';
import { lastSetAt } from '#domain/workouts/end';
import { workoutKind } from '#domain/workouts/kind';
import {
  addedWorkout,
  overlapping,
  replaceExercise,
  retime,
  setSide,
  timesOn,
  timesProblem,
} from '#domain/workouts/past';
import { performSet } from '#domain/workouts/perform';
import { summarise } from '#domain/workouts/summary';
import { beside, draft, Log, running } from './log';

const ZONE = 'America/Sao_Paulo';
const HOUR = 3_600_000;
const evening = timesOn({ day: '2026-03-02', seconds: 18 * 3600, minutes: 60 }, ZONE);

function added(performed: boolean): Log {
  const log = new Log();
  const open = { key: 'o', kind: 'normal' as const, plan: { load: null, reps: 10 } };
  const exercises = [draft('x', ['p', 'q']), { key: 'y', exercise: 'exercicio-y', sets: [open] }];
  log.write((_, __, author) =>
    addedWorkout(
      { title: 'Peito', ...evening, from: null, exercises, performed },
      () => 'total',
      author,
    ),
  );
  return log;
}

describe('a workout that is written down later', () => {
  test('is over from its first register on and stands at its own time', () => {
    const { workout } = added(true);
    expect(workout.start).toEqual({
      at: Date.parse('2026-03-02T18:00:00-03:00'),
      zone: ZONE,
      day: '2026-03-02',
    });
    expect(workout.endedAt).toBe(workout.start.at + HOUR);
    expect(workout.rest).toBeNull();
    expect(workoutKind.open(workout)).toBe(false);
  });

  test('was done as planned where the plan says enough, or not at all', () => {
    const log = added(true);
    expect(log.set('p').done).toEqual({ load: 40_000, reps: 10, at: evening.endedAt });
    expect(log.set('o').done).toBeNull();
    expect(lastSetAt(added(false).workout)).toBeNull();
  });

  test('a set without a load counts where the exercise needs none', () => {
    const log = new Log();
    const sets = [{ key: 'o', kind: 'normal' as const, plan: { load: null, reps: 8 } }];
    log.write((_, __, author) =>
      addedWorkout(
        {
          title: '',
          ...evening,
          from: null,
          exercises: [{ key: 'y', exercise: 'barra', sets }],
          performed: true,
        },
        () => 'added_bodyweight',
        author,
      ),
    );
    expect(log.set('o').done?.reps).toBe(8);
  });

  test('is refused ahead of now', () => {
    expect(timesProblem(evening, evening.endedAt)).toBeNull();
    expect(timesProblem(evening, evening.endedAt - 1)).toBe('ends-ahead');
    const begun = { ...evening, endedAt: evening.start.at };
    expect(timesProblem(begun, evening.start.at)).toBeNull();
    expect(timesProblem(evening, evening.start.at - 1)).toBe('starts-ahead');
  });

  test('meets what was under way then, and not what it follows', () => {
    const summary = summarise('a', added(true).workout);
    const all = summary ? [summary] : [];
    const { start, endedAt } = evening;
    expect(overlapping(all, start.at + 1, endedAt + HOUR)).toHaveLength(1);
    expect(overlapping(all, endedAt, endedAt + HOUR)).toEqual([]);
    expect(overlapping(all, start.at - HOUR, start.at)).toEqual([]);
    expect(overlapping(all, start.at, endedAt, 'a')).toEqual([]);
  });
});

/** A finished workout with p and q done. */
function finished(): Log {
  const log = running();
  for (const key of ['p', 'q']) {
    log.write((_, registers, author) =>
      performSet(registers, key, { load: 40_000, reps: 10, rir: 2 }, 0, author),
    );
  }
  log.write((_, __, author) => finishWorkout(author));
  return log;
}

describe('the times of a past workout', () => {
  test('whatever they are put to, its sets lie within and stay what they were', () => {
    const days = integer({ min: -400, max: 400 });
    const minutes = integer({ min: 0, max: 300 });
    assert(
      property(array(days, { minLength: 1, maxLength: 4 }), minutes, (moves, length) => {
        const log = finished();
        for (const move of moves) {
          const at = 1_700_000_000_000 + move * 24 * HOUR;
          const start = { at, zone: ZONE, day: '2026-01-01' };
          const endedAt = at + length * 60_000;
          log.write((workout, registers, author) =>
            retime(registers, workout, { start, endedAt }, author),
          );
          expect(log.workout.start).toEqual(start);
          expect(log.workout.endedAt).toBe(endedAt);
          for (const key of ['p', 'q']) {
            expect(log.set(key).done).toMatchObject({ load: 40_000, reps: 10, rir: 2 });
            expect(log.set(key).done?.at).toBeGreaterThanOrEqual(at);
            expect(log.set(key).done?.at).toBeLessThanOrEqual(endedAt);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('stay while it runs, and while a set waits for a choice', () => {
    const times = { start: evening.start, endedAt: evening.endedAt };
    const log = running();
    expect(retime(log.registers, log.workout, times, { device: 'a', now: 0 })).toEqual({});
    const done = running();
    const other = beside(done, 'b');
    for (const [each, reps] of [
      [done, 8],
      [other, 9],
    ] as const) {
      each.write((_, registers, author) =>
        performSet(registers, 'p', { load: 40_000, reps }, 0, author),
      );
    }
    done.take(other.registers);
    done.write((_, __, author) => finishWorkout(author));
    expect(done.set('p').alternative).not.toBeNull();
    expect(retime(done.registers, done.workout, times, { device: 'a', now: 0 })).toEqual({});
  });
});

test('an exercise that was another one keeps its sets; a set says its side', () => {
  const log = finished();
  log.write((workout) => replaceExercise(workout, 'x', 'outro'));
  expect(log.workout.exercises[0]?.exercise).toBe('outro');
  expect(log.set('p').done?.load).toBe(40_000);
  expect(replaceExercise(log.workout, 'x', 'outro')).toEqual({});
  expect(replaceExercise(log.workout, 'none', 'outro')).toEqual({});
  log.write(() => setSide('p', 'left'));
  expect(log.set('p').side).toBe('left');
  log.write(() => setSide('p', null));
  expect(log.set('p').side).toBeNull();
});

test('an exercise that is put back has what was said of it when it began, too', () => {
  const log = finished();
  const advice = { code: 'plan_start', figures: { load: 40_000, start: 40_000 } };
  log.write(() => ({ 'e.x.advice': advice }));
  const before = log.workout;
  log.write((workout) => replaceExercise(workout, 'x', 'outro'));
  expect(log.workout.exercises[0]?.advice).toBeNull();
  log.write((workout) => replaceExercise(workout, 'x', 'exercicio-x', advice));
  expect(log.workout).toEqual(before);
});
