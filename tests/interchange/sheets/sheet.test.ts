import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { workoutSheet } from '../../../src/interchange/sheets/sheet';

describe('the table for spreadsheets', () => {
  const done = { load: 82_500, reps: 8, rir: 1.5, at: Date.UTC(2026, 6, 5, 21, 10) };
  const shown = {
    title: '=HYPERLINK("http://x")',
    note: '@nota; com "aspas"',
    start: { at: Date.UTC(2026, 6, 5, 21), zone: 'America/Sao_Paulo', day: '2026-07-05' },
    endedAt: Date.UTC(2026, 6, 5, 22),
    rest: null,
    from: null,
    pse: 7.5,
    returned: false,
    removedAt: null,
    purged: false,
    exercises: [
      {
        key: 'a',
        exercise: 'x',
        order: 'i',
        group: null,
        note: '\n-1+1',
        restSeconds: null,
        from: null,
        advice: null,
        returned: false,
        sets: [
          {
            key: 's',
            order: 'i',
            kind: 'normal' as const,
            plan: null,
            done,
            alternative: null,
            target: null,
            restSeconds: null,
            side: 'left' as const,
            returned: false,
          },
        ],
      },
    ],
  };

  test('is made for Excel in Brazil, and no cell is a formula', () => {
    const text = workoutSheet([shown], () => '+Supino');
    expect(text.startsWith('\uFEFFData;Início;Fim;Treino;Exercício;Série;Tipo;Carga (kg);')).toBe(
      true,
    );
    const [, row] = text.split('\r\n');
    expect(row).toBe(
      `05/07/2026;18:00;19:00;"'=HYPERLINK(""http://x"")";"'+Supino";1;Série normal;82,5;8;;;1,5;lado esquerdo;"'\n-1+1";"'@nota; com ""aspas""";7,5`,
    );
  });

  test('a zone that nobody knows, as somebody else may have written it, is UTC', () => {
    const workout = { ...shown, start: { ...shown.start, zone: 'Lua/Tranquilidade' } };
    const [, row] = workoutSheet([workout], () => 'Supino').split('\r\n');
    expect(row).toMatch(/^05\/07\/2026;21:00;22:00;/);
  });

  test('whatever a name, a title or a note begins with, no cell is a formula, and all can be read', () => {
    const risky = fc
      .tuple(
        fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\uFF1D', ' =', '"=', ';=', ',=', ''),
        fc.string({ maxLength: 10 }),
      )
      .map(([begin, rest]) => `${begin}${rest}`);
    fc.assert(
      fc.property(risky, risky, risky, risky, (title, note, exerciseNote, name) => {
        const [first] = shown.exercises;
        if (!first) throw new Error('There is an exercise');
        const workout = { ...shown, title, note, exercises: [{ ...first, note: exerciseNote }] };
        const text = workoutSheet([workout], () => name).slice(1);
        const { data } = Papa.parse<string[]>(text.replace(/\r\n$/, ''), {
          delimiter: ';',
          newline: '\r\n',
        });
        expect(data).toHaveLength(2);
        const [titles = [], cells = []] = data;
        expect(cells).toHaveLength(titles.length);
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/);
        const bare = (column: string) => (cells[titles.indexOf(column)] ?? '').replace(/^'/, '');
        const told = ['Treino', 'Exercício', 'Anotação do exercício', 'Anotação do treino'];
        expect(told.map(bare)).toEqual(
          [title, name, exerciseNote, note].map((one) => one.replace(/^'/, '')),
        );
      }),
    );
  });
});
