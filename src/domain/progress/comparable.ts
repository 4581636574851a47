/** Things for picturing a sum of loads, with their approximate weight in grams, heaviest first. */
export const COMPARABLES = [
  { thing: 'christ', grams: 635_000_000 },
  { thing: 'blue-whale', grams: 150_000_000 },
  { thing: 'plane', grams: 41_000_000 },
  { thing: 'elephant', grams: 6_000_000 },
  { thing: 'car', grams: 1_000_000 },
  { thing: 'piano', grams: 500_000 },
  { thing: 'capybara', grams: 50_000 },
] as const;

export type Comparable = (typeof COMPARABLES)[number]['thing'];

/**
 * The heaviest thing that fits at least twice into a sum, and how often, to the nearest whole. Null
 * below two of the lightest.
 * @param sum grams
 */
export function comparableTo(
  sum: number,
): { readonly thing: Comparable; readonly count: number } | null {
  const found = COMPARABLES.find(({ grams }) => sum >= 2 * grams);
  return found ? { thing: found.thing, count: Math.round(sum / found.grams) } : null;
}
