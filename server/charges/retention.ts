import type { Kysely } from 'kysely';
import { AGE_ZONE } from '#domain/age';
import { localDay } from '#domain/local-day';
import type { Database } from '../db/schema';

/** Payments that may still become money: their charge waits. */
const UNDER_WAY = ['claimed', 'started', 'pending'];

/** Deletes charges that were due, and subscriptions that ended, before an instant, epoch ms. */
export async function forgetCharges(db: Kysely<Database>, before: number): Promise<void> {
  await idle(db).where('due_day', '<', localDay(before, AGE_ZONE)).execute();
  await db.deleteFrom('plan_subscription').where('ended_at', '<=', before).execute();
}

/** Deletes charges that were cancelled before an instant, epoch ms, and never received money. */
export async function forgetCancelled(db: Kysely<Database>, before: number): Promise<void> {
  await idle(db)
    .where('cancelled_at', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('charge_payment')
            .select('charge_payment.id')
            .whereRef('charge_id', '=', 'charge.id')
            .where('state', '=', 'settled'),
        ),
      ),
    )
    .execute();
}

function idle(db: Kysely<Database>) {
  return db
    .deleteFrom('charge')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('charge_payment')
            .select('charge_payment.id')
            .whereRef('charge_id', '=', 'charge.id')
            .where('state', 'in', UNDER_WAY),
        ),
      ),
    );
}

/** Deletes the pictures of claims answered before an instant, epoch ms. */
export async function forgetReceipts(db: Kysely<Database>, before: number): Promise<void> {
  const answered = db
    .selectFrom('charge_payment')
    .select('id')
    .where('state', 'not in', UNDER_WAY)
    .where('updated_at', '<=', before);
  await db.deleteFrom('charge_receipt').where('payment_id', 'in', answered).execute();
}
