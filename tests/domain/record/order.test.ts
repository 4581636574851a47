import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byOrder, ORDER, orderBetween, ordersFrom } from '../../../src/domain/record/order';

describe('the order of a list', () => {
  test('has room between any two neighbours, however often it is used', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 60 }), (places) => {
        const list: string[] = [];
        for (const place of places) {
          const at = place % (list.length + 1);
          const made = orderBetween(list[at - 1] ?? null, list[at] ?? null);
          expect(made).toMatch(ORDER);
          list.splice(at, 0, made);
        }
        expect(list).toEqual([...new Set(list)].sort());
      }),
    );
  });

  test('stays short when a list is made from beginning to end', () => {
    const orders = ordersFrom(null, 400);
    expect(orders).toEqual([...orders].sort());
    expect(Math.max(...orders.map((order) => order.length))).toBeLessThan(15);
  });

  test('goes after both when two neighbours share their place', () => {
    expect(orderBetween('m', 'm') > 'm').toBe(true);
  });

  test('falls back on the key when two devices chose the same place', () => {
    const items = ['b', 'a', 'c'].map((key) => ({ key, order: key === 'c' ? 'a' : 'm' }));
    expect(items.sort(byOrder).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });
});
