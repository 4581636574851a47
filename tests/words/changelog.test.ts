import { expect, test } from 'vitest';
import { isLocalDay } from '#domain/local-day';
import { CHANGELOG } from '#words/changelog';

test('what changed is told by real days, the newest first, each once', () => {
  const days = CHANGELOG.map(({ day }) => day);
  expect(days.filter((day) => !isLocalDay(day))).toEqual([]);
  expect(days).toEqual([...new Set(days)].sort().reverse());
  const titles = CHANGELOG.flatMap(({ changes }) => changes.map(({ title }) => title));
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.length).toBeGreaterThan(7);
});
