import * as v from 'valibot';
import {
  CHARGE_STANDINGS,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  STRIPE_METHODS,
} from '#domain/charges/charge';
import { DISPUTES } from '#domain/charges/disputes';
import { PIX_KINDS } from '#domain/coaching/pix-key';
import { PLAN_PERIODS, PROFESSIONAL_LIMITS, RENEWING_PERIODS } from '#domain/coaching/professional';
import { day, id, instant, whole } from '#domain/record/fields';
import { zoneSchema } from '../agenda/appointments';
import { known, knownOf } from './known';

const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const { planName, planIncludes, centavos: MOST_CENTAVOS, sessions } = PROFESSIONAL_LIMITS;

/** Limits: characters of texts, and entries of lists. */
export const CHARGE_LIMITS = {
  reason: 80,
  note: 200,
  wording: 400,
  payeeName: 80,
  payeeCity: 60,
  students: 100,
  parts: 24,
  ladder: 8,
} as const;
const LIMITS = CHARGE_LIMITS;
/** A due day. The limit catches typing mistakes, and leaves room for later months. */
const dueSchema = v.pipe(day, v.maxValue('2199-12-31'));
/** The minimum amount is one centavo. */
const money = whole(1, MOST_CENTAVOS);

const agreedFields = {
  /** A plan of the professional; null for none. */
  plan: v.nullable(id),
  title: v.pipe(line(planName), v.minLength(1)),
  includes: line(planIncludes),
  period: v.picklist(PLAN_PERIODS),
  /** Price and discount. */
  centavos: money,
  discount: whole(0, MOST_CENTAVOS),
  discountReason: line(LIMITS.reason),
};
/** Number of next charges with the discount; null for all. */
const discounted = v.nullable(whole(1, 120));
const lessThanPrice = ({ centavos, discount }: { centavos: number; discount: number }) =>
  discount < centavos;
const many = v.pipe(
  v.array(id),
  v.minLength(1),
  v.maxLength(LIMITS.students),
  v.check((list) => new Set(list).size === list.length),
);

/** The device's key of a form: a repeated request creates nothing and gets the same answer. */
const formKey = v.optional(v.pipe(v.string(), v.uuid()));

/**
 * POST /api/charges, by a professional: one for each of `students` (linked to them), or one by name
 * for a person outside the app. Answer: 201 and {@link madeChargesSchema}. With `parts` instalments
 * the sum is split to the centavo, a month apart. Errors: 404 `unknown_link`, 409 `adults_only`.
 */
export const newChargeSchema = v.pipe(
  v.object({
    key: formKey,
    ...agreedFields,
    for: v.variant('kind', [
      v.object({ kind: v.literal('students'), students: many }),
      v.object({ kind: v.literal('name'), name: v.pipe(line(80), v.minLength(1)) }),
    ]),
    sessions: v.nullable(whole(1, sessions)),
    due: dueSchema,
    parts: whole(1, LIMITS.parts),
    zone: zoneSchema,
  }),
  v.check((form) => lessThanPrice(form)),
);
export type NewCharge = v.InferOutput<typeof newChargeSchema>;
export const madeChargesSchema = v.object({ ids: v.array(id) });

/**
 * PUT /api/charges/:id (204): only while nothing of it is paid or pending (409 `charge_moving`).
 * 409 `day_taken`: its subscription has another charge on that day.
 */
export const chargeEditSchema = v.pipe(
  v.object({ ...agreedFields, due: dueSchema }),
  v.check((form) => lessThanPrice(form)),
);
export type ChargeEdit = v.InferOutput<typeof chargeEditSchema>;

/** PUT /api/charges/:id/sessions (204): number of used sessions of a pack. */
export const sessionsUsedSchema = v.object({ used: whole(0, sessions) });

/** A payment made at a bank: a boleto, or a Pix code through Stripe. */
export const voucherSchema = v.object({
  /** Code for a bank's app, typed or scanned; null if only the page shows it. */
  code: v.nullable(v.string()),
  /** A page of Stripe with the boleto or instructions. */
  address: v.nullable(v.pipe(v.string(), v.url(), v.startsWith('https://'))),
  /** End of the time to pay. */
  endsAt: v.nullable(instant),
});
export type Voucher = v.InferOutput<typeof voucherSchema>;

