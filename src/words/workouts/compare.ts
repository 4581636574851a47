import { type LoadUnit, loadIn } from '#domain/load';
import type { Difference } from '#domain/workouts/compare';
import { capitalise, formatList } from '../format/list';
import { formatChange, formatNumber } from '../format/number';

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

/** The differences in one sentence: "2 séries a mais, 5 min a menos que da última vez." */
export function changeSentence(
  { sets, volumeGrams, durationMs }: Difference,
  unit: LoadUnit,
): string {
  const volume = Math.round(loadIn(volumeGrams, unit));
  const minutes = durationMs === null ? 0 : Math.round(durationMs / MS_PER_MINUTE);
  const changes = [
    { by: sets, words: `${Math.abs(sets)} ${Math.abs(sets) === 1 ? 'série' : 'séries'}` },
    { by: volume, words: `${formatNumber(Math.abs(volume), 0)}${NBSP}${unit} de volume` },
    { by: minutes, words: `${Math.abs(minutes)}${NBSP}min` },
  ];
  const of = (sign: number) =>
    formatList(changes.filter(({ by }) => Math.sign(by) === sign).map(({ words }) => words));
  const [more, less] = [of(1), of(-1)];
  const parts = [more && `${more} a mais`, less && `${less} a menos`].filter((part) => part !== '');
  if (parts.length === 0) return 'Igual à última vez em séries, volume e tempo.';
  return `${capitalise(parts.join(', '))} que da última vez.`;
}
