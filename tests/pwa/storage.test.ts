import { expect, test } from 'vitest';
import { keepStorage, storageFacts } from '../../src/pwa/storage';

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

test('a browser that cannot keep or measure storage breaks nothing, and promises nothing', async () => {
  const fails = async () => {
    throw new TypeError('not allowed here');
  };
  expect(await keepStorage({})).toBe('unsupported');
  expect(await keepStorage({ persist: fails })).toBe('unsupported');
  expect(await storageFacts({})).toEqual({ kept: false, askable: false, used: null });
  expect(await storageFacts({ persist: fails, persisted: fails, estimate: fails })).toEqual({
    kept: false,
    askable: true,
    used: null,
  });
});

test('what the browser promised and how much lies here is told as it is', async () => {
  const promised = { persist: async () => true, persisted: async () => true };
  expect(await storageFacts({ ...promised, estimate: async () => ({ usage: 5 }) })).toEqual({
    kept: true,
    askable: true,
    used: 5,
  });
});
