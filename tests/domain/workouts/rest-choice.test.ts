import { describe, expect, test } from 'vitest';
import { groupWithNext, moveExercise, ungroup } from '#domain/workouts/arrange';
import { beginWorkout, type SetDraft } from '#domain/workouts/begin';
import { performSet } from '#domain/workouts/perform';
import { type RestRules, restAfter } from '#domain/workouts/rest-choice';
import { Log, START } from './log';

type Asked = Partial<SetDraft>;

const RULES: RestRules = { warmup: 45, extra: 30, ofExercise: () => 90 };
const ten = { load: 20_000, reps: 10 };

/** A workout of exercises a, b … in one group or none, with sets a1, a2 … */
function begun(group: string | null, ...exercises: Asked[][]): Log {
  const log = new Log();
  log.write(() =>
    beginWorkout(
      '',
      START,
      exercises.map((sets, at) => {
        const key = 'abc'.charAt(at);
        return {
          key,
          exercise: `exercicio-${key}`,
          group,
          sets: sets.map((set, index) => ({
            kind: 'normal' as const,
            plan: ten,
            ...set,
            key: `${key}${index + 1}`,
          })),
        };
      }),
    ),
  );
  return log;
}

/** Rests as the exercises of the workout have them. */
const OWN = (log: Log): RestRules => ({
  ...RULES,
  ofExercise: (of) => log.workout.exercises.find(({ key }) => key === of)?.restSeconds ?? 45,
});

const rest = (log: Log, key: string, reps = 10, rules = RULES) =>
  restAfter(log.workout, key, { ...ten, reps }, rules);
const perform = (log: Log, ...keys: string[]) => {
  for (const key of keys) {
    log.write((_, registers, author) => performSet(registers, key, ten, 0, author));
  }
};

