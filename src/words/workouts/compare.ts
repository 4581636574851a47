import { type LoadUnit, loadIn } from '#domain/load';
import type { Difference } from '#domain/workouts/compare';
import { formatChange } from '../format/number';

const NBSP = '\u00a0';
const MS_PER_MINUTE = 60_000;

/**
 * Differences from the previous time: "+2 séries", "+320 kg de volume", "−5 min". Equal figures are
 * left out.
 */
export function differenceWords(
  { sets, volumeGrams, durationMs }: Difference,
  unit: LoadUnit,
): string[] {
  const volume = Math.round(loadIn(volumeGrams, unit));
  const minutes = durationMs === null ? 0 : Math.round(durationMs / MS_PER_MINUTE);
  return [
    sets === 0 ? '' : `${formatChange(sets)} ${Math.abs(sets) === 1 ? 'série' : 'séries'}`,
    volume === 0 ? '' : `${formatChange(volume, 0)}${NBSP}${unit} de volume`,
    minutes === 0 ? '' : `${formatChange(minutes)}${NBSP}min`,
  ].filter((part) => part !== '');
}
