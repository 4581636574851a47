import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import type { ReadTable } from '../../../src/interchange/model';
import { readFile } from '../../../src/workers/read-file';
import { xlsxFile } from '../../workers/workbooks';
import { readAsGuessed } from './guessed';

const LANGUAGES = {
  pt: {
    date: 'Data',
    time: 'Hora',
    workout: 'Treino',
    exercise: 'Exercício',
    load: 'Carga',
    reps: 'Repetições',
    unit: 'Unidade',
    seconds: 'Tempo',
  },
  en: {
    date: 'Date',
    time: 'Start time',
    workout: 'Workout',
    exercise: 'Exercise',
    load: 'Weight',
    reps: 'Reps',
    unit: 'Unit',
    seconds: 'Duration',
  },
  es: {
    date: 'Fecha',
    time: 'Hora',
    workout: 'Entrenamiento',
    exercise: 'Ejercicio',
    load: 'Peso',
    reps: 'Repeticiones',
    unit: 'Unidad',
    seconds: 'Segundos',
  },
  de: {
    date: 'Datum',
    time: 'Uhrzeit',
    workout: 'Training',
    exercise: 'Übung',
    load: 'Gewicht',
    reps: 'Wiederholungen',
    unit: 'Einheit',
    seconds: 'Sekunden',
  },
} as const;
type Column = keyof (typeof LANGUAGES)['pt'];

const COLUMNS: readonly Column[] = [
  'date',
  'time',
  'workout',
  'exercise',
  'load',
  'reps',
  'unit',
  'seconds',
];

const two = (figure: number) => String(figure).padStart(2, '0');
const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const dayParts = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return [year, month, date];
};

/** Forms of a date that say the day by themselves. */
const DATE_FORMS: Readonly<Record<string, (day: string) => string>> = {
  iso: (day) => day,
  bare: (day) => day.replaceAll('-', ''),
  figures: (day) => {
    const [year, month, date] = dayParts(day);
    return `${two(date)}/${two(month)}/${year}`;
  },
  'short figures': (day) => {
    const [year, month, date] = dayParts(day);
    return `${date}.${month}.${two(year % 100)}`;
  },
  named: (day) => {
    const [year, month, date] = dayParts(day);
    return `${date} de ${MONTHS[month - 1]} de ${year}`;
  },
  serial: (day) => String(25_569 + Date.parse(`${day}Z`) / 86_400_000),
};

