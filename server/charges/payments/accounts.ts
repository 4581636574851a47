import { type Kysely, type Selectable, sql } from 'kysely';
import type Stripe from 'stripe';
import type { StripeMethod } from '#domain/charges/charge';
import type { StripeAccount, StripeEntrance } from '#protocol/charges/payments';
import { isMinor } from '../../access/guardian';
import { inTransactionOf } from '../../access/held-accounts';
import type { Database } from '../../db/schema';
import type { StripeAccountTable } from '../../db/tables/charges';
import { attempt, createdSince, findListed } from './attempts';
import { closedWays, newAccount, openWays, statusOf } from './capabilities';
import type { Paying } from './ground';
import { passOver } from './pass';
import { refusalOfStripe } from './refusals';
import { hasCode, isAbout, isRefused, type PaymentTerms, reach, StripeUnreachable } from './stripe';

type AccountRow = Selectable<StripeAccountTable>;

const DAY_MS = 24 * 60 * 60_000;

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

/** The Stripe account of a professional, if money can be transferred to it now. */
export async function usableAccount(
  { db, terms }: Pick<Paying, 'db' | 'terms'>,
  coach: string | null,
): Promise<string | null> {
  const row = coach === null ? undefined : await rowOf(db, coach);
  return row && openWays(row, terms).length > 0 ? row.account : null;
}

/** The Stripe payment methods open to a professional's students. */
export async function waysOf(
  db: Kysely<Database>,
  coach: string,
  terms: Pick<PaymentTerms, 'pix'>,
): Promise<readonly StripeMethod[]> {
  const row = await rowOf(db, coach);
  return row ? openWays(row, terms) : [];
}

/** Status of a professional's account; the last known one if Stripe does not answer. */
export async function accountState(paying: Paying, coach: string): Promise<StripeAccount> {
  const row = await rowOf(paying.db, coach);
  if (!row) return { state: 'none', ways: [], closed: [] };
  const told = await askAccount(paying, row.account).catch((error: unknown) => {
    if (!isRefused(error) && !(error instanceof StripeUnreachable)) throw error;
    paying.log.warn({ err: error, account: row.account }, 'an account could not be read');
    return row;
  });
  if (told.deauthorised_at !== null) return { state: 'ended', ways: [], closed: [] };
  const ways = openWays(told, paying.terms);
  const closed = told.details_submitted === 1 ? closedWays(told, paying.terms) : [];
  return { state: ways.length > 0 ? 'ready' : 'unfinished', ways, closed };
}

/**
 * Reads an account at Stripe and stores its status. It has ended if Stripe answers that it does not
 * exist for us. Any other refusal is thrown, because its reason is our keys and not the account.
 */
export async function askAccount(paying: Paying, account: string): Promise<AccountRow> {
  const { db, stripe, now } = paying;
  const said = await reach(stripe.accounts.retrieve(account)).catch((error: unknown) => {
    if (hasCode(error, 'account_invalid') || hasCode(error, 'resource_missing')) return null;
    throw error;
  });
  const status = said ? statusOf(said) : { charges_enabled: 0, details_submitted: 0 };
  return db
    .updateTable('stripe_account')
    .set({ ...status, deauthorised_at: said ? null : now(), updated_at: now() })
    .where('account', '=', account)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The regular job that reads accounts at Stripe again after a day, because an event may be lost.
 * Accounts with unread capabilities come first.
 */
export async function readAccounts(paying: Paying): Promise<void> {
  const { db, now } = paying;
  const rows = await db
    .selectFrom('stripe_account')
    .select('account')
    .where(({ or, and, eb }) =>
      or([
        and([eb('capabilities', 'is', null), eb('deauthorised_at', 'is', null)]),
        // One that ended may be back: a wrong key of the operator hides all accounts.
        eb('updated_at', '<=', now() - DAY_MS),
      ]),
    )
    .orderBy(sql`case when capabilities is null then 0 else 1 end`)
    .orderBy('updated_at')
    // The query has no limit, because an account that is always refused must not block others.
    .execute();
  await passOver(paying, rows, ({ account }) => askAccount(paying, account), unread);
}

/** Reads a professional's account again after Stripe refused a payment to it; never fails for that. */
export async function readQuietly(paying: Paying, coach: string): Promise<void> {
  const row = await rowOf(paying.db, coach);
  if (!row) return;
  await askAccount(paying, row.account).catch((error: unknown) => {
    const { words, ids } = unread(row);
    paying.log.warn({ err: error, ...ids }, words);
  });
}

function unread({ account }: Pick<AccountRow, 'account'>) {
  return { words: 'an account could not be read', ids: { account } };
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
  try {
    return await openDoor(paying, coach, from);
  } catch (error) {
    if (!isRefused(error)) throw error;
    paying.log.error({ err: error, person: coach.id }, 'Stripe refused to open an account');
    throw refusalOfStripe(isAbout(error, 'email') ? 'bad_email' : 'account_refused');
  }
}

async function openDoor(
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
  // Stripe's form also takes what is missing later; the dashboard is for accounts that work.
  if (openWays(row, paying.terms).length > 0) {
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
  const asked: Stripe.AccountCreateParams = {
    ...newAccount(terms),
    email,
    metadata: { person: id },
  };
  const made = await attempt<Stripe.Account>(paying, {
    act: `account-${id}-${ended?.account ?? 'first'}`,
    send: (idempotencyKey) => stripe.accounts.create(asked, { idempotencyKey }),
    find: (since) =>
      findListed(
        stripe.accounts.list(createdSince(since)),
        (one) => one.metadata?.person === id && one.id !== ended?.account,
      ),
  });
  const fresh = {
    account: made.id,
    ...statusOf(made),
    deauthorised_at: null,
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
