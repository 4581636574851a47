import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SetKind, Workout, WorkoutSet } from '#domain/workouts/shape';
import {
  isMendable,
  warningLines,
  warningWords,
} from '../../../src/interchange/apps/warning-words';
import { helpLeftOut, namesIn, pastWorkoutsOf } from '../../../src/interchange/matching/drafts';
import { DATE_ORDERS, type ReadTable } from '../../../src/interchange/model';
import { workoutSheet } from '../../../src/interchange/sheets/sheet';
import { sumsOf } from '../../../src/interchange/sums';
import {
  completedWords,
  dateOrderWords,
  dateQuestionWords,
  helpLeftOutWords,
} from '../../../src/screens/files/import/words/column-words';
import { efforts, names, read } from '../apps/reading';
import { questionOf, readAsGuessed } from './guessed';

const lines = (...rows: readonly string[]) => rows.join('\n');

const starts = ({ workouts }: ReadTable) =>
  workouts.map(({ start, durationSeconds }) => [
    start.day,
    start.seconds / 60,
    durationSeconds / 60,
  ]);

describe('the time of a table of no known app', () => {
  test.each([
    ['Hora', '18:30', '19:40'],
    ['Início', '18h30', '19h40'],
    ['Start time', '6:30 PM', '7:40 PM'],
    ['Horário', '0,770833333', '0,819444444'],
  ])('is read from a column "%s" beside its dates', (title, start, later) => {
    const table = readAsGuessed(
      lines(
        `Data;${title};Exercício;Reps;Carga (kg)`,
        `03/02/2026;${start};Supino;10;60`,
        `03/02/2026;${later};Remada;8;40`,
        `05/02/2026;${start};Supino;10;60`,
      ),
    );
    expect(starts(table)).toEqual([
      ['2026-02-03', 1110, 70],
      ['2026-02-05', 1110, 0],
    ]);
    expect(table.remarks).toEqual(['day-first']);
    expect(table.unread).toEqual([]);
  });

  test('is read from the table that this app exports, with the end and the kinds of sets', () => {
    const set = (kind: SetKind, load: number, reps: number): WorkoutSet => ({
      key: kind,
      order: kind,
      kind,
      plan: null,
      done: { load, reps, at: Date.UTC(2026, 1, 13, 22) },
      alternative: null,
      target: null,
      restSeconds: null,
      side: null,
      returned: false,
    });
    const workout: Workout = {
      start: { at: Date.UTC(2026, 1, 14, 2, 30), zone: 'America/Sao_Paulo', day: '2026-02-13' },
      endedAt: Date.UTC(2026, 1, 14, 3, 45),
      title: 'A',
      note: '',
      rest: null,
      from: null,
      pse: null,
      removedAt: null,
      purged: false,
      returned: false,
      exercises: [
        {
          key: 'e',
          exercise: 'supino',
          order: 'i',
          note: 'leve',
          group: null,
          restSeconds: null,
          from: null,
          advice: null,
          returned: false,
          sets: [set('warmup', 40_000, 10), set('normal', 62_500, 8)],
        },
      ],
    };
    const table = readAsGuessed(workoutSheet([workout], () => 'Supino'));
    expect(starts(table)).toEqual([['2026-02-13', 1410, 75]]);
    expect(table.workouts[0]?.exercises[0]).toMatchObject({ name: 'Supino', note: 'leve' });
    expect(table.workouts[0]?.exercises[0]?.sets).toEqual([
      { kind: 'warmup', done: { load: 40_000, reps: 10 } },
      { kind: 'normal', done: { load: 62_500, reps: 8 } },
    ]);
    expect([table.remarks, table.unread]).toEqual([[], []]);
  });

  test('is read behind the date, also without minutes', () => {
    const table = readAsGuessed(
      lines(
        'Data;Exercício;Reps;Carga (kg)',
        '13/02/2026 às 18h30;Supino;10;60',
        '14/02/2026 18h;Supino;10;60',
      ),
    );
    expect(starts(table)).toEqual([
      ['2026-02-13', 1110, 0],
      ['2026-02-14', 1080, 0],
    ]);
    expect(table.remarks).toEqual([]);
  });

  test('joins sets into one workout until a gap of over two hours or another name', () => {
    const table = readAsGuessed(
      lines(
        'Data,Treino,Exercício,Reps,Carga',
        '2026-02-03 07:01:10,A,Supino,10,60',
        '2026-02-03 07:04:00,A,Supino,9,60',
        '2026-02-03 09:03:00,A,Remada,8,40',
        '2026-02-03 11:04:00,A,Supino,8,50',
        '2026-02-03 11:05:00,B,Rosca,8,20',
        '2026-02-03 23:50:00,C,Prancha,1,0',
        '2026-02-04 00:20:00,C,Prancha,1,0',
      ),
    );
    expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino'], ['Rosca'], ['Prancha']]);
    expect(table.workouts.map(({ durationSeconds }) => durationSeconds)).toEqual([
      7310, 0, 0, 1800,
    ]);
  });

  test('puts sets into their order when the latest comes first', () => {
    const table = readAsGuessed(
      lines(
        'Data,Exercício,Reps,Carga',
        '2026-02-03 07:20,Remada,8,40',
        '2026-02-03 07:04,Supino,9,60',
        '2026-02-03 07:01,Supino,10,60',
      ),
    );
    expect(names(table)).toEqual([['Supino', 'Remada']]);
    expect(efforts(table).map((done) => done?.reps)).toEqual([10, 9, 8]);
  });

  test('has the moment of its offset from UTC, also when the offsets differ', () => {
    const table = readAsGuessed(
      lines(
        'Data;Exercício;Reps;Carga',
        '2026-02-04T01:30:00Z;Supino;10;60',
        '2026-02-03T22:40:00-03:00;Remada;8;40',
      ),
    );
    expect(table.workouts).toHaveLength(1);
    const [past] = table.workouts.flatMap((one) =>
      pastWorkoutsOf(
        one,
        (name) => name,
        'America/Sao_Paulo',
        () => false,
      ),
    );
    expect(past?.start).toMatchObject({ at: Date.UTC(2026, 1, 4, 1, 30), day: '2026-02-03' });
  });

  test("has the moment of its offset in Hevy's table", () => {
    const hevy = read(
      lines(
        'title,start_time,end_time,exercise_title,set_index,weight_kg,reps',
        'A,2026-02-04T01:30:00Z,2026-02-04T02:30:00Z,Squat,0,100,5',
      ),
    );
    expect(hevy.workouts[0]).toMatchObject({ offsetMinutes: 0, durationSeconds: 3600 });
  });
});

