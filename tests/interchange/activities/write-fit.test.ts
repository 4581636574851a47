import fc from 'fast-check';
import fitDecoder from 'fit-decoder';
import FitParser from 'fit-file-parser';
import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { instantOf } from '#domain/wall-time';
import type { Effort, Workout } from '#domain/workouts/shape';
import { readFitCodes } from '../../../src/interchange/activities/exercise-codes';
import { fitExerciseName } from '../../../src/interchange/activities/exercise-names';
import { writeFit } from '../../../src/interchange/activities/write-fit';
import { createNameMatcher } from '../../../src/interchange/matching/exercise-names';
import { sumsOf } from '../../../src/interchange/sums';
import { readActivities } from './reading';

const ZONE = 'America/Sao_Paulo';
const DAY = '2026-07-05';
const SECONDS = 64_920;
const START = instantOf({ day: DAY, seconds: SECONDS }, ZONE);
const MINUTE = 60_000;

interface Written {
  readonly exercise: string | null;
  readonly rest: number | null;
  readonly sets: readonly (Effort | null)[];
}

/** A workout with a set every three minutes; `imported` has one time for all sets. */
function workout(written: readonly Written[], imported = false): Workout {
  let count = 0;
  const all = written.flatMap(({ sets }) => sets);
  const endedAt = START + Math.max(1, all.length) * 3 * MINUTE;
  const entries = written.map(({ exercise, rest, sets }, index) => ({
    key: `e${index}`,
    exercise,
    order: 'i',
    group: null,
    note: 'cotovelo alto',
    restSeconds: rest,
    from: null,
    advice: null,
    returned: false,
    sets: sets.map((done) => {
      count += 1;
      return {
        key: `s${count}`,
        order: 'i',
        kind: 'normal' as const,
        plan: null,
        done: done && { ...done, at: imported ? endedAt : START + count * 3 * MINUTE },
        alternative: null,
        target: null,
        restSeconds: null,
        side: null,
        returned: false,
      };
    }),
  }));
  return {
    title: 'Treino A',
    note: '',
    start: { at: START, zone: ZONE, day: DAY },
    endedAt,
    rest: null,
    from: null,
    pse: null,
    returned: false,
    removedAt: null,
    purged: false,
    exercises: entries,
  };
}

const names = new Map(exercises.map(({ id, name }) => [id, name]));
const nameOf = (id: string) => names.get(id) ?? id;
const write = (one: Workout, unit: 'kg' | 'lb' = 'kg') =>
  new Uint8Array(writeFit(one, nameOf, unit));

/** Sums of the sets of a file, loads in sixteenths of a kilogram. */
interface FitSums {
  readonly active: number;
  readonly rests: number;
  readonly reps: number;
  readonly sixteenths: number;
}

async function sumsByParser(file: Uint8Array<ArrayBuffer>): Promise<FitSums> {
  const { sets = [] } = await new FitParser({ force: false }).parseAsync(file.buffer);
  const active = sets.filter((one) => one.set_type === 'active');
  return {
    active: active.length,
    rests: sets.length - active.length,
    reps: active.reduce((sum, one) => sum + Number(one.repetitions ?? 0), 0),
    sixteenths: active.reduce((sum, one) => sum + Number(one.weight ?? 0) * 16, 0),
  };
}

function sumsByDecoder(file: Uint8Array<ArrayBuffer>): FitSums {
  const { records } = fitDecoder.parseRecords(fitDecoder.fit2json(file.buffer));
  const sets = records.filter(({ type }) => type === 'set');
  const active = sets.filter(({ data }) => data.set_type === 'active');
  const sum = (field: string) =>
    active.reduce((total, { data }) => {
      const value = Number(data[field] ?? 0xffff);
      return total + (value === 0xffff ? 0 : value);
    }, 0);
  return {
    active: active.length,
    rests: sets.length - active.length,
    reps: sum('repetitions'),
    sixteenths: sum('weight'),
  };
}

const effort: fc.Arbitrary<Effort> = fc.oneof(
  fc.record({
    load: fc.option(fc.integer({ min: 1, max: 1600 }).map((quarters) => quarters * 250)),
    reps: fc.integer({ min: 1, max: 999 }),
  }),
  fc.record({
    load: fc.constant(null),
    reps: fc.constant(null),
    seconds: fc.integer({ min: 1, max: 170 }),
  }),
);
const entry = fc.record({
  exercise: fc.oneof(
    fc.constantFrom(...exercises.map(({ id }) => id)),
    fc.constant(null),
    fc.constantFrom('own-a', 'own-b'),
  ),
  rest: fc.option(fc.integer({ min: 1, max: 10 })),
  sets: fc.array(fc.option(effort, { freq: 4 }), { minLength: 1, maxLength: 5 }),
});

