import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  defaultMechanic,
  defaultStepGrams,
  exerciseFromCustom,
  exerciseSchema,
  takesLoad,
} from '#domain/exercises/exercise';

const custom = {
  name: 'Remada do prédio',
  primary: ['lats'],
  secondary: ['biceps'],
  equipment: 'cable',
  loadKind: null,
  unilateral: false,
  note: '',
};
const id = '0193a5c0-0000-7000-8000-000000000001';

describe("a person's own exercise", () => {
  it('is a compound one from two muscles on', () => {
    expect([0, 1, 2].map(defaultMechanic)).toEqual(['isolation', 'isolation', 'compound']);
  });

  it('stands beside those of the catalogue', () => {
    const exercise = exerciseFromCustom(id, custom);
    expect(v.is(exerciseSchema, exercise)).toBe(true);
    expect(exercise).toMatchObject({
      id,
      name: 'Remada do prédio',
      loadKind: 'total',
      stepGrams: 5000,
    });
  });

  it('leaves out what this version does not know', () => {
    const exercise = exerciseFromCustom(id, {
      ...custom,
      primary: ['lats', 'wings'],
      secondary: ['lats'],
      equipment: 'hoverboard',
      loadKind: 'antigravity',
    });
    expect(v.is(exerciseSchema, exercise)).toBe(true);
    expect(exercise).toMatchObject({
      primary: ['lats'],
      secondary: [],
      equipment: 'other',
      loadKind: 'total',
    });
  });
});

describe('what a person may say of their own exercise', () => {
  const told = {
    ...custom,
    aliases: ['remada da esquina'],
    mechanic: 'isolation',
    bodyweightShare: 65,
    loadKind: 'added_bodyweight',
    stepGrams: 1250,
  };

  it('stands as they said it', () => {
    const exercise = exerciseFromCustom(id, told);
    expect(v.is(exerciseSchema, exercise)).toBe(true);
    const { note: _, ...fields } = told;
    expect(exercise).toEqual({ ...fields, id });
  });

  it('is all of the body where it is the load and nothing was said', () => {
    const { bodyweightShare: _, ...open } = told;
    expect(exerciseFromCustom(id, open).bodyweightShare).toBe(100);
    expect(exerciseFromCustom(id, custom).bodyweightShare).toBe(0);
  });
});

describe('what a load means', () => {
  it('takes the steps that a gym has', () => {
    expect(defaultStepGrams('barbell')).toBe(2500);
    expect(defaultStepGrams('dumbbell')).toBe(2000);
    expect(defaultStepGrams('machine')).toBe(5000);
  });
  it('asks for no load when a set is time, distance or repetitions only', () => {
    expect(takesLoad('per_dumbbell')).toBe(true);
    expect(takesLoad('assisted_bodyweight')).toBe(true);
    expect(takesLoad('time')).toBe(false);
    expect(takesLoad('reps_only')).toBe(false);
  });
});
