import type { Selectable } from 'kysely';
import type Stripe from 'stripe';
import * as v from 'valibot';
import type { StripeMethod } from '#domain/charges/charge';
import type { StripeAccount } from '#protocol/charges/payments';
import type { StripeAccountTable } from '../../db/tables/charges';
import type { PaymentTerms } from './stripe';

type AccountRow = Selectable<StripeAccountTable>;

/** The capabilities that an account needs, by what they open here. */
const NEEDED = {
  transfers: 'transfers',
  card: 'card_payments',
  boleto: 'boleto_payments',
  'pix-stripe': 'pix_payments',
} as const;
type Way = keyof typeof NEEDED;
const WAYS: readonly StripeMethod[] = ['card', 'boleto', 'pix-stripe'];

const storedSchema = v.record(v.string(), v.string());

/**
 * The parameters of a new account: Stripe collects its data and shows it an Express dashboard. The
 * operator pays Stripe's fees and bears losses, as destination charges require.
 */
export function newAccount({ pix }: Pick<PaymentTerms, 'pix'>): Stripe.AccountCreateParams {
  const capability = { requested: true };
  return {
    country: 'BR',
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    capabilities: {
      card_payments: capability,
      transfers: capability,
      boleto_payments: capability,
      ...(pix && { pix_payments: capability }),
    },
  };
}

/** The stored form of an account's status at Stripe. */
export function statusOf({ charges_enabled, details_submitted, capabilities }: Stripe.Account) {
  return {
    charges_enabled: charges_enabled ? 1 : 0,
    details_submitted: details_submitted ? 1 : 0,
    capabilities: JSON.stringify(capabilities ?? {}),
  };
}

/**
 * Stripe's status of a capability. All count as open for an account that was not read since they
 * are stored.
 */
function capabilityOf({ capabilities }: AccountRow, way: Way): string {
  if (capabilities === null) return way === 'pix-stripe' ? 'inactive' : 'active';
  return v.parse(storedSchema, JSON.parse(capabilities))[NEEDED[way]] ?? 'inactive';
}

/** The payment methods that an account can take, and that this server offers. */
export function openWays(row: AccountRow, { pix }: Pick<PaymentTerms, 'pix'>): StripeMethod[] {
  const { deauthorised_at, charges_enabled, details_submitted } = row;
  const isOpen = deauthorised_at === null && charges_enabled === 1 && details_submitted === 1;
  if (!isOpen || capabilityOf(row, 'transfers') !== 'active') return [];
  return WAYS.filter((way) => capabilityOf(row, way) === 'active' && (way !== 'pix-stripe' || pix));
}

/**
 * The capabilities that Stripe has not opened yet: `pending` while it checks, `inactive` while data
 * are missing.
 */
export function closedWays(
  row: AccountRow,
  { pix }: Pick<PaymentTerms, 'pix'>,
): StripeAccount['closed'] {
  const wanted: Way[] = ['transfers', 'card', 'boleto', ...(pix ? (['pix-stripe'] as const) : [])];
  return wanted.flatMap((way) => {
    const said = capabilityOf(row, way);
    return said === 'active' ? [] : [{ way, why: said === 'pending' ? 'pending' : 'inactive' }];
  });
}
