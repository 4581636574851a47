import { describe, expect, test } from 'vitest';
import { performSet, unperformSet } from '#domain/workouts/perform';
import { extendRest, pauseRest, restLeft, resumeRest, skipRest } from '#domain/workouts/rest';
import { running } from './log';

function resting() {
  const log = running();
  log.write((_, registers, author) => performSet(registers, 'p', { load: 1, reps: 1 }, 90, author));
  const left = (after: number) =>
    log.workout.rest ? restLeft(log.workout.rest, log.now + after) : null;
  return { log, left };
}

describe('W3: the rest', () => {
  test('counts down to nothing and no further', () => {
    const { left } = resting();
    expect(left(0)).toBe(90_000);
    expect(left(60_000)).toBe(30_000);
    expect(left(600_000)).toBe(0);
  });

  test('is never longer than its whole, by a clock that was put back', () => {
    const { left } = resting();
    expect(left(-6 * 365 * 86_400_000)).toBe(90_000);
  });

  test('gets longer and shorter, never negative, and starts anew when it is over', () => {
    const { log, left } = resting();
    const before = log.now;
    log.write((workout) => extendRest(workout, 15, before));
    expect(log.workout.rest).toMatchObject({ endsAt: before + 105_000, total: 105 });
    log.write((workout) => extendRest(workout, -600, before));
    expect(log.workout.rest?.endsAt).toBe(before);
    const later = log.now + 500_000;
    log.write((workout) => extendRest(workout, 30, later));
    expect(log.workout.rest?.endsAt).toBe(later + 30_000);
    expect(left(0)).toBeGreaterThan(0);
  });

  test('stands still while paused and goes on from there', () => {
    const { log } = resting();
    const started = log.now;
    log.write((workout) => pauseRest(workout, started + 20_000));
    expect(log.write((workout) => pauseRest(workout, started + 30_000))).toEqual({});
    const paused = log.workout.rest;
    expect(paused && restLeft(paused, started + 900_000)).toBe(70_000);
    log.write((workout) => extendRest(workout, 15, started + 900_000));
    expect(log.workout.rest?.pausedLeft).toBe(85_000);
    log.write((workout) => resumeRest(workout, started + 900_000));
    expect(log.workout.rest).toMatchObject({ endsAt: started + 985_000, pausedLeft: null });
    expect(log.write((workout) => resumeRest(workout, 0))).toEqual({});
  });

  test('is over when skipped, and no command then makes one', () => {
    const { log } = resting();
    log.write((workout) => skipRest(workout));
    expect(log.workout.rest).toBeNull();
    for (const write of [
      log.write((workout) => skipRest(workout)),
      log.write((workout) => extendRest(workout, 15, 0)),
      log.write((workout) => pauseRest(workout, 0)),
    ]) {
      expect(write).toEqual({});
    }
  });

  test('W3b: is ignored when its set is not done any more', () => {
    const { log } = resting();
    const rest = log.registers.rest;
    log.write((workout, registers, author) => unperformSet(registers, workout, 'p', author));
    if (rest) log.take({ rest: [rest[0], [log.now + 1, 0, 'b']] });
    expect(log.workout.rest).toBeNull();
  });
});
