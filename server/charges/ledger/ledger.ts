import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Payment, StripeMethod } from '#domain/charges/charge';
import { disputeSteps, UNDISPUTED } from '#domain/charges/disputes';
import type { PaymentNews } from '#domain/charges/payment-news';
import { keptOf } from '#domain/charges/standing';
import { type ChargeAct, moveCharge } from '#domain/charges/transitions';
import { UNKNOWN } from '#domain/charges/unknown';
import type { Voucher } from '#protocol/charges/charges';
import { isAtRest } from '../../access/suspension';
import type { Deps } from '../../core/deps';
import type { ChargeChange } from '../../core/events';
import type { Database } from '../../db/schema';
import { cancelWithPlan, hasOpenClaim, planEndedOn } from './ended-plans';
import { type ChargeRow, chargeFacts, isId, isIn, lockCharge, type PaymentRow } from './facts';
import { chargeRefusal, PaymentOpen } from './refusals';

export type LedgerDeps = Pick<Deps, 'now' | 'events'>;

/** With `keepsCharge` the end of a payment does not cancel the charge of an ended plan. */
export interface Keeping {
  readonly keepsCharge?: boolean;
}

/** Details of an act that are stored with it. */
export interface ClaimAnswer {
  /** The actor, if the act starts a payment. */
  readonly by?: string | null;
  readonly note?: string;
  /** The day on which the money arrived. */
  readonly day?: string;
  /** One of our error codes. */
  readonly reason?: string | null;
  readonly voucher?: Voucher | null;
  /** The instant at which the money arrived, epoch ms, if it is known; otherwise it is now. */
  readonly arrivedAt?: number | null;
}

/**
 * The only place that writes `charge_payment`. It applies one act by the rules, stores the result
 * and emits its event. It locks the charge until the end of the transaction.
 * @returns the payment of the act; null for acts on the charge itself
 */
export async function move(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  charge: string,
  act: ChargeAct,
  said: ClaimAnswer = {},
  { keepsCharge = false }: Keeping = {},
): Promise<PaymentRow | null> {
  const at = deps.now();
  const held = await lockCharge(trx, charge, at);
  if (!held) throw chargeRefusal('unknown_charge');
  const before = chargeFacts(held.charge, held.payments);
  const after = moveCharge(before, act);
  if ('refused' in after) {
    throw after.refused === 'payment_open' ? new PaymentOpen() : chargeRefusal(after.refused);
  }
  if (after.facts.cancelled && !before.cancelled) {
    await trx.updateTable('charge').set({ cancelled_at: at }).where('id', '=', charge).execute();
    await deps.events.emit(trx, 'charge.changed', { charge, payment: null, what: 'cancelled' });
  }
  if (!after.payment) return null;
  const { payment } = after;
  const was = before.payments.find(({ id }) => id === payment.id);
  const row = await keepPayment(trx, charge, { was, payment, said, at });
  if (!keepsCharge && endedUnpaid(was, payment) && !hasOpenClaim(after.facts)) {
    const endedOn = await planEndedOn(trx, held.charge);
    await cancelWithPlan(deps, trx, { id: charge, facts: after.facts, endedOn });
  }
  for (const what of changesOf(was, payment)) {
    await deps.events.emit(trx, 'charge.changed', { charge, payment: payment.id, what });
  }
  return row;
}

/** Whether a payment under way ended without money. */
function endedUnpaid(was: Payment | undefined, { state }: Payment): boolean {
  const wasUnderWay = was && ['started', 'pending', 'claimed'].includes(was.state);
  return wasUnderWay === true && isOver(state);
}

interface Step {
  readonly was: Payment | undefined;
  readonly payment: Payment;
  readonly said: ClaimAnswer;
  readonly at: number;
}

