import { assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finishWorkout, splitSides } from '#domain/workouts/arrange';
import { differenceOf, seriesOf } from '#domain/workouts/compare';
import {
  earlierEnd,
  endAt,
  forgottenEnd,
  isBare,
  lastSetAt,
  sayEffort,
} from '#domain/workouts/end';
import { performSet, recordSet } from '#domain/workouts/perform';
import type { Workout } from '#domain/workouts/shape';
import { totalsOf } from '#domain/workouts/totals';
import { setCounts } from '#domain/workouts/turns';
import { type Log, running, START } from './log';

const HALF_HOUR = 30 * 60_000;

function finished(waited: number): Log {
  const log = running();
  log.write((_, registers, author) =>
    performSet(registers, 'p', { load: 40_000, reps: 10 }, 0, author),
  );
  log.now += waited - 1000;
  log.write((_, __, author) => finishWorkout(author));
  return log;
}

test('a workout of which one side of one set was done is not bare', () => {
  const log = running();
  let made = 0;
  log.write((workout) => splitSides(workout, 'x', () => `right${made++}`));
  expect(isBare(log.workout)).toBe(true);
  log.write((_, registers, author) =>
    performSet(registers, 'p', { load: 12_000, reps: 10 }, 0, author),
  );
  expect(setCounts(log.workout.exercises).done).toBe(0);
  expect(isBare(log.workout)).toBe(false);
});

describe('a workout whose start lies after its end', () => {
  const HOUR = 3_600_000;
  const AT = Date.UTC(2026, 2, 2, 23);

  /** A workout with a set and an end at these times after the start; negative before it. */
  function ended(setAfter: number | null, endAfter: number): Workout {
    const log = running();
    log.write((_, registers, author) => ({
      start: { at: AT, zone: 'America/Sao_Paulo', day: '2026-03-02' },
      ...(setAfter === null
        ? {}
        : recordSet(registers, 'p', { load: 40_000, reps: 10 }, AT + setAfter, author)),
      finish: { at: AT + endAfter },
    }));
    return log.workout;
  }
  const minutes = (workout: Workout) =>
    (totalsOf(workout, () => 'total').durationMs ?? Number.NaN) / 60_000;

  test('W4b: began with its first set, on the day of that: the clock was put back', () => {
    const workout = ended(-3 * HOUR, -2 * HOUR);
    expect(workout.start).toEqual({
      at: AT - 3 * HOUR,
      zone: 'America/Sao_Paulo',
      day: '2026-03-02',
    });
    expect(minutes(workout)).toBe(60);
    expect(ended(-22 * HOUR, -21 * HOUR).start.day).toBe('2026-03-01');
    // Up to a whole day before, the clock is the cause; more is not accepted.
    expect(ended(-24 * HOUR, -1).start.at).toBe(AT - 24 * HOUR);
    expect(ended(-24 * HOUR - 1, -1).start.at).toBe(AT);
  });

  test('W4b: took no time where there is no set, or one of a broken clock', () => {
    expect(minutes(ended(null, -2 * HOUR))).toBe(0);
    const broken = ended(1 - AT, 2 - AT);
    expect(minutes(broken)).toBe(0);
    expect(broken.start.at).toBe(AT);
  });

  test('stays as it was said where it ended after its start', () => {
    expect(ended(-3 * HOUR, HOUR).start.at).toBe(AT);
    expect(ended(-3 * HOUR, 0).start.at).toBe(AT);
    expect(minutes(ended(-3 * HOUR, HOUR))).toBe(60);
  });
});

