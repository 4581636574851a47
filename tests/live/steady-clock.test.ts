import { expect, test } from 'vitest';
import { createSteadyClock } from '../../src/live/steady-clock';
import { untilNextSecond } from '../../src/live/use-aligned-now';

test('a changed device clock does not move a rest under way; realigning takes it over', () => {
  let wall = 5_000_000;
  let monotonic = 100;
  const clock = createSteadyClock({ serverNow: () => wall, monotonic: () => monotonic });
  monotonic += 30_000;
  wall += 3_630_000;
  expect(clock.now()).toBe(5_030_000);
  clock.realign();
  expect(clock.now()).toBe(8_630_000);
});

test('a figure is renewed when its second changes, before and after the anchor', () => {
  expect(untilNextSecond(10_250, 20_000)).toBe(750);
  expect(untilNextSecond(20_250, 20_000)).toBe(750);
  expect(untilNextSecond(20_000, 20_000)).toBe(1000);
});
