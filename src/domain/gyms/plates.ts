import { gramsFrom, type LoadUnit, loadIn } from '../load';
import type { PlateStock } from './shape';

/**
 * Hundredths of the unit. Plates add up exactly in their printed unit: three of 45 lb and a bar of
 * 45 lb are 180 lb, not 179.99. So sums use this unit and become grams at the end.
 */
export function amountOf(grams: number, unit: LoadUnit): number {
  return Math.round(loadIn(grams, unit) * 100);
}

/** Hundredths of the unit as integer grams. */
export function gramsOf(amount: number, unit: LoadUnit): number {
  return gramsFrom(amount / 100, unit);
}

/** One weight of plate on one side, in hundredths, and its number. */
interface SidePlate {
  readonly grams: number;
  readonly amount: number;
  /** Infinity for unlimited plates. */
  readonly count: number;
}

/** One side's plates from a stock shared by `sides` sides, heaviest first. */
function onOneSide(stock: readonly PlateStock[], unit: LoadUnit, sides: number): SidePlate[] {
  return stock
    .map(({ grams, count }) => ({
      grams,
      amount: amountOf(grams, unit),
      count: count === null ? Number.POSITIVE_INFINITY : Math.floor(count / sides),
    }))
    .filter(({ amount, count }) => amount > 0 && count > 0)
    .sort((a, b) => b.amount - a.amount);
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

const NO_WAY = 0xffff;

/**
 * The fewest plates for each sum up to `most`, in steps of the plates' common divisor. One row for
 * each plate and those lighter than it, and a last one for none.
 */
function fewestRows(plates: readonly SidePlate[], step: number, most: number): Uint16Array[] {
  const size = Math.floor(most / step) + 1;
  const none = new Uint16Array(size).fill(NO_WAY);
  none[0] = 0;
  const rows = [none];
  for (const { amount, count } of [...plates].reverse()) {
    const width = amount / step;
    const before = rows[0] ?? none;
    const row = before.slice();
    for (let sum = width; sum < size; sum += 1) {
      // Unlimited plates: one more than for the sum without it.
      if (count * width >= size) {
        row[sum] = Math.min(row[sum] ?? NO_WAY, (row[sum - width] ?? NO_WAY) + 1);
        continue;
      }
      for (let used = 1; used <= count && used * width <= sum; used += 1) {
        const rest = before[sum - used * width] ?? NO_WAY;
        if (rest + used < (row[sum] ?? NO_WAY)) row[sum] = rest + used;
      }
    }
    rows.unshift(row);
  }
  return rows;
}

/** Possible sums around a wanted one, in hundredths; null for none. */
export interface SumsNear {
  readonly below: number;
  readonly above: number | null;
}

/**
 * The heaviest possible sum not above `wanted` and the lightest not below it, for one side. Exact,
 * by dynamic programming over the plates; the empty side is a sum too.
 */
export function sumsNear(
  stock: readonly PlateStock[],
  unit: LoadUnit,
  sides: number,
  wanted: number,
): SumsNear {
  const plates = onOneSide(stock, unit, sides);
  const heaviest = plates[0]?.amount ?? 0;
  const all = plates.reduce((sum, { amount, count }) => sum + amount * count, 0);
  const step = plates.reduce((divisor, { amount }) => commonDivisor(divisor, amount), 0);
  if (wanted <= 0 || step === 0) return { below: 0, above: wanted <= 0 ? 0 : null };
  // The lightest sum not below is less than one plate above.
  const reach = reachable(plates, step, Math.min(all, wanted + heaviest));
  let below = Math.min(Math.floor(wanted / step), reach.length - 1);
  // The empty side is always possible, and nothing beyond the end is.
  while (reach[below] === 0) below -= 1;
  let above = Math.ceil(wanted / step);
  while (reach[above] === 0) above += 1;
  return { below: below * step, above: above < reach.length ? above * step : null };
}

/** The possible sums up to `most`, in steps. */
function reachable(plates: readonly SidePlate[], step: number, most: number): Uint8Array {
  const reach = new Uint8Array(Math.floor(most / step) + 1);
  const used = new Uint16Array(reach.length);
  reach[0] = 1;
  for (const { amount, count } of plates) {
    const width = amount / step;
    used.fill(0);
    for (let sum = width; sum < reach.length; sum += 1) {
      const before = used[sum - width] ?? 0;
      if (reach[sum] === 1 || reach[sum - width] === 0 || before >= count) continue;
      reach[sum] = 1;
      used[sum] = before + 1;
    }
  }
  return reach;
}

/** A mount for plates: its bare weight, and how many are loaded alike. */
export interface Mount {
  readonly grams: number;
  /** 2 for a bar, 1 for a belt, a pin or one side of a machine. */
  readonly sides: 1 | 2;
  /** Number of mounts loaded at once: 2 for a pair of dumbbells, or for separate sides. */
  readonly pieces: 1 | 2;
}

/** Plates, and the unit that is printed on them. */
export interface PlateSet {
  readonly plates: readonly PlateStock[];
  readonly unit: LoadUnit;
}

/** The possible loads of one mount nearest to an amount, in hundredths of the unit. */
export interface AmountsNear {
  /** The heaviest not above; null if the bare mount is heavier. */
  readonly below: number | null;
  /** The lightest not below; null beyond all plates. */
  readonly above: number | null;
}

/** The possible loads of a mount around an amount (hundredths of the unit), itself included. */
export function amountsOn({ plates, unit }: PlateSet, mount: Mount, amount: number): AmountsNear {
  const bare = amountOf(mount.grams, unit);
  const { sides, pieces } = mount;
  const { below, above } = sumsNear(plates, unit, sides * pieces, (amount - bare) / sides);
  return {
    below: amount < bare ? null : bare + below * sides,
    above: above === null ? null : bare + above * sides,
  };
}

/** The nearest load of a mount in grams, with plates or bare; the lighter one in a tie. */
export function nearestOn(gym: PlateSet, mount: Mount, grams: number): number {
  const { below, above } = amountsOn(gym, mount, amountOf(grams, gym.unit));
  const lighter = gramsOf(below ?? above ?? 0, gym.unit);
  const heavier = gramsOf(above ?? below ?? 0, gym.unit);
  return heavier - grams < grams - lighter ? heavier : lighter;
}

/** The next load of a mount up or down, in grams; null at the end of the plates. */
export function nextOn(
  gym: PlateSet,
  mount: Mount,
  grams: number,
  direction: 1 | -1,
): number | null {
  const amount = amountOf(grams, gym.unit) + direction;
  const { below, above } = amountsOn(gym, mount, amount);
  const next = direction === 1 ? above : below;
  return next === null ? null : gramsOf(next, gym.unit);
}

/** A number of plates of one weight. */
export interface PlatePick {
  readonly grams: number;
  readonly count: number;
}

export interface PlateLoading {
  /** On each side, from the heaviest, which is mounted first. */
  readonly perSide: readonly PlatePick[];
  /** Including the bar and both sides. */
  readonly totalGrams: number;
  /**
   * The part of the load that no plates make up; negative if the empty bar is heavier than the
   * load.
   */
  readonly missingGrams: number;
}

/**
 * The fewest plates for a load in grams, or for the nearest one below; in a tie the heavier plates.
 * Exact, by dynamic programming: taking the heaviest first would miss 30 kg with plates of 25, 15
 * and 15 kg.
 */
export function platesFor(gym: PlateSet, mount: Mount, grams: number): PlateLoading {
  const { unit } = gym;
  const bare = amountOf(mount.grams, unit);
  const shared = mount.sides * mount.pieces;
  const wanted = Math.floor((amountOf(grams, unit) - bare) / mount.sides);
  const { below } = sumsNear(gym.plates, unit, shared, wanted);
  const plates = onOneSide(gym.plates, unit, shared);
  const step = plates.reduce((divisor, { amount }) => commonDivisor(divisor, amount), 0) || 1;
  const rows = fewestRows(plates, step, below);
  const perSide: PlatePick[] = [];
  let rest = below / step;
  plates.forEach(({ grams: each, amount, count }, at) => {
    const width = amount / step;
    const best = rows[at]?.[rest] ?? NO_WAY;
    let used = Math.min(count, Math.floor(rest / width));
    while (used > 0 && used + (rows[at + 1]?.[rest - used * width] ?? NO_WAY) !== best) used -= 1;
    rest -= used * width;
    if (used > 0) perSide.push({ grams: each, count: used });
  });
  const totalGrams = gramsOf(bare + below * mount.sides, unit);
  return { perSide, totalGrams, missingGrams: grams - totalGrams };
}
