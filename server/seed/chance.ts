/** Random draws that are equal for equal seeds. */
export interface Chance {
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with this probability in percent. */
  happens(percent: number): boolean;
}

/** Mulberry32 (Tommy Ettinger, public domain), seeded by the FNV-1a hash of a text. */
export function createChance(seed: string): Chance {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }

  function draw(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    between: (low, high) => low + Math.floor(draw() * (high - low + 1)),
    happens: (percent) => draw() * 100 < percent,
  };
}
