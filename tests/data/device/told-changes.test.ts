import { expect, test } from 'vitest';
import { tellChanges } from '../../../src/data/device/told-changes';

function createDevice() {
  const kept = new Map<string, string>();
  const device = { told: 0, asked: 0, free: true };
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  /** Opens the app in a build with a number of changes. */
  const open = (build: string, known: number) =>
    tellChanges({
      storage,
      build: `https://anilha.example.com.br/assets/index-${build}.js`,
      count: async () => {
        device.asked += 1;
        return known;
      },
      tell: () => {
        device.told += 1;
      },
      waits: () => !device.free,
    });
  return { device, open };
}

test('who opens the app for the first time is told of no change', async () => {
  const { device, open } = createDevice();
  await open('a', 15);
  expect(device.told).toBe(0);
});

test('changes are told of once, after the update that brings them', async () => {
  const { device, open } = createDevice();
  await open('a', 15);
  await open('b', 17);
  expect(device.told).toBe(1);
  await open('b', 17);
  expect(device.told).toBe(1);
});

test('an update that changes nothing for people is not told of', async () => {
  const { device, open } = createDevice();
  await open('a', 15);
  await open('b', 15);
  expect(device.told).toBe(0);
  await open('c', 16);
  expect(device.told).toBe(1);
});

test('during a workout it waits for another time', async () => {
  const { device, open } = createDevice();
  await open('a', 15);
  device.free = false;
  await open('b', 16);
  expect(device.told).toBe(0);
  device.free = true;
  await open('b', 16);
  expect(device.told).toBe(1);
});

test('a build that was opened before loads nothing to find that out', async () => {
  const { device, open } = createDevice();
  await open('a', 15);
  await open('a', 15);
  expect(device.asked).toBe(1);
});
