import { orderBetween } from './order';

interface Placed {
  readonly key: string;
  readonly order: string;
}

/**
 * The orders that put `keys` one after the other at a place of a list.
 * @param others the list as it is shown, without those that are put
 * @param index how many of the others stay before them
 * @returns an order for each key, and new ones for those after them that two devices gave the same
 *   order at the same time: they make room
 */
export function ordersAt(
  others: readonly Placed[],
  index: number,
  keys: readonly string[],
): readonly (readonly [key: string, order: string])[] {
  const at = Math.min(others.length, Math.max(0, index));
  const before = others[at - 1]?.order ?? null;
  const after = others.slice(at);
  const firstApart = after.findIndex(({ order }) => before === null || order > before);
  const tied = firstApart < 0 ? after : after.slice(0, firstApart);
  const end = after[tied.length]?.order ?? null;
  let last = before;
  return [...keys, ...tied.map(({ key }) => key)].map((key) => {
    last = orderBetween(last, end);
    return [key, last];
  });
}
