import { OTHER_DATE } from '../any-table/column-titles';
import { isExerciseTitle } from '../any-table/exercise-columns';
import { readFigure } from '../apps/figures';
import { cellAt, type Row, type Table } from '../apps/table';
import { BODY_ROLES, type BodyQuestion, type BodyRole, type BodyRoles } from '../model';
import { writtenAmount } from './amounts';
import { TRAINING } from './body-table';
import { foldedTitle, measureNamed, titleParts, unitNamed } from './measures';
import { isDate } from './row-days';

/** A title that stands for each role, without its unit. */
const TITLES: Readonly<Record<BodyRole, string>> = {
  date: 'Data',
  time: 'Hora',
  weight: 'Peso',
  fat: 'Gordura',
  waist: 'Cintura',
  hips: 'Quadril',
  muscle: 'Massa muscular',
  water: 'Água corporal',
  height: 'Altura',
};

/** Units of roles whose titles say none. */
const UNITS: Readonly<Partial<Record<BodyRole, string>>> = { fat: '%', muscle: 'kg', water: '%' };

const UNKNOWN = /^coluna \d+: (?=.)/;

/** A title as the file has it, of a table that `titledByRoles` has titled. */
export const writtenTitle = (title: string) => title.replace(UNKNOWN, '');

/** The table with titles that its columns are known by. */
export function titledByRoles(table: Table, roles: BodyRoles): Table {
  const titles = table.titles.map((title, index) => {
    const role = BODY_ROLES.find((one) => roles[one] === index);
    // Another known title must not be read.
    if (!role) return `coluna ${index + 1}: ${title}`;
    return `${TITLES[role]} (${titleParts(title).unit || (UNITS[role] ?? '')})`;
  });
  return { ...table, titles };
}

const LOOKED_AT = 100;
const EXAMPLES = 3;
const MOST = 0.8;

interface Shape {
  readonly index: number;
  readonly filled: number;
  readonly dates: number;
  readonly figures: number;
  readonly median: number;
  readonly unit: string;
}

function shapeOf(table: Table, index: number): Shape {
  const cells = table.rows.slice(0, LOOKED_AT).map((row) => cellAt(row, index));
  const filled = cells.filter((cell) => cell !== '');
  const amounts = filled.map(writtenAmount);
  const figures = amounts.flatMap(({ figure }) => readFigure(figure) ?? []).sort((a, b) => a - b);
  const share = (count: number) => (filled.length === 0 ? 0 : count / filled.length);
  const unit = titleParts(table.titles[index] ?? '').unit || amounts.find((one) => one.unit)?.unit;
  return {
    index,
    filled: filled.length,
    dates: share(filled.filter(isDate).length),
    figures: share(figures.length),
    median: figures[Math.floor(figures.length / 2)] ?? 0,
    unit: unit ?? '',
  };
}

/** Weights of people in kilograms or pounds. */
const WEIGHTS = { least: 30, most: 400 };

/** The question about a table of days and figures with unknown titles; null for any other table. */
export function bodyQuestion(table: Table): BodyQuestion | null {
  if (table.titles.some((title) => TRAINING.test(foldedTitle(title)))) return null;
  if (table.titles.filter(isExerciseTitle).length > 1) return null;
  const shapes = table.titles.map((_, index) => shapeOf(table, index));
  const date = shapes.find(
    ({ dates, filled, index }) =>
      dates >= MOST && filled > 1 && !OTHER_DATE.test(foldedTitle(table.titles[index] ?? '')),
  );
  const others = shapes.filter((one) => one !== date && one.filled > 0);
  const figures = others.filter((one) => one.figures >= MOST);
  // Words beside the figures may name exercises.
  if (!date || figures.length === 0 || others.some(isOfWords)) return null;
  const isWeight = ({ median, unit }: Shape) =>
    median >= WEIGHTS.least &&
    median <= WEIGHTS.most &&
    ['weight', undefined].includes(unitOf(unit));
  const roles: Partial<Record<BodyRole, number>> = { date: date.index };
  for (const role of BODY_ROLES) {
    const found = figures.find((one) => nameOf(table, one) === nameOfRole(role));
    if (found) roles[role] ??= found.index;
  }
  const isFree = ({ index }: Shape) => !Object.values(roles).includes(index);
  const free = figures.filter(isFree);
  const weight = free.find((one) => isWeight(one) && one.unit !== '') ?? free.find(isWeight);
  if (weight) roles.weight ??= weight.index;
  const fat = free.find((one) => isFree(one) && unitOf(one.unit) === 'percent');
  if (fat) roles.fat ??= fat.index;
  return {
    columns: table.titles.map((title, index) => ({
      title,
      examples: examplesOf(table.rows, index),
    })),
    guess: roles,
  };
}

const nameOf = ({ titles }: Table, { index, unit }: Shape) =>
  measureNamed(titles[index] ?? '', unit)?.name ?? null;

const nameOfRole = (role: BodyRole) => measureNamed(TITLES[role], UNITS[role] ?? '')?.name;

const unitOf = (unit: string) => unitNamed(unit)?.[0];

const isOfWords = ({ figures, dates }: Shape) => figures < MOST && dates < MOST;

function examplesOf(rows: readonly Row[], index: number): readonly string[] {
  const cells = rows.slice(0, LOOKED_AT).map((row) => cellAt(row, index));
  return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, EXAMPLES);
}
