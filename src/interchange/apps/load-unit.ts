import type { LoadUnitName } from '../model';
import { readFigure } from './figures';
import { cellAt, type Table } from './table';

/** Loads of a bar with 45 lb plates, which are very rare in a gym with kilograms. */
const POUND_LOADS = new Set([95, 115, 135, 155, 165, 175, 185, 205, 225, 245, 275, 295, 315, 365]);
const KILO_LOADS = new Set([20, 22.5, 42.5, 47.5, 52.5, 57.5, 60, 62.5, 70, 72.5, 80, 82.5, 100]);

/**
 * Files in pounds had at least half as many pound loads as kilogram loads, because 20, 60, 70, 80
 * and 100 occur in both. In files in kilograms the share was below a tenth.
 */
const POUND_SHARE = 0.5;

/** The more likely unit of a column's loads, for a file without units. */
export function guessLoadUnit(table: Table, weight: number): LoadUnitName {
  return guessUnitOf(table.rows.map((row) => readFigure(cellAt(row, weight)) ?? 0));
}

/** The more likely unit of loads. */
export function guessUnitOf(loads: readonly number[]): LoadUnitName {
  let pounds = 0;
  let kilos = 0;
  for (const load of loads) {
    if (POUND_LOADS.has(load)) pounds += 1;
    if (KILO_LOADS.has(load)) kilos += 1;
  }
  return pounds > kilos * POUND_SHARE ? 'lb' : 'kg';
}

/** The unit named in a cell, in any spelling; `otherwise` without one. */
export function loadUnitOf(text: string, otherwise: LoadUnitName): LoadUnitName {
  if (/^(lb|pound|libra)/i.test(text)) return 'lb';
  return /^(k|quilo)/i.test(text) ? 'kg' : otherwise;
}
