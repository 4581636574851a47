import type { Context } from 'hono';
import * as v from 'valibot';
import { HttpError } from './errors';

/** The message for a body that does not fit its schema. */
export const UNREADABLE = 'O pedido não foi aceito. Confira os dados e tente de novo.';

/**
 * Validation stops at the first fault. Describing a hundred thousand wrong entries takes seconds,
 * in which the server answers no other request.
 */
export const FIRST_FAULT = { abortEarly: true } as const;

/** Parses the body of a request by a schema; throws 400 `bad_request` if it does not fit. */
export async function formOf<T>(c: Context, schema: v.GenericSchema<unknown, T>): Promise<T> {
  let body: unknown;
  try {
    body = JSON.parse(await c.req.text());
  } catch (error) {
    // A body above the limit throws while it is read, and gets its own answer.
    if (!(error instanceof SyntaxError)) throw error;
  }
  const parsed = v.safeParse(schema, body, FIRST_FAULT);
  if (!parsed.success) throw new HttpError(400, 'bad_request', UNREADABLE);
  return parsed.output;
}