describe('blank cells of a table of no known app', () => {
  test('take date, workout and exercise of the row above, and are counted', () => {
    const table = readAsGuessed(
      lines(
        'Data;Treino;Exercício;Reps;Carga',
        '03/02/2026;A;Supino;10;60',
        ';;;9;60',
        ';;Remada;8;40',
        '05/02/2026;B;Supino;10;62',
        ';;;8;62',
      ),
    );
    expect(table.workouts.map(({ title, start }) => [title, start.day])).toEqual([
      ['A', '2026-02-03'],
      ['B', '2026-02-05'],
    ]);
    expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino']]);
    expect(efforts(table).map((done) => done?.reps)).toEqual([10, 9, 8, 10, 8]);
    expect(table.warnings).toEqual([]);
    expect(table.completed).toBe(3);
    expect(completedWords(3)).toBe(
      '3 linhas sem data ou sem exercício receberam os da linha de cima.',
    );
  });

  test('take the date and the exercise of headings, which are no sets', () => {
    const table = readAsGuessed(
      lines(
        'Data;Exercício;Reps;Carga',
        '03/02/2026;;;',
        ';Supino;;',
        ';;10;60',
        ';;9;60',
        '05/02/2026;;;',
        ';Supino;10;62',
        ';Remada;10;62',
      ),
    );
    expect(names(table)).toEqual([['Supino'], ['Supino', 'Remada']]);
    expect(efforts(table).map((done) => done?.reps)).toEqual([10, 9, 10, 10]);
    expect(table.warnings).toEqual([]);
  });

  test('of a sum at the end take nothing, and the sum is named', () => {
    const table = readAsGuessed(
      lines(
        'Data;Exercício;Reps;Carga',
        '03/02/2026;Supino;10;60',
        '03/02/2026;Remada;10;40',
        ';Total;20;1000',
        ';;;1000',
      ),
    );
    expect(efforts(table)).toHaveLength(2);
    expect(table.warnings.map(warningWords)).toEqual([
      "Linha 4: 'Total' parece uma soma de outras linhas. Ela fica de fora.",
      'Linha 5: falta o nome do exercício. A série fica de fora.',
    ]);
  });

  test('are no sums in exercises that begin like one', () => {
    const table = readAsGuessed(
      lines(
        'Data;Exercício;Reps;Carga (kg)',
        '13/02/2026;Total gym;10;60',
        '13/02/2026;Média distância;10;60',
        '13/02/2026;Total do treino;20;1200',
      ),
    );
    expect(names(table)).toEqual([['Total gym', 'Média distância']]);
    expect(table.warnings.map(({ line, code }) => [line, code])).toEqual([[4, 'total']]);
  });

  test('are no exercise when one name is forgotten among many', () => {
    const rows = Array.from({ length: 9 }, (_, nth) => `03/02/2026;Supino ${nth};10;60`);
    const table = readAsGuessed(lines('Data;Exercício;Reps;Carga', ...rows, '04/02/2026;;10;60'));
    expect(efforts(table)).toHaveLength(9);
    expect(table.warnings.map(({ code }) => code)).toEqual(['exercise']);
  });
});

