import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { preferencesKind } from '#domain/account/preferences';
import { customExerciseKind } from '#domain/exercises/custom-exercise';
import { removeNode } from '#domain/record/deletion';
import type { Json, Registers } from '#domain/record/registers';
import { mergeRegisters, stamped } from '#protocol/merge';
import { anyRegisters } from '../../protocol/arbitrary';

const join = (...parts: readonly Registers[]) =>
  parts.reduce((all, part) => mergeRegisters(all, part).registers, {});

describe('kinds without inner nodes', () => {
  test('P1a: preferences hold choices only: what was not chosen is null', () => {
    expect(preferencesKind.project({})).toEqual({
      unit: null,
      weekStart: null,
      restSeconds: null,
      restWarmup: null,
      restExtra: null,
      getReady: null,
      effortScale: null,
      gym: null,
      program: null,
      health: { consent: null, withdrawnAt: null },
      exercises: {},
      removedAt: null,
    });
    const chosen = stamped(
      {
        unit: 'lb',
        restWarmup: 30,
        effortScale: 'rir',
        getReady: 90,
        'x.supino-reto.rest': 120,
        'x.supino-reto.sides': true,
        'x.remada.step': 0,
      },
      [1, 0, 'a'],
    );
    expect(preferencesKind.project(chosen)).toMatchObject({
      unit: 'lb',
      restWarmup: 30,
      effortScale: 'rir',
      getReady: null,
      exercises: { 'supino-reto': { restSeconds: 120, stepGrams: null, sides: true } },
    });
  });

  test('a range of sets has its ends the right way round, and goes back to the usual one', () => {
    const rangeOf = (value: Json) =>
      preferencesKind.project(stamped({ setsRange: value }, [1, 0, 'a'])).setsRange;
    expect(rangeOf([6, 12])).toEqual({ least: 6, most: 12 });
    expect(rangeOf([9, 9])).toEqual({ least: 9, most: 9 });
    for (const refused of [null, [12, 6], [0, 6], [6, 41], [6], 6]) {
      expect(rangeOf(refused)).toBeUndefined();
    }
  });

  test('two devices that choose different things keep both', () => {
    const one = stamped({ unit: 'lb' }, [5, 0, 'a']);
    const two = stamped({ rest: 60 }, [4, 0, 'b']);
    expect(preferencesKind.project(join(one, two))).toMatchObject({ unit: 'lb', restSeconds: 60 });
  });

  test('R2b: an edit that the removal had not seen keeps a custom exercise', () => {
    const made = stamped({ name: 'Remada na máquina', equipment: 'machine' }, [1, 0, 'a']);
    const gone = stamped(removeNode(customExerciseKind, made, '', 'a'), [5, 0, 'a']);
    const removed = customExerciseKind.project(join(made, gone));
    expect(customExerciseKind.removedAt(removed)).toBe(5);
    const renamed = stamped({ name: 'Remada baixa' }, [3, 0, 'b']);
    const kept = customExerciseKind.project(join(made, gone, renamed));
    expect(kept).toMatchObject({ name: 'Remada baixa', equipment: 'machine', removedAt: null });
  });

  test('have a valid shape for any registers', () => {
    const other = fc.constantFrom('unit', 'rest', 'x.supino.rest', 'name', 'primary', 'unilateral');
    const mixed = fc.tuple(anyRegisters, fc.dictionary(other, fc.jsonValue())).map(
      ([registers, values]): Registers => ({
        ...registers,
        ...stamped(JSON.parse(JSON.stringify(values)), [7, 0, 'b']),
      }),
    );
    fc.assert(
      fc.property(mixed, (registers) => {
        const preferences = preferencesKind.project(registers);
        expect([null, 'kg', 'lb']).toContain(preferences.unit);
        for (const { restSeconds } of [preferences, ...Object.values(preferences.exercises)]) {
          expect(restSeconds === null || (restSeconds >= 0 && restSeconds <= 3600)).toBe(true);
        }
        const exercise = customExerciseKind.project(registers);
        expect(exercise.name.length).toBeGreaterThan(0);
        expect(Array.isArray(exercise.primary)).toBe(true);
        expect(typeof exercise.unilateral).toBe('boolean');
      }),
    );
  });
});
