import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CustomExercise, customExerciseKind } from '#domain/exercises/custom-exercise';
import { customExerciseWrites } from '#domain/exercises/custom-exercise-writes';
import { EQUIPMENT, LOAD_KINDS, MECHANICS } from '#domain/exercises/exercise';
import { MUSCLES } from '#domain/exercises/muscles';
import { stamped } from '#protocol/merge';

const label = fc.stringMatching(/^[a-zç ]{0,20}[a-zç]$/).map((text) => text.trim());
const muscles = fc.uniqueArray(fc.constantFrom(...MUSCLES), { maxLength: 12 });
const option = <Value>(from: fc.Arbitrary<Value>) => fc.option(from, { nil: null });

const anyExercise: fc.Arbitrary<CustomExercise> = fc.record({
  name: label,
  aliases: fc.uniqueArray(label, { maxLength: 12 }),
  primary: muscles,
  secondary: muscles,
  equipment: option(fc.constantFrom(...EQUIPMENT)),
  mechanic: option(fc.constantFrom(...MECHANICS)),
  unilateral: fc.boolean(),
  bodyweightShare: option(fc.integer({ min: 0, max: 100 })),
  loadKind: option(fc.constantFrom(...LOAD_KINDS)),
  stepGrams: option(fc.integer({ min: 1, max: 50_000 })),
  note: label,
});

const BARE: CustomExercise = {
  name: '',
  aliases: [],
  primary: [],
  secondary: [],
  equipment: null,
  mechanic: null,
  unilateral: false,
  bodyweightShare: null,
  loadKind: null,
  stepGrams: null,
  note: '',
};

describe("the registers of a person's own exercise", () => {
  it('read back as they were written, and each is one that the kind knows', () => {
    fc.assert(
      fc.property(anyExercise, (exercise) => {
        const writes = customExerciseWrites(exercise);
        const record = customExerciseKind.project(stamped(writes, [1, 0, 'a']));
        expect(record).toEqual({ ...exercise, hidden: false, removedAt: null });
      }),
    );
  });

  it('are written only where an edit changed them', () => {
    fc.assert(
      fc.property(anyExercise, (exercise) => {
        expect(customExerciseWrites(exercise, exercise)).toEqual({});
        const renamed = { ...exercise, name: `${exercise.name} nova` };
        expect(customExerciseWrites(renamed, exercise)).toEqual({ name: renamed.name });
      }),
    );
  });

  it('keep the exercise that it looks like, until it is taken off', () => {
    const bare = { ...BARE, name: 'Remada' };
    const like = { ...bare, like: 'barbell-row' };
    const written = customExerciseWrites(like);
    expect(customExerciseKind.project(stamped(written, [1, 0, 'a'])).like).toBe('barbell-row');
    expect(customExerciseWrites(bare, like)).toEqual({ like: '' });
    const without = stamped({ ...written, like: '' }, [2, 0, 'a']);
    expect(customExerciseKind.project(without)).not.toHaveProperty('like');
    const strange = stamped({ ...written, like: '../agachamento' }, [2, 0, 'a']);
    expect(customExerciseKind.project(strange)).not.toHaveProperty('like');
  });

  it('can be emptied again', () => {
    const nothing = { aliases: [], primary: [], secondary: [], note: '', unilateral: false };
    const open = { equipment: null, mechanic: null, loadKind: null };
    const bare = { ...nothing, ...open, name: 'Remada', bodyweightShare: null, stepGrams: null };
    const full = { aliases: ['a'], primary: ['chest'], note: 'banco 3', unilateral: true };
    expect(customExerciseWrites(bare, { ...bare, ...full })).toEqual({
      aliases: [],
      primary: [],
      note: '',
      unilateral: false,
    });
  });

  it('of an older version read as they did', () => {
    const old = { name: 'Remada do prédio', primary: ['lats'], equipment: 'cable' };
    expect(customExerciseKind.project(stamped(old, [1, 0, 'a']))).toMatchObject({
      ...old,
      aliases: [],
      mechanic: null,
      bodyweightShare: null,
      stepGrams: null,
      hidden: false,
    });
  });
});
