import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { LOAD_KINDS, type LoadKind } from '#domain/exercises/exercise';
import type { Effort } from '#domain/workouts/shape';
import { fieldsOf, firstEffort } from '../../../src/training/effort/effort-fields';
import { atLimit, steppedEffort } from '../../../src/training/effort/effort-step';
import { typedFigure, withTyped } from '../../../src/training/effort/effort-typing';
import {
  fieldUnit,
  figure,
  shownStep,
  spokenStep,
} from '../../../src/training/effort/effort-words';
import { COMMON_EXERCISES } from '../../../src/training/exercises/common-exercises';

const barbell = { loadKind: 'total', stepGrams: 2500 } as const;
const none = { load: null, reps: null };

describe('the figures of a set', () => {
  test.each([
    ['total', ['load', 'reps']],
    ['per_dumbbell', ['load', 'reps']],
    ['added_bodyweight', ['load', 'reps']],
    ['assisted_bodyweight', ['load', 'reps']],
    ['reps_only', ['reps']],
    ['time', ['seconds']],
    ['distance', ['meters', 'seconds']],
  ] as const)('of %s are %j', (kind, fields) => {
    expect(fieldsOf(kind)).toEqual(fields);
  });

  test('a first set has all that one tap needs', () => {
    for (const exercise of exercises) {
      const effort = firstEffort(exercise, 'kg');
      const [first] = fieldsOf(exercise.loadKind);
      expect(first && effort[first], exercise.id).not.toBeNull();
    }
  });

  test('a first set begins with the bar only where the load counts it', () => {
    const first = (loadKind: LoadKind) =>
      firstEffort({ loadKind, equipment: 'barbell' }, 'kg').load;
    expect([first('total'), first('per_side'), first('added_bodyweight')]).toEqual([20_000, 0, 0]);
  });

  test('the load says what it is', () => {
    const units = LOAD_KINDS.slice(0, 5).map((kind) => fieldUnit('load', kind, 'kg'));
    expect(units).toEqual(['kg', 'kg cada', 'kg por lado', '+ kg', 'kg de ajuda']);
  });

  test('what is shown first to a newcomer is in the catalogue', () => {
    const known = new Set(exercises.map(({ id }) => id));
    expect(COMMON_EXERCISES.filter((id) => !known.has(id))).toEqual([]);
  });
});

describe('stepping', () => {
  test('changes the load by the step of the exercise, the repetitions by one', () => {
    const effort = { load: 80_000, reps: 8 };
    expect(steppedEffort(effort, 'load', 1, barbell, 'kg')).toEqual({ load: 82_500, reps: 8 });
    expect(steppedEffort(effort, 'reps', -1, barbell, 'kg')).toEqual({ load: 80_000, reps: 7 });
    expect(spokenStep(effort, 'load', -1, barbell, 'kg')).toBe('Diminuir 2,5 quilos');
    expect(shownStep(effort, 'load', 1, barbell, 'kg')).toBe('+2,5');
  });

  test('goes to the next load that there is, however far it is', () => {
    const loads = [20_000, 25_000, 42_000];
    const rack = {
      ...barbell,
      nextLoad: (grams: number, direction: 1 | -1) =>
        (direction === 1
          ? loads.find((load) => load > grams)
          : loads.findLast((load) => load < grams)) ?? grams,
    };
    const effort = { load: 25_000, reps: 8 };
    expect(steppedEffort(effort, 'load', 1, rack, 'kg').load).toBe(42_000);
    expect(spokenStep(effort, 'load', 1, rack, 'kg')).toBe('Aumentar 17 quilos');
    expect(shownStep(effort, 'load', -1, rack, 'kg')).toBe('−5');
    expect(atLimit(effort, 'load', 1, rack)).toBe(false);
    expect(atLimit({ load: 42_000, reps: 8 }, 'load', 1, rack)).toBe(true);
    expect(atLimit({ load: 20_000, reps: 8 }, 'load', -1, rack)).toBe(true);
  });

  test('steps time and distance by what fits their size, the same way back', () => {
    const there = steppedEffort({ ...none, seconds: 600 }, 'seconds', 1, barbell, 'kg');
    expect(there.seconds).toBe(660);
    expect(steppedEffort(there, 'seconds', -1, barbell, 'kg').seconds).toBe(600);
    expect(steppedEffort({ ...none, seconds: 30 }, 'seconds', 1, barbell, 'kg').seconds).toBe(35);
    expect(steppedEffort({ ...none, meters: 400 }, 'meters', 1, barbell, 'kg').meters).toBe(500);
  });

  test('never leaves what can be stored', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('load', 'reps', 'seconds', 'meters'),
        fc.array(fc.constantFrom(1 as const, -1 as const), { maxLength: 60 }),
        (field, presses) => {
          let effort: Effort = { load: 0, reps: 0, seconds: 0, meters: 0 };
          for (const press of presses) {
            effort = steppedEffort(effort, field, press, barbell, 'kg');
            expect(effort[field]).toBeGreaterThanOrEqual(0);
          }
          expect(atLimit(effort, field, -1)).toBe(effort[field] === 0);
        },
      ),
    );
  });
});

describe('typing', () => {
  test.each([
    ['load', '102,5', { load: 102_500 }],
    ['load', '102.5', { load: 102_500 }],
    ['reps', '12', { reps: 12 }],
    ['seconds', '130', { seconds: 90 }],
    ['seconds', '45', { seconds: 45 }],
    ['seconds', '10500', { seconds: 3900 }],
    ['meters', '400', { meters: 400 }],
  ] as const)('%s: %s', (field, typed, expected) => {
    expect(withTyped(none, field, typed, 'kg')).toEqual({ ...none, ...expected });
  });

  test.each([
    ['load', ''],
    ['load', '8,2,5'],
    ['reps', '1,5'],
    ['seconds', ''],
    ['meters', '2000000'],
  ] as const)('%s refuses %j', (field, typed) => {
    expect(withTyped(none, field, typed, 'kg')).toBeNull();
  });

  test('what the keypad opens with reads back as the same figure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const effort = { ...none, seconds };
        const typed = typedFigure(effort, 'seconds', 'kg');
        expect(withTyped(none, 'seconds', typed, 'kg')).toEqual(effort);
      }),
    );
  });

  test('figures stand in their columns as people write them', () => {
    expect(figure({ load: 82_500, reps: 8 }, 'load', 'kg')).toBe('82,5');
    expect(figure({ ...none, seconds: 90 }, 'seconds', 'kg')).toBe('1:30');
    expect(figure(none, 'seconds', 'kg')).toBe('–');
  });
});
