import { expect, it } from 'vitest';
import { createNews } from '../../../src/data/store/news';

it('passes news on at once while nobody holds it', () => {
  const news = createNews();
  const shown: number[] = [];
  news.tell(() => shown.push(1));
  news.tell(() => shown.push(2));
  expect(shown).toEqual([1, 2]);
});

it('holds news until the last who held it has let go, and keeps its order', () => {
  const news = createNews();
  const shown: number[] = [];
  const [first, second] = [news.hold(), news.hold()];
  news.tell(() => shown.push(1));
  first();
  first();
  news.tell(() => shown.push(2));
  expect(shown).toEqual([]);
  second();
  expect(shown).toEqual([1, 2]);
  news.tell(() => shown.push(3));
  expect(shown).toEqual([1, 2, 3]);
});
