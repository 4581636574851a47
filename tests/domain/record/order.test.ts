import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byOrder, LONGEST_ORDER, ORDER, ordersOf } from '#domain/record/order';
import { ordersAt } from '#domain/record/place';

interface Item {
  readonly key: string;
  readonly order: string;
}

/** A list in its displayed order, after some items got new order keys. */
function ordered(list: readonly Item[], orders: Iterable<readonly [string, string]>): Item[] {
  const all = new Map(list.map(({ key, order }) => [key, order]));
  for (const [key, order] of orders) all.set(key, order);
  return [...all].map(([key, order]) => ({ key, order })).sort(byOrder);
}

function put(list: readonly Item[], key: string, index: number): Item[] {
  const others = list.filter((item) => item.key !== key);
  return ordered(list, ordersAt(others, index, [key]));
}

const keysOf = (list: readonly Item[]) => list.map(({ key }) => key);
const longest = (list: readonly Item[]) => Math.max(...list.map(({ order }) => order.length));

function listOf(count: number): Item[] {
  return ordersOf(count).map((order, at) => ({ key: `k${at}`, order }));
}

/** A list of an earlier version: order keys of the maximum length, some of them equal. */
const stored = fc
  .array(fc.stringMatching(/^[0-9a-z]{0,3}[0z]{0,40}[1-9a-z]{1,19}$/), { maxLength: 20 })
  .map((orders) => orders.map((order, at) => ({ key: `k${at}`, order })).sort(byOrder));

describe('the order of a list', () => {
  test('M1c: is the wished one after every move, with short orders, whatever orders it began with', () => {
    const moves = fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(stored, moves, (begun, wishes) => {
        let list = begun;
        for (const [which, where] of wishes) {
          const key = `k${which}`;
          const others = keysOf(list).filter((other) => other !== key);
          const index = where % (others.length + 1);
          list = put(list, key, index);
          expect(keysOf(list)).toEqual(others.toSpliced(index, 0, key));
          expect(longest(list)).toBeLessThanOrEqual(LONGEST_ORDER);
          for (const { order } of list) expect(order).toMatch(ORDER);
        }
      }),
    );
  });

  test('heals orders that an earlier version let grow to the end, with the next move', () => {
    const long = [1, 2, 3].map((digit) => ({
      key: `k${digit}`,
      order: `i${'0'.repeat(61)}${digit}`,
    }));
    const list = put([...long, { key: 'last', order: 'j' }], 'last', 2);
    expect(keysOf(list)).toEqual(['k1', 'k2', 'last', 'k3']);
    expect(longest(list)).toBeLessThanOrEqual(LONGEST_ORDER);
  });

  test.each([
    [2, 100_000],
    [5, 20_000],
    [60, 5000],
  ])('M1c: stays short when two neighbours of %i change places %i times', (count, swaps) => {
    let list = listOf(count);
    const at = Math.floor((count - 2) / 2);
    let written = 0;
    for (let swap = 0; swap < swaps; swap += 1) {
      const [first, second] = [list[at], list[at + 1]];
      if (!first || !second) throw new Error('no neighbours');
      const others = list.filter(({ key }) => key !== second.key);
      const orders = ordersAt(others, at, [second.key]);
      written += orders.length;
      list = ordered(list, orders);
      expect([list[at]?.key, list[at + 1]?.key]).toEqual([second.key, first.key]);
    }
    expect(longest(list)).toBeLessThanOrEqual(LONGEST_ORDER);
    expect(written).toBeLessThan(1.1 * swaps);
  });

  test.each(['first', 'last', 'after the first'])(
    'stays short when 400 items are put %s, and few others get new orders',
    (where) => {
      let list = listOf(2);
      let written = 0;
      for (let made = 0; made < 400; made += 1) {
        const index = where === 'first' ? 0 : where === 'last' ? list.length : 1;
        const orders = ordersAt(list, index, [`n${made}`]);
        written += orders.length;
        const all = new Map(orders);
        list = list.map(({ key, order }) => ({ key, order: all.get(key) ?? order }));
        list.splice(index, 0, { key: `n${made}`, order: all.get(`n${made}`) ?? '' });
      }
      expect(list.map(({ order }) => order)).toEqual(list.map(({ order }) => order).sort());
      expect(longest(list)).toBeLessThanOrEqual(LONGEST_ORDER);
      expect(written).toBeLessThan(10 * 400);
    },
  );

  test('is one and short on two devices that moved items at the same time', () => {
    const moves = fc.array(fc.tuple(fc.nat(11), fc.nat(11)), { maxLength: 200 });
    fc.assert(
      fc.property(fc.array(fc.tuple(moves, moves), { maxLength: 8 }), (rounds) => {
        let list = listOf(12);
        for (const sides of rounds) {
          // Both devices write without knowing of each other; per item the later write stays.
          const after = sides.map((wishes, side) => {
            const written = new Map<string, readonly [number, string]>();
            let own = list;
            for (const [nth, [which, where]] of wishes.entries()) {
              const others = own.filter(({ key }) => key !== `k${which}`);
              const orders = ordersAt(others, where, [`k${which}`]);
              own = ordered(own, orders);
              for (const [key, order] of orders) written.set(key, [nth * 2 + side, order]);
            }
            return written;
          });
          const latest = new Map<string, readonly [number, string]>();
          for (const [key, write] of after.flatMap((written) => [...written])) {
            const known = latest.get(key);
            if (!known || write[0] > known[0]) latest.set(key, write);
          }
          list = ordered(
            list,
            [...latest].map(([key, [, order]]) => [key, order] as const),
          );
        }
        expect(longest(list)).toBeLessThanOrEqual(LONGEST_ORDER);
        // The result is a list like any other: every move reaches its place.
        const last = keysOf(list).at(-1) ?? '';
        expect(keysOf(put(list, last, 0))).toEqual([last, ...keysOf(list).slice(0, -1)]);
      }),
    );
  });

  test('stays short when a list is made at once', () => {
    for (const count of [0, 1, 2, 60, 400]) {
      const orders = ordersOf(count);
      expect(orders).toHaveLength(count);
      expect(orders).toEqual([...new Set(orders)].sort());
      for (const order of orders) {
        expect(order).toMatch(ORDER);
        expect(order.length).toBeLessThanOrEqual(LONGEST_ORDER);
      }
    }
    expect(ordersOf(3)).toEqual(['i', 'j', 'k']);
  });

  test('is not written for what stands under no key', () => {
    const list = [
      { key: '', order: 'm' },
      { key: 'a', order: 'm' },
    ];
    expect(ordersAt(list, 0, ['b', ''])).toHaveLength(1);
    expect(ordersAt(list, 1, ['b']).map(([key]) => key)).toEqual(['b', 'a']);
  });

  test('M1d: falls back on the key when two devices chose the same place', () => {
    const items = ['b', 'a', 'c'].map((key) => ({ key, order: key === 'c' ? 'a' : 'm' }));
    expect(items.sort(byOrder).map(({ key }) => key)).toEqual(['c', 'a', 'b']);
  });
});
