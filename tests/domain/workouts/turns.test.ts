import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupWithNext, moveExercise, removeSet } from '#domain/workouts/arrange';
import { beginWorkout } from '#domain/workouts/begin';
import { setsPerMuscle } from '#domain/workouts/muscle-work';
import { performSet } from '#domain/workouts/perform';
import type { SetKind, Side, Workout } from '#domain/workouts/shape';
import { totalsOf } from '#domain/workouts/totals';
import { blocksOf, roundsOf, setCounts, turnsIn, turnsOf } from '#domain/workouts/turns';
import { Log, START } from './log';

type Drawn = { readonly kind: SetKind; readonly side: Side | null };

const bare = (kind: SetKind = 'normal', side: Side | null = null): Drawn => ({ kind, side });

/** A workout of exercises a, b, c … with sets a1, a2 …; `groups` has the group of each. */
function begun(groups: readonly (string | null)[], sets: readonly (readonly Drawn[])[]): Log {
  const log = new Log();
  log.write(() =>
    beginWorkout(
      '',
      START,
      sets.map((each, at) => {
        const key = 'abcdef'.charAt(at);
        return {
          key,
          exercise: `exercicio-${key}`,
          group: groups[at] ?? null,
          sets: each.map((set, index) => ({
            ...set,
            key: `${key}${index + 1}`,
            plan: { load: 20_000, reps: 10 },
          })),
        };
      }),
    ),
  );
  return log;
}

const order = (workout: Workout) =>
  blocksOf(workout.exercises).map((block) =>
    turnsIn(block)
      .map(({ set }) => set.key)
      .join(' '),
  );

const perform = (log: Log, key: string, reps = 10) =>
  log.write((_, registers, author) =>
    performSet(registers, key, { load: 20_000, reps }, 0, author),
  );

const three = [bare(), bare(), bare()];

describe('the order of turns', () => {
  test('a bi-set alternates; who has more sets goes on alone', () => {
    expect(order(begun(['g', 'g'], [three, [bare()]]).workout)).toEqual(['a1 b1 a2 a3']);
  });

  test('three in a circuit, and the exercise after it', () => {
    const log = begun(['g', 'g', 'g', null], [three.slice(1), three.slice(1), [bare()], three]);
    expect(order(log.workout)).toEqual(['a1 b1 c1 a2 b2', 'd1 d2 d3']);
  });

  test('warm-ups come before the rounds, drop sets right after theirs', () => {
    const first = [bare('warmup'), bare(), bare('drop'), bare()];
    expect(order(begun(['g', 'g'], [first, three]).workout)).toEqual(['a1 a2 a3 b1 a4 b2 b3']);
  });

  test('a group whose others are elsewhere is one exercise alone', () => {
    const log = begun(['g', null, 'g'], [three, three, three]);
    expect(blocksOf(log.workout.exercises).map((block) => block.length)).toEqual([1, 1, 1]);
  });

  test('sides come in pairs, in the order that the person did last', () => {
    const sides = [1, 2].flatMap(() => [bare('normal', 'left'), bare('normal', 'right')]);
    const log = begun([null], [sides]);
    expect(order(log.workout)).toEqual(['a1 a2 a3 a4']);
    perform(log, 'a2');
    perform(log, 'a1');
    expect(order(log.workout)).toEqual(['a2 a1 a4 a3']);
  });
});

