import type Stripe from 'stripe';

/** Stripe's objects as it stores them: other objects by their ids, until a request expands them. */
type Stored<T, Links extends keyof T> = Omit<T, Links> & {
  [Link in Links]: Extract<T[Link], string | null>;
};

export type Account = Stripe.Account & { capabilities: Record<string, string> };
export interface Customer {
  readonly id: string;
  readonly created: number;
}
export type Intent = Omit<
  Stored<Stripe.PaymentIntent, 'customer' | 'latest_charge' | 'on_behalf_of' | 'payment_method'>,
  'allowed_payment_method_types' | 'client_secret' | 'setup_future_usage'
> & {
  allowed_payment_method_types: string[];
  client_secret: string;
  setup_future_usage: string | null;
};
export type Charge = Stored<Stripe.Charge, 'customer'> & {
  payment_intent: string;
  payment_method_details: Stripe.Charge.PaymentMethodDetails;
};
export type Refund = Stripe.Refund & { charge: string; payment_intent: string };
export type Dispute = Stripe.Dispute & { charge: string; payment_intent: string };
export type PaymentError = Stripe.PaymentIntent.LastPaymentError;

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: boolean;
  pending_webhooks: number;
  request: null;
  type: string;
  account?: string;
  data: { object: unknown };
}

/** The state of a new intent before its request's parameters. */
export const NEW_INTENT = {
  object: 'payment_intent',
  amount_capturable: 0,
  amount_received: 0,
  application: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  confirmation_method: 'automatic',
  customer_account: null,
  description: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_group: null,
} as const;

export function customerOf(id: string, created: number, metadata: Stripe.Metadata): Customer {
  const customer: Stripe.Customer = {
    id,
    object: 'customer',
    balance: 0,
    created,
    default_source: null,
    description: null,
    email: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    shipping: null,
  };
  return customer;
}

const NO_BILLING = { address: null, email: null, name: null, phone: null, tax_id: null };

export function paymentMethodOf(id: string, created: number): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    billing_details: NO_BILLING,
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}

/** The charge that a try to pay an intent makes, refused tries included. */
export function chargeOf(id: string, created: number, intent: Intent, error?: PaymentError) {
  const [type = 'card'] = intent.allowed_payment_method_types;
  const details: Stripe.Charge.PaymentMethodDetails = {
    type,
    ...(type === 'card' && { card: CARD }),
    ...(type === 'boleto' && { boleto: { tax_id: '000.000.000-00' } }),
    ...(type === 'pix' && { pix: {} }),
  };
  const charge: Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: error ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: error ? null : id.replace('ch_', 'txn_'),
    billing_details: NO_BILLING,
    calculated_statement_descriptor: 'ANILHA',
    captured: !error,
    created,
    currency: intent.currency,
    customer: intent.customer,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: error?.code ?? null,
    failure_message: error?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: { ...intent.metadata },
    on_behalf_of: intent.on_behalf_of,
    outcome: null,
    paid: !error,
    payment_intent: intent.id,
    payment_method: intent.payment_method,
    payment_method_details: details,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: error ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  return charge;
}

const CARD: Stripe.Charge.PaymentMethodDetails.Card = {
  amount_authorized: null,
  authorization_code: null,
  brand: 'visa',
  checks: null,
  country: 'BR',
  electronic_commerce_indicator: null,
  exp_month: 12,
  exp_year: 2031,
  funding: 'credit',
  installments: null,
  last4: '4242',
  mandate: null,
  network: 'visa',
  network_transaction_id: null,
  regulated_status: null,
  three_d_secure: null,
  transaction_link_id: null,
  wallet: null,
};

export function refundOf(id: string, created: number, charge: Charge, amount: number): Refund {
  return {
    id,
    object: 'refund',
    amount,
    balance_transaction: id.replace('re_', 'txn_'),
    charge: charge.id,
    created,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

export function disputeOf(id: string, created: number, charge: Charge, amount: number): Dispute {
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: created + 7 * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** An error answer. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(String(error.message));
  }
}

export function invalid(message: string, code = 'parameter_invalid', param?: string) {
  return new StripeRefusal(400, { type: 'invalid_request_error', code, message, param });
}

/** @param param the field with the unknown id; undefined if it was in the address */
export function missing(id: string, param?: string): StripeRefusal {
  const message = `No such object: '${id}'`;
  return new StripeRefusal(param === undefined ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message,
    param,
  });
}
