import { afterEach, beforeEach, expect, onTestFailed } from 'vitest';
import { takeRefused, whatPagesShow } from './browser';

beforeEach(() => {
  onTestFailed(async ({ task }) => {
    for (const page of await whatPagesShow()) console.log(`After "${task.name}": ${page}`);
  });
});

afterEach(() => {
  expect(takeRefused(), 'refused by the content policy').toEqual([]);
});