describe('a workout written as FIT', () => {
  test('gives the same sums to three readers when it is read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { minLength: 1, maxLength: 5 }),
        fc.boolean(),
        async (list, imported) => {
          const done = list.flatMap(({ sets }) => sets.flatMap((set) => set ?? []));
          const file = write(workout(list, imported));
          const byParser = await sumsByParser(file);
          expect(sumsByDecoder(file)).toEqual(byParser);
          expect(byParser).toMatchObject({
            active: done.length,
            reps: done.reduce((sum, { reps }) => sum + (reps ?? 0), 0),
            sixteenths: done.reduce((sum, { load }) => sum + ((load ?? 0) * 16) / 1000, 0),
          });
          const table = readActivities({ a: file });
          expect(table.warnings).toEqual([]);
          expect(sumsOf(table.workouts)).toEqual({
            workouts: 1,
            sets: done.length,
            volume: done.reduce((sum, { load, reps }) => sum + (load ?? 0) * (reps ?? 0), 0),
            meters: 0,
            seconds: done.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
            period: { from: DAY, to: DAY },
          });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('comes back with its title, times, rests and exercises when this app reads it', () => {
    const set = { load: 60_000, reps: 8 };
    const list = [
      { exercise: 'barbell-bench-press', rest: 90, sets: [set, set, null] },
      { exercise: 'lying-leg-curl', rest: 60, sets: [set, set] },
      { exercise: 'seated-leg-curl', rest: null, sets: [set] },
      { exercise: 'Rosca do Zé', rest: null, sets: [set] },
      { exercise: null, rest: null, sets: [set] },
    ];
    const [back] = readActivities({ a: write(workout(list)) }).workouts;
    expect(back).toMatchObject({
      title: 'Treino A',
      start: { day: DAY, seconds: SECONDS },
      durationSeconds: 8 * 180,
    });
    expect(
      back?.exercises.map(({ name, restSeconds, sets }) => [name, restSeconds, sets.length]),
    ).toEqual([
      ['Barbell Bench Press', 90, 2],
      [nameOf('lying-leg-curl'), 60, 2],
      [nameOf('seated-leg-curl'), null, 1],
      ['Rosca do Zé', null, 1],
      ['Sem exercício', null, 1],
    ]);
  });

  test('has sets of ascending times within the workout when each set was ticked', async () => {
    const list = [
      { exercise: 'pull-up', rest: 90, sets: [1, 2, 3].map((reps) => ({ load: null, reps })) },
    ];
    const { sets = [] } = await new FitParser({ force: false }).parseAsync(
      write(workout(list)).buffer,
    );
    const minutes = sets.map(({ start_time, duration }) => [
      (new Date(String(start_time)).getTime() - START) / 1000,
      Number(duration),
    ]);
    expect(minutes).toEqual([
      [0, 180],
      [180, 90],
      [270, 90],
      [360, 90],
      [450, 90],
    ]);
  });

  test('keeps pounds when the person trains in pounds', () => {
    const list = [{ exercise: 'back-squat', rest: null, sets: [{ load: 102_058, reps: 5 }] }];
    const table = readActivities({ a: write(workout(list), 'lb') });
    expect(table.unit.value).toBe('lb');
    expect(table.workouts[0]?.exercises[0]?.sets[0]?.done?.load).toBe(102_058);
  });
});

describe('codes of the catalogue in FIT', () => {
  const codes = readFitCodes();

  test('are of exercises that exist, each once, and every exercise has one', () => {
    expect([...codes.keys()].sort()).toEqual(exercises.map(({ id }) => id).sort());
  });

  test('lead back to the exercise when they have a number', () => {
    const match = createNameMatcher([], exercises);
    const numbered = [...codes].filter(([, { number }]) => number !== null);
    expect(numbered.length).toBeGreaterThan(240);
    for (const [id, { category, number }] of numbered) {
      const name = fitExerciseName(category, number) ?? '';
      expect([name, match(name)]).toEqual([name, id]);
    }
  });
});
