import { describe, expect, test } from 'vitest';
import { setKind } from '#domain/workouts/arrange';
import { addSetLike, beginWorkout } from '#domain/workouts/begin';
import { loadOf } from '#domain/workouts/carried';
import {
  correctSet,
  dropAlternative,
  keepAlternative,
  performSet,
  planSet,
  recordSet,
  unperformSet,
} from '#domain/workouts/perform';
import type { Effort } from '#domain/workouts/shape';
import { beside, Log, running, START } from './log';

const eighty = { load: 80_000, reps: 8 };
const ninety = { load: 90_000, reps: 5 };

const perform = (log: Log, key: string, effort: Effort = eighty, rest = 90) =>
  log.write((_, registers, author) => performSet(registers, key, effort, rest, author));
const correct = (log: Log, key: string, effort = ninety) =>
  log.write((workout, registers, author) => correctSet(registers, workout, key, effort, author));
const unperform = (log: Log, key: string) =>
  log.write((workout, registers, author) => unperformSet(registers, workout, key, author));

describe('a tap on a set', () => {
  test('W2a: names no earlier version where there was none', () => {
    expect(perform(running(), 'p')['s.p.done.a']).not.toHaveProperty('seen');
  });

  test('W3a: marks it as done and starts its rest in the same write', () => {
    const log = running();
    const writes = perform(log, 'p');
    expect(Object.keys(writes)).toEqual(['s.p.done.a', 'rest']);
    expect(log.set('p').done).toEqual({ ...eighty, at: log.now });
    expect(log.workout.rest).toEqual({
      set: 'p',
      endsAt: log.now + 90_000,
      total: 90,
      pausedLeft: null,
      device: 'a',
    });
  });

  test('W3a: starts no rest when rests are off, and ends the one before', () => {
    const log = running();
    perform(log, 'p');
    perform(log, 'q', eighty, 0);
    expect(log.workout.rest).toBeNull();
  });

  test('W2f: a correction keeps the time of the tap and leaves the rest alone', () => {
    const log = running();
    perform(log, 'p');
    const tapped = log.now;
    correct(log, 'p');
    expect(log.set('p').done).toEqual({ ...ninety, at: tapped });
    expect(log.set('p').alternative).toBeNull();
    expect(log.workout.rest?.endsAt).toBe(tapped + 90_000);
  });

  test('W2e: un-completing gives the values back as a plan and ends the rest it had started', () => {
    const log = running();
    perform(log, 'p');
    unperform(log, 'p');
    expect(log.set('p')).toMatchObject({ done: null, alternative: null, plan: eighty });
    expect(log.workout.rest).toBeNull();
    perform(log, 'p', ninety);
    expect(log.set('p')).toMatchObject({ done: { ...ninety }, alternative: null });
  });

  test('W2e: un-completing another set than the last leaves the rest running', () => {
    const log = running();
    perform(log, 'p');
    perform(log, 'q');
    unperform(log, 'p');
    expect(log.workout.rest?.set).toBe('q');
  });

  test('stores no repetitions in reserve without a repetition', () => {
    const log = running();
    perform(log, 'p', { load: 80_000, reps: 0, rir: 2 });
    expect(log.set('p').done).toEqual({ load: 80_000, reps: 0, at: log.now });
  });

  test('does nothing to a set that is not done', () => {
    const log = running();
    expect(correct(log, 'p')).toEqual({});
    expect(unperform(log, 'p')).toEqual({});
    expect(correct(log, 'nowhere')).toEqual({});
  });

  test('records a set of a past workout at the time that is given', () => {
    const log = running();
    log.write((_, registers, author) => recordSet(registers, 'p', eighty, 1234, author));
    expect(log.set('p').done).toEqual({ ...eighty, at: 1234 });
    expect(log.workout.rest).toBeNull();
  });
});