describe('dates of a table of no known app', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 10, 12), toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const days = (cells: readonly string[], choices = {}) => {
    const rows = cells.map((cell) => `${cell};Supino;10;60`);
    const table = readAsGuessed(lines('Data;Exercício;Reps;Carga (kg)', ...rows), choices);
    return { days: table.workouts.map(({ start }) => start.day), table };
  };

  test.each([
    ['figures', ['28/11', '15/12', '03/01', '20/02']],
    ['names', ['28 de novembro', 'seg, 15 dez', '3/jan', '20 fev.']],
    ['English names', ['Nov 28', 'Dec 15', 'Jan 3', 'Feb 20']],
  ])('without a year take the latest one that keeps rows in order when they are %s', (_, cells) => {
    const found = days(cells);
    expect(found.days).toEqual(['2025-11-28', '2025-12-15', '2026-01-03', '2026-02-20']);
    expect(found.table.year).toBe(2026);
    expect(days(cells, { year: 2021 }).days).toEqual([
      '2020-11-28',
      '2020-12-15',
      '2021-01-03',
      '2021-02-20',
    ]);
  });

  test('without a year are not in the future, exist, and follow rows that have one', () => {
    expect(days(['28/11', '15/12']).days).toEqual(['2025-11-28', '2025-12-15']);
    expect(days(['29/02', '01/03']).days).toEqual(['2024-02-29', '2024-03-01']);
    expect(days(['28/11/2023', '15/12', '03/01']).days).toEqual([
      '2023-11-28',
      '2023-12-15',
      '2024-01-03',
    ]);
    // The rows stay in their years when the latest comes first.
    expect(days(['20/02', '03/01', '15/12']).days.toSorted()).toEqual([
      '2025-12-15',
      '2026-01-03',
      '2026-02-20',
    ]);
  });

  test("are read from Excel's count of days, also with a time", () => {
    expect(days(['45992', '45993']).days).toEqual(['2025-12-01', '2025-12-02']);
    const { table } = days(['45992,75', '45993.5']);
    expect(starts(table)).toEqual([
      ['2025-12-01', 1080, 0],
      ['2025-12-02', 720, 0],
    ]);
  });

  test.each([
    [['03/03/2026', '03/02/2026', '04/05/2026'], '03/02/2026'],
    [['03/02', '04/02'], '03/02'],
  ])('whose order is open are asked about with one of them: %s', (cells, text) => {
    const { dateExample } = days(cells).table;
    expect(dateQuestionWords(dateExample)).toBe(`No arquivo, “${text}” é`);
    expect(DATE_ORDERS.map((order) => dateOrderWords(order, dateExample))).toEqual([
      '3 de fevereiro',
      '2 de março',
    ]);
  });

  test('follow the order that the person chose, and no guess is claimed', () => {
    const cells = ['03/02/2026', '04/02/2026'];
    expect(days(cells).table).toMatchObject({
      dateOrder: 'day-first',
      remarks: ['date-only', 'day-first'],
    });
    const chosen = days(cells, { order: 'month-first' });
    expect(chosen.days).toEqual(['2026-03-02', '2026-04-02']);
    expect(chosen.table).toMatchObject({ dateOrder: 'month-first', remarks: ['date-only'] });
    expect(days(['13/02/2026'], { order: 'month-first' }).days).toEqual(['2026-02-13']);
  });

  test('are found below a title, and in a table without titles', () => {
    const rows = ['13/02/2026;Supino;10;60', '14/02/2026;Supino;10;62'];
    const titled = readAsGuessed(
      lines(
        'Meus treinos, de 2026',
        'Aluna: Bia;Peso: 60',
        '',
        'Data;Exercício;Reps;Carga',
        ...rows,
      ),
    );
    expect(starts(titled).map(([day]) => day)).toEqual(['2026-02-13', '2026-02-14']);
    expect(titled.workouts[0]?.line).toBe(5);
    const bare = readAsGuessed(lines(...rows, '15/02/2026;Remada;12;40'));
    expect(efforts(bare)).toEqual([
      { load: 60_000, reps: 10 },
      { load: 62_000, reps: 10 },
      { load: 40_000, reps: 12 },
    ]);
  });

  test('are no repetitions such as "8-10" or "10/10" in a table without dates', () => {
    for (const cell of ['8-10', '10/10', '3/12']) {
      const text = lines('Exercício;Reps;Descanso', `Supino;${cell};60`, `Remada;${cell};90`);
      expect(() => questionOf(text)).toThrow('Not asked');
    }
  });
});

