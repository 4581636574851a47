import { describe, expect, test } from 'vitest';
import type { ReadTable } from '../../../src/interchange/model';
import { sumsOf } from '../../../src/interchange/sums';
import { efforts } from '../apps/reading';
import { questionOf, readAsGuessed } from './guessed';

/** Rows of one exercise below titles. */
const sheet = (titles: string, ...rows: readonly string[]) =>
  readAsGuessed(
    [`Data;Exercício;${titles}`, ...rows.map((row) => `13/02/2026;Exercício A;${row}`)].join('\n'),
  );

/** "20x10" for a load in kilograms and repetitions, "30s" for a time, "-" for nothing. */
const shown = (table: ReadTable) =>
  efforts(table).map((done) => {
    if (!done) return 'planned';
    const reps = done.reps === null ? [] : [`${done.reps}`];
    const times = [
      ...(done.seconds == null ? [] : [`${done.seconds}s`]),
      ...(done.meters == null ? [] : [`${done.meters}m`]),
    ];
    const load = done.load === null ? [] : [`${done.load / 1000}kg`];
    return [...load, ...reps, ...times].join(' ') || '-';
  });

const kinds = (table: ReadTable) =>
  table.workouts.flatMap(({ exercises }) =>
    exercises.flatMap(({ sets }) => sets.map(({ kind }) => kind)),
  );
const notes = (table: ReadTable) =>
  table.workouts.flatMap(({ exercises }) => exercises.map(({ note }) => note));
const warnings = (table: ReadTable) => table.warnings.map(({ code, text }) => `${code} ${text}`);

describe('a cell with several sets', () => {
  test.each([
    ['4 x 10', ['10', '10', '10', '10']],
    ['4×10', ['10', '10', '10', '10']],
    ['3*8', ['8', '8', '8']],
    ['3 séries de 12', ['12', '12', '12']],
    ['3 de 12', ['12', '12', '12']],
    ['3x12 reps', ['12', '12', '12']],
    ['3x12/10/8', ['12', '10', '8']],
    ['3x12-10-8', ['12', '10', '8']],
    ['3x 12, 10, 8', ['12', '10', '8']],
    ['12/10/8', ['12', '10', '8']],
    ['12, 10, 8', ['12', '10', '8']],
    ['12-10-8', ['12', '10', '8']],
    ['3x30s', ['30s', '30s', '30s']],
    ['3 x 45 seg', ['45s', '45s', '45s']],
    ['2x1:30', ['90s', '90s']],
    ['2x1 min', ['60s', '60s']],
    ['3x400m', ['400m', '400m', '400m']],
    ['3x10 cada lado', ['10', '10', '10']],
    ['3x10/10', ['10', '10', '10']],
    ['2x10 20kg', ['20kg 10', '20kg 10']],
    ['2x10 (20kg)', ['20kg 10', '20kg 10']],
    ['2x10 - 20 kg', ['20kg 10', '20kg 10']],
    ['2x10 c/ 20kg', ['20kg 10', '20kg 10']],
    ['2x10x20', ['20kg 10', '20kg 10']],
    ['2x10x20kg', ['20kg 10', '20kg 10']],
    ['2x12 20kg / 1x8 22,5kg', ['20kg 12', '20kg 12', '22.5kg 8']],
  ])('%s', (cell, sets) => {
    const table = sheet('Séries x Reps', cell);
    expect([shown(table), warnings(table)]).toEqual([sets, []]);
  });

  test('has their number also when the repetitions are a range, which is named', () => {
    const table = sheet('Séries x Reps;Carga (kg)', '4 x 8-10;60');
    expect(shown(table)).toEqual(['60kg', '60kg', '60kg', '60kg']);
    expect(warnings(table)).toEqual(['reps 8-10']);
  });

  test('has the kind of set in brackets, and other words there as a note', () => {
    const table = sheet('Séries x Reps', '3 × 15 (drop)', '2x10 (falha)', '1x12 (bem leve)');
    expect(shown(table)).toEqual(['15', '15', '15', '10', '10', '12']);
    expect(kinds(table)).toEqual(['drop', 'drop', 'drop', 'failure', 'failure', 'normal']);
    expect(notes(table)).toEqual(['bem leve']);
    expect(warnings(table)).toEqual([]);
  });

  test('has no repetitions when it was done to failure', () => {
    const table = sheet('Séries x Reps', '3x falha');
    expect([shown(table), kinds(table)]).toEqual([
      ['-', '-', '-'],
      ['failure', 'failure', 'failure'],
    ]);
    expect(warnings(table)).toEqual(['reps falha']);
  });

  test('is read the same in a column of repetitions', () => {
    const table = sheet('Reps;Carga (kg)', '3x10;20', '2 x 30s;0', '10+5;20');
    expect(shown(table)).toEqual(['20kg 10', '20kg 10', '20kg 10', '30s', '30s', '20kg']);
    expect(warnings(table)).toEqual(['reps 10+5']);
  });
});

