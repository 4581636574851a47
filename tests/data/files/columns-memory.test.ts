import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COLUMNS_KEY } from '../../../src/data/files/columns-key';
import { rememberColumns, rememberedColumns } from '../../../src/data/files/columns-memory';
import type { ColumnQuestion } from '../../../src/interchange/model';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

type Columns = ColumnQuestion['columns'];

/** A question about columns of names, unless another form is given. */
function asked(titles: readonly string[], forms: readonly Columns[number]['form'][] = []) {
  const columns = titles.map((title, at) => ({ title, form: forms[at] ?? 'words', examples: [] }));
  return { columns, guess: {} } as const;
}

test('columns are remembered for a table with the same titles, and for no other', () => {
  const table = asked(['Data', 'Exercício', 'Carga']);
  rememberColumns(table, { date: 0, exercise: 1 });
  rememberColumns(asked(['Dia', 'Lift']), { date: 0, exercise: 1 });
  rememberColumns(table, { date: 0, exercise: 1, load: 2 });
  expect(rememberedColumns(table)).toEqual({ date: 0, exercise: 1, load: 2 });
  expect(rememberedColumns(asked(['Dia', 'Lift']))).toEqual({ date: 0, exercise: 1 });
  expect(rememberedColumns(asked(['Data', 'Exercício']))).toBeNull();
});

test('columns are asked for again when a column with the same title holds something else', () => {
  const titles = ['A', 'B', 'C'];
  rememberColumns(asked(titles, ['dates', 'words', 'figures']), { date: 0, exercise: 1, load: 2 });
  expect(rememberedColumns(asked(titles, ['words', 'dates', 'figures']))).toBeNull();
  expect(rememberedColumns(asked(titles, ['dates', 'words', 'empty']))?.load).toBe(2);
});

test('a stored text that is none of ours is forgotten', () => {
  for (const text of ['', '{', '[{"titles":1}]', '[{"titles":"a","roles":{"date":-1}}]']) {
    stored.set(COLUMNS_KEY, text);
    expect(rememberedColumns(asked(['a']))).toBeNull();
  }
  rememberColumns(asked(['a', 'b']), { date: 0, exercise: 1 });
  expect(rememberedColumns(asked(['a', 'b']))).toEqual({ date: 0, exercise: 1 });
});
