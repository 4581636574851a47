import type { Kysely } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '../../db/schema';
import { closeForm } from './ask';
import type { Paying, PaymentState } from './ground';
import { adoptIntent } from './intents';
import { type ListPage, passNewer, passOver } from './pass';
import { StripeUnreachable } from './stripe';

const LIST = 'payments';
const RESTORED = 'restored';
const STILL_LOOKING =
  'O app voltou de uma cópia de segurança e ainda confere os pagamentos. Tente de novo em alguns minutos.';
/** For so long the look finds payments without a charge again: a plan may make the charge. */
const CHARGE_AWAITED_MS = 30 * 24 * 60 * 60_000;

/**
 * Finds payments that only Stripe knows, because a restored backup is older. Lists the PaymentIntents
 * since the last look; the backup has the time of its own last look. Each one that is or may become
 * money is recorded again, and an open form is closed.
 */
export async function findLostPayments(paying: Paying): Promise<void> {
  const found: PaymentState[] = [];
  const without: string[] = [];
  const ask = (page: ListPage) => paying.stripe.paymentIntents.list(page);
  await passNewer(paying, LIST, ask, async (intents) => {
    let again: number | null = null;
    for (const intent of await unknownOf(paying, intents)) {
      const payment = await adoptIntent(paying, intent);
      const at = intent.created * 1000;
      if (payment) found.push(payment);
      else if (isMoney(intent) && at > paying.now() - CHARGE_AWAITED_MS) {
        without.push(intent.id);
        again = at;
      }
    }
    return again;
  });
  if (without.length > 0) paying.log.warn({ intents: without }, 'payments have no charge here');
  else await paying.db.deleteFrom('stripe_look').where('list', '=', RESTORED).execute();
  // From here the regular job would ask about them too.
  await passOver(
    paying,
    found,
    (payment) => closeForm(paying, payment),
    ({ id }) => ({ words: 'a lost payment could not be asked about', ids: { payment: id } }),
  );
}

/** {@link findLostPayments} if a backup was restored since the last look. */
export async function lookAfterRestore(paying: Paying): Promise<void> {
  const restored = await paying.db
    .selectFrom('stripe_look')
    .select('list')
    .where('list', '=', RESTORED)
    .executeTakeFirst();
  if (restored) await findLostPayments(paying);
}

/** {@link lookAfterRestore} with a failure that asks the person to wait. */
export async function lookBeforeAct(paying: Paying): Promise<void> {
  try {
    await lookAfterRestore(paying);
  } catch (error) {
    throw error instanceof StripeUnreachable
      ? new StripeUnreachable(error.cause, STILL_LOOKING)
      : error;
  }
}

/** Makes {@link lookAfterRestore} look before the next form, reminder or act of a person. */
export async function noteRestore(db: Kysely<Database>, until: number): Promise<void> {
  await db
    .insertInto('stripe_look')
    .values({ list: RESTORED, until })
    .onConflict((conflict) => conflict.column('list').doNothing())
    .execute();
}

/** The intents of this server that lack a payment in the database. */
async function unknownOf(
  { db }: Paying,
  intents: readonly Stripe.PaymentIntent[],
): Promise<Stripe.PaymentIntent[]> {
  const ours = intents.filter(({ metadata }) => metadata.charge && metadata.payment);
  if (ours.length === 0) return [];
  const known = await db
    .selectFrom('charge_payment')
    .select('id')
    .where(
      'id',
      'in',
      ours.map(({ metadata }) => metadata.payment ?? ''),
    )
    .execute();
  const ids = new Set(known.map(({ id }) => id));
  return ours.filter(({ metadata }) => !ids.has(metadata.payment ?? ''));
}

function isMoney({ status }: Stripe.PaymentIntent): boolean {
  return status === 'succeeded' || status === 'processing';
}
