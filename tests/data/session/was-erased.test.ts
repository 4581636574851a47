import { expect, test } from 'vitest';
import { createClient } from '../../../src/api/client';
import { wasErased } from '../../../src/data/session/was-erased';

const standing = (answer: () => Response) =>
  wasErased(
    createClient({ baseUrl: 'https://api.example', fetch: async () => answer() }),
    'person',
  );

test('A1h: an account counts as erased when the server says so, and only then', async () => {
  expect(await standing(() => Response.json({ erased: true }))).toBe(true);
  expect(await standing(() => Response.json({ erased: false }))).toBe(false);
  expect(await standing(() => Response.json({}, { status: 404 }))).toBe(false);
});

test('T2b1: rejects without an answer, so that the server is asked again', async () => {
  const portal = () => new Response('<p>Wi-Fi</p>', { headers: { 'content-type': 'text/html' } });
  for (const answer of [() => Response.error(), portal]) {
    await expect(standing(answer)).rejects.toMatchObject({ kind: 'offline' });
  }
});
