import { expect, test } from 'vitest';
import { createLeaving } from '../../src/pwa/leaving';

function watchedPage() {
  const page = new EventTarget();
  const leaving = createLeaving();
  leaving.watch(page);
  const done: string[] = [];
  return { leaving, done, fire: (name: string) => page.dispatchEvent(new Event(name)) };
}

test('runs work at once when the page is not being left', () => {
  const { leaving, done } = watchedPage();
  leaving.whenBack(() => done.push('back'));
  leaving.whenStaying(() => done.push('staying'));
  expect(done).toEqual(['back', 'staying']);
});

test.each(['beforeunload', 'pagehide'])('holds work back when %s was fired', (name) => {
  const { leaving, done, fire } = watchedPage();
  fire(name);
  leaving.whenBack(() => done.push('back'));
  leaving.whenStaying(() => done.push('staying'));
  expect(leaving.isLeaving()).toBe(true);
  expect(done).toEqual([]);
});

test('runs all of it once when the page returns from the cache of the browser', () => {
  const { leaving, done, fire } = watchedPage();
  fire('pagehide');
  leaving.whenBack(() => done.push('back'));
  leaving.whenStaying(() => done.push('staying'));
  fire('pageshow');
  fire('pageshow');
  expect(leaving.isLeaving()).toBe(false);
  expect(done).toEqual(['back', 'staying']);
});

test.each(['pointerdown', 'keydown'])('counts as staying when %s follows', (name) => {
  const { leaving, done, fire } = watchedPage();
  fire('beforeunload');
  leaving.whenBack(() => done.push('back'));
  leaving.whenStaying(() => done.push('staying'));
  fire(name);
  expect(leaving.isLeaving()).toBe(false);
  expect(done).toEqual(['staying']);
  leaving.whenBack(() => done.push('at once'));
  expect(done).toEqual(['staying', 'at once']);
});
