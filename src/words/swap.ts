import type { SwapCandidate } from '#domain/exercise-swap';
import { equipmentLabel } from './equipment';
import { capitalise } from './list';

const MUSCLES: Record<SwapCandidate['muscles'], string> = {
  same: 'mesmos músculos',
  shared: 'músculos em comum',
  none: '',
};

/**
 * Why an exercise can stand in: "Mesmos músculos · halteres · última 24 kg × 10".
 *
 * @param last what was done the last time, in words; null when there was none
 * @param first said where there was none
 */
export function swapReason(
  { exercise, named, muscles }: SwapCandidate,
  last: string | null,
  first: string,
): string {
  const parts = [
    named ? 'indicado na ficha' : '',
    MUSCLES[muscles],
    equipmentLabel(exercise.equipment),
    last === null ? first : `última ${last}`,
  ];
  return capitalise(parts.filter((part) => part !== '').join(' · '));
}
