import { beforeEach, describe, expect, test } from 'vitest';
import type { Rest } from '#domain/workouts/shape';
import { createRestWatch, type RestWatch } from '../../src/live/rest-watch';
import { manualTimers } from './manual-timers';

let timers: ReturnType<typeof manualTimers>;
let said: string[];
let watch: RestWatch;

beforeEach(() => {
  timers = manualTimers();
  said = [];
  watch = createRestWatch({
    now: timers.now,
    schedule: timers.schedule,
    onNear: () => said.push('near'),
    onEnd: (_, lateMs) => said.push(`end ${lateMs}`),
  });
});

const restOf = (seconds: number, change: Partial<Rest> = {}): Rest => ({
  set: 'a',
  endsAt: timers.now() + seconds * 1000,
  total: seconds,
  pausedLeft: null,
  device: 'phone',
  ...change,
});

describe('the moments of a rest (rule W3)', () => {
  test('ten seconds are announced once, then the end', () => {
    watch.watch(restOf(90));
    timers.pass(79_000);
    expect(said).toEqual([]);
    timers.pass(1_000);
    expect(said).toEqual(['near']);
    timers.pass(60_000);
    expect(said).toEqual(['near', 'end 0']);
    expect(timers.waiting()).toBe(0);
  });

  test('by a clock that was put back for years no timer is set that a browser cannot count', () => {
    const asked: number[] = [];
    const schedule = (_: () => void, ms: number) => {
      asked.push(ms);
      return () => undefined;
    };
    const now = () => timers.now() - 6 * 365 * 86_400_000;
    const none = () => undefined;
    createRestWatch({ now, schedule, onNear: none, onEnd: none }).watch(restOf(90));
    expect(asked).toEqual([90_000, 80_000]);
  });

  test('the same rest read again changes nothing', () => {
    const rest = restOf(60);
    watch.watch(rest);
    watch.watch({ ...rest });
    timers.pass(60_000);
    expect(said).toEqual(['near', 'end 0']);
  });

  test('fifteen seconds more move the end, and the ten seconds are not said again', () => {
    const rest = restOf(30);
    watch.watch(rest);
    timers.pass(25_000);
    expect(said).toEqual(['near']);
    watch.watch({ ...rest, endsAt: rest.endsAt + 15_000, total: 45 });
    timers.pass(19_000);
    expect(said).toEqual(['near']);
    timers.pass(1_000);
    expect(said).toEqual(['near', 'end 0']);
  });

  test('a skipped rest never ends', () => {
    watch.watch(restOf(60));
    timers.pass(5_000);
    watch.watch(null);
    timers.pass(120_000);
    expect(said).toEqual([]);
  });

  test('a paused rest waits, and goes on with what was left', () => {
    const rest = restOf(60);
    watch.watch(rest);
    timers.pass(20_000);
    watch.watch({ ...rest, pausedLeft: 40_000 });
    timers.pass(300_000);
    expect(said).toEqual([]);
    watch.watch({ ...rest, endsAt: timers.now() + 40_000 });
    timers.pass(40_000);
    expect(said).toEqual(['near', 'end 0']);
  });

  test('a reload in the middle finds the rest where it is', () => {
    watch.watch(restOf(12, { total: 90 }));
    timers.pass(12_000);
    expect(said).toEqual(['near', 'end 0']);
  });

  test('a rest that was over when the app opened is no news', () => {
    watch.watch(restOf(-1));
    timers.pass(60_000);
    expect(said).toEqual([]);
  });

  test('who wakes up late is told how late', () => {
    watch.watch(restOf(60));
    timers.freeze(67_000);
    watch.rearm();
    expect(said).toEqual(['end 7000']);
  });

  test('after a short sleep the end comes at its time', () => {
    watch.watch(restOf(60));
    timers.freeze(40_000);
    watch.rearm();
    timers.pass(20_000);
    expect(said).toEqual(['near', 'end 0']);
  });

  test('a rest of a few seconds has an end only', () => {
    watch.watch(restOf(15));
    timers.pass(15_000);
    expect(said).toEqual(['end 0']);
  });
});
