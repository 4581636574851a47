import { describe, expect, test } from 'vitest';
import { readBodyTable } from '../../../src/interchange/body/read-body';
import type { ReadTable } from '../../../src/interchange/model';
import { efforts, names } from '../apps/reading';
import { readAsGuessed } from './guessed';

const read = (...rows: readonly string[]) => readAsGuessed(rows.join('\n'));

const facts = ({ workouts }: ReadTable) => workouts.map(({ title, start }) => [start.day, title]);

const SETS = [
  { load: 60_000, reps: 10 },
  { load: 40_000, reps: 8 },
  { load: 62_500, reps: 9 },
];

describe('the day in a line above each block', () => {
  test.each([
    ['13/02/2026', '15/02/2026', ''],
    ['Data: 13/02/2026', 'Data: 15/02/2026', ''],
    ['Data;13/02/2026', 'Data;15/02/2026', ''],
    ['Sexta-feira, 13/02/2026', 'Domingo, 15/02/2026', ''],
    ['Treino A - 13/02/2026', 'Treino A - 15/02/2026', 'Treino A'],
    ['13/02/2026 (Peito)', '15/02/2026 (Peito)', 'Peito'],
    ['Treino A;13/02/2026', 'Treino A;15/02/2026', 'Treino A'],
  ])('is that of its rows when it is "%s"', (first, second, title) => {
    const head = 'Exercício;Reps;Carga (kg)';
    for (const table of [
      read(first, head, 'Supino;10;60', 'Remada;8;40', second, head, 'Supino;9;62,5'),
      read(head, `${first};;`, 'Supino;10;60', 'Remada;8;40', '', `${second};;`, 'Supino;9;62,5'),
    ]) {
      expect(facts(table)).toEqual([
        ['2026-02-13', title],
        ['2026-02-15', title],
      ]);
      expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino']]);
      expect(efforts(table)).toEqual(SETS);
      expect(table.warnings).toEqual([]);
    }
  });

  test.each(['13/02', '46066'])('is no date above rows with days such as %s', (day) => {
    const table = read(
      'Atualizado em 20/02/2026',
      'Quando;Nome do movimento;Reps;Carga (kg)',
      `${day};Supino;10;60`,
      `${day};Remada;8;40`,
      `${day};Supino;9;62,5`,
    );
    expect(facts(table).map(([on]) => on)).toEqual(['2026-02-13']);
  });

  test('is read without any titles', () => {
    const table = read('13/02/2026', 'Supino;10;60', 'Remada;8;40', '15/02/2026', 'Supino;9;62,5');
    expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino']]);
    expect(efforts(table)).toEqual(SETS);
  });
});

describe('a column for each day', () => {
  test('has its loads', () => {
    const table = read(
      'Exercício;Reps;13/02/2026;15/02/2026',
      'Supino;10;60;62,5',
      'Remada;8;40;',
      'Total;;100;62,5',
    );
    expect(facts(table).map(([day]) => day)).toEqual(['2026-02-13', '2026-02-15']);
    expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino']]);
    expect(efforts(table)).toEqual([SETS[0], SETS[1], { load: 62_500, reps: 10 }]);
    expect(table.warnings.map(({ code }) => code)).toEqual(['total', 'total']);
  });

  test('has columns of its own in a second line', () => {
    const table = read(
      ';13/02/2026;;15/02/2026;',
      'Exercício;Carga (kg);Reps;Carga (kg);Reps',
      'Supino;60;10;62,5;9',
      'Remada;40;8;;',
    );
    expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino']]);
    expect(efforts(table)).toEqual(SETS);
  });

  test.each([
    ['S1;S2', '60x10', '62,5x9'],
    ['Série 1;Série 2', '60kg x 10', '62,5kg x 9'],
    ['1ª;2ª', '60x10', '62,5x9'],
  ])('has a column for each of its sets: %s', (titles, first, second) => {
    const table = read(
      'Exercício;13/02/2026;;15/02/2026;',
      `;${titles};${titles}`,
      `Supino;${first};${second};${first};`,
      `Remada;${second};;;`,
    );
    const [one, , three] = SETS;
    expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino']]);
    expect(efforts(table)).toEqual([one, three, three, one]);
  });

  test('is no row with two dates', () => {
    const table = read(
      'Data;Exercício;Reps;Carga (kg);Lançado em',
      '13/02/2026;Supino;10;60;16/02/2026',
      '13/02/2026;Remada;8;40;16/02/2026',
      '15/02/2026;Supino;9;62,5;16/02/2026',
    );
    expect(efforts(table)).toEqual(SETS);
  });
});

