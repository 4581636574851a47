import { createHash } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { ChosenKind } from '#domain/device/notice-choices';
import type { WithNotices } from './notices';
import { stopMail } from './stopped-mail';

const NAMES: Readonly<Record<ChosenKind, string>> = {
  today: 'do treino do dia',
  coach: 'de quem treina você',
  charge: 'de cobranças',
};

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:32rem;margin:4rem auto;padding:0 1rem;color-scheme:light dark}' +
  'button{font:inherit;padding:.75rem 1.25rem;min-height:48px}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

function page(title: string, inner: string): string {
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${title} | Anilha</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${title}</h1>${inner}</main></body></html>`,
  ].join('');
}

/**
 * The page of a mail's stop link, without a session (RFC 8058): GET only shows it, POST ends the
 * mails. Must be mounted before the checks of origin and type, which mail programs do not pass;
 * only the signed token is checked.
 */
export function stopMailRoutes({ env, db, now, notices }: WithNotices): Hono {
  const routes = new Hono();
  const settings = `${env.webUrl}/app/settings/notifications`;
  const inApp = `<p><a href="${settings}">Avisos, no app</a></p>`;

  function show(c: Context, title: string, inner: string, status: 200 | 400 = 200) {
    return c.html(page(title, inner), status);
  }
  function unknown(c: Context) {
    const words = `<p>Escolha no app quais e-mails você quer receber.</p>${inApp}`;
    return show(c, 'Este link não vale', words, 400);
  }
  const stopOf = (c: Context) => notices.tokens.read(c.req.query('t') ?? '');

  routes.use(async (c, next) => {
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Robots-Tag', 'noindex');
    c.header('Referrer-Policy', 'no-referrer');
    c.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
  });
  routes.get('/', (c) => {
    const stop = stopOf(c);
    if (!stop) return unknown(c);
    const words = `Você deixa de receber e-mails ${NAMES[stop.kind]}. Os avisos no app continuam.`;
    const form = '<form method="post"><button>Parar estes e-mails</button></form>';
    return show(c, 'Parar estes e-mails?', `<p>${words}</p>${form}`);
  });
  routes.post('/', async (c) => {
    const stop = stopOf(c);
    if (!stop) return unknown(c);
    await stopMail(db, stop, now());
    const words = `Você não recebe mais e-mails ${NAMES[stop.kind]}. Para voltar a receber, ligue de novo em Avisos.`;
    return show(c, 'Pronto', `<p>${words}</p>${inApp}`);
  });
  return routes;
}
