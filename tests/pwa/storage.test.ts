import { expect, test } from 'vitest';
import { keepStorage, measureStorage } from '../../src/pwa/storage';

test('storage is asked for once, and the answer is told', async () => {
  let asked = 0;
  const persist = async () => {
    asked += 1;
    return true;
  };
  expect(await keepStorage({ persist, persisted: async () => false })).toBe('kept');
  expect(await keepStorage({ persist, persisted: async () => true })).toBe('kept');
  expect(asked).toBe(1);
  expect(await keepStorage({ persist: async () => false })).toBe('refused');
});

test('a browser that cannot keep or measure storage breaks nothing', async () => {
  const fails = async () => {
    throw new TypeError('not allowed here');
  };
  expect(await keepStorage({})).toBe('unsupported');
  expect(await keepStorage({ persist: fails })).toBe('unsupported');
  expect(await measureStorage({})).toBeUndefined();
  expect(await measureStorage({ estimate: fails })).toBeUndefined();
  expect(await measureStorage({ estimate: async () => ({}) })).toBeUndefined();
  expect(await measureStorage({ estimate: async () => ({ usage: 5, quota: 90 }) })).toEqual({
    used: 5,
    allowed: 90,
  });
});
