import { describe, expect, test } from 'vitest';
import type { ReadTable } from '../../../src/interchange/model';
import { efforts, names } from '../apps/reading';
import { readAsGuessed } from './guessed';

const read = (...rows: readonly string[]) => readAsGuessed(rows.join('\n'));
const daysOf = ({ workouts }: ReadTable) => workouts.map(({ start }) => start.day);

const SETS = [
  { load: 60_000, reps: 10 },
  { load: 40_000, reps: 8 },
  { load: 62_500, reps: 9 },
];

describe('a month above numbers of days', () => {
  test.each(['Março 2026', 'MARÇO/2026', 'Mês: março de 2026', '03/2026', 'Mês;Março;2026'])(
    'completes the days of columns when it is "%s"',
    (month) => {
      const table = read(month, 'Exercício;3;5;7', 'Supino;60;62,5;', 'Remada;40;;42,5');
      expect(daysOf(table)).toEqual(['2026-03-03', '2026-03-05', '2026-03-07']);
      expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino'], ['Remada']]);
      expect(table.remarks).not.toContain('month-only');
    },
  );

  test('has a block of columns for each month', () => {
    const table = read(
      'Março 2026',
      ';3;5',
      'Supino;60;62,5',
      '',
      'Abril 2026',
      ';2;4',
      'Supino;65;67,5',
    );
    expect(daysOf(table)).toEqual(['2026-03-03', '2026-03-05', '2026-04-02', '2026-04-04']);
    expect(efforts(table).map((one) => one?.load)).toEqual([60_000, 62_500, 65_000, 67_500]);
  });

  test('spans the days of a line below it', () => {
    const table = read('Exercício;Março 2026;;Abril 2026;', ';3;5;2;4', 'Supino;60;62,5;65;67,5');
    expect(daysOf(table)).toEqual(['2026-03-03', '2026-03-05', '2026-04-02', '2026-04-04']);
  });

  test('completes the days of rows', () => {
    const table = read(
      'Março 2026;;;',
      'Dia;Exercício;Reps;Carga (kg)',
      '3;Supino;10;60',
      ';Remada;8;40',
      'Abril 2026;;;',
      '2;Supino;9;62,5',
    );
    expect(daysOf(table)).toEqual(['2026-03-03', '2026-04-02']);
    expect(efforts(table)).toEqual(SETS);
    expect(table.warnings).toEqual([]);
  });

  test('gives its year to the days below', () => {
    const table = read(
      'Março 2025;;;',
      'Data;Exercício;Reps;Carga (kg)',
      '03/03;Supino;10;60',
      '10/03;Remada;8;40',
    );
    expect(daysOf(table)).toEqual(['2025-03-03', '2025-03-10']);
  });

  test('completes the days of a notebook', () => {
    const table = read(
      'MARÇO 2026',
      'Dia 3 - Treino A',
      'Supino 1x10 60kg',
      'Remada 1x8 40kg',
      'ABRIL 2026',
      'Dia 2',
      'Supino 1x9 62,5kg',
    );
    expect(daysOf(table)).toEqual(['2026-03-03', '2026-04-02']);
    expect(table.workouts.map(({ title }) => title)).toEqual(['Treino A', '']);
    expect(efforts(table)).toEqual(SETS);
  });

  test('takes a year that keeps the rows out of the future when it has none', () => {
    const table = read('Março', 'Exercício;3;5', 'Supino;60;62,5');
    expect(daysOf(table).map((day) => day.slice(5))).toEqual(['03-03', '03-05']);
    expect(table.year).toBeDefined();
  });
});

describe('months without days', () => {
  test.each([
    ['Jan/26', 'Fev/26'],
    ['Jan 26', 'Fev 26'],
    ['Janeiro 2026', 'Fevereiro 2026'],
    ['01/2026', '02/2026'],
  ])('stand for their first ones as columns such as "%s"', (first, second) => {
    const table = read(`Exercício;Reps;${first};${second}`, 'Supino;10;60;62,5', 'Remada;8;40;');
    expect(daysOf(table)).toEqual(['2026-01-01', '2026-02-01']);
    expect(efforts(table)).toEqual([SETS[0], SETS[1], { load: 62_500, reps: 10 }]);
    expect(table.remarks).toContain('month-only');
  });

  test('stand for their first ones above rows', () => {
    const head = 'Exercício;Reps;Carga (kg)';
    const table = read(
      'Janeiro 2026',
      head,
      'Supino;10;60',
      'Fevereiro 2026',
      head,
      'Supino;9;62,5',
    );
    expect(daysOf(table)).toEqual(['2026-01-01', '2026-02-01']);
    expect(table.remarks).toContain('month-only');
  });

  test.each(['Mês', 'Data'])('stand for their first ones in a column titled "%s"', (title) => {
    const table = read(
      `${title};Exercício;Reps;Carga (kg)`,
      'Jan/26;Supino;10;60',
      'Fev/26;Supino;9;62,5',
    );
    expect(daysOf(table)).toEqual(['2026-01-01', '2026-02-01']);
    expect(table.unread).toEqual([]);
  });

  test('join the days and years of other columns', () => {
    const table = read(
      'Ano;Mês;Dia;Exercício;Reps;Carga (kg)',
      '2026;Março;3;Supino;10;60',
      ';;5;Supino;9;62,5',
      ';4;2;Supino;9;65',
    );
    expect(daysOf(table)).toEqual(['2026-03-03', '2026-03-05', '2026-04-02']);
    expect(table.unread).toEqual([]);
    expect(table.remarks).not.toContain('month-only');
  });
});

test('a month above whole dates changes nothing', () => {
  const table = read(
    'Data;Exercício;Reps;Carga (kg)',
    'Fevereiro 2026;;;',
    '13/02/2026;Supino;10;60',
    '13/02/2026;Remada;8;40',
    'Março 2026;;;',
    '15/03/2026;Supino;9;62,5',
  );
  expect(daysOf(table)).toEqual(['2026-02-13', '2026-03-15']);
  expect(efforts(table)).toEqual(SETS);
});