describe('W2: the same set on two devices', () => {
  function both() {
    const one = running('a');
    const two = beside(one, 'b');
    perform(one, 'p', eighty);
    two.now += 5;
    perform(two, 'p', ninety);
    one.take(two.registers);
    two.take(one.registers);
    expect(one.workout).toEqual(two.workout);
    return { one, two };
  }

  test('W2c: the newer stands and the other is shown beside it', () => {
    const { one } = both();
    expect(one.set('p').done).toMatchObject(ninety);
    expect(one.set('p').alternative).toMatchObject(eighty);
  });

  test('that say the same leave nothing to choose', () => {
    const one = running('a');
    const two = beside(one, 'b');
    perform(one, 'p');
    perform(two, 'p');
    one.take(two.registers);
    expect(one.set('p').alternative).toBeNull();
  });

  test('the person keeps one or the other, and is asked no more', () => {
    const kept = both();
    kept.one.write((workout, registers, author) =>
      keepAlternative(registers, workout, 'p', author),
    );
    kept.two.take(kept.one.registers);
    expect(kept.two.set('p')).toMatchObject({ done: eighty, alternative: null });

    const dropped = both();
    dropped.two.write((workout, registers, author) =>
      dropAlternative(registers, workout, 'p', author),
    );
    dropped.one.take(dropped.two.registers);
    expect(dropped.one.set('p')).toMatchObject({ done: ninety, alternative: null });
    expect(
      dropped.one.write((workout, registers, author) =>
        dropAlternative(registers, workout, 'p', author),
      ),
    ).toEqual({});
  });

  test('a correction settles both, and both come again with neither', () => {
    const { one, two } = both();
    correct(one, 'p', { load: 1000, reps: 1 });
    two.take(one.registers);
    expect(two.set('p')).toMatchObject({ done: { load: 1000 }, alternative: null });
    unperform(two, 'p');
    one.take(two.registers);
    expect(one.set('p')).toMatchObject({ done: null, alternative: null });
  });

  test('W2d: un-completing hides only what it had seen', () => {
    const one = running('a');
    perform(one, 'p');
    const two = beside(one, 'b');
    correct(two, 'p', ninety);
    one.now += 60_000;
    unperform(one, 'p');
    one.take(two.registers);
    two.take(one.registers);
    expect(one.set('p').done).toMatchObject(ninety);
    expect(two.workout).toEqual(one.workout);
  });

  test('a third that knew one of them leaves the other to choose, in every order of arrival', () => {
    const a = running('a');
    const b = beside(a, 'b');
    const c = beside(a, 'c');
    perform(a, 'p', { load: 1000, reps: 1 });
    perform(b, 'p', { load: 2000, reps: 1 });
    c.take(a.registers);
    c.now = b.now + 10;
    unperform(c, 'p');
    perform(c, 'p', { load: 3000, reps: 1 });
    for (const order of [
      [a, b, c],
      [c, b, a],
      [b, c, a],
    ]) {
      const end = running('d');
      for (const log of order) end.take(log.registers);
      expect(end.set('p').done).toMatchObject({ load: 3000 });
      expect(end.set('p').alternative).toMatchObject({ load: 2000 });
    }
  });
});

