/**
 * Fractional indexing over base-36 digits: an order is a string that sorts between its neighbours,
 * so moving one item writes one register. Ties of concurrent moves are broken by key.
 */
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const MIDDLE = 'i';

/** Valid orders: digits and lower-case letters, never ending in '0' (nothing would fit before it). */
export const ORDER = /^[0-9a-z]{0,62}[1-9a-z]$/;

function digitAt(text: string, index: number): number {
  return Math.max(0, DIGITS.indexOf(text.charAt(index)));
}

/** An order strictly between two others; null stands for the beginning or the end. */
export function orderBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) return orderBetween(before, null);
  const low = before ?? '';
  if (after === null) {
    const last = digitAt(low, low.length - 1);
    if (low === '') return MIDDLE;
    return last < DIGITS.length - 1
      ? low.slice(0, -1) + DIGITS.charAt(last + 1)
      : `${low}${DIGITS.charAt(1)}`;
  }
  let prefix = '';
  for (let index = 0; ; index += 1) {
    const from = index < low.length ? digitAt(low, index) : 0;
    const bounded = after.startsWith(prefix);
    const to = bounded && index < after.length ? digitAt(after, index) : DIGITS.length;
    if (to - from > 1) return prefix + DIGITS.charAt(from + Math.floor((to - from) / 2));
    prefix += DIGITS.charAt(from);
  }
}

/** `count` orders in a row, for a list that is made at once. */
export function ordersFrom(before: string | null, count: number): string[] {
  const orders: string[] = [];
  let last = before;
  for (let made = 0; made < count; made += 1) {
    last = orderBetween(last, null);
    orders.push(last);
  }
  return orders;
}

/** Sorts by order, ties by key. */
export function byOrder(
  a: { readonly order: string; readonly key: string },
  b: { readonly order: string; readonly key: string },
): number {
  if (a.order !== b.order) return a.order < b.order ? -1 : 1;
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}
