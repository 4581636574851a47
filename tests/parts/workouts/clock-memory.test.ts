import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetClock,
  rememberClock,
  rememberedClock,
} from '../../../src/parts/workouts/clock-memory';
import { memoryStorage } from '../../replica/browser';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test("on the floor a set of one person ends and another's timed set goes on", () => {
  const ana = { workout: 'ana', set: 's.a1', at: 1_000 };
  rememberClock(ana);
  rememberClock({ workout: 'bia', set: 's.a1', at: 2_000 });
  forgetClock('bia');
  expect(rememberedClock('ana')).toEqual(ana);
  expect(rememberedClock('bia')).toBeNull();
});