describe('times in a column of repetitions', () => {
  test.each([
    ['30s', '30s'],
    ['45 seg', '45s'],
    ['0:45', '45s'],
    ['1 min', '60s'],
    ['1min30', '90s'],
    ['40"', '40s'],
    ['400m', '400m'],
    ['1 km', '1000m'],
    ['12 cada lado', '12'],
    ['12 (cada)', '12'],
    ['12 p/ perna', '12'],
  ])('%s', (cell, set) => {
    const table = sheet('Repetições;Carga', `${cell};0`, '10;20');
    expect([shown(table), warnings(table)]).toEqual([[set, '20kg 10'], []]);
  });

  test('are ten minutes or ten metres in "10m", which is named', () => {
    expect(warnings(sheet('Reps', '10m', '10'))).toEqual(['reps 10m']);
  });
});

describe('loads in words', () => {
  test.each([
    ['+10kg', '10kg'],
    ['+ 10 kg', '10kg'],
    ['PC + 10', '10kg'],
    ['corporal +10kg', '10kg'],
    ['2x20kg', '20kg'],
    ['2 x 20', '20kg'],
    ['20kg cada', '20kg'],
    ['20 kg (cada)', '20kg'],
    ['20kg cada lado', '20kg'],
    ['20kg de cada lado', '20kg'],
    ['20 por lado', '20kg'],
    ['20kg/lado', '20kg'],
    ['40 kg (20 de cada lado)', '40kg'],
    ['40kg (pesado)', '40kg'],
    ['corporal', ''],
    ['peso do corpo', ''],
    ['Peso corporal', ''],
    ['PC', ''],
    ['P.C.', ''],
    ['sem peso', ''],
    ['s/ carga', ''],
  ])('%s', (cell, load) => {
    const table = sheet('Reps;Carga', `10;${cell}`, '10;60');
    expect([shown(table), warnings(table)]).toEqual([[`${load} 10`.trim(), '60kg 10'], []]);
  });

  test.each(['-20kg', '- 20 kg', '−20', '–20kg', 'PC - 20kg', '20kg assistido', '20 kg (ajuda)'])(
    'are assistance: %s',
    (cell) => {
      const table = sheet('Reps;Carga', `10;${cell}`);
      expect(table.workouts[0]?.exercises[0]?.sets).toEqual([
        { kind: 'normal', done: { load: 20_000, reps: 10 }, assisted: true },
      ]);
    },
  );

  test('are named where no figure is known', () => {
    const table = sheet('Reps;Carga', '10;barra', '10;5 placas', '10;elástico roxo', '10;60');
    expect(shown(table)).toEqual(['10', '10', '10', '60kg 10']);
    expect(warnings(table)).toEqual(['load barra', 'load 5 placas', 'load elástico roxo']);
  });

  test('keep words in brackets as a note', () => {
    const table = sheet('Reps;Carga', '10;40 kg (20 de cada lado)', '10;60kg (pesado)');
    expect(shown(table)).toEqual(['40kg 10', '60kg 10']);
    expect(notes(table)).toEqual(['20 de cada lado\npesado']);
  });

  test('are said to be those of one side', () => {
    expect(sheet('Reps;Carga', '10;2x20kg').remarks).toContain('each-side');
    expect(sheet('Reps;Carga', '10;20kg').remarks).not.toContain('each-side');
  });

  test('are a list with the unit behind the last one or behind each', () => {
    const table = sheet('Séries;Reps;Carga', '3;12/10/8;60/65/70kg', '2;10;60kg / 65kg');
    expect(shown(table)).toEqual(['60kg 12', '65kg 10', '70kg 8', '60kg 10', '65kg 10']);
    expect([table.unit.known, table.warnings]).toEqual([true, []]);
  });
});

