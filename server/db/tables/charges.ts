import type { Generated } from 'kysely';

/**
 * Tables of charges and payments. Money is in whole centavos; days are local 'YYYY-MM-DD' in
 * `zone`.
 */
export interface ChargeTables {
  charge: ChargeTable;
  charge_payment: ChargePaymentTable;
  charge_receipt: ChargeReceiptTable;
  charge_reminder: ChargeReminderTable;
  plan_subscription: PlanSubscriptionTable;
  charge_settings: ChargeSettingsTable;
  receipt_identity: ReceiptIdentityTable;
  stripe_account: StripeAccountTable;
  stripe_customer: StripeCustomerTable;
  stripe_leaver: StripeLeaverTable;
  stripe_event: StripeEventTable;
  stripe_attempt: StripeAttemptTable;
  stripe_look: StripeLookTable;
  stripe_recovery: StripeRecoveryTable;
  stripe_fee: StripeFeeTable;
}

/** The agreed service; a subscription copies it into each of its charges. */
interface Agreed {
  plan_id: string | null;
  title: string;
  includes: string;
  /** One of `PLAN_PERIODS`. */
  period: string;
  /** The price, and the discount on it. */
  centavos: number;
  discount: number;
  discount_reason: string;
  /**
   * Later charges of the subscription that also get the discount, 0 if this is the last one. In a
   * subscription, all that still get it, at least 1. Null without such an end.
   */
  discount_left: number | null;
  zone: string;
}

export interface ChargeTable extends Agreed {
  id: string;
  /** Null after the account was erased; an unpaid charge is deleted with either account. */
  coach_id: string | null;
  /** Also null until the recipient of the link accepts the charge. */
  student_id: string | null;
  /** Names at the creation of the charge, for receipts. */
  coach_name: string;
  student_name: string;
  link_id: string | null;
  subscription_id: string | null;
  due_day: string;
  /** The number of this instalment and of all; 1 of 1 without instalments. */
  part: number;
  parts: number;
  /** For a package: number of sessions, and how many took place. */
  sessions: number | null;
  sessions_used: number;
  /** Increases to invalidate every earlier link. */
  link_version: number;
  cancelled_at: number | null;
  created_at: number;
  updated_at: number;
}

export interface ChargePaymentTable {
  id: string;
  charge_id: string;
  method: string;
  state: string;
  centavos: number;
  refunded: number;
  /** Refunds that banks returned, in centavos. */
  bounced: number;
  dispute: string | null;
  /** Centavos that a bank asks about or decides on, and that banks gave back to the payer. */
  contested: Generated<number>;
  lost: Generated<number>;
  /** Number of Stripe's answers applied here. */
  answers: Generated<number>;
  /** The PaymentIntent at Stripe. */
  provider_id: string | null;
  /** The reason of a failure or refusal: one of our codes. */
  reason: string | null;
  /** The data for paying at a bank, as JSON, while the payment is pending. */
  voucher: string | null;
  note: string;
  /** Day on which the money arrived, as entered by the professional. */
  day: string | null;
  /** The person who entered it. */
  by_id: string | null;
  created_at: number;
  settled_at: number | null;
  /** The instant at which it failed or was withdrawn; null for any other state. */
  over_at: Generated<number | null>;
  /** Also the last look at Stripe, which may have changed nothing. */
  updated_at: number;
}

/** A receipt that the payer sent. */
export interface ChargeReceiptTable {
  payment_id: string;
  /** A JPEG or a PDF, distinguished by the first bytes. */
  image: Buffer;
}

/** Sent reminders of a charge; each step is sent once. */
export interface ChargeReminderTable {
  charge_id: string;
  /**
   * Days after the due day as text, negative before it; 'asked:<instant>' for a manual reminder.
   */
  step: string;
  sent_at: number;
}