describe('units and spaces in a table of no known app', () => {
  const sheet = (titles: string, ...rows: readonly string[]) =>
    readAsGuessed(
      lines(`Data;Exercício;${titles}`, ...rows.map((row) => `13/02/2026;Exercício A;${row}`)),
    );

  test('have their sign: a negative load is assistance, and never a load', () => {
    const table = sheet('Reps;Carga', '10;-20', '8;-15,5');
    expect(table.workouts[0]?.exercises[0]?.sets).toEqual([
      { kind: 'normal', done: { load: 20_000, reps: 10 }, assisted: true },
      { kind: 'normal', done: { load: 15_500, reps: 8 }, assisted: true },
    ]);
    expect(namesIn(table.workouts)).toMatchObject([{ loadKind: 'assisted_bodyweight' }]);
    expect(sumsOf(table.workouts).volume).toBe(0);
    const stored = (takesHelp: boolean) =>
      table.workouts
        .flatMap((one) =>
          pastWorkoutsOf(
            one,
            (name) => name,
            'UTC',
            () => takesHelp,
          ),
        )
        .flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets));
    expect(stored(true).map(({ done }) => done?.load)).toEqual([20_000, 15_500]);
    expect(stored(false)).toEqual([
      { kind: 'normal', done: { load: null, reps: 10 } },
      { kind: 'normal', done: { load: null, reps: 8 } },
    ]);
    expect(helpLeftOutWords(helpLeftOut(table.workouts, () => false))).toContain(
      'Exercício A (2 séries). As séries entram sem carga.',
    );
    expect(helpLeftOut(table.workouts, () => true)).toEqual([]);
  });

  test('of loads have the unit of their row, and only bare ones are asked about', () => {
    const mixed = sheet('Reps;Carga;Unidade', '10;60;kg', '8;135;lb', '8;100;Kg');
    expect(efforts(mixed).map((done) => done?.load)).toEqual([60_000, 61_235, 100_000]);
    expect([mixed.unit.known, mixed.unread]).toEqual([true, []]);
    const inCells = sheet('Reps;Carga', '10;80 kg', '8;175 lb', '8;20 quilos', '8;corporal');
    expect(efforts(inCells).map((done) => done?.load)).toEqual([80_000, 79_379, 20_000, null]);
    expect([inCells.unit.known, inCells.warnings]).toEqual([true, []]);
    expect(sheet('Reps;Carga', '10;80 kg', '8;60').unit).toEqual({ value: 'kg', known: true });
    expect(sheet('Reps;Carga', '10;80 kg', '8;175 lb', '8;135').unit.known).toBe(false);
  });

  test('of times are read with their units', () => {
    const cells = [
      '45s',
      '45 seg',
      '25 min',
      '1:30',
      '1min30',
      '1h05',
      '1h 5min 10s',
      "2'",
      '0:45',
    ];
    const table = sheet('Tempo', ...cells);
    expect(efforts(table).map((done) => done?.seconds)).toEqual([
      45, 45, 1500, 90, 90, 3900, 3910, 120, 45,
    ]);
    expect(table.warnings).toEqual([]);
    const far = sheet('Distância (m)', '400', '5 km', '1 mi');
    expect(efforts(far).map((done) => done?.meters)).toEqual([400, 5000, 1609]);
  });

  test('of repetitions are read where they are clear, else named with their number', () => {
    const table = sheet('Reps;Carga', '10/10;20', '10 reps;20', 'x12;20', '3x8;20', '12/10/8;20');
    expect(efforts(table).map((done) => done?.reps)).toEqual([10, 10, 12, 8, 8, 8, 12, 10, 8]);
    expect(table.warnings).toEqual([]);
    const unclear = sheet(
      'Reps;Carga',
      '8-10;20',
      '8-10;20',
      '12+;20',
      'AMRAP;20',
      '10/8;20',
      '7,5;20',
    );
    expect(efforts(unclear).map((done) => done?.reps)).toEqual(Array(6).fill(null));
    expect(warningLines(unclear.warnings)).toEqual([
      "2 linhas (2 e 3): '8-10' é uma faixa, e não as repetições feitas. As séries entram sem repetições.",
      "Linha 4: '12+' não é um número de repetições. A série entra sem repetições.",
      "Linha 5: 'AMRAP' não é um número de repetições. A série entra sem repetições.",
      "Linha 6: '10/8' não é um número de repetições. A série entra sem repetições.",
      "Linha 7: '7,5' não é um número de repetições. A série entra sem repetições.",
    ]);
  });

  test('of several sets in a row are spread when their count fits', () => {
    const table = sheet(
      'Séries;Reps;Carga',
      '3;12/10/8;50/60/70',
      '2;10/8;40',
      '3;8-10;60',
      '3;10;60',
    );
    expect(efforts(table).map((done) => [done?.reps, (done?.load ?? 0) / 1000])).toEqual([
      [12, 50],
      [10, 60],
      [8, 70],
      [10, 40],
      [8, 40],
      [null, 60],
      [null, 60],
      [null, 60],
      [10, 60],
      [10, 60],
      [10, 60],
    ]);
    expect(table.warnings.map(warningWords)).toEqual([
      "Linha 4: '8-10' é uma faixa, e não as repetições feitas. A série entra sem repetições.",
    ]);
  });

  test('of planned repetitions are one warning for several lines', () => {
    const rows = ['8-10', '10 a 12', '8-10', '6–8', '12 ou 15'].map((reps) => `${reps};20`);
    const { warnings } = sheet('Reps;Carga', ...rows, 'dez;20', 'dez;20', '10;muita', '10;muita');
    expect(warningLines(warnings)).toEqual([
      "5 linhas (2, 3, 4 e outras): '8-10', '10 a 12', '6–8' e outras são faixas, e não as repetições feitas. As séries entram sem repetições.",
      "2 linhas (7 e 8): 'dez' não é um número de repetições. As séries entram sem repetições.",
      "2 linhas (9 e 10): carga 'muita' não é um número. As séries entram sem carga.",
    ]);
    expect(warnings.every(isMendable)).toBe(true);
  });

  test('above a limit are said to be so, and not to be no number', () => {
    const table = sheet('Séries;Reps;Carga', '1;1500;60', '1;10;12000', '60;10;60');
    expect(table.warnings.map(warningWords)).toEqual([
      "Linha 2: '1500' passa do limite de 999 repetições. A série entra sem repetições.",
      "Linha 3: carga '12000' passa do limite de 9.999 kg. A série entra sem carga.",
      "Linha 4: '60' passa do limite de 50 séries numa linha. Entra uma só.",
    ]);
  });
});

