import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLiftLogProtobuf } from '../../src/interchange/backups/liftlog-protobuf';
import { readBackup } from '../../src/interchange/backups/read-backup';
import type { ReadTable } from '../../src/interchange/model';
import { read } from './apps/reading';
import { liftLogBytes } from './liftlog-writer';

interface WrittenSet {
  /** Grams; 0 for body weight. */
  readonly load: number;
  readonly reps: number;
}

interface Written {
  /** The start in UTC, as epoch seconds. */
  readonly start: number;
  readonly title: string;
  readonly exercises: readonly { readonly name: string; readonly sets: readonly WrittenSet[] }[];
}

const NAMES = ['Squat', 'Bench Press, Close', 'Pull "Up"', 'Remada; cavalinho', 'Crucifixo'];

const set = fc.record({
  load: fc.integer({ min: 0, max: 1200 }).map((quarters) => quarters * 250),
  reps: fc.integer({ min: 1, max: 99 }),
});
const workouts: fc.Arbitrary<Written[]> = fc
  .uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 5 })
  .chain((days) =>
    fc.tuple(
      ...days.map((day) =>
        fc.record({
          // Noon of different days, a while before today.
          start: fc.constant(1_700_000_000 - (1_700_000_000 % 86_400) + 43_200 + day * 86_400),
          title: fc.constantFrom('A', 'Peito, ombro'),
          exercises: fc
            .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 3 })
            .chain((names) =>
              fc.tuple(
                ...names.map((name) =>
                  fc.record({
                    name: fc.constant(name),
                    sets: fc.array(set, { minLength: 1, maxLength: 4 }),
                  }),
                ),
              ),
            ),
        }),
      ),
    ),
  );

const iso = (start: number) => new Date(start * 1000).toISOString();
const dayOf = (start: number) => iso(start).slice(0, 10);
const kilos = (grams: number) => String(grams / 1000);
const csv = (rows: readonly (readonly (string | number)[])[], delimiter = ',') =>
  rows
    .map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(delimiter))
    .join('\n');

/** A row per set. */
function setRows<Row>(
  list: readonly Written[],
  rowOf: (workout: Written, name: string, set: WrittenSet, index: number) => Row,
): Row[] {
  return list.flatMap((workout) =>
    workout.exercises.flatMap(({ name, sets }) =>
      sets.map((one, index) => rowOf(workout, name, one, index)),
    ),
  );
}

function jefit(list: readonly Written[]): string {
  const sessions = list.map(({ start }, index) => [index + 1, start, start + 3600, 3600]);
  const logs = list.flatMap(({ start, exercises }, index) =>
    exercises.map(({ name, sets }, place) => [
      sets.map(({ load, reps }) => `${kilos(load)}x${reps}`).join(','),
      index * 10 + place,
      dayOf(start),
      name,
      index + 1,
    ]),
  );
  const details = list.flatMap(({ exercises }, index) =>
    exercises.flatMap(({ sets }, place) =>
      sets.map(({ load, reps }, at) => [
        at,
        index * 10 + place,
        (load / 453.592_37).toFixed(4),
        reps,
      ]),
    ),
  );
  return [
    '### WORKOUT SESSIONS ####',
    csv([['_id', 'starttime', 'endtime', 'total_time'], ...sessions]),
    '### EXERCISE LOGS ####',
    csv([['logs', '_id', 'mydate', 'ename', 'belongsession'], ...logs]),
    '### EXERCISE SET LOGS ####',
    csv([['set_index', 'exercise_log_id', 'weight_lbs', 'reps'], ...details]),
    '',
  ].join('\n\n');
}

const LIFTOSAUR = [
  'Workout DateTime',
  'Program',
  'Day Name',
  'Exercise',
  'Is Warmup Set?',
  'Completed Reps',
  'Completed Weight Value',
  'Completed Weight Unit',
  'Notes',
];

function liftosaur(list: readonly Written[]): string {
  const rows = setRows(list, ({ start, title }, name, { load, reps }) => {
    const written = name.replace(',', ' -');
    return [iso(start), '', title, written, 0, reps, kilos(load), 'kg', ''];
  });
  return csv([LIFTOSAUR, ...rows]);
}