export const paymentSchema = v.object({
  id,
  method: known(PAYMENT_METHODS),
  state: known(PAYMENT_STATES),
  centavos: money,
  refunded: whole(0, MOST_CENTAVOS),
  /** Refunds that a bank returned: they never reached the payer and are not part of `refunded`. */
  bounced: v.optional(whole(0, Number.MAX_SAFE_INTEGER), 0),
  dispute: v.nullable(known(DISPUTES)),
  /** Centavos that a bank asks about or decides on, and that banks gave back to the payer. */
  contested: v.optional(whole(0, MOST_CENTAVOS), 0),
  lost: v.optional(whole(0, MOST_CENTAVOS), 0),
  /** For the professional only: centavos that disputes took from their account at Stripe. */
  recovered: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  /** Why it failed or was refused: a code with a text in words/payments. */
  reason: v.nullable(v.string()),
  note: v.string(),
  day: v.nullable(day),
  at: instant,
  settledAt: v.nullable(instant),
  /** Whether the payer sent a receipt: GET /api/charges/:id/payments/:payment/receipt. */
  receipt: v.boolean(),
  /** For the payer only, on any device, while `pending`. */
  voucher: v.optional(v.nullable(voucherSchema), null),
});
export type ChargePayment = v.InferOutput<typeof paymentSchema>;

/** The payee of a Pix to the professional's own key; `pix` is null without a key. */
export const payeeSchema = v.object({
  name: v.string(),
  city: v.string(),
  pix: v.nullable(v.object({ kind: v.picklist(PIX_KINDS), key: v.string() })),
});
export type Payee = v.InferOutput<typeof payeeSchema>;

export const chargeSchema = v.object({
  id,
  /** The requester's role in it. */
  as: v.picklist(['coach', 'student']),
  /** Null once that account is erased, or until a person takes over a charge by name. */
  other: v.object({ id: v.nullable(id), name: v.string() }),
  subscription: v.nullable(id),
  ...agreedFields,
  period: known(PLAN_PERIODS),
  /** Later charges of the subscription that also get the discount; null without such an end. */
  discountLeft: v.optional(v.nullable(whole(0, 120)), null),
  sessions: v.nullable(whole(1, sessions)),
  sessionsUsed: whole(0, sessions),
  due: day,
  zone: v.string(),
  part: whole(1, LIMITS.parts),
  parts: whole(1, LIMITS.parts),
  /** The result of `chargeStanding` in #domain/charges/standing for the payments below. */
  standing: known(CHARGE_STANDINGS),
  /** Amount still to pay. */
  left: whole(0, MOST_CENTAVOS),
  payments: v.array(paymentSchema),
  /** For the student only, while something remains to be paid. */
  payee: v.nullable(payeeSchema),
  /** The Stripe methods open to the student now, without those of a later server. */
  stripe: knownOf(STRIPE_METHODS),
  madeAt: instant,
  cancelledAt: v.nullable(instant),
});
export type Charge = v.InferOutput<typeof chargeSchema>;

/** POST /api/charges/subscriptions, by a professional: 201, {@link madeSubscriptionsSchema}. */
export const newSubscriptionSchema = v.pipe(
  v.object({
    key: formKey,
    ...agreedFields,
    period: v.picklist(RENEWING_PERIODS),
    discountLeft: v.optional(discounted, null),
    students: many,
    /** The due day of the first charge. */
    first: day,
    zone: zoneSchema,
  }),
  v.check((form) => lessThanPrice(form)),
);
export type NewSubscription = v.InferOutput<typeof newSubscriptionSchema>;
export const madeSubscriptionsSchema = v.object({ ids: v.array(id) });

/** PUT /api/charges/subscriptions/:id (204): from the next charge on. No `discountLeft` keeps it. */
export const subscriptionEditSchema = v.pipe(
  v.object({ ...agreedFields, discountLeft: v.optional(discounted) }),
  v.check((form) => lessThanPrice(form)),
);
export type SubscriptionEdit = v.InferOutput<typeof subscriptionEditSchema>;

/**
 * POST /api/charges/subscriptions/:id/standing (204). The professional pauses, resumes and ends;
 * the student ends. At the end charges due until today stay due, and later ones are cancelled.
 */
export const subscriptionActSchema = v.object({ act: v.picklist(['pause', 'resume', 'end']) });
export type SubscriptionAct = v.InferOutput<typeof subscriptionActSchema>['act'];

