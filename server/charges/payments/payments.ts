import type { Kysely } from 'kysely';
import { STRIPE_METHODS } from '#domain/charges/charge';
import { takesSum } from '#domain/charges/way-limits';
import type { StartedPayment, StartPayment } from '#protocol/charges/payments';
import { UNSURE_PAYMENT } from '#words/charges/payments';
import { inTransactionOf } from '../../access/held-accounts';
import { isAtRest } from '../../access/suspension';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { readQuietly, waysOf } from './accounts';
import { applyIntent, askAndApply, closeIntent, isStarted } from './ask';
import { forgetAct } from './attempts';
import type { PayableCharge, Paying, PaymentState } from './ground';
import { EXPAND, intentOf, isOrphan, shapeIntent } from './intents';
import { lookAfterRestore, lookBeforeAct } from './lost-payments';
import { newsOf } from './news';
import { refusalOfStripe } from './refusals';
import { isRenewal, renewalAct } from './renewal-act';
import { isRefused, reach, StripeRefused, StripeUnreachable } from './stripe';

const TRIES = 3;
/** A code or form at Stripe may still be paid, or was. */
const STILL_OPEN =
  'Ainda não deu para cancelar este pagamento. Antes de pagar de outra forma, tente de novo.';

/** Starts a payment, or continues the open one. Contract: #protocol/payments. */
export async function startPayment(
  paying: Paying,
  student: string,
  { charge: id, method, keepCard }: StartPayment,
): Promise<StartedPayment> {
  const { db, ledger, publicKey } = paying;
  const charge = await chargeOfStudent(db, id, student);
  await lookAfterRestore(paying);
  if (!(await isOpen(paying, charge, method))) throw refusalOfStripe('stripe_absent');
  const keep = keepCard && method === 'card' && charge.subscription_id !== null;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const payment = await inTransactionOf(db, student, async (trx) => {
      const begun = await ledger.start(trx, { charge: id, student, method });
      // Nothing was started, and another tab's open payment stays as it is.
      if (!takesSum(method, begun.centavos)) throw refusalOfStripe('way_closed');
      return { ...begun, isRenewing: await forgetAct(trx, renewalAct(begun.id)) };
    });
    // The saved card may be paying right now, so the form gets a payment of its own.
    if (payment.isRenewing) {
      await giveUp(paying, payment);
      continue;
    }
    const opened = await openIntent(paying, charge, payment, { method, keepCard: keep });
    if (opened) {
      return {
        payment: payment.id,
        clientSecret: opened,
        key: publicKey,
        centavos: payment.centavos,
      };
    }
  }
  throw refusalOfStripe('charge_pending');
}

/**
 * The client secret of a PaymentIntent that awaits its payer; null if the payment is over, which is
 * then stored.
 */
async function openIntent(
  paying: Paying,
  { coach_id: coach }: PayableCharge,
  payment: PaymentState,
  shape: Parameters<typeof shapeIntent>[2],
): Promise<string | null> {
  try {
    const intent = await intentOf(paying, payment, shape.method);
    if (!intent) {
      await giveUp(paying, payment);
      return null;
    }
    const fits = intent.amount === payment.centavos && !isOrphan(intent) && !isRenewal(intent);
    if (newsOf(intent).said !== 'unpaid' || !fits) {
      if (!fits) await closeIntent(paying, intent.id, 'switched');
      await askAndApply(paying, { ...payment, provider_id: intent.id });
      return null;
    }
    const { client_secret } = await shapeIntent(paying, intent, shape);
    if (await isStarted(paying, payment)) return client_secret;
    // Abandoned while the request to Stripe was under way: it must not be paid any more.
    await closeIntent(paying, intent.id, 'switched');
    return null;
  } catch (error) {
    if (!isRefused(error)) throw error;
    paying.log.warn({ err: error, payment: payment.id }, 'Stripe refused a way to pay');
    // The event of a closed capability may be lost.
    if (coach !== null) await readQuietly(paying, coach);
    await giveUp(paying, payment);
    // An existing intent may be in use with another method, so the caller tries again; a new one
    // cannot be.
    if (payment.provider_id !== null) return null;
    throw refusalOfStripe('stripe_absent');
  }
}

/**
 * Closes an open payment before another way of paying, at Stripe first. If it was paid or is under
 * way there, that is stored instead.
 */