function liftosaurJson(list: readonly Written[]): string {
  const ids = new Map(NAMES.map((name, index) => [name, `own${index}`]));
  const exercises = Object.fromEntries(NAMES.map((name, index) => [`own${index}`, { name }]));
  const history = list.map(({ start, title, exercises: done }) => ({
    programName: '',
    dayName: title,
    startTime: start * 1000,
    entries: done.map(({ name, sets }) => ({
      exercise: { id: ids.get(name) },
      warmupSets: [],
      sets: sets.map(({ load, reps }) => ({
        completedReps: reps,
        completedWeight: { value: load / 1000, unit: 'kg' },
      })),
    })),
  }));
  return JSON.stringify({ programs: [], settings: { units: 'kg', exercises }, history });
}

const LIFT_LOG = ['SessionId', 'Timestamp', 'Exercise', 'Weight', 'WeightUnit', 'Reps', 'Notes'];

function liftLog(list: readonly Written[]): string {
  const rows = setRows(list, ({ start }, name, { load, reps }) => {
    const unit = load === 0 ? '' : 'kg';
    return [`s${start}`, iso(start), name, load === 0 ? '' : kilos(load), unit, reps, ''];
  });
  // One load names the unit of a file with body weight alone.
  return csv([LIFT_LOG, ...rows]);
}

function liftLogJson(list: readonly Written[]): string {
  return JSON.stringify(
    list.map(({ start, title, exercises }) => ({
      date: dayOf(start),
      blueprint: { name: title },
      recordedExercises: exercises.map(({ name, sets }) => ({
        blueprint: { name },
        potentialSets: sets.map(({ load, reps }) => ({
          set: { completionDateTime: iso(start), repsCompleted: reps },
          weight: { value: kilos(load), unit: 'kilograms' },
        })),
      })),
    })),
  );
}

function openGym(list: readonly Written[]): string {
  const customEx = NAMES.map((name, index) => ({ id: `own${index}`, n: name }));
  const done = list.map(({ start, title, exercises }) => ({
    d: dayOf(start),
    start: start * 1000,
    end: (start + 3600) * 1000,
    name: title,
    entries: exercises.map(({ name, sets }) => ({
      id: `own${NAMES.indexOf(name)}`,
      sets: sets.map(({ load, reps }) => ({ w: load / 1000, r: reps, done: true })),
    })),
  }));
  return JSON.stringify({ unit: 'kg', routines: [], customEx, workouts: done });
}

function gymBook(list: readonly Written[]): string {
  const rows = setRows(list, ({ start, title }, name, { load, reps }) => [
    dayOf(start).split('-').reverse().join('.'),
    title,
    '12:00',
    name,
    'Beine',
    '',
    '',
    'Satz',
    `${reps} Wiederholungen`,
    load === 0 ? '' : `${kilos(load).replace('.', ',')}\u202fkg`,
    '',
    'Nein',
  ]);
  const titles = 'Datum;Training;Zeit;Übung;Bereich;M1;M2;Satz;Wdh.;Gewicht;Notizen;Ausgelassen';
  // The first row shows the form, whatever follows.
  const first = '31.12.2022;X;12:00;Kniebeuge;;;;Satz;5 Wiederholungen;100,5 kg;;Ja'.split(';');
  return csv([titles.split(';'), first, ...rows], ';');
}

function repCount(list: readonly Written[]): string {
  const rows = setRows(list, ({ start, title }, name, { load, reps }) => {
    const at = iso(start).slice(0, 16).replace('T', ' ');
    return [at, at, name, kilos(load), reps, '', title];
  });
  return csv([
    ['Workout Start', 'Workout End', 'Exercise', 'Weight', 'Reps', 'Notes', 'Name'],
    ...rows,
  ]);
}

function lyfta(list: readonly Written[]): string {
  const rows = setRows(list, ({ start, title }, name, { load, reps }) => {
    const at = iso(start).slice(0, 19).replace('T', ' ');
    return [title, at, '01:00:00', name, '', (load / 1000).toFixed(3), reps, '', 'NORMAL_SET'];
  });
  const titles = 'Title,Date,Duration,Exercise,Superset id,Weight,Reps,Time,Set Type';
  return csv([titles.split(','), ...rows]);
}

