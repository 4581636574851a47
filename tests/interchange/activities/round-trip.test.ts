import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitCategories } from '../../../src/interchange/activities/exercise-names';
import { fitFile, type SampleSet } from './fit-samples';
import { readActivities } from './reading';

const NAMES = [...fitCategories()].flatMap(([category, { names }]) =>
  [...names].map(([number, name]) => ({ category, number, name })),
);

/** Sixteenths of a kilogram, as from plates of 1.25 kg; or pounds in quarters. */
const weight = fc.oneof(
  fc.record({ unit: fc.constant('kg' as const), quarters: fc.integer({ min: 1, max: 1600 }) }),
  fc.record({ unit: fc.constant('lb' as const), quarters: fc.integer({ min: 1, max: 3200 }) }),
  fc.constant(null),
);

const set = fc.record({
  name: fc.constantFrom(...NAMES),
  reps: fc.option(fc.integer({ min: 1, max: 999 })),
  weight,
  seconds: fc.integer({ min: 1, max: 900 }),
  rest: fc.option(fc.integer({ min: 1, max: 3600 }), { nil: undefined }),
});

const POUND = 453.59237;

test('an activity has the same sets when it is written as a watch does and read', () => {
  fc.assert(
    fc.property(
      fc.array(set, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1_500_000_000, max: 1_900_000_000 }),
      fc.constantFrom(-180, 0, 330, 765),
      (sets, start, offset) => {
        const sample = sets.map(
          ({ name, reps, weight: load, seconds, rest }): SampleSet => ({
            categories: [name.category],
            numbers: [name.number],
            ...(reps === null ? {} : { reps }),
            ...(load === null
              ? {}
              : {
                  unit: load.unit,
                  weight: Math.round(load.quarters * 4 * (load.unit === 'lb' ? POUND / 1000 : 1)),
                }),
            seconds,
            ...(rest === undefined ? {} : { rest }),
          }),
        );
        const file = fitFile({ start: start * 1000, offset, sets: sample });
        const [workout, ...more] = readActivities({ 'a.fit': file }).workouts;
        expect(more).toEqual([]);
        const { day, seconds } = workout?.start ?? { day: '', seconds: 0 };
        expect(Date.parse(`${day}T00:00:00Z`) / 1000 + seconds).toBe(start + offset * 60);
        const read = workout?.exercises.flatMap((exercise) =>
          exercise.sets.map(({ done }) => ({ name: exercise.name, ...done })),
        );
        const key = (one: object) => JSON.stringify(one);
        const wanted = sets.map(({ name, reps, weight: load, seconds: time }) => ({
          name: name.name,
          load:
            load === null
              ? null
              : Math.round(load.unit === 'lb' ? (load.quarters / 4) * POUND : load.quarters * 250),
          reps,
          ...(reps === null ? { seconds: time } : {}),
        }));
        // Sets of a superset are gathered by exercise.
        expect(read?.map(key).sort()).toEqual(wanted.map(key).sort());
      },
    ),
  );
});

test('an activity has the same times and distance when it is written as TCX and read', () => {
  const lap = fc.record({
    seconds: fc.integer({ min: 1, max: 9_000 }),
    meters: fc.integer({ min: 1, max: 40_000 }),
  });
  const activity = fc.record({
    sport: fc.constantFrom('Running', 'Biking'),
    start: fc.integer({ min: 1_500_000_000, max: 1_900_000_000 }),
    laps: fc.array(lap, { minLength: 1, maxLength: 5 }),
    notes: fc.constantFrom('', 'Parque & subida', '5 < 6'),
  });
  fc.assert(
    fc.property(activity, ({ sport, start, laps, notes }) => {
      const at = new Date(start * 1000).toISOString();
      const written = laps.map(
        ({ seconds, meters }) =>
          `<Lap StartTime="${at}"><TotalTimeSeconds>${seconds}.0</TotalTimeSeconds><DistanceMeters>${meters}.0</DistanceMeters><Track><Trackpoint><DistanceMeters>1</DistanceMeters></Trackpoint></Track></Lap>`,
      );
      const note = notes.replace('&', '&amp;').replace('<', '&lt;');
      const file = `<?xml version="1.0"?>\n<TrainingCenterDatabase><Activities><Activity Sport="${sport}"><Id>${at}</Id>${written.join('')}<Notes>${note}</Notes></Activity></Activities></TrainingCenterDatabase>\n`;
      const [workout, ...more] = readActivities({ 'a.tcx': file }).workouts;
      expect(more).toEqual([]);
      const seconds = laps.reduce((sum, one) => sum + one.seconds, 0);
      const meters = laps.reduce((sum, one) => sum + one.meters, 0);
      const { day, seconds: time } = workout?.start ?? { day: '', seconds: 0 };
      expect(Date.parse(`${day}T00:00:00Z`) / 1000 + time).toBe(start);
      expect([workout?.note, workout?.durationSeconds]).toEqual([notes, seconds]);
      expect(workout?.exercises.flatMap(({ sets }) => sets.map(({ done }) => done))).toMatchObject([
        { seconds, meters },
      ]);
    }),
  );
});

test('exercises that alternate are one superset when they come round again', () => {
  const at = (index: number) => NAMES[index] ?? { category: 0, number: 0, name: '' };
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: NAMES.length - 1 }), {
        minLength: 2,
        maxLength: 5,
        selector: (index) => at(index).name,
      }),
      fc.integer({ min: 2, max: 5 }),
      (partners, rounds) => {
        const order = Array.from({ length: rounds }, () => partners).flat();
        const sets = order.map((index) => ({
          categories: [at(index).category],
          numbers: [at(index).number],
          reps: 10,
          seconds: 20,
        }));
        const [workout] = readActivities({
          a: fitFile({ start: 1_780_000_000_000, sets }),
        }).workouts;
        expect(
          workout?.exercises.map(({ name, group, sets: own }) => [name, group, own.length]),
        ).toEqual(partners.map((index) => [at(index).name, 'g0', rounds]));
      },
    ),
  );
});