async function giveUp(paying: Paying, payment: PaymentState): Promise<void> {
  const { db, ledger } = paying;
  const row = await db
    .selectFrom('charge_payment')
    .selectAll()
    .where('id', '=', payment.id)
    .executeTakeFirst();
  if (!row) return;
  if (row.provider_id === null) {
    if (row.state !== 'started') return;
    return inTransaction(db, (trx) => ledger.leave(trx, row, { keepsCharge: true }));
  }
  await closeIntent(paying, row.provider_id, 'switched');
  await askAndApply(paying, row);
}

async function isOpen(paying: Paying, charge: PayableCharge, method: StartPayment['method']) {
  const { coach_id: coach } = charge;
  if (coach === null || (await isAtRest(paying.db, coach))) return false;
  return (await waysOf(paying.db, coach, paying.terms)).includes(method);
}

async function chargeOfStudent(
  db: Kysely<Database>,
  id: string,
  student: string,
): Promise<PayableCharge> {
  const row = await db.selectFrom('charge').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.student_id !== student) throw refusalOfStripe('unknown_charge');
  return row;
}

/** A Stripe payment, for one side of its charge. */
export async function paymentFor(
  db: Kysely<Database>,
  id: string,
  person: string,
  as: 'coach_id' | 'student_id',
): Promise<PaymentState> {
  const row = await db
    .selectFrom('charge_payment')
    .innerJoin('charge', 'charge.id', 'charge_payment.charge_id')
    .selectAll('charge_payment')
    .where('charge_payment.id', '=', id)
    .where(`charge.${as}`, '=', person)
    .where('method', 'in', [...STRIPE_METHODS])
    .executeTakeFirst();
  if (!row) throw refusalOfStripe('unknown_payment');
  return row;
}

/**
 * Reads a payment at Stripe, for the payer who waits for its outcome: they may have confirmed it
 * just before.
 */
export async function askForPayer(paying: Paying, payment: PaymentState): Promise<void> {
  await orUnsure(askAndApply(paying, payment), UNSURE_PAYMENT);
}

/** Replaces a failure at Stripe, which proposes to try again or another way to pay. */
async function orUnsure<T>(act: Promise<T>, message: string): Promise<T> {
  try {
    return await act;
  } catch (error) {
    const isStripes = error instanceof StripeUnreachable || error instanceof StripeRefused;
    throw isStripes ? new StripeUnreachable(error.cause, message) : error;
  }
}

/** Cancels a payment that its payer has not paid: an open form, a boleto or a Pix code. */
export async function leavePayment(paying: Paying, payment: PaymentState): Promise<void> {
  if (payment.state !== 'started' && payment.state !== 'pending') return;
  await orUnsure(giveUp(paying, payment), STILL_OPEN);
  const after = await paying.db
    .selectFrom('charge_payment')
    .select('state')
    .where('id', '=', payment.id)
    .executeTakeFirst();
  if (after?.state === 'pending') throw refusalOfStripe('charge_pending');
  if (after?.state === 'settled') throw refusalOfStripe('charge_moving');
}

/** The interface for the charges feature. */
export function stripeSide(paying: Paying) {
  return {
    key: paying.publicKey,
    waysOf: (db: Kysely<Database>, coach: string) => waysOf(db, coach, paying.terms),
    lookAfterRestore: () => lookBeforeAct(paying),
    async cancel(payment: PaymentState): Promise<'cancelled' | 'pending' | 'settled'> {
      const intent = await intentOf(paying, payment);
      if (!intent) return 'cancelled';
      // A boleto or Pix code that the payer has may already be paid, so only Stripe's answer
      // counts.
      const unpaid = newsOf(intent).said === 'unpaid';
      if (unpaid && (await closeIntent(paying, intent.id, 'switched'))) return 'cancelled';
      const now = await reach(paying.stripe.paymentIntents.retrieve(intent.id, { expand: EXPAND }));
      const { said } = newsOf(now);
      await applyIntent(paying, payment, now);
      if (said === 'failed') return 'cancelled';
      // A payment that a bank just returned can be paid again, so it is not closed.
      return said === 'settled' ? 'settled' : 'pending';
    },
  };
}

/** Whether a professional can be paid by card now. */
export async function takesCards(paying: Paying, coach: string): Promise<boolean> {
  const ways = await waysOf(paying.db, coach, paying.terms);
  return ways.includes('card') && !(await isAtRest(paying.db, coach));
}
