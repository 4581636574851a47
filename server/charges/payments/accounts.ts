import type { Kysely, Selectable } from 'kysely';
import type Stripe from 'stripe';
import type { StripeMethod } from '#domain/charges/charge';
import type { StripeAccount, StripeEntrance } from '#protocol/charges/payments';
import { isMinor } from '../../access/guardian';
import { inTransactionOf } from '../../access/held-accounts';
import type { Database } from '../../db/schema';
import type { StripeAccountTable } from '../../db/tables/charges';
import { around, attempt, findAround } from './attempts';
import type { Paying } from './ground';
import { refusalOfStripe } from './refusals';
import { isRefused, type PaymentTerms, reach, StripeUnreachable } from './stripe';

type AccountRow = Selectable<StripeAccountTable>;

/** Return addresses for Stripe: a screen of ours by its name, never an address from a request. */
const BACK: Readonly<Record<StripeEntrance, string>> = {
  charges: '/app/charges/settings',
  onboarding: '/app/professionals/onboarding?step=pix',
};

function rowOf(db: Kysely<Database>, coach: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('stripe_account')
    .selectAll()
    .where('coach_id', '=', coach)
    .executeTakeFirst();
}

function isReady({ deauthorised_at, charges_enabled, details_submitted }: AccountRow): boolean {
  return deauthorised_at === null && charges_enabled === 1 && details_submitted === 1;
}

/** The Stripe account of a professional, if it can receive money now. */
export async function usableAccount(
  { db }: Pick<Paying, 'db'>,
  coach: string | null,
): Promise<string | null> {
  const row = coach === null ? undefined : await rowOf(db, coach);
  return row && isReady(row) ? row.account : null;
}

/** The Stripe payment methods open to a professional's students. */
export async function waysOf(
  db: Kysely<Database>,
  coach: string,
  { pix }: Pick<PaymentTerms, 'pix'>,
): Promise<readonly StripeMethod[]> {
  const account = await usableAccount({ db }, coach);
  if (account === null) return [];
  return pix ? ['card', 'boleto', 'pix-stripe'] : ['card', 'boleto'];
}

/** Status of a professional's account; the last known one if Stripe does not answer. */
export async function accountState(paying: Paying, coach: string): Promise<StripeAccount> {
  const row = await rowOf(paying.db, coach);
  if (!row) return { state: 'none' };
  const told = await askAccount(paying, row.account).catch((error: unknown) => {
    if (error instanceof StripeUnreachable) return row;
    throw error;
  });
  if (told.deauthorised_at !== null) return { state: 'ended' };
  return { state: isReady(told) ? 'ready' : 'unfinished' };
}

/**
 * Reads an account at Stripe and stores its status. An account that is no longer visible to us has
 * ended.
 */
export async function askAccount(
  { db, stripe, now }: Paying,
  account: string,
): Promise<AccountRow> {
  const said = await reach(stripe.accounts.retrieve(account)).catch((error: unknown) => {
    if (isRefused(error)) return null;
    throw error;
  });
  return db
    .updateTable('stripe_account')
    .set({
      charges_enabled: said?.charges_enabled ? 1 : 0,
      details_submitted: said?.details_submitted ? 1 : 0,
      deauthorised_at: said ? null : now(),
      updated_at: now(),
    })
    .where('account', '=', account)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The address of Stripe's own form for a professional, or of its dashboard once they can be paid.
 * @param from the screen to return to
 */
export async function openPayoutAccount(
  paying: Paying,
  coach: { readonly id: string; readonly email: string },
  from: StripeEntrance,
): Promise<string> {
  const { db, stripe, webUrl, now } = paying;
  if (await isMinor(db, coach.id, now())) throw refusalOfStripe('adults_only');
  const known = await rowOf(db, coach.id);
  const alive = known && (await askAccount(paying, known.account));
  const row =
    alive && alive.deauthorised_at === null ? alive : await makeAccount(paying, coach, alive);
  if (row.details_submitted === 1) {
    return (await reach(stripe.accounts.createLoginLink(row.account))).url;
  }
  const back = `${webUrl}${BACK[from]}`;
  const link = await reach(
    stripe.accountLinks.create({
      account: row.account,
      type: 'account_onboarding',
      refresh_url: back,
      return_url: back,
    }),
  );
  return link.url;
}

/**
 * One account per professional, even for concurrent requests; another one only after the last has
 * ended.
 */
async function makeAccount(
  paying: Paying,
  { id, email }: { readonly id: string; readonly email: string },
  ended: AccountRow | undefined,
): Promise<AccountRow> {
  const { db, stripe, terms, now } = paying;
  const capability = { requested: true };
  const asked: Stripe.AccountCreateParams = {
    type: 'express',
    country: 'BR',
    email,
    capabilities: {
      card_payments: capability,
      transfers: capability,
      boleto_payments: capability,
      ...(terms.pix && { pix_payments: capability }),
    },
    metadata: { person: id },
  };
  const made = await attempt<Stripe.Account>(paying, {
    act: `account-${id}-${ended?.account ?? 'first'}`,
    send: (idempotencyKey) => stripe.accounts.create(asked, { idempotencyKey }),
    find: (at) =>
      findAround(
        stripe.accounts.list(around(at)),
        (one) => one.metadata?.person === id && one.id !== ended?.account,
      ),
  });
  const fresh = {
    account: made.id,
    charges_enabled: made.charges_enabled ? 1 : 0,
    deauthorised_at: null,
    details_submitted: made.details_submitted ? 1 : 0,
    updated_at: now(),
  };
  return inTransactionOf(db, id, (trx) =>
    trx
      .insertInto('stripe_account')
      .values({ coach_id: id, ...fresh })
      .onConflict((conflict) => conflict.column('coach_id').doUpdateSet(fresh))
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
