import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exercises } from '#catalog/exercises';
import { prepareSearch } from '#domain/exercises/exercise-search';
import { exerciseFinder } from '#domain/programs/ficha-text/find-exercise';
import { formatProgram } from '#domain/programs/ficha-text/format-program';
import { readPasted } from '#domain/programs/ficha-text/pasted';
import { parseProgram } from '#domain/programs/ficha-text/program';

const find = exerciseFinder(prepareSearch(exercises));
const nameOf = (id: string) => exercises.find((one) => one.id === id)?.name ?? null;

/** Each ficha of a paste as people read it, with the number of its problems. */
function fichas(text: string) {
  return readPasted(text).texts.map((one) => {
    const { draft, problems } = parseProgram(one, find);
    const days = draft.days.map(({ title, exercises: list }) => [
      title,
      ...list.map(({ exercise, sets, note }) =>
        [
          nameOf(exercise),
          sets
            .map(({ count, reps, load }) =>
              [count, reps?.[0], load?.by === 'grams' ? load.grams : ''].join('/'),
            )
            .join(' '),
          note,
        ].join(' | '),
      ),
    ]);
    return { title: draft.title, days, problems: problems.map(({ code }) => code) };
  });
}

describe('a paste from WhatsApp', () => {
  const expected = [
    {
      title: '',
      days: [
        ['Peito', 'Supino reto com barra | 4/10/ | ', 'Crucifixo reto com halteres | 3/12/ | '],
        ['Costas', 'Puxada frontal na polia | 4/10/ | '],
      ],
      problems: [],
    },
  ];

  test.each([
    ['iPhone', (at: number) => `[10/02/2026, 08:1${at}:0${at}] Bruno Personal: `],
    ['Android', (at: number) => `10/02/2026 08:1${at} - Bruno Personal: `],
    ['Android with a comma', (at: number) => `10/02/26, 8:1${at} - +55 71 98888-7777: `],
    ['copied messages', (at: number) => `[08:1${at}, 10/02/2026] Bruno Personal: `],
  ])('loses times and senders when it was copied from %s', (_, sent) => {
    const text = [
      `${sent(1)}*Treino A - Peito*`,
      '1️⃣ Supino reto 4x10',
      '2️⃣ *Crucifixo reto com halteres* 3x12',
      `${sent(2)}*Treino B - Costas*`,
      '• Puxada frontal 4x10',
    ].join('\n');
    expect(fichas(text)).toEqual(expected);
  });

  test('names the notices and pictures that it leaves out', () => {
    const text = [
      '10/02/2026 08:10 - As mensagens são protegidas com a criptografia de ponta a ponta.',
      '10/02/2026 08:11 - Bruno: <Mídia oculta>',
      '10/02/2026 08:12 - Bruno: Supino reto 4x10 <Mensagem editada>',
      '10/02/2026 08:13 - Bruno: IMG-2026.jpg (arquivo anexado)',
      '[10/02/2026 08:14:01] Bruno: imagem ocultada',
      '[10/02/2026 08:14:02] Bruno: video omitted',
    ].join('\n');
    expect(readPasted(text)).toEqual({
      texts: ['Supino reto 4x10'],
      leftOut: [
        'As mensagens são protegidas com a criptografia de ponta a ponta.',
        'Bruno: <Mídia oculta>',
        'Bruno: IMG-2026.jpg (arquivo anexado)',
        'Bruno: imagem ocultada',
        'Bruno: video omitted',
      ],
    });
  });

  test('keeps lines of a ficha that only look like times when it is no chat', () => {
    const text = 'Esteira 10:30\nSupino reto 4x10 # cuidado: ombro\n3 x 10 * 2';
    expect(readPasted(text)).toEqual({ texts: [text], leftOut: [] });
  });
});

describe('a paste from a spreadsheet', () => {
  test('reads sets, repetitions, load, rest and remarks by their titles', () => {
    const text = [
      'Treino A\t\t\t\t\t',
      'Exercício\tSéries\tRepetições\tCarga (kg)\tDescanso\tObs.',
      'Supino reto\t4\t8 a 12\t60\t90s\tdescer devagar',
      'Puxada frontal\t3\t10\t\t\t',
      'Peito e ombro\t\t\t\t\t',
      'Exercício\tSéries\tReps\tCarga\tDescanso\tMétodo',
      'Crucifixo reto\t3\t12\t10\t1:00\tdrop-set',
    ].join('\n');
    expect(readPasted(text).texts).toEqual([
      [
        'Treino A',
        'Supino reto 4x8-12 60kg desc 90s # descer devagar',
        'Puxada frontal 3x10',
        '## Peito e ombro',
        'Crucifixo reto 3x12 com 10 desc 1:00 # Método: drop-set',
      ].join('\n'),
    ]);
    expect(fichas(text)).toEqual([
      {
        title: '',
        days: [
          [
            '',
            'Supino reto com barra | 4/8/60000 | descer devagar',
            'Puxada frontal na polia | 3/10/ | ',
          ],
          ['Peito e ombro', 'Crucifixo reto com halteres | 3/12/10000 | Método: drop-set'],
        ],
        problems: [],
      },
    ]);
  });

  test('begins a day where the column of the day changes', () => {
    const text = [
      'Treino\tExercício\tSéries\tReps',
      'A\tSupino reto\t4\t10',
      'A\tCrucifixo reto\t3\t12',
      'B\tPuxada frontal\t4\t10',
    ].join('\n');
    expect(fichas(text)[0]?.days.map((day) => day.length - 1)).toEqual([2, 1]);
  });

  test('reads a name, sets and repetitions where no titles stand', () => {
    expect(readPasted('Supino reto\t4\t10\t60\nPuxada frontal\t3x12').texts).toEqual([
      'Supino reto 4x10 # 60\nPuxada frontal 3x12',
    ]);
  });

  test('keeps a cell that it cannot read as a note with the title of its column', () => {
    const text = 'Exercício\tSéries\tReps\tCarga\nSupino reto\t4\t10\tmoderada';
    expect(readPasted(text).texts).toEqual(['Supino reto 4x10 # Carga: moderada']);
  });
});

