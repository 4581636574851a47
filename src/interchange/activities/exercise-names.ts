import { BENCH_TO_LUNGE } from './names-bench-to-lunge';
import { LIFT_TO_TIRE } from './names-lift-to-tire';

interface Category {
  readonly name: string;
  readonly names: ReadonlyMap<number, string>;
}

const capitalised = (text: string) => text.replace(/(?<=^| )[a-z]/g, (sign) => sign.toUpperCase());

function readNames(text: string): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  let number = 0;
  let base = '';
  for (const cell of text.split(', ')) {
    const [, given, written = cell] = /^#(\d+) (.*)$/.exec(cell) ?? [];
    if (given !== undefined) number = Number(given);
    if (written !== '+') base = written;
    names.set(number, capitalised(written === '+' ? `weighted ${base}` : written));
    number += 1;
  }
  return names;
}

function readCategories(): ReadonlyMap<number, Category> {
  const lines = `${BENCH_TO_LUNGE}${LIFT_TO_TIRE}`.replaceAll('\n  ', ' ').split('\n');
  return new Map(
    lines.flatMap((line): [number, Category][] => {
      const [, number, name = '', names = ''] = /^(\d+) ([^|]+) \| (.*)$/.exec(line) ?? [];
      if (number === undefined) return [];
      return [[Number(number), { name: capitalised(name), names: readNames(names) }]];
    }),
  );
}

let categories: ReadonlyMap<number, Category> | null = null;

/** All categories of the FIT profile for the gym, by their numbers. */
export function fitCategories(): ReadonlyMap<number, Category> {
  categories ??= readCategories();
  return categories;
}

/** The English name of an exercise, such as "Barbell Bench Press"; null for an unknown number. */
export function fitExerciseName(category: number, number: number | null): string | null {
  return (
    fitCategories()
      .get(category)
      ?.names.get(number ?? -1) ?? null
  );
}

/** The name of a category, such as "Bench Press"; null for an unknown one. */
export function fitCategoryName(category: number): string | null {
  return fitCategories().get(category)?.name ?? null;
}
