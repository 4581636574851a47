import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readWorkoutSheets } from '../../../src/interchange/files/read-sheets';
import { questionOf, readAsGuessed } from './guessed';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 2, 10, 12), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const TITLES = 'Data;Exercício;Reps;Carga (kg)';

function daysOf(cells: readonly string[]): readonly string[] {
  const rows = cells.map((cell) => (cell.includes(';') ? cell : `${cell};Supino;10;60`));
  const table = readAsGuessed([TITLES, ...rows].join('\n'));
  return table.workouts.map(({ start }) => start.day);
}

describe('dates without a year', () => {
  test.each([
    [
      ['10/01', '12/01', '15/08', '17/08'],
      ['2025-01-10', '2025-01-12', '2025-08-15', '2025-08-17'],
    ],
    [
      ['15/08', '17/08', '10/03'],
      ['2024-08-15', '2024-08-17', '2025-03-10'],
    ],
    [
      ['10/02', '12/02', '20/12', '22/12'],
      ['2025-02-10', '2025-02-12', '2025-12-20', '2025-12-22'],
    ],
    [
      ['20/11', '22/11', '03/06', '05/06'],
      ['2024-11-20', '2024-11-22', '2025-06-03', '2025-06-05'],
    ],
  ])('keep the order of rows over a long gap in %j', (cells, days) => {
    vi.setSystemTime(Date.UTC(2026, 1, 1));
    expect(daysOf(cells)).toEqual(days);
    // The latest may come first as well.
    expect(daysOf(cells.toReversed()).toSorted()).toEqual(
      cells.length > 3 ? days : expect.anything(),
    );
  });

  test('take no new year for a few stray rows', () => {
    expect(daysOf(['20/02', '22/02', '03/01', '24/02', '26/02']).toSorted()).toEqual(
      ['01-03', '02-20', '02-22', '02-24', '02-26'].map((day) => `2026-${day}`),
    );
  });

  test('begin again with each exercise in a table that is sorted by exercise', () => {
    const rows = ['Supino', 'Remada', 'Rosca'].flatMap((name) =>
      ['10/03', '12/06', '20/09'].map((day) => `${day};${name};10;60`),
    );
    vi.setSystemTime(Date.UTC(2026, 1, 1));
    expect(daysOf(rows)).toEqual(['2025-03-10', '2025-06-12', '2025-09-20']);
  });

  test('follow a row with a year, also into the next one', () => {
    expect(daysOf(['28/11/2023', '03/01'])).toEqual(['2023-11-28', '2024-01-03']);
  });
});

function sheetsOf(sheets: Readonly<Record<string, string[][]>>) {
  const named = Object.entries(sheets).map(([name, rows]) => ({ name, rows }));
  const dates = { order: null, year: null };
  const asked = readWorkoutSheets(named, null, null, dates);
  if (!('question' in asked)) throw new Error('Not asked');
  const table = readWorkoutSheets(named, null, asked.question.guess, dates);
  if (!('workouts' in table)) throw new Error('Not read');
  return table;
}

const HEAD = ['Data', 'Exercício', 'Reps', 'Carga (kg)'];

describe('the sheets of a workbook', () => {
  test('give their year to dates without one', () => {
    const rows = [HEAD, ['03/02', 'Supino', '10', '60'], ['20/11', 'Supino', '10', '62']];
    const table = sheetsOf({ 2023: rows, 'Treinos 2024': rows });
    expect(table.workouts.map(({ start }) => start.day)).toEqual([
      '2023-02-03',
      '2023-11-20',
      '2024-02-03',
      '2024-11-20',
    ]);
    expect(table.year).toBeUndefined();
  });

  test('give no date to the next one', () => {
    const table = sheetsOf({
      A: [HEAD, ['03/02/2026', 'Supino', '10', '60'], ['', '', '8', '60']],
      B: [HEAD, ['', 'Remada', '10', '40'], ['05/02/2026', 'Remada', '10', '40']],
    });
    expect(table.workouts.map(({ start }) => start.day)).toEqual(['2026-02-03', '2026-02-05']);
    expect(table.warnings).toMatchObject([{ sheet: 'B', line: 2, code: 'date' }]);
  });
});

describe('a column with other dates', () => {
  test.each(['Data da avaliação', 'Data da pesagem', 'Data do treino', 'Quando'])(
    'leaves the day to "%s"',
    (title) => {
      const text = [
        `Aluno;Data de nascimento;${title};Exercício;Reps;Carga`,
        'Ana;13/05/1990;13/02/2026;Supino;10;60',
        'Ana;13/05/1990;15/02/2026;Remada;10;40',
      ].join('\n');
      expect(questionOf(text).guess.date).toBe(2);
    },
  );

  test('is no day of training when it is alone', () => {
    const text = 'Nascimento;Exercício;Reps;Carga\n13/05/1990;Supino;10;60\n14/05/1991;Remada;8;40';
    expect(() => questionOf(text)).toThrow('Not asked');
  });
});