export const subscriptionSchema = v.object({
  id,
  as: v.picklist(['coach', 'student']),
  other: v.object({ id, name: v.string() }),
  ...agreedFields,
  period: known(PLAN_PERIODS),
  discountLeft: v.optional(discounted, null),
  first: day,
  /** Due day of its next charge; null if paused or ended, or while an account is suspended. */
  next: v.nullable(day),
  state: known(['active', 'paused', 'ended']),
  /**
   * The card that pays automatically, as 'Visa •••• 4242'; DELETE /api/payments/cards/:subscription
   * ends that.
   */
  card: v.nullable(v.string()),
});
export type Subscription = v.InferOutput<typeof subscriptionSchema>;

/**
 * GET /api/charges?before=<next.before of the page before>: the person's charges on both sides, by
 * due day, newest first, at most 2,000 a page. A page also has older charges with money that arrived
 * in its days. The newest one also has all subscriptions, and older charges that may still wait for
 * an act. Error: 404 `unknown_charge` for an unknown `before`.
 */
export const chargesSchema = v.object({
  charges: v.array(chargeSchema),
  subscriptions: v.array(subscriptionSchema),
  /** Null on the last page; `since`: all charges due from this day on are included. */
  next: v.optional(v.nullable(v.object({ before: v.string(), since: day })), null),
});
export type Charges = v.InferOutput<typeof chargesSchema>;
/* GET /api/charges/:id returns a chargeSchema; 404 `unknown_charge` for people on neither side. */

/**
 * POST /api/charges/:id/payments, by the professional, for outside money: 201 `{id}`, once for each
 * id. Errors: 409 `charge_moving` for the id of another payment, and `future_day` in the charge's zone.
 */
export const newPaymentSchema = v.object({
  /** Created by the device, once for each filled-in form. */
  id: v.pipe(v.string(), v.uuid()),
  /**
   * The received sum that they saw, in centavos; 409 `charge_moving` if another tab recorded more
   * since.
   */
  paid: v.optional(whole(0, Number.MAX_SAFE_INTEGER)),
  method: v.picklist(['pix-own', 'cash', 'transfer', 'other']),
  centavos: money,
  day,
  note: line(LIMITS.note),
});
export type NewPayment = v.InferOutput<typeof newPaymentSchema>;
/* DELETE /api/charges/:id/payments/:payment (204), by the person who recorded it by mistake. */

/**
 * POST /api/charges/:id/claims, by the student: "paguei", the rest of the charge by Pix; 201 `{id}`.
 * `receipt`: a JPEG or a PDF as base64, at most {@link RECEIPT_BYTES}. Error: 409 `charge_disputed`.
 */
export const newClaimSchema = v.object({
  note: line(LIMITS.note),
  receipt: v.nullable(v.pipe(v.string(), v.base64(), v.maxLength(700_000))),
});
export type NewClaim = v.InferOutput<typeof newClaimSchema>;
export const RECEIPT_BYTES = 500_000;

/** PUT /api/charges/:id/claims/:payment (204): whether the money was found; 409 `future_day`. */
export const claimAnswerSchema = v.variant('found', [
  v.object({ found: v.literal(true), centavos: money, day }),
  v.object({ found: v.literal(false) }),
]);
export type ClaimAnswer = v.InferOutput<typeof claimAnswerSchema>;

/**
 * POST /api/charges/:id/link, by either side: a short address of its checkout, valid for {@link
 * LINK_DAYS} days. POST /api/charges/:id/link/renew invalidates all earlier ones.
 */
export const chargeLinkSchema = v.object({ address: v.pipe(v.string(), v.url()), endsAt: instant });
export type ChargeLink = v.InferOutput<typeof chargeLinkSchema>;
export const LINK_DAYS = 30;

/* POST /api/charges/:id/remind (204), by the professional: once a day (429). POST /api/charges/:id/cancel (204). */

/**
 * GET /api/checkout/:token, signed in: the charge of a link. Errors: 404 `unknown_charge`, 410
 * `charge_link_over`, 403 `charge_of_another`. `own`: the reader created it. A charge by name has
 * no owner until POST /api/checkout/:token/mine (204) takes it over.
 */
export const checkoutSchema = v.object({
  charge: chargeSchema,
  whose: v.picklist(['mine', 'own', 'nobody']),
  /** The key of Stripe's form; null without one. */
  stripeKey: v.nullable(v.string()),
  /** Due day of the subscription's earliest other unpaid charge, or else of the one to come. */
  next: v.nullable(day),
  nextCentavos: v.optional(v.nullable(money), null),
});
export type Checkout = v.InferOutput<typeof checkoutSchema>;
