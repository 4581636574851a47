import type { Table } from '../apps/table';

type Flat = Record<string, string>;

/** The scalar values of an object, without its parts. */
function flatOf(value: object): Flat {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      typeof one === 'string' || typeof one === 'number' ? [[key, String(one)]] : [],
    ),
  );
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first list of objects at the top, or one level below. */
function listIn(value: unknown): readonly object[] | null {
  if (Array.isArray(value)) return value.every(isObject) ? value : null;
  if (!isObject(value)) return null;
  const lists = Object.values(value).filter((one) => Array.isArray(one) && one.every(isObject));
  const [first] = lists;
  return Array.isArray(first) ? first : null;
}

/**
 * The first list of objects in a JSON text, at its top or one level below, as a table. The number
 * of an object is its line, and nested values are left out. Null without such a list.
 */
export function tableOfJson(text: string): Table | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const list = listIn(parsed)?.map(flatOf);
  if (!list) return null;
  const titles = [...new Set(list.flatMap((one) => Object.keys(one)))];
  const rows = list.map((one, index) => ({
    line: index + 1,
    cells: titles.map((title) => one[title] ?? ''),
  }));
  return { titles, rows, unmatched: [], delimiter: ',', firstLine: 1 };
}
