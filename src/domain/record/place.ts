import { isShort, LONGEST_ORDER, ordersInRow, ordersSpread } from './order';

interface Placed {
  readonly key: string;
  readonly order: string;
}

/** A part of a list; `to` is exclusive. */
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
  // Half of the digits remain for later moves.
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
 * The others that need a new order anyway. Two devices may have given the same order at one time,
 * and an earlier version let orders grow too long.
 */
function spanOf(others: readonly Placed[], at: number): Span {
  const before = others[at - 1];
  const tied = others.slice(at).filter(({ order }) => before && order <= before.order).length;
  const isLong = ({ order }: Placed) => order.length > LONGEST_ORDER;
  const first = others.findIndex(isLong);
  if (first < 0) return { from: at, to: at + tied };
  return { from: Math.min(at, first), to: Math.max(at + tied, others.findLastIndex(isLong) + 1) };
}

/** The orders around a part of the list; null without room between them. */
function ends(others: readonly Placed[], { from, to }: Span) {
  const [before, after] = [others[from - 1]?.order ?? null, others[to]?.order ?? null];
  if (before !== null && after !== null && before >= after) return null;
  return [before, after] as const;
}

/** The orders of the keys, and of the others in the part; null for one without a key. */
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
