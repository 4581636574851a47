import type { Kysely, Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { renewingPeriod } from '#domain/charges/due-days';
import { addDays, localDay } from '#domain/local-day';
import type {
  NewSubscription,
  Subscription,
  SubscriptionAct,
  SubscriptionEdit,
} from '#protocol/charges/charges';
import { heldGrant } from '../../access/coaching';
import { isMinor } from '../../access/guardian';
import type { Actor } from '../../core/auth';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { agreedOf } from '../ledger/charges';
import { idsUnder, wasMade } from '../ledger/once';
import { chargeRefusal } from '../ledger/refusals';
import { type DuesDeps, makeDue } from './dues';
import { endSubscriptions } from './endings';
import { subscriptionRefusal } from './subscription-refusals';
import {
  countedAnew,
  dueOf,
  lockSubscription,
  madeAfterPause,
  runningSubscriptions,
  type SubscriptionRow,
} from './subscription-row';

/** Limits for the first charge, in days back and ahead: a day beyond is probably a typing error. */
const [MOST_BACK, MOST_AHEAD] = [31, 366];
/** Maximum subscriptions of a professional that have not ended. */
const MOST_OPEN = 500;

/** All subscriptions of a person, on both sides, newest first. */
export async function subscriptionsOf(
  db: Kysely<Database>,
  person: string,
): Promise<Subscription[]> {
  const rows = await db
    .selectFrom('plan_subscription')
    .innerJoin('user as coach', 'coach.id', 'plan_subscription.coach_id')
    .innerJoin('user as student', 'student.id', 'plan_subscription.student_id')
    .selectAll('plan_subscription')
    .select(['coach.name as coach_name', 'student.name as student_name'])
    .where(({ eb, or }) => or([eb('coach_id', '=', person), eb('student_id', '=', person)]))
    .orderBy('plan_subscription.id', 'desc')
    .execute();
  const running = await runningSubscriptions(db)
    .where(({ eb, or }) =>
      or([
        eb('plan_subscription.coach_id', '=', person),
        eb('plan_subscription.student_id', '=', person),
      ]),
    )
    .execute();
  const goingOn = new Set(running.map(({ id }) => id));
  return rows.map((row): Subscription => {
    const asCoach = row.coach_id === person;
    const state = stateOf(row);
    return {
      id: row.id,
      as: asCoach ? 'coach' : 'student',
      other: asCoach
        ? { id: row.student_id, name: row.student_name }
        : { id: row.coach_id, name: row.coach_name },
      ...agreedOf(row),
      discountLeft: row.discount_left,
      first: row.first_day,
      state,
      // A saved card pays nothing after the end or above the agreed price. After the end it is
      // deleted at Stripe a little later (server/charges/payments/cards.ts).
      card: state === 'ended' || isDearer(row) ? null : row.card_label,
      next: goingOn.has(row.id) ? dueOf(row) : null,
    };
  });
}

/** Whether the price is now higher than the payer allowed for the saved card. */
function isDearer({ centavos, discount, card_most: most }: SubscriptionRow): boolean {
  return most !== null && centavos - discount > most;
}

function stateOf({
  paused_at,
  ended_at,
}: Pick<SubscriptionRow, 'paused_at' | 'ended_at'>): Subscription['state'] {
  if (ended_at !== null) return 'ended';
  return paused_at === null ? 'active' : 'paused';
}

/**
 * Subscribes a professional's students to a plan, and creates charges that are due soon. In a
 * transaction.
 * @returns the ids, in the order of the students
 */
export async function subscribeToPlan(
  deps: DuesDeps,
  trx: Transaction<Database>,
  coach: Actor,
  form: NewSubscription,
): Promise<string[]> {
  const now = deps.now();
  const today = localDay(now, form.zone);
  if (form.first < addDays(today, -MOST_BACK) || form.first > addDays(today, MOST_AHEAD)) {
    throw subscriptionRefusal('bad_first_day');
  }
  if (await isMinor(trx, coach.id, now)) throw chargeRefusal('adults_only');
  const ids = idsUnder(form.key, form.students.length);
  if (await wasMade(trx, 'plan_subscription', coach.id, ids)) return ids;
  await requireRoom(trx, coach.id, form.students.length);
  for (const [nth, student] of form.students.entries()) {
    const grant = await heldGrant(trx, coach.id, student);
    // Assistants cannot charge.
    if (!grant || grant.member !== null) throw chargeRefusal('unknown_link');
    const id = ids[nth] ?? uuidv7();
    const made = await trx
      .insertInto('plan_subscription')
      .values({
        id,
        coach_id: coach.id,
        student_id: student,
        link_id: grant.link,
        ...agreedColumns(form),
        discount_left: form.discount === 0 ? null : form.discountLeft,
        zone: form.zone,
        first_day: form.first,
        made: 0,
        paused_at: null,
        ended_at: null,
        card_id: null,
        card_label: null,
        card_most: null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    // A concurrent request with the same form created all of it.
    if (!made && (await wasMade(trx, 'plan_subscription', coach.id, ids))) return ids;
    await makeDue(deps, trx, id);
  }
  return ids;
}

/** Changes a subscription's terms from the next charge on, for its professional. */
export async function editSubscription(
  { now }: Pick<Deps, 'now'>,
  trx: Transaction<Database>,
  coach: Actor,
  id: string,
  form: SubscriptionEdit,
): Promise<void> {
  const row = await lockSubscription(trx, id, now());
  if (row?.coach_id !== coach.id) throw subscriptionRefusal('unknown_subscription');
  if (row.ended_at !== null) throw subscriptionRefusal('subscription_ended');
  const period = renewingPeriod(form.period);
  if (period === null) throw subscriptionRefusal('bad_period');
  // With a new period the count starts again at the next charge. A card saved for the old period
  // does not pay it.
  const most = row.card_id === null ? null : 0;
  const anew = period === row.period ? {} : { ...countedAnew(row, period), card_most: most };
  const { discountLeft: left = row.discount_left } = form;
  await trx
    .updateTable('plan_subscription')
    .set({ ...agreedColumns(form), discount_left: form.discount === 0 ? null : left, ...anew })
    .where('id', '=', id)
    .execute();
}

/** Pauses, resumes or ends; the student can only end. A repeated act changes nothing. */
export async function actOn(
  deps: DuesDeps,
  trx: Transaction<Database>,
  person: Actor,
  id: string,
  act: SubscriptionAct,
): Promise<void> {
  const now = deps.now();
  const row = await lockSubscription(trx, id, now);
  const isCoach = row?.coach_id === person.id;
  if (!row || !(isCoach || (row.student_id === person.id && act === 'end'))) {
    throw subscriptionRefusal('unknown_subscription');
  }
  if (row.ended_at !== null) {
    if (act === 'end') return;
    throw subscriptionRefusal('subscription_ended');
  }
  if (act === 'end') {
    await endSubscriptions(deps, trx, [id]);
    await tellOfEnd(deps, trx, row, person);
    return;
  }
  if (act === 'pause') {
    if (row.paused_at !== null) return;
    await set(trx, id, { paused_at: now });
    await deps.events.emit(trx, 'subscriptions.stopped', { subscriptions: [id] });
    return;
  }
  if (row.paused_at === null) return;
  await set(trx, id, { paused_at: null, made: madeAfterPause(row, localDay(now, row.zone)) });
  await makeDue(deps, trx, id);
}

/**
 * Skips periods, like those of a pause, in which an account of either side was suspended or waited
 * for its erasure.
 */
export function followRests({ events, now }: Pick<Deps, 'events' | 'now'>): void {
  const skip = async (trx: Transaction<Database>, { userId: person }: { userId: string }) => {
    const rows = await trx
      .updateTable('plan_subscription')
      .set({ updated_at: now() })
      .where(({ eb, or }) => or([eb('coach_id', '=', person), eb('student_id', '=', person)]))
      .where('ended_at', 'is', null)
      .returningAll()
      .execute();
    for (const row of rows) {
      await set(trx, row.id, { made: madeAfterPause(row, localDay(now(), row.zone)) });
    }
  };
  events.on('account.resumed', skip);
  events.on('account.stayed', skip);
}

function agreedColumns(form: SubscriptionEdit) {
  const { plan, title, includes, period, centavos, discount, discountReason } = form;
  return {
    plan_id: plan,
    title,
    includes,
    period,
    centavos,
    discount,
    discount_reason: discountReason,
  };
}

async function set(
  trx: Transaction<Database>,
  id: string,
  values: Partial<Pick<SubscriptionRow, 'paused_at' | 'made'>>,
): Promise<void> {
  await trx.updateTable('plan_subscription').set(values).where('id', '=', id).execute();
}

async function requireRoom(
  trx: Transaction<Database>,
  coach: string,
  wanted: number,
): Promise<void> {
  const { open } = await trx
    .selectFrom('plan_subscription')
    .select(({ fn }) => fn.countAll<number | string>().as('open'))
    .where('coach_id', '=', coach)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(open) + wanted > MOST_OPEN) throw subscriptionRefusal('too_many_subscriptions');
}

async function tellOfEnd(
  { notices }: DuesDeps,
  trx: Transaction<Database>,
  { id, coach_id, student_id, title }: SubscriptionRow,
  by: Actor,
): Promise<void> {
  const byCoach = by.id === coach_id;
  await notices.tell(trx, {
    person: byCoach ? student_id : coach_id,
    kind: 'charge',
    key: `subscription:${id}:ended`,
    title: `${by.name} encerrou um plano`,
    body: `${title}: não há novas cobranças. O que já venceu e não foi pago continua em aberto.`,
    path: byCoach ? '/app/payments' : '/app/charges',
    pushed: {
      body: 'Não há novas cobranças dele. O que venceu e não foi pago continua em aberto.',
    },
  });
}
