import type { Context } from 'hono';
import * as v from 'valibot';
import { HttpError } from './errors';

/** What a person reads of a body that does not fit. */
export const UNREADABLE = 'O pedido não foi aceito. Confira os dados e tente de novo.';

/**
 * How bodies are read: up to the first fault. To describe each of a hundred thousand wrong entries of
 * a list takes seconds, in which nobody else is answered.
 */
export const FIRST_FAULT = { abortEarly: true } as const;

/** The body of a request, read by a schema; 400 `bad_request` when it does not fit. */
export async function formOf<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    // A body above the limit fails while it is read, and says so itself.
    if (!(error instanceof SyntaxError)) throw error;
  }
  const parsed = v.safeParse(schema, body, FIRST_FAULT);
  if (!parsed.success) throw new HttpError(400, 'bad_request', UNREADABLE);
  return parsed.output;
}
