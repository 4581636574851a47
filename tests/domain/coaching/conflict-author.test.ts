import { expect, test } from 'vitest';
import { isPublishedChange } from '#domain/coaching/conflict-author';
import { rebase } from '#domain/coaching/rebase';
import type { Writes } from '#domain/record/registers';

const base: Writes = {
  title: 'Base',
  'd.a.order': 'i',
  'e.x.place': ['a', 'i'],
  'e.x.exercise': 'plank',
  'e.x.note': '',
};
const without = ({ ...content }: Writes, node: string): Writes =>
  Object.fromEntries(Object.entries(content).filter(([path]) => !path.startsWith(`${node}.`)));
const noted = (note: string): Writes => ({ ...base, 'e.x.note': note });

/** The author of the one conflict between a student's ficha and a coach's new content. */
function published(mine: Writes, theirs: Writes, last: Writes | null): boolean {
  const [conflict, ...more] = rebase({ base, mine, theirs, prefer: 'mine' }).conflicts;
  if (!conflict || more.length > 0) throw new Error('There is not one conflict');
  return isPublishedChange(conflict, mine, last);
}

test.each([
  ['the coach published it', noted('Devagar'), true],
  ['it was never published', null, false],
  ['the student changed what was published', base, false],
])('a note on both sides, where %s', (_, last, expected) => {
  expect(published(noted('Devagar'), noted('Rápido'), last)).toBe(expected);
});

test.each([
  ['the coach', without(base, 'e.x'), true],
  ['the student', base, false],
])('an exercise that %s removed, and the template changed', (_, last, expected) => {
  expect(published(without(base, 'e.x'), noted('Rápido'), last)).toBe(expected);
});

test.each([
  ['the coach', noted('Devagar'), true],
  ['the student', base, false],
])('an exercise that %s changed, and the template removed', (_, last, expected) => {
  expect(published(noted('Devagar'), without(base, 'e.x'), last)).toBe(expected);
});
