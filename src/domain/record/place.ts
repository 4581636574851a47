import { isShort, LONGEST_ORDER, ordersInRow, ordersSpread } from './order';

interface Placed {
  readonly key: string;
  readonly order: string;
}

/** A part of a list, `to` being the first place after it. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Orders that put `keys` one after the other at a position in a list.
 * @param others the shown list, without the moved keys
 * @param index number of the others before them
 * @returns an order for each key, and new ones for others that make room. They need it if they
 * share their order with a neighbour, or if the gap is used up.
 */
export function ordersAt(
  others: readonly Placed[],
  index: number,
  keys: readonly string[],
): readonly (readonly [key: string, order: string])[] {
  const at = Math.min(others.length, Math.max(0, index));
  const atOnce = spanOf(others, at);
  const gap = ends(others, atOnce);
  const count = keys.length + atOnce.to - atOnce.from;
  const row = gap && ordersInRow(...gap, count);
  if (row && isShort(row)) return named(others, at, keys, atOnce, row);
  // Half of the digits are left for the moves to come.
  for (let reach = 1; ; reach *= 2) {
    const span = {
      from: Math.max(0, atOnce.from - reach),
      to: Math.min(others.length, atOnce.to + reach),
    };
    const wide = ends(others, span);
    const orders = wide && ordersSpread(...wide, keys.length + span.to - span.from);
    if (orders && isShort(orders, LONGEST_ORDER / 2)) return named(others, at, keys, span, orders);
  }
}

/**
 * Those of the others that get a new order in any case. Two devices gave some the order of the one
 * before the place, at the same time; an earlier version let some grow too long.
 */
function spanOf(others: readonly Placed[], at: number): Span {
  const before = others[at - 1];
  const tied = others.slice(at).filter(({ order }) => before && order <= before.order).length;
  const isLong = ({ order }: Placed) => order.length > LONGEST_ORDER;
  const first = others.findIndex(isLong);
  if (first < 0) return { from: at, to: at + tied };
  return { from: Math.min(at, first), to: Math.max(at + tied, others.findLastIndex(isLong) + 1) };
}

/** The orders around a part of the list; null where nothing lies between them. */
function ends(others: readonly Placed[], { from, to }: Span) {
  const [before, after] = [others[from - 1]?.order ?? null, others[to]?.order ?? null];
  if (before !== null && after !== null && before >= after) return null;
  return [before, after] as const;
}

/** Which order each of the keys gets, and each of the others in the part; one without a key none. */
function named(
  others: readonly Placed[],
  at: number,
  keys: readonly string[],
  { from, to }: Span,
  orders: readonly string[],
): readonly (readonly [key: string, order: string])[] {
  const keysOf = (placed: readonly Placed[]) => placed.map(({ key }) => key);
  const all = [...keysOf(others.slice(from, at)), ...keys, ...keysOf(others.slice(at, to))];
  return all.flatMap((key, nth) => {
    const order = orders[nth];
    return key === '' || order === undefined ? [] : [[key, order] as const];
  });
}