describe('a column for each set', () => {
  test.each([
    ['S1;S2;S3'],
    ['Série 1;Série 2;Série 3'],
    ['1ª série;2ª série;3ª série'],
    ['Set 1;Set 2;Set 3'],
    ['Reps 1;Reps 2;Reps 3'],
    ['Reps S1;Reps S2;Reps S3'],
    ['1;2;3'],
    ['Reps;Reps;Reps'],
  ])('%s has repetitions beside a load', (titles) => {
    const table = sheet(`${titles};Carga (kg);Obs`, '12;10;8;60;leve', '12;10;;60;', '15;-;-;40;');
    expect(shown(table)).toEqual(['60kg 12', '60kg 10', '60kg 8', '60kg 12', '60kg 10', '40kg 15']);
    expect([table.warnings, table.unread]).toEqual([[], []]);
    expect(notes(table)).toEqual(['leve']);
  });

  test.each([
    ['Carga 1;Reps 1;Carga 2;Reps 2'],
    ['Carga 1 (kg);Reps 1;Carga 2 (kg);Reps 2'],
    ['Série 1 - Carga;Série 1 - Reps;Série 2 - Carga;Série 2 - Reps'],
    ['Carga;Reps;Carga;Reps'],
    ['Carga;Reps;Carga 2;Reps 2'],
    ['kg S1;reps S1;kg S2;reps S2'],
    ['Série 1;;Série 2;\n;;Carga;Reps;Carga;Reps'],
  ])('%s has loads and repetitions', (titles) => {
    const table = sheet(titles, '60;10;62,5;8', '60;10;;');
    expect(shown(table)).toEqual(['60kg 10', '62.5kg 8', '60kg 10']);
    expect([table.warnings, table.unread]).toEqual([[], []]);
  });

  test('has loads beside a column of repetitions', () => {
    const table = sheet('Reps;S1;S2', '10;60;65');
    expect(shown(table)).toEqual(['60kg 10', '65kg 10']);
  });

  test('has pairs of load and repetitions in either order', () => {
    const first = sheet('S1;S2;S3', '60x10;60x8;62,5x6', '40x12;;');
    expect(shown(first)).toEqual(['60kg 10', '60kg 8', '62.5kg 6', '40kg 12']);
    expect(first.remarks).toContain('load-first');
    const last = sheet('S1;S2', '12x20;10x25', '8x30;6x30');
    expect(shown(last)).toEqual(['20kg 12', '25kg 10', '30kg 8', '30kg 6']);
    expect(last.remarks).toContain('load-last');
    expect(last.remarks).not.toContain('no-loads');
    expect(shown(sheet('S1;S2', '10x60kg;8 x 60 kg'))).toEqual(['60kg 10', '60kg 8']);
  });

  test('is one column in the question, and named by its first and last title', () => {
    const text = 'Data;Exercício;Série 1;Série 2;Série 3;Carga (kg)\n13/02/2026;Supino;10;9;8;60';
    const { columns, guess } = questionOf(text);
    expect(columns.map(({ title, examples }) => [title, examples])).toEqual([
      ['Data', ['13/02/2026']],
      ['Exercício', ['Supino']],
      ['Carga (kg)', ['60']],
      ['Série 1 a Série 3', ['10; 9; 8']],
    ]);
    expect(guess).toEqual({ date: 0, exercise: 1, load: 2, reps: 3 });
  });

  test('is none of several measures or of further numbers', () => {
    const text = 'Data;Exercício;Treino 1;Semana 2;Reps;Carga\n13/02/2026;Supino;a;b;10;60';
    expect(questionOf(text).columns).toHaveLength(6);
  });
});

describe('titles with units in words', () => {
  test.each([
    ['Carga em libras', '100', '45.359kg'],
    ['Peso (libras)', '100', '45.359kg'],
    ['Carga (quilos)', '100', '100kg'],
    ['Carga em kg', '100', '100kg'],
    ['Carga utilizada (kg)', '100', '100kg'],
    ['Distância (metros)', '400', '400m'],
    ['Distância em quilômetros', '4', '4000m'],
    ['Distância (km)', '4', '4000m'],
    ['Tempo (min)', '2', '120s'],
    ['Tempo em minutos', '2', '120s'],
    ['Duração (segundos)', '45', '45s'],
    ['Tempo (seg)', '45', '45s'],
  ])('%s', (title, cell, set) => {
    const table = sheet(title, cell);
    expect([shown(table), table.unit.known, table.unread]).toEqual([[set], true, []]);
  });

  test.each(['Nº de reps', 'Qtd de repetições', 'Repetições realizadas', 'Número de repetições'])(
    '%s',
    (title) => {
      expect(questionOf(`Data;Exercício;X;${title}\n13/02/2026;Supino;3;10`).guess.reps).toBe(3);
    },
  );

  test('of one file add up', () => {
    const table = sheet('Nº de séries;Nº de repetições;Carga (kg)', '3;10;60', '3;8;80');
    expect(sumsOf(table.workouts)).toMatchObject({ sets: 6, volume: 1800_000 + 1920_000 });
  });
});

describe('efforts and rests of a table of no known app', () => {
  const efforted = (table: ReadTable) => efforts(table).map((done) => done?.rir);
  const rests = (table: ReadTable) =>
    table.workouts.flatMap(({ exercises }) => exercises.map((one) => one.restSeconds));

  test('are kept, RPE as what is left of ten, and other words as a note', () => {
    const rir = sheet('Reps;Carga (kg);RIR', '10;60;2', '8;60;0', '8;60;', '8;60;1-2');
    expect([efforted(rir), notes(rir)]).toEqual([[2, 0, undefined, undefined], ['RIR 1-2']]);
    expect([rir.warnings, rir.unread]).toEqual([[], []]);
    const rpe = sheet('Reps;Carga (kg);RPE', '10;60;8,5', '8;60;10', '8;60;17');
    expect(efforted(rpe)).toEqual([1.5, 0, undefined]);
    expect([warnings(rpe), notes(rpe)]).toEqual([['rpe 17'], ['RPE 17']]);
  });

  test.each([
    ['Descanso', '90', 90],
    ['Descanso (s)', '60', 60],
    ['Intervalo', '1min30', 90],
    ['Pausa', "2'", 120],
    ['Descanso (min)', '1,5', 90],
    ['Descanso', '2', 120],
    ['Descanso', '-', null],
  ])('%s of %s', (title, cell, seconds) => {
    const table = sheet(`Reps;Carga (kg);${title}`, `10;60;${cell}`);
    expect([rests(table), table.warnings, table.unread]).toEqual([[seconds], [], []]);
  });
});
