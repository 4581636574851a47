import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadTable } from '../../src/interchange/model';
import { read } from './apps/reading';

/** A set as the writers below write it; loads in grams. */
interface WrittenSet {
  readonly load: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly meters: number | null;
}

interface WrittenWorkout {
  readonly day: string;
  /** Minutes since midnight. */
  readonly minutes: number;
  readonly title: string;
  readonly exercises: readonly { readonly name: string; readonly sets: readonly WrittenSet[] }[];
}

const two = (figure: number) => String(figure).padStart(2, '0');
const quoted = (cell: string | number) => `"${String(cell).replaceAll('"', '""')}"`;
const clock = ({ minutes }: WrittenWorkout) =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const kilograms = (grams: number | null) => (grams === null ? '' : String(grams / 1000));
const figure = (value: number | null) => (value === null ? '' : String(value));
const zero = (value: number | null) => (value === null ? '0' : String(value));

interface Form {
  /** One line per set, or another number of lines. */
  write(workouts: readonly WrittenWorkout[]): string;
  /** Whether it has times and distances. */
  readonly timed: boolean;
  readonly hasTimes: boolean;
}

/** Lines of a table with a row per set. */
function perSet(
  header: string,
  cells: (workout: WrittenWorkout, name: string, set: WrittenSet, index: number) => string[],
  separator = ',',
): Form['write'] {
  return (workouts) =>
    [
      header,
      ...workouts.flatMap((workout) =>
        workout.exercises.flatMap(({ name, sets }) =>
          sets.map((set, index) => cells(workout, name, set, index).map(quoted).join(separator)),
        ),
      ),
    ].join('\r\n');
}

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];

