import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import { findPublicProgram, programDocument } from '../../../server/web/public-program';
import { fichaCode } from '../programs/ficha';
import { HOSTILE, SHELL, skeleton, WEB } from './documents';

const ID = '0123456789abc';
const days = [{ ...EMPTY_DAY, exercises: [plainExercise('squat')] }];
const ficha = (title = 'Ficha de março', by: string | null = null) => ({
  id: ID,
  draft: { ...EMPTY_PROGRAM, title, days },
  by,
});

test('says what is shared, for previews of links and not for searches', () => {
  const html = programDocument(SHELL, ficha(), WEB);
  expect(html).toContain('<title>Ficha de março · ficha de treino · Anilha</title>');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).toContain('content="1 dia · 1 exercício. Veja os treinos');
  expect(html).toContain(`<meta property="og:url" content="${WEB}/public/programs/${ID}" />`);
  expect(html).not.toContain('content="Treino."');
  expect(programDocument(SHELL, ficha('A', 'Ana Lima'), WEB)).toContain('por Ana Lima.');
});

test('whatever a ficha or a person is called changes nothing of the document but words', () => {
  const plain = skeleton(programDocument(SHELL, ficha('A', 'Ana'), WEB));
  const text = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary', minLength: 1 }));
  fc.assert(
    fc.property(text, text, (title, by) => {
      expect(skeleton(programDocument(SHELL, ficha(title, by), WEB))).toEqual(plain);
    }),
  );
});

test('what is no link is told to be so, and what cannot be read now is left to the app', async () => {
  const told = (code: string) => ({ code, updatedAt: 1, by: null });
  const api = new Hono()
    .get('/api/public/programs/good', (c) => c.json(told(fichaCode())))
    .get('/api/public/programs/newer', (c) => c.json(told('[2]')))
    .get('/api/public/programs/broken', (c) => c.json({ code: 'broken' }, 500))
    .notFound((c) => c.json({}, 404));
  const app = new Hono().get('/public/programs/:id', async (c) =>
    c.json(await findPublicProgram(api, c, c.req.param('id'))),
  );
  const asked = async (id: string) => (await app.request(`/public/programs/${id}`)).json();
  expect(await asked('good')).toMatchObject({ found: { draft: { title: 'Ficha de março' } } });
  expect(await asked('nothing')).toBe('unknown');
  expect(await asked('..%2f..%2fhealth')).toBe('unknown');
  expect(await asked('newer')).toBe('untold');
  expect(await asked('broken')).toBe('untold');
});
