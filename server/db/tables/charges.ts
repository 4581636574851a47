/** Tables of getting paid. Money is whole centavos; days are 'YYYY-MM-DD' of the clock in `zone`. */
export interface ChargeTables {
  charge: ChargeTable;
  charge_payment: ChargePaymentTable;
  charge_receipt: ChargeReceiptTable;
  charge_reminder: ChargeReminderTable;
  plan_subscription: PlanSubscriptionTable;
  charge_settings: ChargeSettingsTable;
  stripe_account: StripeAccountTable;
  stripe_customer: StripeCustomerTable;
  stripe_leaver: StripeLeaverTable;
  stripe_event: StripeEventTable;
}

/** The agreed service; a subscription copies it into each of its charges. */
interface Agreed {
  plan_id: string | null;
  title: string;
  includes: string;
  /** 'monthly', 'quarterly', 'sessions' or 'once'. */
  period: string;
  /** The price, and what is taken off it. */
  centavos: number;
  discount: number;
  discount_reason: string;
  zone: string;
}

export interface ChargeTable extends Agreed {
  id: string;
  /** Null once that account was erased; an unpaid charge is deleted with either account. */
  coach_id: string | null;
  /** Null also until the receiver of the link confirms that it is theirs. */
  student_id: string | null;
  /** Names at the time it was made, for receipts. */
  coach_name: string;
  student_name: string;
  link_id: string | null;
  subscription_id: string | null;
  due_day: string;
  /** This one of so many instalments; 1 of 1 otherwise. */
  part: number;
  parts: number;
  /** For a package: number of sessions, and how many took place. */
  sessions: number | null;
  sessions_used: number;
  /** Raised to make every link of it useless. */
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
  /** Refunds that banks returned. */
  bounced: number;
  dispute: string | null;
  /** The PaymentIntent at Stripe. */
  provider_id: string | null;
  /** Why it failed or was refused: a code of ours. */
  reason: string | null;
  /** JSON: what a bank needs to pay it, while it is pending. */
  voucher: string | null;
  note: string;
  /** Day of the money's arrival, as entered by the professional. */
  day: string | null;
  /** The person who entered it. */
  by_id: string | null;
  created_at: number;
  settled_at: number | null;
  updated_at: number;
}

/** The picture a payer sent as proof. */
export interface ChargeReceiptTable {
  payment_id: string;
  /** A JPEG. */
  image: Buffer;
}

/** Sent reminders of a charge: each step once. */
export interface ChargeReminderTable {
  charge_id: string;
  /** Days after the due day, negative before it; as text, or 'asked:<instant>' for one sent by hand. */
  step: string;
  sent_at: number;
}

/** A plan that a student pays again and again, until it is ended. */
export interface PlanSubscriptionTable extends Agreed {
  id: string;
  coach_id: string;
  student_id: string;
  link_id: string | null;
  /** The due day of its first charge, which gives the day of the month of all of them. */
  first_day: string;
  /** How many of its charges were made: the due day of the next follows from it. */
  made: number;
  paused_at: number | null;
  ended_at: number | null;
  /** The card that pays it by itself, at Stripe; null: each charge is paid by hand. */
  card_id: string | null;
  card_label: string | null;
  /** The sum of a charge that the payer kept it for, in centavos: what is dearer is paid by hand. */
  card_most: number | null;
  created_at: number;
  updated_at: number;
}

/** How a professional is paid and what they do about what is late. */
export interface ChargeSettingsTable {
  coach_id: string;
  payee_name: string;
  payee_city: string;
  pix_kind: string | null;
  pix_key: string | null;
  /** JSON: days after the due day on which to remind, negative before it. */
  ladder: string;
  /** JSON: own words by step. */
  wordings: string;
  /** 'none', 'pause' or 'hold'. */
  overdue: string;
  overdue_days: number;
  updated_at: number;
}

export interface StripeAccountTable {
  coach_id: string;
  account: string;
  /** 0 or 1. */
  charges_enabled: number;
  details_submitted: number;
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

/** Events of Stripe that were taken in: none counts twice. */
export interface StripeEventTable {
  id: string;
  type: string;
  received_at: number;
}
