import * as v from 'valibot';
import { STRIPE_METHODS } from '#domain/charges/charge';
import { UNKNOWN } from '#domain/charges/unknown';
import { id } from '#domain/record/fields';
import { known, knownOf } from './known';
import { proofFields } from './proof';

/**
 * POST /api/payments/start, by the student: opens a payment of the rest of a charge through Stripe.
 * It returns the one already open, also from another tab. Errors: 404 `unknown_charge`, 409
 * `charge_settled`, `charge_pending`, `charge_disputed`, `stripe_absent`, `way_closed`. The last one
 * is an amount outside the method's limits: a boleto is R$ 5.00 to R$ 49,999.99. 502 `stripe_unreachable`:
 * nothing was paid.
 */
export const startPaymentSchema = v.object({
  charge: id,
  method: v.picklist(STRIPE_METHODS),
  /** Whether the card also pays later charges of the subscription. */
  keepCard: v.boolean(),
});
export type StartPayment = v.InferOutput<typeof startPaymentSchema>;
export const startedPaymentSchema = v.object({
  payment: id,
  clientSecret: v.string(),
  /** For `loadStripe`. */
  key: v.string(),
  centavos: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
export type StartedPayment = v.InferOutput<typeof startedPaymentSchema>;

/*
 * POST /api/payments/:payment/ask (204): the payer returned from Stripe's form, so the server
 * requests the status now.
 */
/*
 * POST /api/payments/:payment/leave (204): abandons an open, unpaid payment, such as a boleto or a
 * Pix code, for another way of paying. Its charge stays open, also after its plan's end. Errors: 409 `charge_pending`, `charge_moving`; the bank has it, or it was paid.
 */
/* DELETE /api/payments/cards/:subscription (204): the card stops paying automatically. */

/**
 * POST /api/payments/:payment/refund (204), by the professional: the whole payment (null), or an
 * amount in centavos. `seen`: refunded centavos as shown to the person, including bounced ones. A
 * repeated request with the same `seen` is the same refund, however late it arrives. Errors: 409
 * `boleto_stays`, `too_much`, `charge_moving`, `not_refunded`, and `refund_returned`: the payer's bank
 * did not accept it.
 */
export const refundSchema = v.object({
  centavos: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
  seen: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type AskRefund = v.InferOutput<typeof refundSchema>;

/** The screens with a link to Stripe's form, and back. */
export const STRIPE_ENTRANCES = ['charges', 'onboarding'] as const;
export type StripeEntrance = (typeof STRIPE_ENTRANCES)[number];

/**
 * GET /api/payments/account: the professional's account at Stripe. `absent`: this server has no
 * keys. POST /api/payments/account/open takes {@link openAccountSchema}, as a change of payout data
 * does. It returns {@link stripeDoorSchema}: Stripe's own form, or its dashboard once the account
 * is ready.
 */
export const openAccountSchema = v.object({
  ...proofFields,
  /** Earlier app versions only know the settings of charges. */
  from: v.optional(v.picklist(STRIPE_ENTRANCES), 'charges'),
});
export type OpenAccount = v.InferInput<typeof openAccountSchema>;
const WHYS = ['pending', 'inactive'] as const;
export const stripeAccountSchema = v.object({
  state: v.picklist(['absent', 'none', 'unfinished', 'ready', 'ended']),
  /** The methods that students can use now. */
  ways: v.optional(knownOf(STRIPE_METHODS), []),
  /**
   * Capabilities that Stripe still checks (`pending`), or for which it needs more data
   * (`inactive`).
   */
  closed: v.optional(
    v.pipe(
      v.array(v.object({ way: known(['transfers', ...STRIPE_METHODS]), why: known(WHYS) })),
      v.transform((list) =>
        list.flatMap(({ way, why }) => (way === UNKNOWN || why === UNKNOWN ? [] : [{ way, why }])),
      ),
    ),
    [],
  ),
});
export type StripeAccount = v.InferOutput<typeof stripeAccountSchema>;
export const stripeDoorSchema = v.object({ address: v.pipe(v.string(), v.url()) });
