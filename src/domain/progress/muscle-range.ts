/** Target range of weekly sets per muscle. */
export interface SetsRange {
  readonly least: number;
  readonly most: number;
}

/**
 * The default range. Least: growth rose with weekly sets in this meta-analysis, in which the
 * highest group begins at 10. Schoenfeld, Ogborn and Krieger (2017). Dose-response relationship
 * between weekly resistance training volume and increases in muscle mass, Journal of Sports
 * Sciences 35(11), 1073-1082. Most: this review names 12 to 20 for trained young men. Baz-Valle,
 * Balsalobre-Fernández, Alix-Fages and Santos-Concejero (2022). A systematic review of the
 * effects of different resistance training volumes on muscle hypertrophy, Journal of Human Kinetics
 * 81, 199-210.
 */
export const USUAL_SETS_RANGE: SetsRange = { least: 10, most: 20 };

/** Limits for the ends of the range. */
export const SETS_RANGE_LIMITS = { least: 1, most: 40 } as const;

export type PlaceInRange = 'none' | 'below' | 'within' | 'above';

/** Position of a number of weekly sets; rounded to the shown tenth, and both ends are within. */
export function placeInRange(sets: number, { least, most }: SetsRange): PlaceInRange {
  const shown = Math.round(sets * 10) / 10;
  if (shown <= 0) return 'none';
  if (shown < least) return 'below';
  return shown > most ? 'above' : 'within';
}

/**
 * The level for the map, from 0 for none to 4 for above the range; below half of the least it is 1.
 */
export function rangeLevel(sets: number, range: SetsRange): 0 | 1 | 2 | 3 | 4 {
  const place = placeInRange(sets, range);
  if (place === 'none') return 0;
  if (place === 'below') return sets * 2 < range.least ? 1 : 2;
  return place === 'within' ? 3 : 4;
}