describe('a workout finished late', () => {
  test('offers its last set as its end, more than half an hour after it', () => {
    const late = finished(HALF_HOUR + 1);
    expect(earlierEnd(late.workout)).toBe(lastSetAt(late.workout));
    expect(earlierEnd(finished(HALF_HOUR).workout)).toBeNull();
  });

  test('offers nothing where its last set was done as it began', () => {
    const late = finished(HALF_HOUR + 1).workout;
    const start = { ...late.start, at: lastSetAt(late) ?? 0 };
    expect(earlierEnd({ ...late, start })).toBeNull();
  });

  test('ends there once that is chosen, and offers nothing any more', () => {
    const late = finished(5 * HALF_HOUR);
    const last = earlierEnd(late.workout) ?? 0;
    late.write((workout) => endAt(workout, last));
    expect(late.workout.endedAt).toBe(last);
    expect(earlierEnd(late.workout)).toBeNull();
  });

  test('never ends before its last set, and not at all while it runs', () => {
    assert(
      property(integer({ min: 0, max: 20 * HALF_HOUR }), (at) => {
        const late = finished(5 * HALF_HOUR);
        const last = lastSetAt(late.workout) ?? 0;
        late.write((workout) => endAt(workout, at));
        expect(late.workout.endedAt).toBe(Math.max(last, at));
      }),
    );
    expect(endAt(running().workout, 5000)).toEqual({});
    const none = running();
    none.write((_, __, author) => finishWorkout(author));
    expect(lastSetAt(none.workout)).toBeNull();
    expect(earlierEnd(none.workout)).toBeNull();
  });
});

test('how hard it was is said, changed and taken back', () => {
  const log = finished(HALF_HOUR);
  expect(log.workout.pse).toBeNull();
  for (const pse of [7, 3, null]) {
    log.write(() => sayEffort(pse));
    expect(log.workout.pse).toBe(pse);
  }
});

describe('the time before', () => {
  const base: Workout = { ...finished(HALF_HOUR).workout, start: START };
  const of = (program: string, day: string, week = 1): Workout => ({
    ...base,
    from: { program, day, week },
  });

  test('is the same day of the same ficha, whatever its week and name', () => {
    expect(seriesOf({ ...of('f', 'a', 3), title: 'Outro' })).toBe(seriesOf(of('f', 'a')));
    for (const other of [of('f', 'b'), of('g', 'a'), base]) {
      expect(seriesOf(other)).not.toBe(seriesOf(of('f', 'a')));
    }
  });

  test('is without a ficha the one with the same name', () => {
    expect(seriesOf(base)).not.toBeNull();
    expect(seriesOf({ ...base, title: 'Costas' })).not.toBe(seriesOf(base));
    expect(seriesOf({ ...base, title: '' })).toBeNull();
  });

  test('is told by what was more and less', () => {
    const now = { sets: 12, volumeGrams: 3_000_000, durationMs: 3_000_000 };
    const before = { sets: 14, volumeGrams: 2_500_000, durationMs: 3_300_000 };
    expect(differenceOf(now, before)).toEqual({
      sets: -2,
      volumeGrams: 500_000,
      durationMs: -300_000,
    });
    expect(differenceOf(now, { ...before, durationMs: null }).durationMs).toBeNull();
  });
});

describe('the end of a workout left open', () => {
  const HOURS = 3_600_000;

  /** A set done two seconds after the start, with its rest. */
  function leftOpen(restSeconds: number): Log {
    const log = running();
    log.write((_, registers, author) =>
      performSet(registers, 'p', { load: 40_000, reps: 10 }, restSeconds, author),
    );
    return log;
  }

  test('W4e: is its last set and the rest of that, on every device', () => {
    const log = leftOpen(90);
    const last = lastSetAt(log.workout) ?? Number.NaN;
    expect(forgottenEnd(log.workout, last + 47 * HOURS)).toBe(last + 90_000);
    expect(forgottenEnd(leftOpen(0).workout, last + 47 * HOURS)).toBe(last);
    log.write((_, __, author) => finishWorkout(author, last + 90_000));
    expect(log.workout.endedAt).toBe(last + 90_000);
    expect(totalsOf(log.workout, () => 'total').durationMs).toBe(last + 90_000 - START.at);
  });

  test('W4e: counts the rest of the last set alone', () => {
    const log = leftOpen(90);
    log.write((_, registers, author) =>
      recordSet(registers, 'q', { load: 40_000, reps: 10 }, author.now + 60_000, author),
    );
    const last = lastSetAt(log.workout) ?? Number.NaN;
    expect(forgottenEnd(log.workout, last + 5 * HOURS)).toBe(last);
  });

  test('W4e: is now while the last set is not long ago, and without a set', () => {
    const log = leftOpen(90);
    const last = lastSetAt(log.workout) ?? Number.NaN;
    expect(forgottenEnd(log.workout, last + 90_000 + HALF_HOUR)).toBeNull();
    expect(forgottenEnd(running().workout, last + 47 * HOURS)).toBeNull();
  });
});
