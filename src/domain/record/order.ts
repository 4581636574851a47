/**
 * Fractional indexing over base-36 digits: an order is a string that sorts between its neighbours,
 * so moving one item writes one register. Ties of concurrent moves are broken by key.
 */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const MIDDLE = 'i';

/** Valid orders: digits and lower-case letters, never ending in '0' (nothing would fit before it). */
export const ORDER = /^[0-9a-z]{0,62}[1-9a-z]$/;

/**
 * Maximum length of a new order. Each halving of a gap costs a fifth of a digit, so some thirty
 * moves to one place use it up. Then the neighbours get new orders too.
 */
export const LONGEST_ORDER = 8;

function digitAt(text: string, index: number): number {
  return Math.max(0, DIGITS.indexOf(text.charAt(index)));
}

/** An order halfway between two others, `before` being the smaller; null means either end. */
function halfway(before: string | null, after: string | null): string {
  const low = before ?? '';
  let prefix = '';
  for (let index = 0; ; index += 1) {
    const from = index < low.length ? digitAt(low, index) : 0;
    const bounded = after?.startsWith(prefix) && index < after.length;
    const to = bounded && after ? digitAt(after, index) : DIGITS.length;
    if (to - from > 1) return prefix + DIGITS.charAt(from + Math.floor((to - from) / 2));
    prefix += DIGITS.charAt(from);
  }
}

/** An order right after another one, at most one digit longer. */
function orderAfter(before: string | null): string {
  if (before === null) return MIDDLE;
  const last = digitAt(before, before.length - 1);
  return last < DIGITS.length - 1
    ? before.slice(0, -1) + DIGITS.charAt(last + 1)
    : `${before}${DIGITS.charAt(1)}`;
}

/** `count` orders in a row, close together, for a list that grows at its end. */
export function ordersInRow(before: string | null, after: string | null, count: number): string[] {
  const orders: string[] = [];
  let last = before;
  for (let made = 0; made < count; made += 1) {
    last = after === null ? orderAfter(last) : halfway(last, after);
    orders.push(last);
  }
  return orders;
}

/** `count` orders evenly between two others: their length grows with the logarithm of the count. */
export function ordersSpread(before: string | null, after: string | null, count: number): string[] {
  if (count === 0) return [];
  const half = Math.floor(count / 2);
  const middle = halfway(before, after);
  return [
    ...ordersSpread(before, middle, half),
    middle,
    ...ordersSpread(middle, after, count - half - 1),
  ];
}

export function isShort(orders: readonly string[], longest = LONGEST_ORDER): boolean {
  return orders.every((order) => order.length <= longest);
}

/** The orders of a new list. */
export function ordersOf(count: number): string[] {
  const row = ordersInRow(null, null, count);
  return isShort(row) ? row : ordersSpread(null, null, count);
}

/** Sorts by order, ties by key. */
export function byOrder(
  a: { readonly order: string; readonly key: string },
  b: { readonly order: string; readonly key: string },
): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}
