import { describe, expect, test } from 'vitest';
import {
  correctSet,
  dropAlternative,
  keepAlternative,
  performSet,
  planSet,
  recordSet,
  unperformSet,
} from '#domain/workouts/perform';
import { beside, type Log, running } from './log';

const eighty = { load: 80_000, reps: 8 };
const ninety = { load: 90_000, reps: 5 };

const perform = (log: Log, key: string, effort = eighty, rest = 90) =>
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

  test('a new load reaches the sets of the exercise still to be done after it', () => {
    const log = running();
    perform(log, 'r');
    plan(log, 'q', 60_000);
    expect(log.set('p').plan).toEqual({ load: 40_000, reps: 10 });
    expect(log.set('q').plan).toEqual({ load: 60_000, reps: 6 });
    expect(log.set('r').plan?.load).toBe(40_000);
    expect(log.set('t').plan?.load).toBe(40_000);
    plan(log, 'p', 50_000);
    expect(log.set('q').plan).toEqual({ load: 50_000, reps: 6 });
  });

  test('other repetitions alone stay with the set', () => {
    const log = running();
    plan(log, 'p', 40_000);
    expect(log.set('p').plan?.reps).toBe(6);
    expect(log.set('q').plan?.reps).toBe(10);
  });
});
