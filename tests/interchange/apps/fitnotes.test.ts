import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { effortSchema } from '#domain/workouts/paths';
import { warningWords } from '../../../src/interchange/apps/warning-words';
import { remarkWords } from '../../../src/screens/files/import/words/file-words';
import { efforts, names, read } from './reading';

describe('FitNotes', () => {
  test('dates of figures that only month first leaves out of the future are read so, and that is said', () => {
    vi.setSystemTime('2026-03-02T12:00:00Z');
    try {
      const table = read(
        'Date,Exercise,Category,Weight (kg),Reps\n01/05/2026,Row,Back,40,8\n02/10/2026,Row,Back,40,8',
      );
      expect(table.workouts.map(({ start }) => start.day)).toEqual(['2026-01-05', '2026-02-10']);
      expect(remarkWords(table.remarks).join(' ')).toContain('Lemos o mês primeiro');
    } finally {
      vi.useRealTimers();
    }
  });

  const ANDROID =
    'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment';
  const IOS =
    'Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind';

  test('Android: a day is a workout, named by its categories; the unit is on every row', () => {
    const table = read(
      [
        ANDROID,
        '2026-08-04,Lat Pulldown,Back,35.0,kgs,10,,,,"pegada aberta"',
        '2026-08-04,Lat Pulldown,Back,77.16,lbs,8,,,,""',
        '2026-08-04,Plank,Abs,,,,,,0:01:30,',
        '2026-08-04,Lat Pulldown,Back,40.0,kgs,6,,,,',
        '2026-08-05,Cycling,Cardio,,,,1000.0,m,0:05:00,',
        '2026-08-05,Running (Outdoor),Cardio,,,,1.53,mi,1:59:30,',
        '2026-08-05,Pull Up,Back,0.0,kgs,12,,,,',
      ].join('\r\n'),
    );
    expect(table).toMatchObject({
      source: 'fitnotes',
      warnings: [],
      remarks: ['date-only'],
      unit: { known: true },
    });
    expect(table.workouts).toMatchObject([
      { title: 'Back, Abs', start: { day: '2026-08-04', seconds: 43_200 }, durationSeconds: 0 },
      { title: 'Cardio, Back', start: { day: '2026-08-05', seconds: 43_200 } },
    ]);
    expect(names(table)[0]).toEqual(['Lat Pulldown', 'Plank', 'Lat Pulldown']);
    expect(table.workouts[0]?.exercises[0]?.note).toBe('pegada aberta');
    expect(efforts(table)).toEqual([
      { load: 35_000, reps: 10 },
      { load: 34_999, reps: 8 },
      { load: null, reps: null, seconds: 90 },
      { load: 40_000, reps: 6 },
      { load: null, reps: null, seconds: 300, meters: 1000 },
      { load: null, reps: null, seconds: 7170, meters: 2462 },
      { load: null, reps: 12 },
    ]);
  });

  test('iOS: both units side by side, and minutes with seconds', () => {
    const table = read(
      [
        IOS,
        '2020-01-13,Incline Barbell Bench Press,Chest,70.00,154.32,5,,,,,wr',
        '2020-01-13,Side Plank,Abs,0.00,0.00,,,,01:00,,wt',
        '2020-09-30,Stationary Bike,Cardio,,,,0.00,m,10:00,,dt',
        '2020-09-30,Swimming,Cardio,,,,50,yd,,,dt',
        '2020-09-30,Squat,Legs,,225,5,,,,leve,wr',
      ].join('\n'),
    );
    expect(table.warnings).toEqual([]);
    expect(efforts(table)).toEqual([
      { load: 70_000, reps: 5 },
      { load: null, reps: null, seconds: 60 },
      { load: null, reps: null, seconds: 600 },
      { load: null, reps: null, meters: 46 },
      { load: 102_058, reps: 5 },
    ]);
  });

  test('the unit once in the header, or nowhere: then it is asked for', () => {
    const once = ANDROID.replace('Weight,Weight Unit', 'Weight (lbs)');
    expect(efforts(read(`${once}\n2026-08-04,Squat,Legs,100,5,,,,`))[0]?.load).toBe(45_359);
    const nowhere = ANDROID.replace(',Weight Unit', '');
    const row = (load: number) => `2026-08-04,Squat,Legs,${load},5,,,,`;
    const table = read([nowhere, row(135), row(225)].join('\n'));
    expect(table.unit).toEqual({ value: 'lb', known: false });
    expect(table.remarks).toContain('unit-guessed');
    expect(efforts(read([nowhere, row(135)].join('\n'), 'kg'))[0]?.load).toBe(135_000);
  });

  test('dates of figures are read as they can be; what cannot be read is said in order', () => {
    const table = read(
      [
        ANDROID,
        '25/12/2025,Squat,Legs,100,kgs,5,,,dez,',
        'ontem,Squat,Legs,100,kgs,5,,,,',
        '26/12/2025,,Legs,100,kgs,5,,,,',
      ].join('\n'),
    );
    expect(table.workouts.map(({ start }) => start.day)).toEqual(['2025-12-25']);
    expect(table.warnings.map(warningWords)).toEqual([
      "Linha 2: 'dez' não foi entendido como tempo. A série entra sem tempo.",
      "Linha 3: data 'ontem' não foi entendida. A série fica de fora.",
      'Linha 4: falta o nome do exercício. A série fica de fora.',
    ]);
  });
});

describe('any table of FitNotes or Fitbod', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '0', '82,5', '1.234,5', '-20', 'NaN', '0:90', '=1+1', '-'),
    fc.string({ maxLength: 8 }),
    fc.integer().map(String),
  );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const HEADERS = [
    'Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment',
    'Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note',
  ];

  test('every row with a date and an exercise is a set, and fits', () => {
    const row = fc.record({
      day: fc.integer({ min: 1, max: 28 }),
      exercise: fc.stringMatching(/^[a-z]{1,4}$/),
      cells: fc.array(cell, { minLength: 8, maxLength: 8 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...HEADERS), fc.array(row, { minLength: 1 }), (head, rows) => {
        const lines = rows.map(({ day, exercise, cells }) =>
          [`2026-02-${String(day).padStart(2, '0')}`, exercise, ...cells].map(quoted).join(','),
        );
        const table = read([head, ...lines].join('\n'));
        expect(efforts(table)).toHaveLength(rows.length);
        for (const effort of efforts(table)) {
          expect(effort === null || v.is(effortSchema, effort)).toBe(true);
        }
      }),
    );
  });
});
