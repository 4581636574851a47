import { expect, test } from 'vitest';
import { oneAtATime } from '../../../src/data/store/one-at-a-time';

test('what is asked for while it runs is done once more, however often it was asked', async () => {
  const ends: (() => void)[] = [];
  let begun = 0;
  const ask = oneAtATime(() => {
    begun += 1;
    return new Promise((resolve) => ends.push(resolve));
  });
  const all = [ask(), ask(), ask()];
  ends[0]?.();
  await expect.poll(() => begun).toBe(2);
  ends[1]?.();
  await Promise.all(all);
  expect(begun).toBe(2);
});

test('a failure reaches who asked, and ends nothing for good', async () => {
  let fails = true;
  const ask = oneAtATime(async () => {
    if (fails) throw new Error('offline');
  });
  await expect(ask()).rejects.toThrow('offline');
  fails = false;
  await expect(ask()).resolves.toBeUndefined();
});
