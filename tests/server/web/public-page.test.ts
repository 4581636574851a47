import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { PublicProfile } from '#protocol/coaching/professionals';
import { unknownDocument } from '../../../server/web/document-head';
import { findPublicPage, pageDocument } from '../../../server/web/public-page';
import { page } from '../coaching/professionals/people';
import { HOSTILE, SHELL, skeleton, WEB } from './documents';

function profile(changes: Partial<PublicProfile> = {}): PublicProfile {
  const { cref: _, ...shown } = page();
  return { ...shown, cref: null, photo: 'v1', ...changes };
}

test('says who the page is of, with a picture, in the place of the words of the app', () => {
  const html = pageDocument(SHELL, profile(), WEB);
  expect(html).toContain('<title>Treinar com Ana Lima em Sorocaba, SP · Anilha</title>');
  expect(html).toContain(
    '<meta property="og:title" content="Treinar com Ana Lima em Sorocaba, SP" />',
  );
  expect(html).toContain(`<link rel="canonical" href="${WEB}/public/ana-lima" />`);
  expect(html).toContain(`content="${WEB}/api/public/ana-lima/photo?v=v1"`);
  expect(html).not.toContain('content="Treino."');
  expect(pageDocument(SHELL, profile({ photo: null }), WEB)).toContain(`${WEB}/og.png`);
});

test.each(HOSTILE)('%j changes nothing of the document but words', (text) => {
  const bad = profile({ name: text, bio: text, city: text, specialities: [] });
  expect(skeleton(pageDocument(SHELL, bad, WEB))).toEqual(
    skeleton(pageDocument(SHELL, profile(), WEB)),
  );
});

test('neither does any other text', () => {
  const plain = skeleton(pageDocument(SHELL, profile(), WEB));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .array(fc.constantFrom(...HOSTILE, '<', '>', '"', "'", '&', '$'))
      .map((list) => list.join('')),
  );
  fc.assert(
    fc.property(text, text, text, (name, bio, city) => {
      const html = pageDocument(SHELL, profile({ name, bio, city }), WEB);
      expect(skeleton(html)).toEqual(plain);
    }),
  );
});

test('an address that is nobody’s is told to be so, and one that cannot be asked now is left to the app', async () => {
  const api = new Hono()
    .get('/api/public/ana', (c) => c.json(profile()))
    .get('/api/public/broken', (c) => c.json({ code: 'broken' }, 500))
    .get('/api/public/odd', (c) => c.json({ name: 'Ana' }))
    .notFound((c) => c.json({}, 404));
  const app = new Hono().get('/public/:handle', async (c) =>
    c.json(await findPublicPage(api, c, c.req.param('handle'))),
  );
  const asked = async (handle: string) => (await app.request(`/public/${handle}`)).json();
  expect(await asked('ana')).toMatchObject({ found: { handle: 'ana-lima' } });
  expect(await asked('nobody')).toBe('unknown');
  expect(await asked('..%2f..%2fhealth')).toBe('unknown');
  expect(await asked('broken')).toBe('untold');
  expect(await asked('odd')).toBe('untold');
  expect(unknownDocument(SHELL)).toContain('<meta name="robots" content="noindex" />');
});