describe('a column "Séries"', () => {
  const sheet = (title: string, ...rows: readonly string[]) =>
    lines(`Data;Exercício;${title};Reps`, ...rows.map((row) => `13/02/2026;${row};10`));

  test('counts sets when each exercise has one row, even if the counts rise', () => {
    const text = sheet('Séries', 'Supino;1', 'Remada;2', 'Rosca;1', 'Tríceps;2');
    expect(questionOf(text)).toMatchObject({ guess: { sets: 2 } });
    expect(questionOf(text)).not.toHaveProperty('doubtfulSets');
    expect(efforts(readAsGuessed(text))).toHaveLength(6);
  });

  test('numbers sets when each exercise has three and more rows, also in circuits', () => {
    const circuit = [1, 2, 3].flatMap((set) => [`Supino;${set}`, `Remada;${set}`]);
    expect(questionOf(sheet('Séries', ...circuit)).guess).toMatchObject({ order: 2 });
    expect(efforts(readAsGuessed(sheet('Séries', ...circuit)))).toHaveLength(6);
  });

  test('is asked about when its values are both, and a singular title numbers them', () => {
    const rows = ['Supino;1', 'Supino;2', 'Remada;1', 'Remada;2'];
    expect(questionOf(sheet('Séries', ...rows))).toMatchObject({
      guess: { sets: 2 },
      doubtfulSets: 2,
    });
    expect(questionOf(sheet('Série', ...rows))).toMatchObject({ guess: { order: 2 } });
    expect(questionOf(sheet('Série', ...rows))).not.toHaveProperty('doubtfulSets');
  });
});

