/** Seeded random numbers (mulberry32, T. Ettinger): equal seeds give equal schedules. */
export interface Chance {
  /** A whole number from 0 to `most` - 1. */
  below(most: number): number;
  /** True with a probability of `percent`. */
  in100(percent: number): boolean;
  /** A random element; null for an empty list. */
  of<T>(list: readonly T[]): T | null;
}

export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(next() * most);
  return {
    below,
    in100: (percent) => next() * 100 < percent,
    of: (list) => list[below(list.length)] ?? null,
  };
}
