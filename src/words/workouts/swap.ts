import type { PainRegion } from '#domain/health/pain';
import { SPARED_DAYS } from '#domain/health/spared-regions';
import type { SwapCandidate } from '#domain/workouts/exercise-swap';
import { equipmentLabel } from '../exercises/equipment';
import { capitalise, formatOr } from '../format/list';
import { plural } from '../format/plural';
import { thePainRegion } from '../health/pain';

const MUSCLES: Record<SwapCandidate['muscles'], string> = {
  same: 'mesmos músculos',
  shared: 'músculos em comum',
  none: '',
};

/**
 * The reason why an exercise can replace another: "Mesmos músculos · halteres".
 * @param last performance in words; null for none
 */
export function swapReason(
  { exercise, named, muscles, loads }: SwapCandidate,
  last: string | null,
  first: string,
): string {
  const parts = [
    named ? 'indicado na ficha' : '',
    MUSCLES[muscles],
    equipmentLabel(exercise.equipment),
    loadsWords(loads),
    last === null ? first : `última ${last}`,
  ];
  return capitalise(parts.filter((part) => part !== '').join(' · '));
}

/** "pega o ombro"; empty for none. */
export function loadsWords(regions: readonly PainRegion[]): string {
  return regions.length === 0 ? '' : `pega ${formatOr(regions.map(thePainRegion))}`;
}

/** "3 exercícios que pegam o ombro ficaram de fora, pela dor anotada nos últimos 14 dias." */
export function leftOutWords(leftOut: readonly SwapCandidate[]): string {
  const regions = [...new Set(leftOut.flatMap(({ loads }) => loads))];
  const where = formatOr(regions.map(thePainRegion));
  const what = plural(leftOut.length, {
    zero: '',
    one: `1 exercício que pega ${where} ficou de fora`,
    other: `# exercícios que pegam ${where} ficaram de fora`,
  });
  return `${what}, pela dor anotada nos últimos ${SPARED_DAYS} dias.`;
}