const kinds = fc.constantFrom<SetKind[]>('normal', 'warmup', 'drop', 'failure', 'amrap');
const drawnSet = fc.record({
  kind: kinds,
  side: fc.constantFrom<(Side | null)[]>(null, 'left', 'right'),
});
const drawnWorkout = fc
  .array(
    fc.record({
      group: fc.constantFrom(null, 'g', 'h'),
      sets: fc.array(drawnSet, { maxLength: 5 }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .map((all) =>
    begun(
      all.map(({ group }) => group),
      all.map(({ sets }) => sets),
    ),
  );

describe('at random', () => {
  test('every set has its turn once, in the order of its exercise but for sides and warm-ups', () => {
    fc.assert(
      fc.property(drawnWorkout, (log) => {
        const { workout } = log;
        const all = workout.exercises.flatMap(({ sets }) => sets.map(({ key }) => key));
        const turns = blocksOf(workout.exercises).flatMap(turnsIn);
        expect(turns.map(({ set }) => set.key).sort()).toEqual(all.sort());
        for (const { exercise, set } of turns) expect(exercise.sets).toContain(set);
      }),
    );
  });

  test('a round has at most one exercise twice only through its drop sets and sides', () => {
    fc.assert(
      fc.property(drawnWorkout, ({ workout }) => {
        for (const block of blocksOf(workout.exercises)) {
          for (const round of roundsOf(block)) {
            for (const exercise of block) {
              const own = round.filter((turn) => turn.exercise === exercise);
              const begins = turnsOf(own.map(({ set }) => set)).filter(
                ([first]) => first?.kind !== 'drop',
              );
              expect(begins.length).toBeLessThanOrEqual(1);
            }
          }
        }
      }),
    );
  });

  test('whatever is done, removed, moved or grouped on the way, the rest still comes once', () => {
    const act = fc.record({ what: fc.constantFrom('do', 'drop', 'move', 'group'), at: fc.nat(20) });
    fc.assert(
      fc.property(drawnWorkout, fc.array(act, { maxLength: 12 }), (log, acts) => {
        for (const { what, at } of acts) {
          const { exercises } = log.workout;
          const sets = exercises.flatMap((exercise) => exercise.sets);
          const set = sets[at % Math.max(1, sets.length)];
          const exercise = exercises[at % Math.max(1, exercises.length)];
          if (what === 'do' && set) perform(log, set.key);
          if (what === 'drop' && set) {
            log.write((_, registers, author) => removeSet(registers, set.key, author));
          }
          if (what === 'move' && exercise) {
            log.write((workout) => moveExercise(workout, exercise.key, at % 2 ? 1 : -1));
          }
          if (what === 'group' && exercise) {
            log.write((workout) => groupWithNext(workout, exercise.key, 'n'));
          }
        }
        const open = log.workout.exercises
          .flatMap(({ sets }) => sets)
          .flatMap(({ key, done }) => (done ? [] : key));
        const turns = blocksOf(log.workout.exercises).flatMap(turnsIn);
        const left = turns.flatMap(({ set }) => (set.done ? [] : set.key));
        expect([...left].sort()).toEqual([...open].sort());
      }),
    );
  });
});

describe('a left and a right side', () => {
  const pair = [bare('normal', 'left'), bare('normal', 'right')];

  test('are one set, done when both are; the volume adds both', () => {
    const log = begun([null], [[...pair, ...pair]]);
    perform(log, 'a1');
    expect(setCounts(log.workout.exercises)).toEqual({ done: 0, total: 2 });
    perform(log, 'a2', 8);
    expect(setCounts(log.workout.exercises)).toEqual({ done: 1, total: 2 });
    const totals = totalsOf(log.workout, () => 'total');
    expect(totals).toMatchObject({ sets: 1, volumeGrams: 20_000 * 18 });
    const muscles = setsPerMuscle(log.workout, () => ({ primary: ['biceps'], secondary: [] }));
    expect(muscles.get('biceps')).toBe(1);
  });

  test('of a dumbbell each come to what both hands at once come to', () => {
    const apart = begun([null], [pair]);
    perform(apart, 'a1');
    perform(apart, 'a2');
    const once = begun([null], [[bare()]]);
    perform(once, 'a1');
    const [one, other] = [apart, once].map((log) => totalsOf(log.workout, () => 'per_dumbbell'));
    expect(one?.volumeGrams).toBe(other?.volumeGrams);
  });

  test('whose other one was removed stands alone, and the pairs after it stay pairs', () => {
    const log = begun([null], [[...pair, ...pair, ...pair]]);
    log.write((_, registers, author) => removeSet(registers, 'a1', author));
    const turns = turnsOf(log.workout.exercises[0]?.sets ?? []);
    expect(turns.map((turn) => turn.map(({ key }) => key).join(' '))).toEqual([
      'a2',
      'a3 a4',
      'a5 a6',
    ]);
  });

  test('are two sets where one of the same side comes between', () => {
    expect(turnsOf([{ side: 'left' }, { side: 'left' }, { side: 'right' }, {}])).toHaveLength(3);
  });
});