test('sums and weeks between the rows do not hide the column of dates', () => {
  const table = read(
    'Data;Exercício;Reps;Carga (kg)',
    'Semana 1;;;',
    '13/02/2026;Supino;10;60',
    'Total;;10;600',
    '13/02/2026;Remada;8;40',
    'Total;;8;320',
    'Semana 2;;;',
    '15/02/2026;Supino;9;62,5',
    'Total;;9;562,5',
  );
  expect(facts(table).map(([day]) => day)).toEqual(['2026-02-13', '2026-02-15']);
  expect(efforts(table)).toEqual(SETS);
  expect(table.warnings.map(({ code }) => code)).toEqual(['total', 'total', 'total']);
});

test('groups of muscles between the rows are no dates', () => {
  const table = read(
    'Data;Exercício;Reps;Carga (kg)',
    '13/02/2026;;;',
    'PEITO;;;',
    ';Supino;10;60',
    'COSTAS;;;',
    ';Remada;8;40',
    '15/02/2026;;;',
    'PEITO;;;',
    ';Supino;9;62,5',
  );
  expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino']]);
  expect(efforts(table)).toEqual(SETS);
  expect(table.warnings).toEqual([]);
});

test('a message with a line for each exercise has its days, and no line is lost in silence', () => {
  const table = read(
    'Meus treinos',
    '*13/02 - Treino A*',
    'Supino reto 1x10 60kg',
    '- Remada: 1 x 8 com 40 kg',
    'Prancha sem peso',
    '',
    '15/02 Treino B',
    '1. Supino reto 1x9, 62,5 kg',
  );
  expect(facts(table).map(([day, title]) => [day?.slice(5), title])).toEqual([
    ['02-13', 'Treino A'],
    ['02-15', 'Treino B'],
  ]);
  expect(names(table)).toEqual([['Supino reto', 'Remada', 'Prancha sem peso'], ['Supino reto']]);
  expect(efforts(table).filter((one) => one !== null)).toEqual(SETS);
  expect(table.warnings.map(({ line, code }) => [line, code])).toEqual([[5, 'no-values']]);
});

describe('exercises beside each other', () => {
  test.each([
    ['Exercício;Reps;Carga (kg);;Exercício;Reps;Carga (kg)', ';'],
    ['Exercício 1;Reps 1;Carga 1 (kg);Exercício 2;Reps 2;Carga 2 (kg)', ''],
  ])('are read as those of one day: %s', (titles, space) => {
    const table = read(
      `Data;${titles}`,
      `13/02/2026;Supino;10;60;${space}Remada;8;40`,
      `;;9;62,5;${space};;`,
      `15/02/2026;Supino;8;65;${space}Stiff;10;50`,
    );
    expect(names(table)).toEqual([
      ['Supino', 'Remada'],
      ['Supino', 'Stiff'],
    ]);
    const [first, second, third] = SETS;
    expect(efforts(table)).toEqual([
      first,
      third,
      second,
      { load: 65_000, reps: 8 },
      { load: 50_000, reps: 10 },
    ]);
    expect(table.unread).toEqual([]);
  });
});

test('letters stand for sets, repetitions and loads', () => {
  const table = read(
    'Data;Exercício;S;R;C',
    '13/02/2026;Supino;2;10;60',
    '13/02/2026;Remada;1;8;40',
  );
  expect(efforts(table)).toEqual([SETS[0], SETS[0], SETS[1]]);
});