describe('columns that only have the title of a role', () => {
  test('are named as not read when they hold something else', () => {
    const text = lines(
      'Data;Exercício;Tipo;Unidade;Reps;Carga (kg)',
      '13/02/2026;Supino;Força;Centro;10;60',
      '14/02/2026;Remada;Força;Moema;10;60',
    );
    const table = readAsGuessed(text);
    expect(table.warnings).toEqual([]);
    expect(table.unread.map(({ title }) => title)).toEqual(['Tipo', 'Unidade']);
  });
});

describe('figures of a table of no known app', () => {
  test('have the unit of a title with underscores', () => {
    const table = readAsGuessed(
      lines(
        'date,exercise,weight_kg,reps',
        '2026-02-03,Supino,135,10',
        '2026-02-03,Supino,155,8',
        '2026-02-05,Supino,185,6',
      ),
    );
    expect(table.unit).toEqual({ value: 'kg', known: true });
    expect(sumsOf(table.workouts).sets).toBe(3);
  });

  test('are not joined over a space, unless it separates thousands', () => {
    const row = (load: string, reps: string) => `03/02/2026;Supino;${load};${reps}`;
    const table = readAsGuessed(
      lines(
        'Data;Exercício;Carga (kg);Reps',
        row('60', '10'),
        row('80 85', '8'),
        row('1 200', '1'),
      ),
    );
    const loads = table.workouts.flatMap(({ exercises }) =>
      exercises.flatMap(({ sets }) => sets.map(({ done }) => done?.load)),
    );
    expect(loads).toEqual([60_000, null, 1_200_000]);
    expect(table.warnings).toMatchObject([{ code: 'load', text: '80 85' }]);
  });
});
