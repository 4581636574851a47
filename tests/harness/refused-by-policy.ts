import { afterEach, expect } from 'vitest';
import { takeRefused } from './browser';

afterEach(() => {
  expect(takeRefused(), 'refused by the content policy').toEqual([]);
});
