import { expect, test } from 'vitest';
import { createGiveWay } from '../../sw/give-way';

/** A clock that only advances by waiting. */
function atWork(during: (now: number) => void = () => undefined) {
  let now = 0;
  const way = createGiveWay({
    now: () => now,
    wait: async (ms) => {
      now += ms;
      during(now);
    },
  });
  return { way, elapsed: () => now };
}

test('An installation that nobody minds does not pause', async () => {
  const { way, elapsed } = atWork();
  await way.turn();
  expect(elapsed()).toBe(0);
});

test('A page that asked once and went away is waited for two seconds', async () => {
  const { way, elapsed } = atWork();
  way.asked();
  await way.turn();
  expect(elapsed()).toBe(2000);
  await way.turn();
  expect(elapsed()).toBe(2000);
});

test('While a page goes on asking, the installation pauses, but not for ever', async () => {
  const { way, elapsed } = atWork(() => way.asked());
  way.asked();
  await way.turn();
  expect(elapsed()).toBe(20_000);
  way.asked();
  await way.turn();
  expect(elapsed()).toBe(20_000);
});
