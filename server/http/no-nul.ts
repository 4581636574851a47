import { createMiddleware } from 'hono/factory';
import { HttpError } from './errors';
import { UNREADABLE } from './form';
import { hasBody } from './guards';

/** The escape of a NUL in JSON, which is none where its backslash is itself escaped. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u0000/;
/** Records are kept as JSON, where a NUL stays an escape: one in a note is no reason to refuse the rest. */
const RECORDS = '/api/sync';

/** PostgreSQL fails at a text with a NUL, which no person types: 400 `bad_request`. */
function refuse(): never {
  throw new HttpError(400, 'bad_request', UNREADABLE);
}

export const noNulInAddress = createMiddleware(async ({ req }, next) => {
  if (req.url.includes('%00')) refuse();
  await next();
});

/** To be used after what limits bodies: it reads them. */
export const noNulInBody = createMiddleware(async ({ req }, next) => {
  if (req.path !== RECORDS && hasBody(req.raw) && ESCAPED.test(await req.text())) refuse();
  await next();
});
