import { expect, test } from 'vitest';
import { dropForgottenFile, keepSharedFile } from '../../sw/share-target';

const URL_OF_SHARE = 'https://anilha.example/app/import';
const NOW = Date.UTC(2026, 10, 20, 18);

function memoryCaches(fails = false) {
  const kept = new Map<string, Response>();
  return {
    kept,
    has: async (name: string) => [...kept.keys()].some((key) => key.startsWith(name)),
    delete: async (name: string) => {
      const mine = [...kept.keys()].filter((key) => key.startsWith(name));
      for (const key of mine) kept.delete(key);
      return mine.length > 0;
    },
    open: async (name: string) => ({
      match: async (at: RequestInfo | URL) => kept.get(`${name} ${at}`),
      put: async (at: RequestInfo | URL, answer: Response) => {
        if (fails) throw new Error('QuotaExceededError');
        kept.set(`${name} ${at}`, answer);
      },
    }),
  };
}

function sharing(...files: (File | string)[]): Request {
  const body = new FormData();
  for (const file of files) body.append('file', file);
  return new Request(URL_OF_SHARE, { method: 'POST', body });
}

test('a shared file is kept, once, and the browser goes to the screen that takes it', async () => {
  const caches = memoryCaches();
  const file = new File(['title,start_time'], 'treinos de março.csv', { type: 'text/csv' });
  const answer = await keepSharedFile(sharing(file), caches, NOW);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`${URL_OF_SHARE}?shared=1`);
  expect([...caches.kept.keys()]).toEqual(['anilha-shared-file /app/import/shared-file']);
  const [kept] = caches.kept.values();
  expect(await kept?.text()).toBe('title,start_time');
  expect(kept?.headers.get('x-file-name')).toBe('treinos%20de%20mar%C3%A7o.csv');
});

test('without a file, or without room for it, the screen says so', async () => {
  const none = await keepSharedFile(sharing('só texto'), memoryCaches(), NOW);
  expect(none.headers.get('location')).toBe(`${URL_OF_SHARE}?shared=none`);
  const full = await keepSharedFile(sharing(new File(['x'], 'x.csv')), memoryCaches(true), NOW);
  expect(full.headers.get('location')).toBe(`${URL_OF_SHARE}?shared=lost`);
});

test('a file that nobody came for within an hour is dropped', async () => {
  const caches = memoryCaches();
  await dropForgottenFile(caches, NOW);
  await keepSharedFile(sharing(new File(['x'], 'x.csv')), caches, NOW);
  await dropForgottenFile(caches, NOW + 3_599_000);
  expect(caches.kept.size).toBe(1);
  await dropForgottenFile(caches, NOW + 3_600_000);
  expect(caches.kept.size).toBe(0);
});