const bytesOf = (text: Uint8Array) => new TextDecoder().decode(text);

function readLiftLogBytes(list: readonly Written[]): ReadTable {
  const table = readLiftLogProtobuf(liftLogBytes(list), bytesOf, null);
  if (!table) throw new Error('Not read');
  return table;
}

function readJson(text: string): ReadTable {
  const table = readBackup(text, null);
  if (!table || table === 'broken') throw new Error(`Not read: ${text}`);
  return table;
}

/** openGym's backup with the numbers of its exercises as numbers, and not as text. */
const openGymNumbers = (list: readonly Written[]) =>
  openGym(list).replaceAll(/"own(\d)"/g, (_, digit: string) => String(9000 + Number(digit)));

const xmlText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function gymBookXml(list: readonly Written[]): string {
  const sets = setRows(list, ({ start, title }, name, { load, reps }) => {
    const weight = load === 0 ? '<weight/>' : `<weight>${kilos(load)} kg</weight>`;
    const day = dayOf(start).split('-').reverse().join('/');
    return `<log><date>${day}</date><workout>${xmlText(title)}</workout><time>12:00</time><exercise>${xmlText(name)}</exercise><targetRegion/><type>default</type><reps>${reps}</reps>${weight}<notes/><skipped>No</skipped></log>`;
  });
  return `<?xml version="1.0" encoding="UTF-16"?><logs>${sets.join('')}</logs>`;
}

const FIT_NOTES_IOS =
  'Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind';

function fitNotesIos(list: readonly Written[]): string {
  const rows = setRows(list, ({ start, title }, name, { load, reps }) => {
    const pounds = (load / 453.592_37).toFixed(2);
    return [dayOf(start), name, title, kilos(load), pounds, reps, '', '', '', '', 'wr'];
  });
  return `${FIT_NOTES_IOS}\n${csv(rows)}`;
}

type Reader = (list: readonly Written[]) => ReadTable;

const READERS: Readonly<Record<string, Reader>> = {
  JEFIT: (list) => read(jefit(list), 'kg'),
  Liftosaur: (list) => read(liftosaur(list)),
  'Liftosaur in JSON': (list) => readJson(liftosaurJson(list)),
  LiftLog: (list) => read(liftLog(list)),
  'LiftLog in JSON': (list) => readJson(liftLogJson(list)),
  'LiftLog in its backup': readLiftLogBytes,
  openGym: (list) => readJson(openGym(list)),
  'openGym with numbers': (list) => readJson(openGymNumbers(list)),
  GymBook: (list) => read(gymBook(list)),
  'GymBook in XML': (list) => read(gymBookXml(list)),
  'FitNotes of iOS': (list) => read(fitNotesIos(list)),
  RepCount: (list) => read(repCount(list), 'kg'),
  Lyfta: (list) => read(lyfta(list), 'kg'),
};

const NO_TITLE = ['JEFIT', 'LiftLog'];

describe('workouts in a file of another app', () => {
  test.each(Object.entries(READERS))(
    'come back the same when %s has written them',
    (app, reader) => {
      fc.assert(
        fc.property(workouts, (list) => {
          const table = reader(list);
          const found = table.workouts.map(({ title, start, offsetMinutes, exercises }) => ({
            title,
            start: Date.parse(`${start.day}Z`) / 1000 + start.seconds - (offsetMinutes ?? 0) * 60,
            exercises: exercises.map(({ name, sets }) => ({
              name,
              sets: sets.map(({ done }) => ({ load: done?.load ?? 0, reps: done?.reps ?? 0 })),
            })),
          }));
          const byStart = (a: { start: number }, b: { start: number }) => a.start - b.start;
          const expected = list.map(({ title, exercises, ...one }) => ({
            ...one,
            title: NO_TITLE.includes(app) ? '' : title,
            exercises: exercises.map(({ name, sets }) => ({
              name: app === 'Liftosaur' ? name.replace(',', ' -') : name,
              sets,
            })),
          }));
          expect(found.sort(byStart)).toEqual(expected.sort(byStart));
          expect(table.warnings).toEqual([]);
        }),
        { numRuns: 60 },
      );
    },
  );
});