/** "3 fev 2026, 18:02", as Hevy writes it in Portuguese. */
function hevyDate(workout: WrittenWorkout): string {
  const [year = '', month = '', day = ''] = workout.day.split('-');
  return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}, ${clock(workout)}`;
}

const SETS = [1, 2, 3, 4, 5];

const FORMS: Readonly<Record<string, Form>> = {
  hevy: {
    timed: true,
    hasTimes: true,
    write: perSet(
      'title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe',
      (workout, name, { load, reps, seconds, meters }, index) => [
        workout.title,
        hevyDate(workout),
        '',
        '',
        name,
        '',
        '',
        String(index),
        'normal',
        kilograms(load),
        figure(reps),
        meters === null ? '' : String(meters / 1000),
        figure(seconds),
        '',
      ],
    ),
  },
  strong: {
    timed: true,
    hasTimes: true,
    write: perSet(
      'Date,Workout Name,Exercise Name,Set Order,Weight,Weight Unit,Reps,Distance,Distance Unit,Seconds',
      (workout, name, { load, reps, seconds, meters }, index) => [
        `${workout.day} ${clock(workout)}:00`,
        workout.title,
        name,
        String(index + 1),
        kilograms(load) || '0',
        'kg',
        zero(reps),
        zero(meters),
        'm',
        zero(seconds),
      ],
    ),
  },
  'strong in German': {
    timed: true,
    hasTimes: true,
    write: perSet(
      'Datum;Workout-Name;Name der Übung;Reihenfolge festlegen;Gewicht (kg);Wiederh.;Entfernung (Meter);Sekunden',
      (workout, name, { load, reps, seconds, meters }, index) => [
        `${workout.day} ${clock(workout)}:00`,
        workout.title,
        name,
        String(index + 1),
        kilograms(load).replace('.', ','),
        figure(reps),
        figure(meters),
        figure(seconds),
      ],
      ';',
    ),
  },
  fitnotes: {
    timed: true,
    hasTimes: false,
    write: perSet(
      'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
      (workout, name, { load, reps, seconds, meters }) => [
        workout.day,
        name,
        'Treino',
        kilograms(load),
        'kgs',
        figure(reps),
        figure(meters),
        'm',
        figure(seconds),
        '',
      ],
    ),
  },
  fitbod: {
    timed: true,
    hasTimes: true,
    write: perSet(
      'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier',
      (workout, name, { load, reps, seconds, meters }) => [
        `${workout.day} ${clock(workout)}:00 +0000`,
        name,
        zero(reps),
        kilograms(load) || '0.0',
        zero(seconds),
        zero(meters),
        '0.0',
        '0.0',
        'false',
        '',
        '1.0',
      ],
    ),
  },
  stronglifts: {
    timed: false,
    hasTimes: true,
    write: (workouts) =>
      [
        `Date (yyyy/mm/dd),Workout,Workout Name,Exercise,Start Time (h:mm),${SETS.map((set) => `Set ${set} (Reps),Set ${set} (KG)`).join(',')}`,
        ...workouts.flatMap((workout, index) =>
          workout.exercises.map(({ name, sets }) =>
            [
              workout.day.replaceAll('-', '/'),
              index + 1,
              workout.title,
              name,
              clock(workout),
              ...SETS.flatMap((set) => {
                const done = sets[set - 1];
                return done ? [zero(done.reps), kilograms(done.load) || '0'] : ['', ''];
              }),
            ]
              .map(quoted)
              .join(','),
          ),
        ),
      ].join('\n'),
  },
  'stronglifts of 2015': {
    timed: false,
    hasTimes: false,
    write: (workouts) => {
      const most = Math.max(1, ...workouts.map(({ exercises }) => exercises.length));
      const block = (at: number) =>
        `Exercise ${at + 1},Weight (KG),Weight (LB),Set 1,Set 2,Set 3,Set 4,Set 5`;
      const places = Array.from({ length: most }, (_, at) => at);
      return [
        `Date,Note,Workout,Body Weight,${places.map(block).join(',')}`,
        ...workouts.map(({ day, exercises }) => {
          const [year = '', month, date] = day.split('-');
          const cells = places.flatMap((at) => {
            const exercise = exercises[at];
            const load = exercise?.sets[0]?.load ?? null;
            const reps = SETS.map((set) => figure(exercise?.sets[set - 1]?.reps ?? null));
            return [exercise?.name ?? '', kilograms(load), '', ...reps];
          });
          return [`${date}/${month}/${year.slice(2)}`, '', 'A', '84KG', ...cells]
            .map(quoted)
            .join(',');
        }),
      ].join('\n');
    },
  },
};

const load = fc.integer({ min: 1, max: 40_000 }).map((steps) => steps * 10);
const reps = fc.integer({ min: 1, max: 99 });
const strength: fc.Arbitrary<WrittenSet> = fc.record({
  load: fc.option(load, { freq: 3 }),
  reps,
  seconds: fc.constant(null),
  meters: fc.constant(null),
});
const timed: fc.Arbitrary<WrittenSet> = fc.record({
  load: fc.constant(null),
  reps: fc.constant(null),
  seconds: fc.integer({ min: 1, max: 7_200 }),
  meters: fc.option(fc.integer({ min: 1, max: 40_000 })),
});
const text = fc
  .string({ minLength: 1, maxLength: 16, unit: 'grapheme' })
  .map((content) => `x${content.replaceAll('\\', '').replace(/\r\n?/g, ' ')}x`);

function workoutsOf(form: Form, oneLoad: boolean): fc.Arbitrary<WrittenWorkout[]> {
  const any = form.timed ? fc.oneof(strength, timed) : strength;
  const sets = fc
    .array(any, { minLength: 1, maxLength: 5 })
    .map((list) => (oneLoad ? list.map((set) => ({ ...set, load: list[0]?.load ?? null })) : list));
  return fc.uniqueArray(
    fc.record({
      day: fc
        .integer({ min: 13_000, max: 20_700 })
        .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10)),
      minutes: fc.nat(1439),
      title: text,
      exercises: fc.uniqueArray(fc.record({ name: text, sets }), {
        minLength: 1,
        maxLength: 4,
        selector: ({ name }) => name,
      }),
    }),
    { minLength: 1, maxLength: 6, selector: ({ day }) => day },
  );
}

/** The contents of a table, in the writers' terms. */
function contentsOf(table: ReadTable, withTimes: boolean) {
  return table.workouts.map(({ start, exercises }) => ({
    day: start.day,
    ...(withTimes ? { minutes: start.seconds / 60 } : {}),
    exercises: exercises.map(({ name, sets }) => ({
      name,
      sets: sets.map(({ done }) => ({
        load: done?.load ?? null,
        reps: done?.reps ?? null,
        seconds: done?.seconds ?? null,
        meters: done?.meters ?? null,
      })),
    })),
  }));
}

describe('a table that was written in the form of an app', () => {
  test.each(Object.entries(FORMS))('comes back the same when it is of %s', (name, form) => {
    fc.assert(
      fc.property(workoutsOf(form, name.endsWith('2015')), (workouts) => {
        const table = read(form.write(workouts));
        expect(table.warnings).toEqual([]);
        expect(contentsOf(table, form.hasTimes)).toEqual(
          workouts.map(({ day, minutes, exercises }) => ({
            day,
            ...(form.hasTimes ? { minutes } : {}),
            exercises,
          })),
        );
      }),
    );
  });
});
