import type { Kysely, Selectable, Transaction } from 'kysely';
import * as v from 'valibot';
import {
  type ChargeFacts,
  PAYMENT_METHODS,
  PAYMENT_STATES,
  type Payment,
} from '#domain/charges/charge';
import { DISPUTES } from '#domain/charges/disputes';
import { chargeStanding, leftOf } from '#domain/charges/standing';
import type { Database } from '../../db/schema';
import type { ChargePaymentTable, ChargeTable } from '../../db/tables/charges';

export type ChargeRow = Selectable<ChargeTable>;
export type PaymentRow = Selectable<ChargePaymentTable>;

/** Prefix of the step of a manual reminder. */
export const ASKED = 'asked:';

const method = v.picklist(PAYMENT_METHODS);
const state = v.picklist(PAYMENT_STATES);
const dispute = v.nullable(v.picklist(DISPUTES));

/**
 * Converts a payment's row for the domain rules. Throws for values that this server never writes.
 */
export function paymentOf(row: PaymentRow): Payment {
  const { id, centavos, refunded, bounced, contested, lost } = row;
  return {
    id,
    centavos,
    refunded,
    bounced,
    contested,
    lost,
    method: v.parse(method, row.method),
    state: v.parse(state, row.state),
    dispute: v.parse(dispute, row.dispute),
  };
}

/** Converts a charge's row for the domain rules. */
export function chargeFacts(charge: ChargeRow, payments: readonly PaymentRow[]): ChargeFacts {
  return {
    centavos: charge.centavos - charge.discount,
    due: charge.due_day,
    zone: charge.zone,
    cancelled: charge.cancelled_at !== null,
    payments: payments.map(paymentOf),
  };
}

/** The payments of charges, oldest first. */
export function paymentsOf(
  db: Kysely<Database>,
  charges: readonly string[],
): Promise<PaymentRow[]> {
  if (charges.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('charge_payment')
    .selectAll()
    .where('charge_id', 'in', charges)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * A charge with its payments, locked until the end of the transaction; undefined if there is none.
 */
export async function lockCharge(
  trx: Transaction<Database>,
  id: string,
  now: number,
): Promise<{ charge: ChargeRow; payments: PaymentRow[] } | undefined> {
  // Writing the row first locks it on both databases, so the read sees the previous transaction's
  // result.
  const charge = await trx
    .updateTable('charge')
    .set({ updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return charge && { charge, payments: await paymentsOf(trx, [id]) };
}

/**
 * The open forms of a charge that its payer may not pay now. A bank decides about another payment of
 * it, or less is left since one arrived.
 */
export async function blockedForms(db: Kysely<Database>, charge: string): Promise<PaymentRow[]> {
  const row = await db.selectFrom('charge').selectAll().where('id', '=', charge).executeTakeFirst();
  if (!row) return [];
  const payments = await paymentsOf(db, [charge]);
  const facts = chargeFacts(row, payments);
  const payable = chargeStanding(facts) === 'disputed' ? 0 : leftOf(facts);
  return payments.filter(({ state, centavos }) => state === 'started' && centavos > payable);
}

/** Whether a person is a side of a charge, or a certain side. */
export function isIn(
  { coach_id, student_id }: Pick<ChargeRow, 'coach_id' | 'student_id'>,
  person: string,
  as: 'coach' | 'student' | 'either' = 'either',
): boolean {
  return (as !== 'student' && coach_id === person) || (as !== 'coach' && student_id === person);
}

/** Whether a text of an address can be an id; any other text needs no query. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
