import type { ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Log } from '../core/log';
import { isAway, isFull, isPassing } from '../db/transaction';

/** A refusal with a code and a Portuguese message for people. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  constructor(
    readonly status: ContentfulStatusCode,
    readonly code: string,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** Makes errors by code from a table of statuses and messages for people. */
export function refusalsOf<Code extends string>(
  table: Readonly<Record<Code, readonly [ContentfulStatusCode, string]>>,
) {
  return (code: Code): HttpError => {
    const [status, message] = table[code];
    return new HttpError(status, code, message);
  };
}

const BROKEN =
  'Não deu para concluir agora. O problema é do nosso lado; tente de novo em instantes.';

const BUSY = 'O servidor está ocupado. Tente de novo em instantes.';
const BUSY_SECONDS = '2';
const NO_ROOM = 'O servidor está sem espaço agora. Tente de novo daqui a pouco.';
const NO_ROOM_SECONDS = '30';

/** Headers of error answers, because a failure may occur before the usual headers are set. */
const OF_FAILURES = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

const waiting = (seconds: string) => ({
  ...OF_FAILURES,
  'Retry-After': seconds,
  'X-Retry-After': seconds,
});

/** The answer for an unknown route: 404 as {code, message}. */
export const notFound: NotFoundHandler = (c) =>
  c.json({ code: 'not_found', message: 'Este endereço não existe.' }, 404);

/**
 * Answers every failure as {code, message}. An unexpected one is logged, and its answer reveals
 * nothing.
 */
export function errorHandler(log: Log): ErrorHandler {
  return (error, c) => {
    if (error instanceof HttpError) {
      return c.json({ code: error.code, message: error.message }, error.status, {
        ...OF_FAILURES,
        ...error.headers,
      });
    }
    if (error instanceof HTTPException && error.status < 500) {
      const message = 'O pedido não foi aceito. Confira os dados e tente de novo.';
      return c.json({ code: 'bad_request', message }, error.status, OF_FAILURES);
    }
    if (isPassing(error) || isAway(error)) {
      log.warn({ err: error, requestId: c.get('requestId') }, 'the database did not answer');
      return c.json({ code: 'busy', message: BUSY }, 503, waiting(BUSY_SECONDS));
    }
    if (isFull(error)) {
      log.error({ err: error, requestId: c.get('requestId') }, 'the database has no room');
      return c.json({ code: 'no_room', message: NO_ROOM }, 503, waiting(NO_ROOM_SECONDS));
    }
    log.error({ err: error, requestId: c.get('requestId') }, 'request failed');
    return c.json({ code: 'broken', message: BROKEN }, 500, OF_FAILURES);
  };
}
