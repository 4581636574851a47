import type { Transaction } from 'kysely';
import { holdAccounts } from '../../access/held-accounts';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { attempt, createdSince, findListed } from './attempts';
import type { Paying } from './ground';

/**
 * The payer's customer at Stripe: created once, with our id only, because Stripe needs neither name
 * nor e-mail.
 */
export async function customerOf(paying: Paying, person: string): Promise<string> {
  const { db } = paying;
  const find = () =>
    db
      .selectFrom('stripe_customer')
      .select('customer')
      .where('person_id', '=', person)
      .executeTakeFirst();
  const known = await find();
  if (known) return known.customer;
  const made = await createCustomer(paying, person, `customer-${person}`);
  await inTransaction(db, async (trx) => {
    if (!(await holdAccounts(trx, [person])).has(person)) {
      await leaveAtStripe(trx, made.id);
      return;
    }
    await trx
      .insertInto('stripe_customer')
      .values({ person_id: person, customer: made.id })
      .onConflict((conflict) => conflict.column('person_id').doNothing())
      .execute();
  });
  return (await find())?.customer ?? made.id;
}

/**
 * A new customer in place of a deleted one; its cards are lost. Concurrent calls get the same new
 * one.
 */
export async function replaceCustomer(
  paying: Paying,
  person: string,
  gone: string,
): Promise<string> {
  const { db, now } = paying;
  const made = await createCustomer(paying, person, `customer-${person}-${gone}`);
  await inTransaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('stripe_customer')
      .set({ customer: made.id })
      .where('person_id', '=', person)
      .where('customer', '=', gone)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await trx
      .updateTable('plan_subscription')
      .set({ card_id: null, card_label: null, card_most: null, updated_at: now() })
      .where('student_id', '=', person)
      .execute();
  });
  return customerOf(paying, person);
}

function createCustomer(paying: Paying, person: string, act: string) {
  const { customers } = paying.stripe;
  return attempt<{ readonly id: string }>(paying, {
    act,
    send: (idempotencyKey) => customers.create({ metadata: { person } }, { idempotencyKey }),
    find: (since) =>
      findListed(customers.list(createdSince(since)), ({ metadata }) => metadata.person === person),
  });
}

/**
 * The account was erased during the call to Stripe, so the new customer must be deleted there too.
 */
async function leaveAtStripe(trx: Transaction<Database>, customer: string): Promise<void> {
  await trx
    .insertInto('stripe_leaver')
    .values({ customer })
    .onConflict((conflict) => conflict.column('customer').doNothing())
    .execute();
}
