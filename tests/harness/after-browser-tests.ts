import { afterAll, afterEach, expect } from 'vitest';
import { closeProfiles, takeRefused } from './browser';

afterEach(() => {
  expect(takeRefused(), 'refused by the content policy').toEqual([]);
});

// Hooks run in reverse order, so this is a file's last: nothing may reach the next file.
afterAll(closeProfiles);
