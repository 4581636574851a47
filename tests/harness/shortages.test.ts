import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { shortages, supplyNow } from './shortages';

const GIB = 2 ** 30;
const plenty = { load: 5, memory: 8 * GIB, room: 8 * GIB };

test('names nothing when the machine had enough all the time', () => {
  expect(shortages([], 2)).toEqual([]);
  expect(shortages([plenty, { ...plenty, load: 14 }], 2)).toEqual([]);
});

test('names the processors when they were wanted by many on average', () => {
  const busy = { ...plenty, load: 20 };
  expect(shortages([busy, busy, plenty], 2)).toEqual([
    'processors: 15 processes wanted 2 on average',
  ]);
});

test('names memory and room when they were short at one moment', () => {
  expect(shortages([plenty, { ...plenty, memory: 0.5 * GIB }], 2)).toEqual([
    'memory: 512 MB were free at one moment',
  ]);
  expect(shortages([{ ...plenty, room: 0 }, plenty], 2)).toEqual([
    'room for files: 0 MB at one moment',
  ]);
});

test('reads figures of this machine', () => {
  const { load, memory, room } = supplyNow(tmpdir());
  expect(load).toBeGreaterThanOrEqual(0);
  expect(memory).toBeGreaterThan(0);
  expect(room).toBeGreaterThan(0);
});