const TIME_FORMS: Readonly<Record<string, (minutes: number) => string>> = {
  clock: (minutes) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`,
  letter: (minutes) => `${Math.floor(minutes / 60)}h${two(minutes % 60)}`,
  noon: (minutes) => {
    const hours = Math.floor(minutes / 60);
    return `${hours % 12 || 12}:${two(minutes % 60)} ${hours < 12 ? 'AM' : 'PM'}`;
  },
};

const GRAMS = { kg: 1000, lb: 453.59237 } as const;

/** A set as it is written and as it is read. */
const set = fc.record({
  exercise: fc.constantFrom(
    'Supino reto',
    'Agachamento, livre',
    'Remada; curvada',
    'Rosca "21"',
    'Leg press 45',
  ),
  // Quarters of a kilogram or pound, so that no form has another decimal sign.
  quarters: fc.integer({ min: 1, max: 1600 }),
  unit: fc.constantFrom('kg', 'lb'),
  reps: fc.integer({ min: 1, max: 99 }),
  seconds: fc.integer({ min: 1, max: 3599 }),
});

const workouts = fc.array(
  fc.record({
    gap: fc.integer({ min: 1, max: 40 }),
    minutes: fc.integer({ min: 5 * 60, max: 22 * 60 }),
    title: fc.constantFrom('A', 'B', 'Treino de força'),
    sets: fc.array(set, { minLength: 1, maxLength: 6 }),
  }),
  { minLength: 1, maxLength: 6 },
);

const layout = fc.record({
  language: fc.constantFrom(...Object.values(LANGUAGES)),
  order: fc.shuffledSubarray([...COLUMNS], { minLength: COLUMNS.length }),
  date: fc.constantFrom(...Object.values(DATE_FORMS)),
  time: fc.constantFrom(...Object.values(TIME_FORMS)),
  delimiter: fc.constantFrom(';', ',', '\t', '|'),
  comma: fc.boolean(),
  units: fc.constantFrom('title', 'column', 'cell'),
  spans: fc.boolean(),
  merged: fc.boolean(),
  title: fc.constantFrom('', 'Meus treinos', 'Ficha, de 2026; nova'),
});

const read = ({ workouts: found }: ReadTable) =>
  found.map(({ title, start, exercises }) => ({
    title,
    day: start.day,
    minutes: start.seconds / 60,
    sets: exercises.flatMap(({ name, sets }) => sets.map(({ done }) => ({ name, ...done }))),
  }));

describe('a workbook', () => {
  test('gives the sets that were written, over several sheets', async () => {
    const sheetSet = fc.record({
      exercise: fc.constantFrom('Supino reto', 'Agachamento, livre', 'Remada & cia'),
      quarters: fc.integer({ min: 1, max: 1600 }),
      reps: fc.integer({ min: 1, max: 99 }),
    });
    const days = fc.uniqueArray(fc.integer({ min: 45_000, max: 46_300 }), {
      minLength: 1,
      maxLength: 4,
    });
    const sheet = days.chain((list) =>
      fc.tuple(
        ...list.map((day) =>
          fc.record({
            day: fc.constant(day),
            sets: fc.array(sheetSet, { minLength: 1, maxLength: 4 }),
          }),
        ),
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(sheet, { minLength: 1, maxLength: 3 }), async (sheets) => {
        const file = xlsxFile(
          Object.fromEntries(
            sheets.map((workouts, index) => [
              `Mês ${index + 1}`,
              [
                ['Data', 'Exercício', 'Carga (kg)', 'Repetições'],
                ...workouts.flatMap(({ day, sets }) =>
                  sets.map(({ exercise, quarters, reps }) => [
                    { value: day, style: 1 },
                    exercise,
                    quarters / 4,
                    reps,
                  ]),
                ),
              ],
            ]),
          ),
        );
        const choices = { unit: null, roles: null, order: null, year: null, body: false };
        const blob = new Blob([file]);
        const asked = await readFile({ file: blob, ...choices }, () => {});
        const answer =
          asked.is === 'columns'
            ? await readFile({ file: blob, ...choices, roles: asked.question.guess }, () => {})
            : asked;
        if (answer.is !== 'table') throw new Error(JSON.stringify(answer));
        const found = answer.table.workouts.flatMap(({ start, exercises }) =>
          exercises.flatMap(({ name, sets }) =>
            sets.map(({ done }) => `${start.day} ${name} ${done?.load} ${done?.reps}`),
          ),
        );
        const expected = sheets.flat().flatMap(({ day, sets }) =>
          sets.map(({ exercise, quarters, reps }) => {
            const on = new Date((day - 25_569) * 86_400_000).toISOString().slice(0, 10);
            return `${on} ${exercise} ${quarters * 250} ${reps}`;
          }),
        );
        expect(found.sort()).toEqual(expected.sort());
      }),
      { numRuns: 60 },
    );
  });
});

describe('any table', () => {
  test('gives what was written, in any order of columns, language, form of dates and unit', () => {
    fc.assert(
      fc.property(workouts, layout, (written, form) => {
        const { language, order, units } = form;
        let day = '2024-01-20';
        // A day above twelve in the first row shows the order of figures.
        const dated = written.map((one, index) => {
          day = index === 0 ? day : addDays(day, one.gap);
          return { ...one, day };
        });
        const figure = (quarters: number) =>
          String(quarters / 4).replace('.', form.comma ? ',' : '.');
        const rows = dated.flatMap((one) =>
          one.sets.map(
            ({ exercise, quarters, unit, reps, seconds }, nth): Record<Column, string> => {
              const isBlank = form.merged && nth > 0;
              const named = units === 'title' ? 'kg' : unit;
              return {
                date: isBlank ? '' : form.date(one.day),
                time: isBlank ? '' : form.time(one.minutes),
                workout: isBlank ? '' : one.title,
                exercise: isBlank && one.sets[nth - 1]?.exercise === exercise ? '' : exercise,
                load: `${figure(quarters)}${units === 'cell' ? ` ${named}` : ''}`,
                reps: String(reps),
                unit: units === 'column' ? named : '',
                seconds: form.spans
                  ? `${Math.floor(seconds / 60)}min ${seconds % 60}s`
                  : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`,
              };
            },
          ),
        );
        const titles = order.map((column) =>
          column === 'load' && units === 'title' ? `${language.load} (kg)` : language[column],
        );
        const table = Papa.unparse(
          [titles, ...rows.map((row) => order.map((column) => row[column]))],
          { delimiter: form.delimiter },
        );
        const text = form.title === '' ? table : `${form.title}\n\n${table}`;
        const result = readAsGuessed(text);
        const expected = dated.map(({ title, day: on, minutes, sets }) => ({
          title,
          day: on,
          minutes,
          sets: sets.map(({ exercise, quarters, unit, reps, seconds }) => ({
            name: exercise,
            load: Math.round((quarters / 4) * GRAMS[units === 'title' ? 'kg' : unit]),
            reps,
            seconds,
          })),
        }));
        expect(read(result)).toEqual(expected);
        expect(result.warnings).toEqual([]);
        expect(result.unread).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
