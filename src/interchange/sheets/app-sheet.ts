import Papa from 'papaparse';
import type { Exercise } from '#domain/exercises/exercise';
import { wallTime } from '#domain/wall-time';
import type { SetKind, Workout } from '#domain/workouts/shape';
import { FORMULA } from './spreadsheet';

/**
 * Apps with a format that workouts are exported in. Hevy imports Strong's, and others import
 * either.
 */
export const APP_SHEETS = ['strong', 'hevy'] as const;
export type AppSheetFormat = (typeof APP_SHEETS)[number];

const STRONG_TITLES = [
  'Date',
  'Workout Name',
  'Exercise Name',
  'Set Order',
  'Weight',
  'Weight Unit',
  'Reps',
  'RPE',
  'Distance',
  'Distance Unit',
  'Seconds',
  'Notes',
  'Workout Notes',
  'Workout Duration',
];

const HEVY_TITLES = [
  'title',
  'start_time',
  'end_time',
  'description',
  'exercise_title',
  'superset_id',
  'exercise_notes',
  'set_index',
  'set_type',
  'weight_kg',
  'reps',
  'distance_km',
  'duration_seconds',
  'rpe',
];

const STRONG_KINDS: Readonly<Partial<Record<SetKind, string>>> = {
  warmup: 'W',
  drop: 'D',
  failure: 'F',
};

/** The number of a set in Strong's rows of rests, which follow the set. */
const STRONG_REST = 'Rest Timer';

const HEVY_KINDS: Readonly<Partial<Record<SetKind, string>>> = {
  warmup: 'warmup',
  drop: 'dropset',
  failure: 'failure',
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MINUTE_MS = 60_000;

const two = (figure: number) => String(figure).padStart(2, '0');
const figure = (value: number | null | undefined) => (value == null ? '' : String(value));

/** The clock of a workout's own zone: day, hours, minutes and seconds. */
function clockOf(at: number, zone: string) {
  const { day, seconds } = wallTime(at, zone);
  const time = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two);
  return { day, time };
}

function strongDate(at: number, zone: string): string {
  const { day, time } = clockOf(at, zone);
  return `${day} ${time.join(':')}`;
}

/** "15 Sep 2024, 18:02". */
function hevyDate(at: number, zone: string): string {
  const { day, time } = clockOf(at, zone);
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}, ${time.slice(0, 2).join(':')}`;
}

/** "1h 5m", as Strong writes durations. */
function strongDuration({ start, endedAt }: Workout): string {
  const minutes = Math.round(((endedAt ?? start.at) - start.at) / MINUTE_MS);
  return minutes >= 60 ? `${Math.floor(minutes / 60)}h ${minutes % 60}m` : `${minutes}m`;
}

function rowsOf(
  workout: Workout,
  format: AppSheetFormat,
  nameOf: (exercise: string) => string,
): string[][] {
  const { start, endedAt, title, note, exercises } = workout;
  const groups = [...new Set(exercises.flatMap(({ group }) => group ?? []))];
  return exercises.flatMap((entry) => {
    const name = entry.exercise === null ? 'Sem exercício' : nameOf(entry.exercise);
    const done = entry.sets.flatMap(({ kind, restSeconds, done: effort }) =>
      effort ? [{ ...effort, kind, rest: restSeconds ?? entry.restSeconds ?? 0 }] : [],
    );
    let numbered = 0;
    return done.flatMap(({ kind, rest, load, reps, seconds, meters, rir }, index) => {
      const kilograms = load === null ? '' : String(load / 1000);
      const kilometers = meters == null ? '' : String(meters / 1000);
      const rpe = rir == null ? '' : String(10 - rir);
      if (format === 'hevy') {
        const row = [
          title,
          hevyDate(start.at, start.zone),
          hevyDate(endedAt ?? start.at, start.zone),
          note,
          name,
          entry.group === null ? '' : String(groups.indexOf(entry.group)),
          entry.note,
          String(index),
          HEVY_KINDS[kind] ?? 'normal',
          kilograms,
          figure(reps),
          kilometers,
          figure(seconds),
          rpe,
        ];
        return [row];
      }
      const letter = STRONG_KINDS[kind];
      if (letter === undefined) numbered += 1;
      const facts = [strongDate(start.at, start.zone), title, name];
      const texts = [entry.note, note, strongDuration(workout)];
      const row = [
        ...facts,
        letter ?? String(numbered),
        kilograms,
        'kg',
        figure(reps),
        rpe,
        kilometers,
        kilometers === '' ? '' : 'km',
        figure(seconds),
        ...texts,
      ];
      const pause = [...facts, STRONG_REST, '', '', '', '', '', '', String(rest), ...texts];
      return rest > 0 ? [row, pause] : [row];
    });
  });
}

/** All performed sets in the format of another app, oldest workout first. */
export function appSheet(
  workouts: readonly Workout[],
  format: AppSheetFormat,
  nameOf: (exercise: string) => string,
): string {
  const fields = format === 'hevy' ? HEVY_TITLES : STRONG_TITLES;
  const data = workouts.flatMap((workout) => rowsOf(workout, format, nameOf));
  const delimiter = format === 'hevy' ? ',' : ';';
  return `${Papa.unparse({ fields, data }, { delimiter, newline: '\n', escapeFormulae: FORMULA })}\n`;
}

const EQUIPMENT = ['barbell', 'dumbbell', 'cable', 'machine', 'kettlebell', 'band', 'smith'];

/**
 * The English name of a catalogue exercise in the form of other apps, from its id: "Bench Press
 * (Barbell)". Only a name that leads back to the exercise is used; otherwise our own.
 */
export function foreignName(
  { id, name }: Exercise,
  exerciseOf: (name: string) => string | null,
): string {
  const [first = '', ...rest] = id.split('-').map((word) => word[0]?.toUpperCase() + word.slice(1));
  const equipment = EQUIPMENT.includes(first.toLowerCase()) && rest.length > 0 ? first : null;
  const written = equipment
    ? `${rest.join(' ')} (${equipment === 'Smith' ? 'Smith Machine' : equipment})`
    : [first, ...rest].join(' ');
  return exerciseOf(written) === id ? written : name;
}
