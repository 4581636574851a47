import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { COLUMNS_KEY } from '../../../src/data/files/columns-key';
import { rememberColumns, rememberedColumns } from '../../../src/data/files/columns-memory';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

afterEach(() => vi.unstubAllGlobals());

test('columns are remembered for a table with the same titles, and for no other', () => {
  rememberColumns(['Data', 'Exercício', 'Carga'], { date: 0, exercise: 1 });
  rememberColumns(['Dia', 'Lift'], { date: 0, exercise: 1 });
  rememberColumns(['Data', 'Exercício', 'Carga'], { date: 0, exercise: 1, load: 2 });
  expect(rememberedColumns(['Data', 'Exercício', 'Carga'])).toEqual({
    date: 0,
    exercise: 1,
    load: 2,
  });
  expect(rememberedColumns(['Dia', 'Lift'])).toEqual({ date: 0, exercise: 1 });
  expect(rememberedColumns(['Data', 'Exercício'])).toBeNull();
});

test('a stored text that is none of ours is forgotten', () => {
  for (const text of ['', '{', '[{"titles":1}]', '[{"titles":"a","roles":{"date":-1}}]']) {
    stored.set(COLUMNS_KEY, text);
    expect(rememberedColumns(['a'])).toBeNull();
  }
  rememberColumns(['a', 'b'], { date: 0, exercise: 1 });
  expect(rememberedColumns(['a', 'b'])).toEqual({ date: 0, exercise: 1 });
});
