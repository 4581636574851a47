import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReadTable } from '../../../src/interchange/model';
import { efforts, names } from '../apps/reading';
import { readAsGuessed } from './guessed';

const read = (...rows: readonly string[]) => readAsGuessed(rows.join('\n'));
const daysOf = ({ workouts }: ReadTable) => workouts.map(({ start }) => start.day);
const loads = (table: ReadTable) => efforts(table).map((one) => one?.load);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) });
});
afterEach(() => vi.useRealTimers());

describe('weekdays below the days of their week', () => {
  test.each([
    ['Semana 1 - 02/03 a 08/03', 'Semana 2 - 09/03 a 15/03'],
    ['Semana 1 (02/03/2026 a 08/03/2026)', 'Semana 2 (09/03/2026 a 15/03/2026)'],
    ['SEMANA DE 2 A 8/3', 'SEMANA DE 9 A 15/3'],
    ['02/03 – 06/03/26', '09/03 – 13/03/26'],
    ['Week 1: 3/2 - 3/8', 'Week 2: 3/9 - 3/15'],
  ])('are whole days when it is "%s"', (first, second) => {
    const table = read(
      'Dia;Exercício;Reps;Carga (kg)',
      `${first};;;`,
      'Segunda;Supino;10;60',
      ';Remada;10;50',
      'Quarta-feira;Agachamento;8;100',
      `${second};;;`,
      'SEG.;Supino;10;62,5',
      'sex;Agachamento;8;105',
    );
    expect(daysOf(table)).toEqual(['2026-03-02', '2026-03-04', '2026-03-09', '2026-03-13']);
    expect(names(table)).toEqual([
      ['Supino', 'Remada'],
      ['Agachamento'],
      ['Supino'],
      ['Agachamento'],
    ]);
    expect(loads(table)).toEqual([60_000, 50_000, 100_000, 62_500, 105_000]);
    expect(table.warnings).toEqual([]);
  });

  test('have the latest year in which the weeks begin on Monday or Sunday', () => {
    const week = (heading: string) =>
      daysOf(read('Dia;Exercício;Reps', heading, 'Seg;Supino;10', 'Dom;Remada;8'));
    expect(week('Semana 3 - 03/03 a 09/03')).toEqual(['2025-03-03', '2025-03-09']);
    expect(week('Semana 3 - 01/03 a 07/03')).toEqual(['2026-03-01', '2026-03-02']);
  });

  test('go on over the turn of a year', () => {
    const table = read(
      'Semana 1 - 29/12 a 04/01/2026',
      'Dia;Exercício;Reps',
      'Terça;Supino;10',
      'Sábado;Remada;8',
      'Semana 2 - 05/01 a 11/01/2026',
      'Dia;Exercício;Reps',
      'Terça;Supino;9',
    );
    expect(daysOf(table)).toEqual(['2025-12-30', '2026-01-03', '2026-01-06']);
    expect(table.warnings).toEqual([]);
  });

  test('may be lines above their exercises, with the name of the workout', () => {
    const table = read(
      'Semana 1 - 02/03 a 08/03',
      'Segunda - Peito',
      'Supino;10;60',
      'Quinta - Costas',
      'Remada;8;50',
    );
    expect(daysOf(table)).toEqual(['2026-03-02', '2026-03-05']);
    expect(table.workouts.map(({ title }) => title)).toEqual(['Peito', 'Costas']);
    expect(names(table)).toEqual([['Supino'], ['Remada']]);
  });

  test('leave rows with days of their own as they are', () => {
    const table = read(
      'Data;Dia;Exercício;Reps',
      'Semana 1 - 02/03 a 08/03;;;',
      '03/03/2026;Terça;Supino;10',
    );
    expect(daysOf(table)).toEqual(['2026-03-03']);
  });
});
