import type { Kysely, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { type LocalDay, localDay } from '#domain/local-day';
import {
  type ClaimAnswer,
  type NewClaim,
  type NewPayment,
  RECEIPT_BYTES,
} from '#protocol/charges/charges';
import type { Actor } from '../../core/auth';
import type { Database } from '../../db/schema';
import { bareJpeg } from '../../http/jpeg';
import { isPdf } from '../../http/pdf';
import { rowFor } from './charges';
import { isId, lockCharge } from './facts';
import { heldBy, type LedgerDeps, move } from './ledger';
import { chargeRefusal } from './refusals';

/** Allowed side lengths of a receipt picture, px: a bank app's receipt is much taller than wide. */
const [LEAST_SIDE, MOST_SIDE] = [32, 8192];

/** Limit for one charge, including withdrawn and refused payments. */
const MOST_PAYMENTS = 100;

/** Refuses another payment once a charge has {@link MOST_PAYMENTS}. */
async function leaveRoom(trx: Transaction<Database>, charge: string): Promise<void> {
  const { count } = await trx
    .selectFrom('charge_payment')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('charge_id', '=', charge)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_PAYMENTS) throw chargeRefusal('too_many_payments');
}

/** Refuses money received on a day that has not come yet where it is charged. */
function refuseFutureDay({ now }: LedgerDeps, zone: string, day: LocalDay): void {
  if (day > localDay(now(), zone)) throw chargeRefusal('future_day');
}

/**
 * Records a student's claim to have paid the rest by Pix. Needs a transaction.
 * @returns the payment's id
 */
export async function claim(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  student: Actor,
  charge: string,
  { note, receipt }: NewClaim,
): Promise<string> {
  await heldBy(trx, charge, student.id, 'student');
  await lockCharge(trx, charge, deps.now());
  await leaveRoom(trx, charge);
  const image = receipt === null ? null : receiptIn(receipt);
  const id = uuidv7();
  await move(deps, trx, charge, { act: 'claim', id }, { by: student.id, note });
  if (image) await trx.insertInto('charge_receipt').values({ payment_id: id, image }).execute();
  return id;
}

/** The sent file: a PDF as it is, or the pixels of a picture. */
function receiptIn(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > RECEIPT_BYTES) throw chargeRefusal('bad_receipt');
  if (isPdf(bytes)) return bytes;
  const image = bareJpeg(bytes, (...sides) =>
    sides.every((px) => px >= LEAST_SIDE && px <= MOST_SIDE),
  );
  if (!image) throw chargeRefusal('bad_receipt');
  return image;
}

/** Records whether the professional found the money of a claim. Needs a transaction. */
export async function answerClaim(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  coach: Actor,
  { charge, payment }: { readonly charge: string; readonly payment: string },
  answer: ClaimAnswer,
): Promise<void> {
  const { zone } = await heldBy(trx, charge, coach.id, 'coach');
  if (answer.found) {
    const { centavos, day } = answer;
    refuseFutureDay(deps, zone, day);
    await move(deps, trx, charge, { act: 'confirm', id: payment, centavos }, { day });
  } else {
    await move(deps, trx, charge, { act: 'refuse', id: payment });
  }
}

/**
 * Records outside money, once, however often the professional's device sends it. Needs a transaction.
 * @returns the payment's id
 */
export async function recordPayment(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  coach: Actor,
  charge: string,
  { id, paid: seen, method, centavos, day, note }: NewPayment,
): Promise<string> {
  const { zone } = await heldBy(trx, charge, coach.id, 'coach');
  // The second of two equal calls reads the result of the first.
  await lockCharge(trx, charge, deps.now());
  const known = await trx
    .selectFrom('charge_payment')
    .select(['charge_id', 'method', 'centavos', 'day'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) {
    refuseFutureDay(deps, zone, day);
    await leaveRoom(trx, charge);
    const said = { by: coach.id, note, day };
    await move(deps, trx, charge, { act: 'record', id, method, centavos, seen }, said);
    return id;
  }
  const same = known.method === method && known.centavos === centavos && known.day === day;
  if (known.charge_id !== charge || !same) throw chargeRefusal('charge_moving');
  return id;
}

/**
 * Removes a payment made outside Stripe: the professional removes a confirmed one, the student
 * withdraws a claim.
 */
export async function takeBackClaim(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  person: Actor,
  { charge, payment }: { readonly charge: string; readonly payment: string },
): Promise<void> {
  const { coach_id } = await rowFor(trx, person.id, charge);
  const act = coach_id === person.id ? 'remove' : 'withdraw';
  await move(deps, trx, charge, { act, id: payment });
  if (act === 'remove') return;
  await trx.deleteFrom('charge_receipt').where('payment_id', '=', payment).execute();
}

interface Receipt {
  readonly bytes: Buffer;
  readonly type: 'image/jpeg' | 'application/pdf';
}

/** The receipt of a payment, for both sides. */
export async function receiptOf(
  db: Kysely<Database>,
  person: string,
  { charge, payment }: { readonly charge: string; readonly payment: string },
): Promise<Receipt> {
  await rowFor(db, person, charge);
  if (!isId(payment)) throw chargeRefusal('unknown_payment');
  const row = await db
    .selectFrom('charge_receipt')
    .innerJoin('charge_payment', 'charge_payment.id', 'charge_receipt.payment_id')
    .select('image')
    .where('payment_id', '=', payment)
    .where('charge_id', '=', charge)
    .executeTakeFirst();
  if (!row) throw chargeRefusal('unknown_payment');
  return { bytes: row.image, type: isPdf(row.image) ? 'application/pdf' : 'image/jpeg' };
}