describe('planning a set', () => {
  const plan = (log: Log, key: string, load: number) =>
    log.write((workout) => planSet(workout, key, { load, reps: 6 }));
  const loads = (log: Log) =>
    log.workout.exercises.flatMap(({ sets }) => sets.map((set) => loadOf(sets, set)));

  test('W2h: a new load reaches the open sets of the exercise after it, not those that were changed', () => {
    const log = running();
    plan(log, 'p', 60_000);
    expect(loads(log)).toEqual([60_000, 60_000, 60_000, 40_000]);
    plan(log, 'q', 50_000);
    expect(loads(log)).toEqual([60_000, 50_000, 50_000, 40_000]);
    perform(log, 'r', { load: 50_000, reps: 8 });
    plan(log, 'p', 70_000);
    expect(loads(log)).toEqual([70_000, 50_000, 50_000, 40_000]);
    expect(log.set('q').plan?.reps).toBe(6);
  });

  test('W2g: the correction of a set reaches what was taken over from it', () => {
    const log = running();
    plan(log, 'p', 600_000);
    perform(log, 'p', { load: 600_000, reps: 6 });
    expect(loads(log)).toEqual([600_000, 600_000, 600_000, 40_000]);
    correct(log, 'p', { load: 60_000, reps: 6 });
    expect(loads(log)).toEqual([60_000, 60_000, 60_000, 40_000]);
  });

  test('W2g: it reaches a set that was added, one with other repetitions and one that was reopened', () => {
    const log = running();
    plan(log, 'p', 600_000);
    plan(log, 'q', 600_000);
    perform(log, 'p', { load: 600_000, reps: 6 });
    perform(log, 'q', { load: 600_000, reps: 6 });
    unperform(log, 'q');
    log.write((workout) => addSetLike(workout, 'x', () => 'u'));
    expect(log.set('q').plan?.reps).toBe(6);
    correct(log, 'p', { load: 60_000, reps: 6 });
    expect(loads(log)).toEqual([60_000, 60_000, 60_000, 60_000, 40_000]);
  });

  test('W2g: it reaches no set with a load of its own, also one that another device gave it meanwhile', () => {
    const phone = running();
    plan(phone, 'p', 600_000);
    perform(phone, 'p', { load: 600_000, reps: 6 });
    const tablet = beside(phone, 'b');
    plan(tablet, 'r', 50_000);
    correct(phone, 'p', { load: 60_000, reps: 6 });
    phone.take(tablet.registers);
    tablet.take(phone.registers);
    expect(loads(phone)).toEqual([60_000, 60_000, 50_000, 40_000]);
    expect(loads(tablet)).toEqual(loads(phone));
  });

  test('W2h: a ramp of warm-ups keeps its shape', () => {
    const log = new Log();
    const ramp = [20_000, 40_000].map((load, at) => ({
      key: `w${at}`,
      kind: 'warmup' as const,
      plan: { load, reps: 8 },
    }));
    const work = { key: 'p', kind: 'normal' as const, plan: { load: 80_000, reps: 8 } };
    const drafts = [{ key: 'x', exercise: 'supino', sets: [...ramp, work] }];
    log.write(() => beginWorkout('', START, drafts));
    plan(log, 'w0', 25_000);
    expect(loads(log)).toEqual([25_000, 40_000, 80_000]);
    perform(log, 'w0', { load: 25_000, reps: 8 });
    correct(log, 'w0', { load: 30_000, reps: 8 });
    expect(loads(log)).toEqual([30_000, 40_000, 80_000]);
  });

  test('W2i: a set that becomes a drop set proposes a fifth less than the set before, then too', () => {
    const log = running();
    plan(log, 'p', 60_000);
    log.write((workout) => setKind(workout, 'q', 'drop'));
    expect(loads(log).slice(0, 2)).toEqual([60_000, 48_000]);
    perform(log, 'p', { load: 60_000, reps: 6 });
    correct(log, 'p', { load: 50_000, reps: 6 });
    expect(loads(log).slice(0, 2)).toEqual([50_000, 40_000]);
    log.write((workout) => setKind(workout, 'q', 'normal'));
    expect(loads(log).slice(0, 2)).toEqual([50_000, 50_000]);
  });

  test('W2i: a lighter load of its own stays, and a performance too', () => {
    const log = running();
    perform(log, 'r');
    plan(log, 'q', 30_000);
    for (const key of ['q', 'r']) log.write((workout) => setKind(workout, key, 'drop'));
    expect(log.set('q').plan?.load).toBe(30_000);
    expect(log.set('r')).toMatchObject({ done: eighty, plan: { load: 40_000 } });
  });

  test('other repetitions alone stay with the set', () => {
    const log = running();
    plan(log, 'p', 40_000);
    expect(log.set('p').plan?.reps).toBe(6);
    expect(log.set('q').plan?.reps).toBe(10);
  });
});
