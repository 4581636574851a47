import { afterEach, beforeEach, expect, onTestFailed } from 'vitest';
import { takeRefused, whatPagesShow } from './browser';

beforeEach(() => {
  // Said with the error itself: of a long run often only its end is kept.
  onTestFailed(async ({ task }) => {
    const pages = await whatPagesShow();
    const error = task.result?.errors?.[0];
    if (error) error.message = [error.message, ...pages].join('\nA page shows: ');
  });
});

afterEach(() => {
  expect(takeRefused(), 'refused by the content policy').toEqual([]);
});