async function keepPayment(
  trx: Transaction<Database>,
  charge_id: string,
  { was, payment, said, at }: Step,
): Promise<PaymentRow> {
  const { id, method, state, centavos, refunded, bounced, dispute, contested, lost } = payment;
  const money = { centavos, refunded, bounced, dispute, contested, lost };
  const moved = { method, state, ...money, updated_at: at };
  const settles = state === 'settled' && was?.state !== 'settled';
  const settled_at = Math.min(said.arrivedAt ?? at, at);
  if (!was) {
    return trx
      .insertInto('charge_payment')
      .values({
        id,
        charge_id,
        ...moved,
        provider_id: null,
        voucher: null,
        created_at: at,
        reason: said.reason ?? null,
        note: said.note ?? '',
        day: said.day ?? null,
        by_id: said.by ?? null,
        settled_at: settles ? settled_at : null,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
  return trx
    .updateTable('charge_payment')
    .set({
      ...moved,
      ...(said.reason !== undefined && { reason: said.reason }),
      ...(said.day !== undefined && { day: said.day }),
      ...(state !== 'pending'
        ? { voucher: null }
        : said.voucher && { voucher: JSON.stringify(said.voucher) }),
      ...(settles && { settled_at }),
      ...(state !== 'settled' && { settled_at: null }),
      ...(state !== was.state && { over_at: isOver(state) ? at : null }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function isOver(state: Payment['state']): boolean {
  return state === 'failed' || state === 'withdrawn';
}

/** Changes worth a notice; opening a payment, or leaving it unpaid, is none. */
function changesOf(was: Payment | undefined, payment: Payment): ChargeChange['what'][] {
  const { state, refunded, bounced, lost } = payment;
  const told: ChargeChange['what'][] = [];
  const unpaid = state === 'started' || (state === 'withdrawn' && was?.state === 'started');
  if (state !== was?.state && state !== UNKNOWN && !unpaid) told.push(state);
  if (refunded > (was?.refunded ?? 0)) told.push('back');
  if (bounced > (was?.bounced ?? 0)) told.push('bounced');
  if (lost > (was?.lost ?? 0)) told.push('lost');
  for (const step of disputeSteps(was ?? UNDISPUTED, payment, keptOf(payment))) {
    const contest = payment.dispute === 'inquiry' ? 'questioned' : 'disputed';
    told.push(step === 'contested' ? contest : step);
  }
  return told;
}

/**
 * Opens a payment of the rest of a charge through Stripe, or returns the open one. Its method may
 * have changed: `provider_id` then names a PaymentIntent of the former method. Throws 404
 * `unknown_charge` if the person is not its payer, 409 as in {@link moveCharge}.
 */
export async function startStripePayment(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  start: { readonly charge: string; readonly student: string; readonly method: StripeMethod },
): Promise<PaymentRow> {
  const { charge, student, method } = start;
  const { coach_id } = await heldBy(trx, charge, student, 'student');
  if (coach_id === null || (await isAtRest(trx, coach_id))) throw chargeRefusal('stripe_absent');
  const row = await move(
    deps,
    trx,
    charge,
    { act: 'start', id: uuidv7(), method },
    { by: student },
  );
  if (!row) throw chargeRefusal('unknown_payment');
  return row;
}

/** A payment at Stripe that is not in the database. */
export interface LostPayment {
  readonly charge: string;
  readonly id: string;
  readonly method: StripeMethod;
  readonly centavos: number;
  /** The PaymentIntent. */
  readonly provider: string;
  /** The instant at which it started, epoch ms. */
  readonly at: number;
}

/**
 * Records a payment that a restored backup lacks as an open one. A second call changes nothing.
 * Null if its charge is not here, or if another PaymentIntent has its id.
 */
export async function adoptPayment(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  { charge, id, method, centavos, provider, at }: LostPayment,
): Promise<PaymentRow | null> {
  const held = await lockCharge(trx, charge, deps.now());
  if (!held) return null;
  const same = await trx
    .selectFrom('charge_payment')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (same) return same.provider_id === provider ? same : null;
  const by = held.charge.student_id;
  await move(deps, trx, charge, { act: 'adopt', id, method, centavos }, { by });
  return trx
    .updateTable('charge_payment')
    .set({ provider_id: provider, created_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores Stripe's id of a payment. Needs a transaction. */
export async function nameProvider(
  { now }: LedgerDeps,
  trx: Transaction<Database>,
  payment: string,
  provider: string,
): Promise<void> {
  await trx
    .updateTable('charge_payment')
    .set({ provider_id: provider, updated_at: now() })
    .where('id', '=', payment)
    .execute();
}

/** Marks a payment as looked at now. Needs a transaction. */
export async function deferPayment(
  { now }: LedgerDeps,
  trx: Transaction<Database>,
  payment: string,
): Promise<void> {
  await trx
    .updateTable('charge_payment')
    .set({ updated_at: now() })
    .where('id', '=', payment)
    .execute();
}

/**
 * Applies Stripe's news about a payment and counts the answer; repeated news changes nothing else.
 */
export async function applyProviderNews(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  { id, charge_id }: Pick<PaymentRow, 'id' | 'charge_id'>,
  news: PaymentNews & Pick<ClaimAnswer, 'reason' | 'voucher' | 'arrivedAt'>,
  keeping: Keeping = {},
): Promise<PaymentRow> {
  const { reason, voucher, arrivedAt, ...said } = news;
  const act = { act: 'news', id, ...said } as const;
  const why = reason === undefined ? {} : { reason };
  const kept = { voucher: voucher ?? null, arrivedAt: arrivedAt ?? null, ...why };
  await move(deps, trx, charge_id, act, kept, keeping);
  return trx
    .updateTable('charge_payment')
    .set(({ eb }) => ({ answers: eb('answers', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Abandons an open, unpaid payment, once Stripe can no longer take money for it. */
export async function closePayment(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  { id, charge_id }: Pick<PaymentRow, 'id' | 'charge_id'>,
  keeping: Keeping = {},
): Promise<void> {
  await move(deps, trx, charge_id, { act: 'leave', id }, {}, keeping);
}

/**
 * The sides of a charge, read in its transaction. Throws `unknown_charge` if the person is not the
 * given side.
 */
export async function heldBy(
  trx: Transaction<Database>,
  charge: string,
  person: string,
  as: 'coach' | 'student',
): Promise<Pick<ChargeRow, 'coach_id' | 'student_id' | 'zone'>> {
  if (!isId(charge)) throw chargeRefusal('unknown_charge');
  const row = await trx
    .selectFrom('charge')
    .select(['coach_id', 'student_id', 'zone'])
    .where('id', '=', charge)
    .executeTakeFirst();
  if (!row || !isIn(row, person, as)) throw chargeRefusal('unknown_charge');
  return row;
}
