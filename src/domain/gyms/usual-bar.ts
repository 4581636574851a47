import type { Equipment } from '../exercises/exercise';
import { gramsFrom, type LoadUnit } from '../load';
import type { BarKind } from './shape';

const BAR_OF: Partial<Record<Equipment, BarKind>> = {
  barbell: 'barbell',
  'ez-bar': 'ez-bar',
  'trap-bar': 'trap-bar',
  smith: 'smith',
};

/** In the unit; a Smith's bar is often counterbalanced. */
const USUAL_BAR: Record<LoadUnit, Record<BarKind, number>> = {
  kg: { barbell: 20, 'ez-bar': 10, 'trap-bar': 20, smith: 0, dumbbell: 2 },
  lb: { barbell: 45, 'ez-bar': 25, 'trap-bar': 45, smith: 0, dumbbell: 5 },
};

/** The bar kind of an exercise; null without a bar. */
export function barOf(equipment: Equipment): BarKind | null {
  return BAR_OF[equipment] ?? null;
}

/** The default weight of a bar in grams, by unit. */
export function usualBar(kind: BarKind, unit: LoadUnit): number {
  return gramsFrom(USUAL_BAR[unit][kind], unit);
}
