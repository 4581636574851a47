import type { Kysely, Transaction } from 'kysely';
import { normalCref } from '#domain/coaching/cref';
import type { ReceiptIdentity, ReceiptPeople } from '#protocol/charges/receipt-people';
import { professionalRecordOf } from '../../access/professional-record';
import type { Database } from '../../db/schema';
import { rowFor } from './charges';

/** The CPF or CNPJ that a person wants on receipts; null for none. */
export async function taxNumberOf(db: Kysely<Database>, person: string): Promise<string | null> {
  const row = await db
    .selectFrom('receipt_identity')
    .select('tax_number')
    .where('user_id', '=', person)
    .executeTakeFirst();
  return row?.tax_number ?? null;
}

/** Stores the CPF or CNPJ of a person; null deletes it. */
export async function keepTaxNumber(
  trx: Transaction<Database>,
  person: string,
  { taxNumber }: ReceiptIdentity,
  now: number,
): Promise<void> {
  if (taxNumber === null) {
    await trx.deleteFrom('receipt_identity').where('user_id', '=', person).execute();
    return;
  }
  const stored = { tax_number: taxNumber, updated_at: now };
  await trx
    .insertInto('receipt_identity')
    .values({ user_id: person, ...stored })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(stored))
    .execute();
}

/**
 * The numbers on the receipt of a charge, for its coach and its student. Before money came there are
 * none.
 */
export async function receiptPeople(
  db: Kysely<Database>,
  person: string,
  charge: string,
): Promise<ReceiptPeople> {
  const { coach_id: coach, student_id: student } = await rowFor(db, person, charge);
  const settled = await db
    .selectFrom('charge_payment')
    .select('id')
    .where('charge_id', '=', charge)
    .where('state', '=', 'settled')
    .limit(1)
    .executeTakeFirst();
  if (!settled) return { payer: { taxNumber: null }, payee: { taxNumber: null, cref: null } };
  const numberOf = async (id: string | null) => (id === null ? null : taxNumberOf(db, id));
  return {
    payer: { taxNumber: await numberOf(student) },
    payee: {
      taxNumber: await numberOf(coach),
      cref: coach === null ? null : await crefOf(db, coach),
    },
  };
}

/** The CREF of a professional's profile; null for none, and for one that an admin refused. */
async function crefOf(db: Kysely<Database>, coach: string): Promise<string | null> {
  const cref = normalCref((await professionalRecordOf(db, coach))?.cref ?? '');
  if (cref === null) return null;
  const refused = await db
    .selectFrom('professional')
    .select('user_id')
    .where('user_id', '=', coach)
    .where('cref', '=', cref)
    .where('cref_status', '=', 'refused')
    .executeTakeFirst();
  return refused ? null : cref;
}