describe('the rest after a set', () => {
  test('is that of its exercise, and none after the last set of all', () => {
    const log = begun(null, [{}, {}]);
    expect(rest(log, 'a1')).toBe(90);
    perform(log, 'a1');
    expect(rest(log, 'a2')).toBe(0);
    expect(rest(log, 'nowhere')).toBe(0);
  });

  test('is shorter after a warm-up, but never longer than the usual one', () => {
    const log = begun(null, [{ kind: 'warmup' }, {}]);
    expect(rest(log, 'a1')).toBe(45);
    expect(rest(log, 'a1', 10, { ...RULES, ofExercise: () => 30 })).toBe(30);
    expect(rest(log, 'a1', 10, { ...RULES, ofExercise: () => 0 })).toBe(0);
  });

  test('is none before a drop set, also before one of both sides', () => {
    expect(rest(begun(null, [{}, { kind: 'drop' }, {}]), 'a1')).toBe(0);
    const sides = begun(null, [
      { side: 'left' },
      { side: 'right' },
      { kind: 'drop', side: 'left' },
      { kind: 'drop', side: 'right' },
    ]);
    perform(sides, 'a1');
    expect(rest(sides, 'a2')).toBe(0);
  });

  test('is what the set asks for', () => {
    const log = begun(null, [{ restSeconds: 180 }, { restSeconds: 0, kind: 'failure' }, {}]);
    expect(rest(log, 'a1')).toBe(180);
    expect(rest(log, 'a2')).toBe(0);
  });

  test('comes after the second side, whichever that is', () => {
    const log = begun(null, [{ side: 'left' }, { side: 'right' }, {}]);
    expect(rest(log, 'a2')).toBe(0);
    perform(log, 'a2');
    expect(rest(log, 'a1')).toBe(90);
  });

  test('comes after the round of a group, as its last exercise says', () => {
    const log = begun('g', [{}, {}, {}], [{}, {}]);
    const rules = { ...RULES, ofExercise: (key: string) => (key === 'b' ? 120 : 60) };
    expect(rest(log, 'a1', 10, rules)).toBe(0);
    perform(log, 'a1');
    expect(rest(log, 'b1', 10, rules)).toBe(120);
    perform(log, 'b1', 'a2', 'b2');
    expect(rest(log, 'a3', 10, rules)).toBe(0);
    log.write(() => ({ 's.x.place': ['a', 'z'], 's.x.kind': 'normal' }));
    expect(rest(log, 'a3', 10, rules)).toBe(120);
  });

  test('inside of a round is only what a set asks for', () => {
    expect(rest(begun('g', [{ restSeconds: 20 }, {}], [{}, {}]), 'a1')).toBe(20);
  });

  test('W3d: comes after the round of a bi-set made from sets with rests of their own', () => {
    const log = begun(
      null,
      [{ restSeconds: 90 }, { restSeconds: 90 }],
      [{ restSeconds: 120 }, { restSeconds: 120 }],
    );
    log.write((workout) => groupWithNext(workout, 'a', 'g'));
    expect(rest(log, 'a1')).toBe(0);
    perform(log, 'a1');
    expect(rest(log, 'b1')).toBe(120);
    perform(log, 'b1');
    expect(rest(log, 'a2')).toBe(0);
    log.write((workout) => ungroup(workout, 'a'));
    expect(rest(log, 'a2', 10, OWN(log))).toBe(90);
    expect(rest(log, 'b2', 10, OWN(log))).toBe(120);
  });

  test('W3d: stays inside of the rounds of a circuit that another exercise joins', () => {
    const log = begun(
      null,
      [{ restSeconds: 15 }, {}],
      [{ restSeconds: 90 }, {}],
      [{ restSeconds: 60 }, {}],
    );
    log.write(() => ({ 'e.a.group': 'f', 'e.b.group': 'f' }));
    log.write((workout) => groupWithNext(workout, 'b', 'g'));
    expect(['a1', 'b1'].map((key) => rest(log, key))).toEqual([15, 0]);
    perform(log, 'a1', 'b1');
    expect(rest(log, 'c1')).toBe(60);
  });

  test('comes after the round whichever exercise of it is moved to its end', () => {
    const log = begun(null, [{ restSeconds: 90 }, {}], [{ restSeconds: 120 }, {}]);
    log.write((workout) => groupWithNext(workout, 'a', 'g'));
    log.write((workout) => moveExercise(workout, 'a', 1));
    expect(rest(log, 'b1', 10, OWN(log))).toBe(0);
    perform(log, 'b1');
    expect(rest(log, 'a1', 10, OWN(log))).toBe(90);

    const circuit = begun('g', [{ restSeconds: 15 }, {}], [{ restSeconds: 90 }, {}]);
    circuit.write((workout) => moveExercise(workout, 'a', 1));
    expect(rest(circuit, 'b1', 10, OWN(circuit))).toBe(0);
    perform(circuit, 'b1');
    expect(rest(circuit, 'a1', 10, OWN(circuit))).toBe(90);
  });

  test('is that of the rounds after each set of a circuit that was dissolved', () => {
    const log = begun('g', [{ restSeconds: 15 }, {}], [{ restSeconds: 90 }, {}]);
    log.write((workout) => ungroup(workout, 'b'));
    expect(rest(log, 'a1', 10, OWN(log))).toBe(90);
    expect(rest(log, 'b1', 10, OWN(log))).toBe(90);
  });

  test('is longer to failure and below the target, if that is wanted', () => {
    const target = { reps: [8, 10] } as const;
    const log = begun(null, [{ target }, { kind: 'failure' }, {}]);
    expect(rest(log, 'a1', 8)).toBe(90);
    expect(rest(log, 'a1', 7)).toBe(120);
    expect(rest(log, 'a1', 7, { ...RULES, extra: 0 })).toBe(90);
    expect(rest(log, 'a2')).toBe(120);
    expect(rest(log, 'a1', 7, { ...RULES, ofExercise: () => 0 })).toBe(0);
    expect(rest(log, 'a1', 7, { ...RULES, ofExercise: () => 3590 })).toBe(3600);
  });
});