test('titles that are questions of a form are known', () => {
  const table = read(
    'Carimbo de data/hora;Qual exercício?;Quantas séries?;Quantas repetições?;Qual a carga (kg)?',
    '13/02/2026 18:30:11;Supino;2;10;60',
    '13/02/2026 18:45:02;Remada;1;8;40',
  );
  expect(efforts(table)).toEqual([SETS[0], SETS[0], SETS[1]]);
  expect(table.unread).toEqual([]);
});

describe('lines of a message', () => {
  test.each([
    'Supino: 60kg 2x10',
    'Supino 60 kg - 2 x 10',
    '- Supino 60kg (2x10)',
    'Supino 60 2x10',
    'Supino 2x10 60kg',
    'Supino 60kg 2 séries de 10',
    '1) Supino 60kg 1x10 / 60kg 1x10',
    'Supino: 1x10 60kg, 1x10 60kg',
  ])('have their load before or behind the sets: %s', (line) => {
    const table = read('13/02/2026', line, 'Leg press 45 1x8');
    expect(names(table)).toEqual([['Supino', 'Leg press 45']]);
    expect(efforts(table)).toEqual([SETS[0], SETS[0], { load: null, reps: 8 }]);
  });

  test.each([
    (day: string, text: string) => `[${day} 19:02:11] Ana: ${text}`,
    (day: string, text: string) => `${day} 19:02 - Ana: ${text}`,
    (day: string, text: string) => `${day}, 19:02 - Ana: ${text}`,
  ])('have their days in an exported conversation', (sent) => {
    const table = read(
      '13/02/2026 19:00 - As mensagens são protegidas com criptografia.',
      sent('13/02/2026', 'Supino 1x10 60kg'),
      'Remada 1x8 40kg',
      sent('14/02/2026', 'bom dia! hoje descanso'),
      sent('15/02/2026', 'Supino 62,5kg 1x9'),
    );
    expect(facts(table).map(([day]) => day)).toEqual(['2026-02-13', '2026-02-15']);
    expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino']]);
    expect(efforts(table)).toEqual(SETS);
    expect([table.unread.map(({ title }) => title), table.warnings]).toEqual([['Pessoa'], []]);
  });

  test('ask whose they are when a conversation has sets of several people', () => {
    const table = read(
      '[13/02/2026 19:02:11] Ana: Supino 1x10 20kg',
      '[13/02/2026 19:05:00] Rui: Supino 1x10 60kg',
    );
    expect(table.people?.all.map(({ name }) => name)).toEqual(['Ana', 'Rui']);
  });
});

describe('a column for each exercise', () => {
  const ZONE = 'America/Sao_Paulo';

  test('has its loads, and is no table of measures', () => {
    const text = [
      'Data;Treino;Supino reto;Remada (kg);Obs',
      '13/02/2026;A;60;40;bem',
      '15/02/2026;A;62,5;-;',
    ];
    expect(readBodyTable('Data;Supino reto;Remada\n13/02/2026;60;40', {}, ZONE)).toBeNull();
    const table = read(...text);
    expect(facts(table)).toEqual([
      ['2026-02-13', 'A'],
      ['2026-02-15', 'A'],
    ]);
    expect(names(table)).toEqual([['Supino reto', 'Remada'], ['Supino reto']]);
    expect(efforts(table).map((done) => done?.load)).toEqual([60_000, 40_000, 62_500]);
    expect(table.unit).toEqual({ value: 'kg', known: true });
  });

  test('has its sets in one cell', () => {
    const table = read(
      'Data;Supino;Remada;Agachamento livre',
      '13/02/2026;1x10 60kg;1x8 40kg;',
      '15/02/2026;1x9 62,5kg;;',
    );
    expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino']]);
    expect(efforts(table)).toEqual(SETS);
  });

  test('has columns of its own in a second line', () => {
    const table = read(
      'Data;Supino;;Remada;',
      ';Carga (kg);Reps;Carga (kg);Reps',
      '13/02/2026;60;10;40;8',
      '15/02/2026;62,5;9;;',
    );
    expect(names(table)).toEqual([['Supino', 'Remada'], ['Supino']]);
    expect(efforts(table)).toEqual(SETS);
  });
});
