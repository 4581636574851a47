import { type Density, refusedAge } from './density';
import type { Sex } from './sites';

/** From this age to the next row: density = constant - factor × log10(sum). */
type Row = readonly [from: number, constant: number, factor: number];

const ROWS: Readonly<Record<Sex, readonly Row[]>> = {
  male: [
    [17, 1.162, 0.063],
    [20, 1.1631, 0.0632],
    [30, 1.1422, 0.0544],
    [40, 1.162, 0.07],
    [50, 1.1715, 0.0779],
  ],
  female: [
    [16, 1.1549, 0.0678],
    [20, 1.1599, 0.0717],
    [30, 1.1423, 0.0632],
    [40, 1.1333, 0.0612],
    [50, 1.1339, 0.0645],
  ],
};

const OLDEST: Readonly<Record<Sex, number>> = { male: 72, female: 68 };

/**
 * Body density from four skinfolds: biceps, triceps, subscapular and suprailiac. Each decade of age
 * has its own regression. Men of 17 to 72 years, women of 16 to 68. Source: Durnin, J. V. G. A. and
 * Womersley, J., 1974. Body fat assessed from total body density and its estimation from skinfold
 * thickness, table 5.
 * @param sum of the four, mm; above 0
 */
export function durninWomersley4(sex: Sex, age: number, sum: number): Density {
  const rows = ROWS[sex];
  const row = rows.findLast(([from]) => age >= from);
  const refused = refusedAge(age, { least: rows[0]?.[0] ?? 0, most: OLDEST[sex] });
  if (refused || !row) return refused ?? { refused: 'range' };
  const [, constant, factor] = row;
  return { density: constant - factor * Math.log10(sum) };
}
