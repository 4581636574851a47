import { expect, test } from 'vitest';
import { nextCharge } from '#domain/charges/next-charge';

const planned = { due: '2026-12-31', centavos: 22_000 };
const zone = 'America/Sao_Paulo';
const november = { due: '2026-11-30', zone, left: 22_000, standing: 'open' } as const;

test('names the earliest open charge before the one that is still to be made', () => {
  expect(
    nextCharge([november, { due: '2026-10-31', zone, left: 0, standing: 'paid' }], planned),
  ).toEqual({
    due: '2026-11-30',
    zone,
    centavos: 22_000,
  });
  expect(
    nextCharge([november, { due: '2026-10-31', zone, left: 5000, standing: 'partial' }], planned),
  ).toEqual({
    due: '2026-10-31',
    zone,
    centavos: 5000,
  });
  expect(nextCharge([november], null)).toEqual({ due: '2026-11-30', zone, centavos: 22_000 });
});

test('names the one to be made when nothing is open, and none when the plan rests', () => {
  expect(nextCharge([{ ...november, left: 0, standing: 'paid' }], planned)).toEqual({
    ...planned,
    zone: null,
  });
  expect(nextCharge([], planned)).toEqual({ ...planned, zone: null });
  expect(nextCharge([], null)).toBeNull();
});

test('passes over a charge whose payment is claimed, pending or contested', () => {
  for (const standing of ['claimed', 'pending', 'disputed', 'unknown'] as const) {
    expect(nextCharge([{ ...november, standing }], planned)).toEqual({ ...planned, zone: null });
  }
});