/** A subscription to a plan, paid repeatedly until it ends. */
export interface PlanSubscriptionTable extends Agreed {
  id: string;
  coach_id: string;
  student_id: string;
  link_id: string | null;
  /** The due day of the first charge, which sets the day of the month of all later ones. */
  first_day: string;
  /** Number of created charges, from which the next due day follows. */
  made: number;
  paused_at: number | null;
  ended_at: number | null;
  /** The card at Stripe that pays automatically; null if each charge is paid by hand. */
  card_id: string | null;
  card_label: string | null;
  /**
   * The largest sum, in centavos, that the card pays automatically; a higher charge is paid by
   * hand.
   */
  card_most: number | null;
  created_at: number;
  updated_at: number;
}

/** A professional's settings for payment and overdue charges. */
export interface ChargeSettingsTable {
  coach_id: string;
  payee_name: string;
  payee_city: string;
  pix_kind: string | null;
  pix_key: string | null;
  /** Days after the due day with a reminder, negative before it; as JSON. */
  ladder: string;
  /** The professional's texts by step, as JSON. */
  wordings: string;
  /** 'none', 'pause' or 'hold'. */
  overdue: string;
  overdue_days: number;
  updated_at: number;
}

/** The CPF or CNPJ that a person wants on receipts. */
export interface ReceiptIdentityTable {
  user_id: string;
  /** Its digits, or the characters of a CNPJ. */
  tax_number: string;
  updated_at: number;
}

export interface StripeAccountTable {
  coach_id: string;
  account: string;
  /** 0 or 1. */
  charges_enabled: number;
  details_submitted: number;
  /** Stripe's capabilities by name, as JSON; null until they are read. */
  capabilities: string | null;
  deauthorised_at: number | null;
  updated_at: number;
}

export interface StripeCustomerTable {
  person_id: string;
  customer: string;
}

/** A payer with an erased account that must still be erased at Stripe. */
export interface StripeLeaverTable {
  customer: string;
}

/** Processed events of Stripe, so that none counts twice. */
export interface StripeEventTable {
  id: string;
  type: string;
  received_at: number;
}

/** Calls to Stripe that may be repeated, each under an idempotency key of its own. */
export interface StripeAttemptTable {
  /** Such as 'customer-<person>'. */
  act: string;
  /** Number of tries that Stripe answered with an error. */
  number: number;
  /** Instant before the first try. */
  at: number;
}

/** How far a list at Stripe was read, so that each look reads only what is newer. */
export interface StripeLookTable {
  /**
   * 'disputes', 'refunds', 'payments', or a PaymentIntent of which one is not known here yet.
   * 'restored' after a restore, until the payments were listed.
   */
  list: string;
  /** Epoch ms. Listed up to this instant; an intent waits until then. */
  until: number;
}

/**
 * Money of disputes: Stripe takes it from the operator, who takes it back from the professional's
 * account. The two sums are equal once that is done.
 */
export interface StripeRecoveryTable {
  payment_id: string;
  /**
   * Taken from the operator by disputes and refunds, less what came back and without refunds for
   * which Stripe reversed the transfer, in centavos.
   */
  withdrawn: number;
  /** The part of it that refunds took; negative for refunds that a bank returned. */
  refunds: Generated<number>;
  /** Centavos taken from the professional's account, less those transferred again. */
  recovered: number;
  /** The part of it that refunds took. */
  settled_refunds: Generated<number>;
  /** Refused tries, of which each needs another idempotency key. */
  refusals: number;
  /** The last refusal, and Stripe's code for it; null after a success. */
  refused_at: number | null;
  reason: string | null;
  /** When the two sums began to differ. */
  since: number;
}

/** A share of the operator's fee that Stripe did not return yet with a refund. */
export interface StripeFeeTable {
  payment_id: string;
  centavos: number;
  /** The last try, and Stripe's code for its refusal; null without an answer. */
  tried_at: number;
  reason: string | null;
  /** The first of these tries. */
  since: number;
}
