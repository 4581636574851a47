import { expect, test } from 'vitest';
import { readNoticeChoices } from '#domain/device/notice-choices';
import type { Json } from '#domain/record/registers';

const read = (registers: Record<string, Json>) => readNoticeChoices((path) => registers[path]);

test('quiet hours have a beginning and another end, each a minute of the day', () => {
  const quiet = (from: number, to: number) => read({ quietHours: { from, to } }).quiet;
  expect(quiet(0, 1439)).toEqual({ from: 0, to: 1439 });
  expect([quiet(60, 60), quiet(0, 1440), quiet(-1, 60)]).toEqual([null, null, null]);
});

test('days of the week are one to seven, each once', () => {
  const days = (...todayOn: number[]) => read({ todayOn }).todayOn;
  expect(days(1, 2, 3, 4, 5, 6, 7)).toHaveLength(7);
  expect([days(0), days(8), days(1, 1)]).toEqual([null, null, null]);
});
