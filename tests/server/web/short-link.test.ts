import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import type { AnyLinkLook, LinkSender } from '#protocol/coaching/invitations';
import { findLink, linkDocument, SHORT_LINK } from '../../../server/web/short-link';
import { HOSTILE, SHELL, skeleton, WEB } from './documents';

const TOKEN = 'Zk3-abcdefghijklmnopqr';
const SENDER: LinkSender = {
  name: 'Carla Mendes',
  cref: '194882-G/SP',
  crefStatus: 'declared',
  city: 'Sorocaba, SP',
  handle: 'carla',
  photo: 'v1',
};
const invitation = (kind: 'student' | 'assistant', professional = SENDER): AnyLinkLook => ({
  type: 'invitation',
  kind,
  professional,
  scopes: ['program', 'health'],
  expiresAt: 1,
  own: false,
  linked: false,
});
const charge = (professional: LinkSender | null): AnyLinkLook => ({ type: 'charge', professional });

const preview = (page: Parameters<typeof linkDocument>[1]) =>
  linkDocument(SHELL, page, `/links/${TOKEN}`, WEB);
const shown = (look: AnyLinkLook) => preview({ found: look });

describe('the preview of a link', () => {
  test.each([
    [charge(SENDER), 'Cobrança de Carla Mendes'],
    [invitation('student'), 'Carla Mendes convidou você para treinar'],
    [invitation('assistant'), 'Carla Mendes convidou você para a equipe'],
  ])('has the sender and their public photo, and nothing of the content: %#', (look, title) => {
    const html = shown(look);
    for (const part of [
      `<meta property="og:title" content="${title}" />`,
      `<meta property="og:url" content="${WEB}/links/${TOKEN}" />`,
      `<meta property="og:image" content="${WEB}/api/public/carla/photo?v=v1" />`,
      '<meta property="og:image:type" content="image/jpeg" />',
      '<meta name="twitter:card" content="summary" />',
      '<meta name="robots" content="noindex" />',
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toMatch(/R\$|saúde|health/);
  });

  test('has our picture for a sender without a public photo', () => {
    const html = shown(charge({ ...SENDER, handle: null, photo: null }));
    expect(html).toContain('content="Cobrança de Carla Mendes"');
    expect(html).toContain(`<meta property="og:image" content="${WEB}/og.png" />`);
  });

  test('is the same for unknown, ended and unreadable links', () => {
    const none = preview('unknown');
    expect(none).toContain('content="Você recebeu um link da Anilha"');
    expect(preview('untold')).toBe(none);
    expect(shown(charge(null))).toBe(none);
  });

  test.each(HOSTILE)('changes nothing of the document but words for the name %j', (name) => {
    const bad = charge({ ...SENDER, name });
    expect(skeleton(shown(bad))).toEqual(skeleton(shown(charge(SENDER))));
  });
});

test('reads the link as a visitor, with its letters as they are', async () => {
  const seen: (string | undefined)[] = [];
  const api = new Hono()
    .get(`/api/links/${TOKEN}`, (c) => {
      seen.push(c.req.header('cookie'));
      return c.json(charge(SENDER));
    })
    .notFound((c) => c.json({}, 404));
  const app = new Hono().get('/links/:token', async (c) => {
    const token = SHORT_LINK.exec(c.req.path)?.[1] ?? '';
    return c.json(await findLink(api, c, token));
  });
  const ask = async (path: string) =>
    (await app.request(path, { headers: { cookie: 'session=1' } })).json();
  expect(await ask(`/links/${TOKEN}`)).toMatchObject({ found: { professional: SENDER } });
  expect(await ask(`/links/${TOKEN.toLowerCase()}`)).toBe('unknown');
  expect(seen).toEqual([undefined]);
});
