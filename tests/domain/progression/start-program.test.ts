import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProgramExercise } from '#domain/programs/shape';
import { type DaySuggestion, startDrafts } from '#domain/progression/start-program';
import { beginWorkout } from '#domain/workouts/begin';
import { workoutKind } from '#domain/workouts/kind';
import { WORKOUT_LIMITS } from '#domain/workouts/paths';
import { projectWorkout } from '#domain/workouts/project';
import { mergeRegisters, stamped } from '#protocol/merge';
import { anyBlock } from '../programs/arbitrary';
import { ask, block, did, KG } from './asking';

const START = { at: 1000, zone: 'America/Sao_Paulo', day: '2026-03-30' };
const FROM = { program: 'ficha', day: 'a', week: 3 };

const entry = (key: string, more: Partial<ProgramExercise> = {}): ProgramExercise => ({
  key,
  order: key,
  exercise: `exercicio-${key}`,
  group: null,
  sets: [],
  weeks: {},
  restSeconds: 120,
  note: 'cotovelos',
  alternatives: [],
  rule: null,
  returned: false,
  ...more,
});

const part = (key: string, more: Partial<ProgramExercise> = {}): DaySuggestion => ({
  entry: entry(key, more),
  suggestion: ask({
    rule: { type: 'double' },
    prescription: [block(2, { rest: 90, effort: { scale: 'rir', value: 2 } })],
    sessions: [did(80, [10, 10])],
  }),
});

const begun = (day: readonly DaySuggestion[], apart?: ReadonlySet<string>) =>
  beginWorkout('A · Superiores', START, startDrafts(day, apart), FROM);

describe('a workout from a day of a ficha', () => {
  test('holds what was asked for, what is suggested and why', () => {
    const workout = projectWorkout(stamped(begun([part('x', { group: 'g' })]), [1, 0, 'a']));
    expect(workout.from).toEqual(FROM);
    expect(workout.exercises[0]).toMatchObject({
      key: 'x',
      exercise: 'exercicio-x',
      from: 'x',
      group: 'g',
      restSeconds: 120,
      note: 'cotovelos',
      advice: { code: 'double_up' },
      sets: [
        {
          key: 'x00',
          plan: { load: 82.5 * KG, reps: 8 },
          target: { reps: [8, 10], effort: { scale: 'rir', value: 2 } },
          restSeconds: 90,
        },
        { key: 'x01' },
      ],
    });
  });

  test('two devices that start the same day meet set by set', () => {
    const day = [part('x'), part('y')];
    const one = stamped(begun(day), [1, 0, 'a']);
    const two = stamped(begun(day), [2, 0, 'b']);
    const { exercises } = projectWorkout(mergeRegisters(one, two).registers);
    expect(exercises.map(({ key, sets }) => [key, sets.map((set) => set.key)])).toEqual([
      ['x', ['x00', 'x01']],
      ['y', ['y00', 'y01']],
    ]);
  });

  test('each side alone, where the person logs it so', () => {
    const [draft] = startDrafts([part('x')], new Set(['exercicio-x']));
    expect(draft?.sets.map(({ key, side }) => [key, side])).toEqual([
      ['x00', 'left'],
      ['x00r', 'right'],
      ['x01', 'left'],
      ['x01r', 'right'],
    ]);
  });

  test('can always be stored, and has every key once', () => {
    const days = fc.array(
      fc.tuple(fc.stringMatching(/^[a-z0-9]{1,8}$/), fc.array(anyBlock, { maxLength: 3 })),
      { maxLength: 70 },
    );
    fc.assert(
      fc.property(days, fc.boolean(), (drawn, isApart) => {
        const keys = [...new Map(drawn)];
        const day = keys.map(([key, prescription]) => ({
          entry: entry(key),
          suggestion: ask({ prescription }),
        }));
        const apart = new Set(isApart ? keys.map(([key]) => `exercicio-${key}`) : []);
        const sets = startDrafts(day, apart).flatMap((draft) => draft.sets.map(({ key }) => key));
        expect(new Set(sets).size).toBe(sets.length);
        expect(sets.length).toBeLessThanOrEqual(WORKOUT_LIMITS.sets);
        const registers = stamped(begun(day, apart), [1, 0, 'a']);
        expect(workoutKind.excess(registers)).toBeNull();
        for (const [path, [value]] of Object.entries(registers)) {
          const schema = workoutKind.schemaOf(path);
          expect([path, schema?.['~standard'].validate(value)]).toMatchObject([path, { value }]);
        }
      }),
      { numRuns: 12 },
    );
  });
});
