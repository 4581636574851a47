import type { Kysely, Transaction } from 'kysely';
import { isCallingHour } from '#domain/charges/calling-hours';
import { type ReminderStep, reminderDue } from '#domain/charges/reminders';
import { chargeStanding, leftOf } from '#domain/charges/standing';
import { addDays, daysBetween, localDay } from '#domain/local-day';
import type { ChargeSettings } from '#protocol/charges/charge-settings';
import { filledReminder, usualWording, wordingOf } from '#words/charges/charge-reminders';
import { activeLinks } from '../../access/coaching';
import { isAtRest, suspendedAccounts } from '../../access/suspension';
import type { Actor } from '../../core/auth';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { planEndedOn } from '../ledger/ended-plans';
import {
  ASKED,
  type ChargeRow,
  chargeFacts,
  lockCharge,
  type PaymentRow,
  paymentsOf,
} from '../ledger/facts';
import { heldBy } from '../ledger/ledger';
import { settingsOf } from '../ledger/settings';
import { subscriptionRefusal } from '../subscriptions/subscription-refusals';
import { payPath, reminderNoticeKey } from './told';

/** The largest distance of a ladder step from the due day, plus a week for missed runs. */
const [DAYS_BEFORE, DAYS_AFTER] = [16, 68];
const AT_ONCE = 200;

export type RemindersDeps = Pick<Deps, 'db' | 'now' | 'log' | 'notices'>;

/**
 * The regular job: sends each due step of the ladder once for every charge. A failure is logged and
 * retried.
 * @returns how many reminders were sent
 */
export async function remindAll(deps: RemindersDeps): Promise<number> {
  const { db, log } = deps;
  let sent = 0;
  for (let after = ''; ; ) {
    const rows = await candidatesAfter(db, after, localDay(deps.now(), 'UTC'));
    for (const { id } of await dueOf(deps, rows)) {
      try {
        if (await inTransaction(db, (trx) => remindOf(deps, trx, id))) sent += 1;
      } catch (error) {
        log.error({ err: error, charge: id }, 'reminder not sent');
      }
    }
    const last = rows.at(-1);
    if (rows.length < AT_ONCE || !last) return sent;
    after = last.id;
  }
}

/**
 * Charges with a student who can open them, and with a possible reminder today; one page at a time.
 */
