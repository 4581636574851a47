import type { Equipment } from '../exercises/exercise';
import { gramsFrom, type LoadUnit } from '../load';
import type { Bar, Kit, PlateStock } from './shape';

/** Starting points for a gym. */
export const GYM_PRESETS = ['complete', 'barbell', 'dumbbells', 'bands', 'body'] as const;
export type GymPreset = (typeof GYM_PRESETS)[number];

interface Weights {
  readonly bars: readonly (readonly [Bar['kind'], number])[];
  readonly plates: readonly number[];
  readonly dumbbells: readonly number[];
  readonly kettlebells: readonly number[];
}

/** The weights of a range, in equal steps. */
function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

/** Usual weights of a gym in Brazil, and of one in pounds. */
const USUAL: Record<LoadUnit, Weights> = {
  kg: {
    bars: [
      ['barbell', 20],
      ['ez-bar', 10],
      ['trap-bar', 20],
    ],
    plates: [25, 20, 15, 10, 5, 2.5, 1.25],
    dumbbells: [...range(1, 10, 1), ...range(12, 50, 2)],
    kettlebells: range(4, 32, 4),
  },
  lb: {
    bars: [
      ['barbell', 45],
      ['ez-bar', 25],
      ['trap-bar', 45],
    ],
    plates: [45, 35, 25, 10, 5, 2.5],
    dumbbells: [...range(3, 12, 3), ...range(15, 100, 5)],
    kettlebells: range(10, 70, 10),
  },
};

const BODY: readonly Equipment[] = ['bodyweight'];
const BANDS: readonly Equipment[] = ['band', 'bodyweight'];
const DUMBBELLS: readonly Equipment[] = ['dumbbell', 'bodyweight', 'bench'];
const BARBELL: readonly Equipment[] = ['barbell', 'dumbbell', 'plate', 'bodyweight', 'bench'];

/** The initial equipment. Plates at home are counted, those of a gym are unlimited. */
export function kitOf(preset: GymPreset, unit: LoadUnit): Kit {
  const usual = USUAL[unit];
  const grams = (amount: number) => gramsFrom(amount, unit);
  const plates = (count: number | null): PlateStock[] =>
    usual.plates.map((amount) => ({ grams: grams(amount), count }));
  const bars = usual.bars.map(([kind, amount]) => ({ kind, grams: grams(amount) }));
  const none: Kit = {
    unit,
    bars: [],
    plates: [],
    dumbbells: [],
    kettlebells: [],
    equipment: null,
  };
  switch (preset) {
    case 'complete':
      return {
        ...none,
        bars,
        plates: plates(null),
        dumbbells: usual.dumbbells.map(grams),
        kettlebells: usual.kettlebells.map(grams),
      };
    case 'barbell':
      return {
        ...none,
        bars: bars.filter(({ kind }) => kind === 'barbell'),
        plates: plates(2).filter(({ grams: each }) => each < grams(unit === 'kg' ? 15 : 35)),
        equipment: BARBELL,
      };
    case 'dumbbells':
      return {
        ...none,
        dumbbells: usual.dumbbells.map(grams).filter((each) => each <= grams(10)),
        equipment: DUMBBELLS,
      };
    case 'bands':
      return { ...none, equipment: BANDS };
    case 'body':
      return { ...none, equipment: BODY };
  }
}
