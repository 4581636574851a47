import Stripe from 'stripe';
import type { Deps } from '../../core/deps';
import { HttpError } from '../../http/errors';

export type PaymentTerms = NonNullable<Deps['env']['stripe']>;

const PATIENCE_MS = 15_000;
/** Retries use the idempotency key of the first try. */
const RETRIES = 2;

/** The client of Stripe, or of its substitute in development and tests. */
export function createStripe({
  secretKey,
  apiUrl,
}: Pick<PaymentTerms, 'secretKey' | 'apiUrl'>): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: PATIENCE_MS,
    telemetry: false,
    ...(apiUrl !== undefined && placeOf(new URL(apiUrl))),
  });
}

function placeOf({ hostname, port, protocol }: URL) {
  const secure = protocol === 'https:';
  return {
    host: hostname,
    port: port || (secure ? 443 : 80),
    protocol: secure ? ('https' as const) : ('http' as const),
  };
}

/** Stripe's own error behind a failure of {@link reach}; null for any other failure. */
export function stripeErrorOf(error: unknown): Stripe.errors.StripeError | null {
  const wrapped = error instanceof StripeUnreachable || error instanceof StripeRefused;
  const cause = wrapped ? error.cause : error;
  return cause instanceof Stripe.errors.StripeError ? cause : null;
}

/** Stripe refused the request for good: the account has no permission, or it is too late. */
export function isRefused(error: unknown): boolean {
  const cause = stripeErrorOf(error);
  return (
    cause instanceof Stripe.errors.StripeInvalidRequestError ||
    cause instanceof Stripe.errors.StripePermissionError
  );
}

/** Whether the object named in a request's field does not exist at Stripe. */
export function isMissing(error: unknown, field: string): boolean {
  const cause = stripeErrorOf(error);
  return (
    cause instanceof Stripe.errors.StripeInvalidRequestError &&
    cause.code === 'resource_missing' &&
    cause.param === field
  );
}

/** Whether Stripe refused with one of its error codes. */
export function hasCode(error: unknown, code: string): boolean {
  return stripeErrorOf(error)?.code === code;
}

/** Whether Stripe refused because of one field of the request. */
export function isAbout(error: unknown, field: string): boolean {
  const cause = stripeErrorOf(error);
  return cause instanceof Stripe.errors.StripeInvalidRequestError && cause.param === field;
}

/** The idempotency key was used before with other parameters. */
export function isOtherRequest(error: unknown): boolean {
  return stripeErrorOf(error) instanceof Stripe.errors.StripeIdempotencyError;
}

/** The bank refused, or requires the payer's confirmation. */
export function isDeclined(error: unknown): boolean {
  return stripeErrorOf(error) instanceof Stripe.errors.StripeCardError;
}

/**
 * Awaits a call to Stripe.
 * @throws 409 `stripe_refused` if Stripe did not execute it, 502 `stripe_unreachable` if that is
 * unknown
 */
export async function reach<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const known = isRefused(error) || isOtherRequest(error) || isDeclined(error);
    throw known ? new StripeRefused(error) : new StripeUnreachable(error);
  }
}

/** A refusal that no caller expected; a person reads its message. */
export class StripeRefused extends HttpError {
  constructor(cause: unknown) {
    const message =
      'O Stripe não aceitou este pedido agora. Tente de novo em instantes ou use outra forma.';
    super(409, 'stripe_refused', message);
    this.cause = cause;
  }
}

/** The id of an object that Stripe sends as an id or expanded; null for none. */
export function idOf(named: string | { readonly id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null);
}

export class StripeUnreachable extends HttpError {
  /** The default message leaves open what Stripe did: an unanswered request may have succeeded. */
  constructor(cause: unknown, message = 'O Stripe não respondeu. Tente de novo em instantes.') {
    super(502, 'stripe_unreachable', message);
    this.cause = cause;
  }
}

/**
 * Stripe's code for an answered refusal or failure, after which a new key is needed: Stripe repeats
 * its answer for the old one. Null if nothing was heard; then the key stays.
 */
export function refusalIn(error: unknown): string | null {
  const said = stripeErrorOf(error);
  if (said === null) return null;
  const answered = isRefused(said) || isOtherRequest(said) || (said.statusCode ?? 0) >= 500;
  return answered ? (said.code ?? said.type) : null;
}
