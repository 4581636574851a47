import { type LoadUnit, loadIn, stepIn } from '#domain/load';
import { formatNumber, writeFigure } from './number';

// Keeps the figure and its unit on one line.
const NBSP = '\u00a0';

/**
 * A load without its unit: "82,5", "1000". Never grouped, because this text goes into the field
 * where people type, and "1.000" would be read back as one.
 */
export function formatLoadFigure(grams: number, unit: LoadUnit): string {
  return writeFigure(loadIn(grams, unit), { least: 0, most: 2, grouped: false });
}

/** A load with its unit: "82,5 kg", "45,25 lb" (non-breaking space). */
export function formatLoad(grams: number, unit: LoadUnit): string {
  return `${formatLoadFigure(grams, unit)}${NBSP}${unit}`;
}

/** A sum of loads, rounded and grouped: "12.450 kg". */
export function formatVolume(grams: number, unit: LoadUnit): string {
  return `${formatNumber(loadIn(grams, unit), 0)}${NBSP}${unit}`;
}

/** The label of a stepper's button: "+2,5" or "−2,5". */
export function formatStep(stepGrams: number, direction: 1 | -1, unit: LoadUnit): string {
  return `${direction === 1 ? '+' : '−'}${formatNumber(stepIn(stepGrams, unit))}`;
}
