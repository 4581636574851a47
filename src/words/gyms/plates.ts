import type { Mount, PlatePick } from '#domain/gyms/plates';
import type { BarKind } from '#domain/gyms/shape';
import type { LoadUnit } from '#domain/load';
import { byCode } from '../format/by-code';
import { formatLoad, formatLoadFigure } from '../format/load';

const NBSP = '\u00a0';

/** The name of a bar: "Barra W". */
export const barName = byCode<BarKind>({
  barbell: 'Barra reta',
  'ez-bar': 'Barra W',
  'trap-bar': 'Barra hexagonal',
  smith: 'Barra do Smith',
  dumbbell: 'Halter para anilhas',
});

/** Plates one after the other, from the heaviest: "2 × 20 + 10 + 2,5 kg". */
export function platesWords(picks: readonly PlatePick[], unit: LoadUnit): string {
  const words = picks.map(({ grams, count }) => {
    const figure = formatLoadFigure(grams, unit);
    return count === 1 ? figure : `${count}${NBSP}×${NBSP}${figure}`;
  });
  return `${words.join(' + ')}${NBSP}${unit}`;
}

/** The plates to load: "De cada lado: 20 + 10 + 2,5 kg", "Anilhas: 10 kg", "Nenhuma anilha". */
export function loadingWords(
  picks: readonly PlatePick[],
  { sides, pieces }: Mount,
  unit: LoadUnit,
): string {
  if (picks.length === 0) return 'Nenhuma anilha';
  const where = sides === 1 ? (pieces === 1 ? 'Anilhas' : 'De cada lado') : sidesOf(pieces);
  return `${where}: ${platesWords(picks, unit)}`;
}

function sidesOf(pieces: 1 | 2): string {
  return pieces === 1 ? 'De cada lado' : 'De cada lado de cada halter';
}

/**
 * The message for a load that the plates cannot build: "81 kg não dá com estas anilhas. O mais
 * perto é 80 kg."
 */
export function notLoadable(asked: number, nearest: number, unit: LoadUnit): string {
  return `${formatLoad(asked, unit)} não dá com estas anilhas. O mais perto é ${formatLoad(nearest, unit)}.`;
}
