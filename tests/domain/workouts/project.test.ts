import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Registers } from '#domain/record/registers';
import { addSet, repeatOf } from '#domain/workouts/begin';
import { nodeOf, schemaOf } from '#domain/workouts/paths';
import { glanceAtWorkout, projectWorkout } from '#domain/workouts/project';
import { SET_KINDS, type Workout } from '#domain/workouts/shape';
import { KINDS } from '#protocol/kinds';
import { stamped } from '#protocol/merge';
import { anyRegisters, workoutRegisters } from '../../protocol/arbitrary';
import { running } from './log';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const effort = v.looseObject({ load: v.nullable(whole), reps: v.nullable(whole) });
const shape = v.strictObject({
  title: v.string(),
  note: v.string(),
  start: v.strictObject({ at: whole, zone: v.string(), day: v.pipe(v.string(), v.isoDate()) }),
  endedAt: v.nullable(whole),
  rest: v.nullable(v.looseObject({ set: v.string(), endsAt: whole, total: whole })),
  from: v.nullable(v.strictObject({ program: v.string(), day: v.string(), week: whole })),
  pse: v.nullable(v.number()),
  exercises: v.array(
    v.strictObject({
      key: v.string(),
      exercise: v.nullable(v.string()),
      order: v.pipe(v.string(), v.regex(/^[0-9a-z]*[1-9a-z]$/)),
      group: v.nullable(v.string()),
      note: v.string(),
      restSeconds: v.nullable(v.pipe(whole, v.maxValue(3600))),
      from: v.nullable(v.string()),
      advice: v.nullable(v.strictObject({ code: v.string(), figures: v.looseObject({}) })),
      sets: v.array(
        v.strictObject({
          key: v.string(),
          order: v.string(),
          kind: v.picklist(SET_KINDS),
          plan: v.nullable(effort),
          done: v.nullable(v.looseObject({ ...effort.entries, at: whole })),
          alternative: v.nullable(effort),
          target: v.nullable(v.looseObject({})),
          restSeconds: v.nullable(whole),
          side: v.nullable(v.picklist(['left', 'right'])),
          returned: v.boolean(),
        }),
      ),
      returned: v.boolean(),
    }),
  ),
  mood: v.exactOptional(v.picklist([1, 2, 3, 4, 5])),
  returned: v.boolean(),
  removedAt: v.nullable(whole),
  purged: v.boolean(),
});

const keysOf = (workout: Workout) =>
  workout.exercises.flatMap(({ key, sets }) => [`e.${key}`, ...sets.map((set) => `s.${set.key}`)]);

describe('the projection of a workout', () => {
  test('M1a: has a valid shape for any registers, of wrong values and unknown paths too', () => {
    fc.assert(
      fc.property(fc.oneof(anyRegisters, workoutRegisters), (registers) => {
        const workout = projectWorkout(registers);
        expect(v.safeParse(shape, workout).issues).toBeUndefined();
        expect(new Set(keysOf(workout)).size).toBe(keysOf(workout).length);
        const at = workout.removedAt === null ? workout.start.at : null;
        expect(KINDS.workout.at(workout)).toBe(at);
        repeatOf(workout, () => 'k');
        KINDS.workout.excess(registers);
      }),
      { numRuns: 500 },
    );
  });

  test('tells sets apart of which one has a key that begins like the key of another', () => {
    const registers = stamped(
      { 's.a.kind': 'normal', 's.ab.kind': 'warmup', 's.a.rest': 60, 's.ab.rest': 30 },
      [1, 0, 'a'],
    );
    const sets = projectWorkout(registers).exercises.flatMap((exercise) => exercise.sets);
    expect(sets.map(({ key, kind, restSeconds }) => [key, kind, restSeconds])).toEqual([
      ['a', 'normal', 60],
      ['ab', 'warmup', 30],
    ]);
    expect([nodeOf('s.a.kind'), nodeOf('s..kind'), nodeOf('title')]).toEqual(['s.a', '', '']);
  });

  test('M1b: a set whose exercise never arrived is shown under no exercise, after the others', () => {
    const log = running();
    const without = Object.fromEntries(
      Object.entries(log.registers).filter(([path]) => !path.startsWith('e.x.')),
    );
    const { exercises } = projectWorkout(without);
    expect(exercises.map(({ key, exercise }) => [key, exercise])).toEqual([
      ['y', 'exercicio-y'],
      ['', null],
    ]);
    expect(exercises[1]?.sets.map(({ key }) => key)).toEqual(['p', 'q', 'r']);
  });

  test('M2a: knows more than 60 exercises or 400 sets as too many', () => {
    const log = running();
    for (let made = 4; made < 400; made += 1) {
      log.write((workout) => addSet(workout, 'y', { key: `k${made}`, kind: 'normal', plan: null }));
    }
    expect(KINDS.workout.excess(log.registers)).toBeNull();
    log.write((workout) => addSet(workout, 'y', { key: 'last', kind: 'normal', plan: null }));
    expect(KINDS.workout.excess(log.registers)).toBe('sets');
    const many: Registers = Object.fromEntries(
      Array.from({ length: 61 }, (_, index) => [`e.x${index}.exercise`, ['remada', [1, 0, 'a']]]),
    );
    expect(KINDS.workout.excess(many)).toBe('exercises');
  });
});