describe('a table drawn with signs', () => {
  const written = ['Supino reto 4x10 60kg', 'Puxada frontal 3x12'].join('\n');

  test('between bars is read by its titles', () => {
    const text = [
      '| Exercício | Séries | Reps | Carga (kg) |',
      '|---|:-:|---|---|',
      '| Supino reto | 4 | 10 | 60 |',
      '| Puxada frontal | 3,0 | 12 | |',
    ].join('\n');
    expect(readPasted(text).texts).toEqual([written]);
  });

  test('with semicolons is read under a title row, and no other line is', () => {
    const text = [
      'Exercício;Séries;Reps;Carga (kg)',
      'Supino reto;4;10;60',
      'Puxada frontal;3;12;',
    ].join('\n');
    expect(readPasted(text).texts).toEqual([written]);
    const block = 'Supino reto 3x10 60kg; 1x20 40kg';
    expect(readPasted(block).texts).toEqual([block]);
  });
});

describe('several fichas in one paste', () => {
  test('are divided where another student is named', () => {
    const text = [
      'Aluna: Maria',
      'Treino A',
      'Supino reto 4x10',
      '',
      'Aluno: João',
      'Treino A',
      'Puxada frontal 3x12',
    ].join('\n');
    expect(fichas(text).map(({ title, days }) => [title, days.length])).toEqual([
      ['Maria', 1],
      ['João', 1],
    ]);
  });

  test('are divided at titles, also those that this app writes', () => {
    const one = parseProgram('# Força\nTreino A\nSupino reto 4x10', find).draft;
    const other = parseProgram('# Volume\nTreino A\nPuxada frontal 3x12', find).draft;
    const text = [one, other].map((draft) => formatProgram(draft, nameOf)).join('\n\n');
    expect(fichas(text).map(({ title }) => title)).toEqual(['Força', 'Volume']);
  });

  test('stay one when a line about a ficha asks for no sets', () => {
    expect(readPasted('Supino reto 4x10\nFicha para 6 semanas').texts).toHaveLength(1);
    expect(readPasted('Ficha da Maria\nTreino A\nSupino reto 4x10').texts).toHaveLength(1);
  });
});

describe('what coaches write and the typed language has not', () => {
  test.each([
    ['A1) ', 'A2) ', 'B1) '],
    ['A1. ', 'A2. ', 'B1. '],
    ['A1 ', 'A2 ', 'B1 '],
    ['- A1 - ', '- A2 - ', '- B1 - '],
  ])('exercises of a superset are joined: %s%s%s', (first, second, other) => {
    const { texts } = readPasted(
      `Treino A\n${first}Supino reto 3x10\n${second}Remada curvada 3x10\n${other}Rosca direta 3x12`,
    );
    const { draft, problems } = parseProgram(texts[0] ?? '', find);
    const groups = draft.days.flatMap((day) => day.exercises.map(({ group }) => group));
    expect(problems).toEqual([]);
    expect(groups).toEqual([expect.any(String), groups[0], null]);
  });

  test('a title of a day stays one, though it begins like a place in a superset', () => {
    expect(readPasted('A1 - Peito\nSupino reto 3x10').texts).toEqual([
      'A1 - Peito\nSupino reto 3x10',
    ]);
  });

  test.each([
    ['Leg press 45 4x12 placa 8 60s', '4/12/', 'placa 8'],
    ['Leg press 45 4x12 8 placas', '4/12/', '8 placas'],
    ['Supino reto 3x10 10+10kg', '3/10/', '10+10kg'],
    ['Supino reto 3x10 carga 10+10', '3/10/', 'carga 10+10'],
    ['Supino reto 4x10 60kg RIR 3/2/1/0', '4/10/60000', 'RIR 3/2/1/0'],
    ['Supino reto 4x10 RIR 2-1', '4/10/', 'RIR 2-1'],
  ])('is a note, and no part of it becomes a load: %s', (line, sets, note) => {
    const [ficha] = fichas(`Treino A\n${line}`);
    expect(ficha?.problems).toEqual([]);
    expect(ficha?.days[0]?.[1]).toMatch(new RegExp(`\\| ${sets} \\| ${note.replace('+', '\\+')}$`));
  });

  test('repetitions in two parts and a single reserve stay what they are', () => {
    const lines = 'Supino reto 3x10+10 60kg\nSupino reto 3x8 rir 2, 90s\n"Rosca 10+10" 3x8';
    expect(readPasted(lines).texts).toEqual([lines]);
  });
});

test('every word of a paste is in a ficha or among what is left out', () => {
  const word = fc.constantFrom(
    'Supino reto',
    '4x10',
    '60kg',
    'Maria:',
    'A',
    '90s',
    'obs',
    '10',
    'Treino',
  );
  const start = fc.constantFrom('', '[10/02/2026, 08:12] Ana: ', '- ', 'Aluna: ', '# ', '\t');
  const line = fc.tuple(start, fc.array(word, { maxLength: 5 }), fc.constantFrom(' ', '\t'));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const text = lines.map(([first, words, between]) => first + words.join(between)).join('\n');
      const { texts, leftOut } = readPasted(text);
      expect(texts.length).toBeGreaterThan(0);
      const after = [...texts, ...leftOut].join('\n');
      for (const figure of ['60kg', '90s', 'obs']) {
        expect(after.split(figure).length).toBe(text.split(figure).length);
      }
    }),
  );
});
