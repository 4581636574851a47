/** Stripe's objects that the server reads, in Stripe's own form (API 2026-10-28). */

export interface Account {
  id: string;
  object: 'account';
  type: string;
  country: string;
  email: string;
  charges_enabled: boolean;
  details_submitted: boolean;
  payouts_enabled: boolean;
  capabilities: Record<string, string>;
  metadata: Record<string, string>;
}

export interface PaymentError {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
}

export interface Intent {
  id: string;
  object: 'payment_intent';
  allowed_payment_method_types: string[];
  amount: number;
  amount_received: number;
  application_fee_amount: number | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  client_secret: string;
  created: number;
  currency: string;
  customer: string | null;
  last_payment_error: PaymentError | null;
  /** The id, unless the request expands it. */
  latest_charge: string | Charge | null;
  livemode: false;
  metadata: Record<string, string>;
  next_action: Record<string, unknown> | null;
  on_behalf_of: string | null;
  payment_method: string | null;
  payment_method_types: string[];
  setup_future_usage: string | null;
  status: string;
  transfer_data: { destination: string } | null;
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  application_fee_amount: number | null;
  disputed: boolean;
  livemode: false;
  paid: boolean;
  payment_intent: string;
  payment_method: string | null;
  payment_method_details: { type: string; card?: { brand: string; last4: string } };
  refunded: boolean;
  status: string;
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  payment_intent: string;
  status: string;
  /** Outside Stripe's shape: the other parameters of the request. */
  asked: { reverse_transfer: boolean; refund_application_fee: boolean };
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  payment_intent: string;
  reason: string;
  status: string;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  account?: string;
  data: { object: unknown };
}

/** An error answer. */
export class StripeRefusal extends Error {
  constructor(
    readonly status: number,
    readonly error: Record<string, unknown>,
  ) {
    super(String(error.message));
  }
}

export function invalid(message: string, code = 'parameter_invalid'): StripeRefusal {
  return new StripeRefusal(400, { type: 'invalid_request_error', code, message });
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
