import { createMiddleware } from 'hono/factory';
import { HttpError } from './errors';
import { UNREADABLE } from './form';
import { hasBody } from './guards';

/** Matches the escape of a NUL in JSON, unless its backslash is itself escaped. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u0000/;
/** Records are stored as JSON text, in which a NUL stays escaped, so they are not refused. */
const RECORDS = '/api/sync';

/** Throws 400 `bad_request`: PostgreSQL cannot store a text with a NUL, and no person types one. */
function refuse(): never {
  throw new HttpError(400, 'bad_request', UNREADABLE);
}

export const noNulInAddress = createMiddleware(async ({ req }, next) => {
  if (req.url.includes('%00')) refuse();
  await next();
});

/** Must come after the body limit, because it reads the body. */
export const noNulInBody = createMiddleware(async ({ req }, next) => {
  if (req.path !== RECORDS && hasBody(req.raw) && ESCAPED.test(await req.text())) refuse();
  await next();
});
