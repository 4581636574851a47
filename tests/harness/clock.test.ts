import { afterEach, expect, test } from 'vitest';
import { DAY, stopClock, type TestClock } from './clock';

const START = Date.parse('2026-11-20T15:00:00Z');
const clocks: TestClock[] = [];
afterEach(() => {
  for (const clock of clocks.splice(0)) clock.restore();
});

test('the clock of a test that ran out of time leaves the Dates of later tests alone', () => {
  const timeOut = new AbortController();
  const late = stopClock(START, timeOut.signal);
  clocks.push(late);
  late.advance(DAY);
  expect(Date.now()).toBe(START + DAY);
  timeOut.abort(new Error('out of time'));
  clocks.push(stopClock(START));
  expect(() => late.advance(DAY)).toThrow('out of time');
  late.restore();
  expect(Date.now()).toBe(START);
});