describe('the paths of a workout', () => {
  test.each([
    ['title', 'Peito', 7],
    ['note', 'leve', null],
    ['start', { at: 1, zone: 'America/Sao_Paulo', day: '2026-03-02' }, { at: 1 }],
    ['finish', null, { at: -1 }],
    ['finish', { at: 5 }, 5],
    ['rest', { set: 'p', endsAt: 5, total: 90, pausedLeft: null, device: 'a' }, { set: 'p' }],
    ['back', 5, '5'],
    ['purge', 5, null],
    ['gone.abc', { abc: [5, 0] }, { abc: 5 }],
    ['e.x.exercise', 'supino-reto', 'Supino reto'],
    ['e.x.exercise', '0198f2c0-0000-7000-8000-000000000000', ''],
    ['e.x.order', 'i', 'i0'],
    ['e.x.group', null, 'Grupo A'],
    ['e.x.note', '', 'x'.repeat(4097)],
    ['e.x.rest', 0, 3601],
    ['e.x.back', 5, true],
    ['e.x.gone.abc', {}, { ABC: [1, 0] }],
    ['s.p.place', ['x', 'i'], ['x']],
    ['s.p.kind', 'warmup', 'aquecimento'],
    ['s.p.plan', { load: null, reps: 8 }, { load: 1.5, reps: 8 }],
    ['s.p.plan', null, { load: 1, reps: 8, at: 1 }],
    ['s.p.done.abc', { load: 82_500, reps: 8, rir: 1.5, at: 5 }, { load: 82_500, reps: 8 }],
    ['s.p.done.abc', { undone: true, seen: { abc: [5, 0] } }, { undone: true }],
    ['s.p.done.abc', { load: 1, reps: 8, at: 5, seen: {} }, { load: 1, reps: 8, rir: 0.3, at: 5 }],
    ['s.p.gone.abc', { abc: [5, 0] }, 5],
    ['s.p.back', 5, null],
  ])('%s takes %j and not %j', (path, good, bad) => {
    const schema = schemaOf(path);
    expect(schema && v.is(schema, good)).toBe(true);
    expect(schema && v.is(schema, bad)).toBe(false);
  });

  test.each([
    'x',
    'gone',
    'done.abc',
    'e.x.done.abc',
    's.p.done',
    's.p.alt',
    'e.X.order',
    'e.toolongforakey.order',
    's.p.gone.ABC',
    'constructor',
    'e.x.toString',
    '__proto__',
  ])('%s is none of them', (path) => {
    expect(schemaOf(path)).toBeNull();
  });
});

test('M1a: a glance tells what the whole projection does', () => {
  fc.assert(
    fc.property(fc.oneof(workoutRegisters, anyRegisters), (registers) => {
      const { start, endedAt, from, removedAt } = projectWorkout(registers);
      expect(glanceAtWorkout(registers)).toEqual({ start, endedAt, from, removedAt });
    }),
  );
});
