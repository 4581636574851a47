import { formatNumber } from './number';

/** The three forms of a count. Portuguese plural rules call zero "one", so zero is written by hand. */
export interface PluralForms {
  zero: string;
  one: string;
  other: string;
}

/** Picks the form for the count and puts the figure in the place of `#`. */
export function plural(count: number, forms: PluralForms): string {
  const form = count === 0 ? forms.zero : count === 1 ? forms.one : forms.other;
  return form.replace('#', formatNumber(count));
}

/** The unit after a figure: "kg", or a counted noun in its two forms. */
export type FigureUnit = string | { readonly one: string; readonly other: string };

/** The form of the unit for a figure as written: "série" after "1", "séries" after "12". */
export function unitAfter(figure: string, unit: FigureUnit): string {
  if (typeof unit === 'string') return unit;
  return figure === '1' ? unit.one : unit.other;
}

/** "Nenhuma série ainda", "1 série", "12 séries". */
export function setsCount(count: number): string {
  return plural(count, { zero: 'Nenhuma série ainda', one: '1 série', other: '# séries' });
}

/** "Nenhum exercício ainda", "1 exercício", "6 exercícios". */
export function exercisesCount(count: number): string {
  return plural(count, {
    zero: 'Nenhum exercício ainda',
    one: '1 exercício',
    other: '# exercícios',
  });
}

/** "Nenhum treino ainda", "1 treino", "12 treinos". */
export function workoutsCount(count: number): string {
  return plural(count, { zero: 'Nenhum treino ainda', one: '1 treino', other: '# treinos' });
}

/** The progress through records: "12 de 340 registros", "0 de 1 registro". */
export function recordsDone(done: number, total: number): string {
  return `${formatNumber(done)} de ${plural(total, { zero: '0 registros', one: '1 registro', other: '# registros' })}`;
}

/** The progress of a workout: "2 de 19 séries", "1 de 1 série". */
export function setsDone(done: number, total: number): string {
  return `${formatNumber(done)} de ${plural(total, { zero: '0 séries', one: '1 série', other: '# séries' })}`;
}
