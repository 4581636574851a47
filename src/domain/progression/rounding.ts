import type { LoadKind } from '../exercises/exercise';

/** The possible loads at the person's gym, in grams. */
export interface Rounding {
  /** The nearest possible load, or the nearest on one side. */
  round(grams: number, direction: 'nearest' | 'down' | 'up'): number;
  /** The next load; the load itself at the end. */
  next(grams: number, direction: 'up' | 'down'): number;
  /** Whether it is possible as it is, as far as known. */
  fits(grams: number): boolean;
}

/** Harder and easier loads of one exercise: for assistance, less is harder. */
export interface Loads {
  readonly assisted: boolean;
  /** A written load, or the nearest possible one. */
  near(grams: number): number;
  /** The possible load nearest to a computed one. */
  reckoned(grams: number): number;
  /** A performed load, or the nearest easier one. */
  kept(grams: number): number;
  /**
   * One step harder. With a step in grams it is the hardest load within that step, or the very next
   * one. The load itself if nothing harder exists.
   */
  raised(grams: number, step: number | undefined): number;
  /** Easier by a percent, rounded to a possible load; never harder than before. */
  lowered(grams: number, percent: number): number;
  /** Easier by a percent, and by at least one load. */
  loweredSurely(grams: number, percent: number): number;
  isHarder(one: number, other: number): boolean;
  hardest(loads: readonly number[]): number;
}

/** Harder and easier loads of a load kind, in possible grams; for assistance, less is harder. */
export function loadsOf(kind: LoadKind, rounding: Rounding): Loads {
  const assisted = kind === 'assisted_bodyweight';
  const [harder, easier] = assisted ? (['down', 'up'] as const) : (['up', 'down'] as const);
  const isHarder = (one: number, other: number) => (assisted ? one < other : one > other);
  const kept = (grams: number) => (rounding.fits(grams) ? grams : rounding.round(grams, easier));
  const lowered = (grams: number, percent: number) => {
    const share = assisted ? 1 + percent / 100 : 1 - percent / 100;
    const near = rounding.round(Math.round(grams * share), 'nearest');
    return isHarder(grams, near) ? near : kept(grams);
  };
  return {
    assisted,
    isHarder,
    near: (grams) => (rounding.fits(grams) ? grams : rounding.round(grams, 'nearest')),
    reckoned: (grams) => rounding.round(grams, 'nearest'),
    kept,
    raised(grams, step) {
      const next = rounding.next(grams, harder);
      const very = isHarder(next, grams) ? next : kept(grams);
      if (step === undefined) return very;
      const wanted = Math.max(0, assisted ? grams - step : grams + step);
      const reached = rounding.round(wanted, easier);
      return isHarder(reached, grams) && !isHarder(reached, wanted) ? reached : very;
    },
    lowered,
    loweredSurely(grams, percent) {
      const lower = lowered(grams, percent);
      return isHarder(grams, lower) ? lower : rounding.next(lower, easier);
    },
    hardest: (loads) => loads.reduce((best, load) => (isHarder(load, best) ? load : best)),
  };
}