function candidatesAfter(db: Kysely<Database>, after: string, today: string) {
  return db
    .selectFrom('charge')
    .selectAll()
    .where('id', '>', after)
    .where('student_id', 'is not', null)
    .where('coach_id', 'is not', null)
    .where('cancelled_at', 'is', null)
    .where('due_day', '>=', addDays(today, -DAYS_AFTER))
    .where('due_day', '<=', addDays(today, DAYS_BEFORE))
    .where('coach_id', 'not in', suspendedAccounts(db))
    .where('student_id', 'not in', suspendedAccounts(db))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_deletion')
            .select('user_id')
            .where(({ eb, or, ref }) =>
              or([
                eb('user_id', '=', ref('charge.coach_id')),
                eb('user_id', '=', ref('charge.student_id')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}

interface Around {
  readonly settings: ChargeSettings;
  readonly paused: boolean;
  /** Whether its plan ended before the due day, or its professional coached the payer until then. */
  readonly ended: boolean;
  /** The largest sum that the payer's saved card pays automatically; null without a card. */
  readonly cardMost: number | null;
  readonly sent: readonly ReminderStep[];
}

/** The charges with a due reminder, as far as visible before locking them. */
async function dueOf(deps: RemindersDeps, rows: readonly ChargeRow[]): Promise<ChargeRow[]> {
  const { db, now } = deps;
  const payments = await paymentsOf(
    db,
    rows.map(({ id }) => id),
  );
  const due: ChargeRow[] = [];
  for (const charge of rows) {
    if (!isCallingHour(now(), charge.zone)) continue;
    const own = payments.filter(({ charge_id }) => charge_id === charge.id);
    // Most charges are paid and need no further query.
    if (leftOf(chargeFacts(charge, own)) === 0) continue;
    if (stepDue(charge, own, await aroundOf(db, charge), now()) !== null) due.push(charge);
  }
  return due;
}

async function aroundOf(db: Kysely<Database>, charge: ChargeRow): Promise<Around> {
  const rows = await db
    .selectFrom('charge_reminder')
    .select('step')
    .where('charge_id', '=', charge.id)
    .execute();
  const subscription =
    charge.subscription_id === null
      ? undefined
      : await db
          .selectFrom('plan_subscription')
          .select(['paused_at', 'ended_at', 'card_most'])
          .where('id', '=', charge.subscription_id)
          .executeTakeFirst();
  const planEnd = await planEndedOn(db, charge);
  // An ended subscription keeps its pause and, for a while, its card: neither counts.
  const alive = subscription?.ended_at === null ? subscription : null;
  return {
    settings: await settingsOf(db, charge.coach_id ?? ''),
    paused: alive !== null && alive.paused_at !== null,
    ended:
      (planEnd !== null && charge.due_day > planEnd) ||
      (charge.link_id !== null && !(await isCoached(db, charge))),
    cardMost: alive?.card_most ?? null,
    sent: rows.flatMap(({ step }) => (step.startsWith(ASKED) ? [] : [Number(step)])),
  };
}

/** Whether the professional of a charge coaches its payer now. */
async function isCoached(
  db: Kysely<Database>,
  { coach_id, student_id }: ChargeRow,
): Promise<boolean> {
  const link = await activeLinks(db)
    .where('professional_id', '=', coach_id)
    .where('student_id', '=', student_id)
    .where('member_id', 'is', null)
    .executeTakeFirst();
  return link !== undefined;
}

function stepDue(
  charge: ChargeRow,
  payments: readonly PaymentRow[],
  { settings, paused, ended, cardMost, sent }: Around,
  now: number,
): ReminderStep | null {
  const facts = chargeFacts(charge, payments);
  const made = localDay(charge.created_at, charge.zone);
  const standing = chargeStanding(facts);
  const today = localDay(now, charge.zone);
  // A card is charged once, and only while nothing was paid: see server/charges/payments/renewals.ts.
  const isByHand = payments.some(({ state }) => state === 'failed' || state === 'settled');
  const paysItself = cardMost !== null && facts.centavos <= cardMost && !isByHand;
  const { due } = facts;
  return reminderDue(
    settings.ladder,
    { due, standing, paused, ended, paysItself, made, sent },
    today,
  );
}

async function remindOf(
  deps: RemindersDeps,
  trx: Transaction<Database>,
  id: string,
): Promise<boolean> {
  const now = deps.now();
  const held = await lockCharge(trx, id, now);
  if (!held) return false;
  const { charge, payments } = held;
  const around = await aroundOf(trx, charge);
  const step = stepDue(charge, payments, around, now);
  return (
    step !== null && send(deps, trx, { ...held, settings: around.settings, step: String(step) })
  );
}

/** Sends a reminder that the professional requests, at most once a day. Needs a transaction. */
export async function remindByHand(
  deps: RemindersDeps,
  trx: Transaction<Database>,
  coach: Actor,
  id: string,
): Promise<void> {
  const now = deps.now();
  await heldBy(trx, id, coach.id, 'coach');
  const held = await lockCharge(trx, id, now);
  if (!held) return;
  const { charge, payments } = held;
  const standing = chargeStanding(chargeFacts(charge, payments));
  if (charge.student_id === null || (standing !== 'open' && standing !== 'partial')) {
    throw subscriptionRefusal('nothing_to_remind');
  }
  if (await isAtRest(trx, charge.student_id)) throw subscriptionRefusal('payer_at_rest');
  const asked = await trx
    .selectFrom('charge_reminder')
    .select('sent_at')
    .where('charge_id', '=', id)
    .where('step', 'like', `${ASKED}%`)
    .execute();
  const dayOf = (at: number) => localDay(at, charge.zone);
  if (asked.some(({ sent_at }) => dayOf(sent_at) === dayOf(now))) {
    throw subscriptionRefusal('reminded_today');
  }
  const settings = await settingsOf(trx, coach.id);
  await send(deps, trx, { ...held, settings, step: `${ASKED}${now}` });
}

interface Sent {
  readonly charge: ChargeRow;
  readonly payments: readonly PaymentRow[];
  readonly settings: ChargeSettings;
  readonly step: string;
}

/**
 * Sends a reminder unless the same step was sent before.
 * @returns whether it was sent now
 */
async function send(
  { notices, now }: RemindersDeps,
  trx: Transaction<Database>,
  { charge, payments, settings, step }: Sent,
): Promise<boolean> {
  const { id, student_id, student_name, coach_name, due_day, zone } = charge;
  if (student_id === null) return false;
  const inserted = await trx
    .insertInto('charge_reminder')
    .values({ charge_id: id, step, sent_at: now() })
    .onConflict((conflict) => conflict.columns(['charge_id', 'step']).doNothing())
    .returning('step')
    .executeTakeFirst();
  if (!inserted) return false;
  const day = daysBetween(due_day, localDay(now(), zone));
  const facts = {
    name: student_name,
    centavos: leftOf(chargeFacts(charge, payments)),
    due: due_day,
  };
  await notices.tell(trx, {
    person: student_id,
    kind: 'charge',
    key: `${reminderNoticeKey(id)}${due_day}:${step}`,
    title: `Lembrete de ${coach_name}`,
    body: `Mensagem: “${filledReminder(wordingOn(day, settings), facts)}”`,
    path: payPath(id),
    pushed: { body: 'Há um pagamento em aberto. Abra para ver.' },
  });
  return true;
}

/**
 * The wording for a day: that of the newest reached step, unless it was written for another time. A
 * step before or on the due day does not fit an overdue charge.
 */
function wordingOn(day: number, { ladder, wordings }: ChargeSettings): string {
  const reached = ladder.filter((step) => step <= day);
  const step = reached.length > 0 ? Math.max(...reached) : null;
  const fits = step !== null && Math.sign(step) === Math.sign(day);
  return fits ? wordingOf(step, wordings) : usualWording(day);
}
