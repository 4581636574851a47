import type { LoadUnit } from '#domain/load';

/** Usual steps of plates, dumbbells and weight stacks, in grams. */
export const LOAD_STEPS: Record<LoadUnit, readonly number[]> = {
  kg: [500, 1000, 1250, 2000, 2500, 4000, 5000, 7500, 10_000],
  lb: [1134, 2268, 4536],
};
