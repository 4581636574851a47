import { describe, expect, test } from 'vitest';
import { warningWords } from '../../../src/interchange/apps/warning-words';
import { readWorkoutTable } from '../../../src/interchange/files/read-table';
import { columnTitle, exampleWords } from '../../../src/screens/files/import/words/column-words';
import { efforts, names } from '../apps/reading';
import { questionOf, readAsGuessed } from './guessed';

const SHEET = [
  'Data;Treino;Exercício;Séries;Reps;Carga;Obs;Humor',
  '03/02/2026;A;Supino reto;3;10;60 kg;leve;bom',
  '03/02/2026;A;Agachamento livre;1;8;82,5 kg;;bom',
  '05/02/2026;B;Remada curvada;2;12;40kg;;ruim',
].join('\n');

describe('a table of no known app', () => {
  test('is asked about with a guess by its titles', () => {
    expect(questionOf(SHEET).guess).toEqual({
      date: 0,
      workout: 1,
      exercise: 2,
      sets: 3,
      reps: 4,
      load: 5,
      note: 6,
    });
    const words = questionOf(SHEET).columns.map(
      ({ title, examples }, index) => `${columnTitle(title, index)}: ${exampleWords(examples)}`,
    );
    expect(words.slice(4, 6)).toEqual(['Reps: 10 e 8', 'Carga: 60 kg e 82,5 kg']);
  });

  test('has the sets and repetitions of "3x10", and says which number of sets it cannot read', () => {
    const rows = ['03/fev/2026;Supino;3x10;60', '03/fev/2026;Remada;várias;40'];
    const table = readAsGuessed(['Data;Exercício;Séries;Carga', ...rows].join('\n'));
    const bench = { load: 60_000, reps: 10 };
    expect(efforts(table)).toEqual([bench, bench, bench, { load: 40_000, reps: null }]);
    expect(table.warnings.map(warningWords)).toEqual([
      "Linha 3: 'várias' não é um número de séries. Entra uma só.",
    ]);
  });

  test('has one set a row where the sets of an exercise are numbered', () => {
    const rows = [1, 2, 3].map((nth) => `03/02/2026;Supino;${nth};10;60`);
    const more = [1, 2].map((nth) => `03/02/2026;Remada;${nth};8;40`);
    for (const title of ['Séries', 'Sets']) {
      const sheet = [`Data;Exercício;${title};Reps;Carga`, ...rows, ...more].join('\n');
      expect(efforts(readAsGuessed(sheet))).toHaveLength(5);
    }
  });

  test.each([
    ['of zeros', 'Carga;Reps', ['0;10', '0;8', '20;6']],
    ['of words', 'Carga;Reps;RIR', ['60;10;2', 'corporal;8;1', 'pino 7;12;0']],
    ['of half repetitions', 'Carga;Reps', ['60;10', '60;7,5', '60;8']],
  ])('has loads and repetitions only in their columns, also when one is %s', (_, titles, cells) => {
    const sheet = [
      `Data;Exercício;${titles}`,
      ...cells.map((row) => `03/02/2026;Barra fixa;${row}`),
    ];
    const { guess } = questionOf(sheet.join('\n'));
    expect([guess.load, guess.reps]).toEqual([2, 3]);
  });

  test('has no repetitions in a column of rests', () => {
    const rows = ['8-10;60;90', '8-10;62,5;90', '6-8;65;120'];
    const sheet = [
      'Data;Exercício;Reps;Carga;Descanso (s)',
      ...rows.map((row) => `03/02/2026;Supino;${row}`),
    ];
    expect(questionOf(sheet.join('\n')).guess).toEqual({
      date: 0,
      exercise: 1,
      reps: 2,
      load: 3,
      rest: 4,
    });
  });

  test('has minutes where the title of a time names them', () => {
    const sheet = 'Data;Exercício;Tempo (min)\n03/02/2026;Prancha;1,5\n03/02/2026;Corrida;30:15';
    expect(efforts(readAsGuessed(sheet)).map((done) => done?.seconds)).toEqual([90, 1815]);
  });

  test('is read by the columns that the person named, and the rest is said', () => {
    const table = readAsGuessed(SHEET);
    expect(table).toMatchObject({
      source: 'table',
      unit: { value: 'kg', known: true },
      warnings: [],
      remarks: ['date-only', 'day-first'],
      unread: [{ title: 'Humor', filled: 3 }],
    });
    expect(table.workouts.map(({ title, start }) => [title, start.day])).toEqual([
      ['A', '2026-02-03'],
      ['B', '2026-02-05'],
    ]);
    expect(names(table)).toEqual([['Supino reto', 'Agachamento livre'], ['Remada curvada']]);
    expect(efforts(table)).toEqual([
      { load: 60_000, reps: 10 },
      { load: 60_000, reps: 10 },
      { load: 60_000, reps: 10 },
      { load: 82_500, reps: 8 },
      { load: 40_000, reps: 12 },
      { load: 40_000, reps: 12 },
    ]);
    expect(table.workouts[0]?.exercises[0]?.note).toBe('leve');
  });

  test('is guessed by its values when its titles are in an unknown language', () => {
    const text = [
      'Päivämäärä,Treenin nimi,Liikkeen nimi,Sarjan järjestys,Paino,Toistot,Sekuntia',
      ...[1, 2, 3].flatMap((day) => [
        `2026-02-0${day} 18:00:00,Jalat,Kyykky (levytanko),W,60,8,0`,
        `2026-02-0${day} 18:00:00,Jalat,Kyykky (levytanko),1,102.5,8,0`,
        `2026-02-0${day} 18:00:00,Jalat,Kyykky (levytanko),Lepoajastin,0,0,90`,
        `2026-02-0${day} 18:00:00,Jalat,Kyykky (levytanko),2,102.5,6,0`,
        `2026-02-0${day} 18:00:00,Jalat,Jalkaprässi,1,160,12,0`,
      ]),
    ].join('\n');
    expect(questionOf(text).guess).toEqual({
      date: 0,
      exercise: 2,
      order: 3,
      load: 4,
      reps: 5,
    });
    const table = readAsGuessed(text);
    expect(table.unit.known).toBe(false);
    expect(table.workouts).toHaveLength(3);
    expect(table.workouts[0]?.exercises[0]?.sets.map(({ kind }) => kind)).toEqual([
      'warmup',
      'normal',
      'normal',
    ]);
    expect(efforts(table).slice(0, 4)).toEqual([
      { load: 60_000, reps: 8 },
      { load: 102_500, reps: 8 },
      { load: 102_500, reps: 6 },
      { load: 160_000, reps: 12 },
    ]);
    expect(table.unread.map(({ title }) => title)).toEqual(['Treenin nimi', 'Sekuntia']);
  });

  test('takes no other figures for repetitions that its sets have', () => {
    const rows = [3, 4, 5].map((day) => `0${day}/11/2026;Supino reto;3x12/10/8;40 kg;60`);
    const text = ['Quando;O que fiz;Fiz;Peso usado;Parei', ...rows].join('\n');
    expect(questionOf(text).guess).toEqual({ date: 0, exercise: 1, sets: 2, load: 3 });
    expect(efforts(readAsGuessed(text)).slice(0, 3)).toEqual([
      { load: 40_000, reps: 12 },
      { load: 40_000, reps: 10 },
      { load: 40_000, reps: 8 },
    ]);
  });

  test('is read in pounds and miles when its titles say so', () => {
    const text =
      'Date,Exercise,Weight (lbs),Reps,Distance (mi)\n2026-02-03,Squat,225,5,\n2026-02-03,Run,,,1';
    expect(readAsGuessed(text).unit).toEqual({ value: 'lb', known: true });
    expect(efforts(readAsGuessed(text))).toEqual([
      { load: 102_058, reps: 5 },
      { load: null, reps: null, meters: 1609 },
    ]);
  });

  test('is refused when it has no dates, or no names beside them', () => {
    for (const text of ['Nome;Telefone\nAna;123', 'Data;Peso\n03/02/2026;80\n04/02/2026;81']) {
      expect(readWorkoutTable(text, null)).toMatchObject({
        unreadable: { reason: 'unknown', seen: { as: 'table' } },
      });
    }
  });
});
