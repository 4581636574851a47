import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import {
  addMonths,
  chargesDueBefore,
  dueDayOf,
  renewingPeriod,
  splitCentavos,
} from '#domain/charges/due-days';
import type { LocalDay } from '#domain/local-day';
import type { ChargeEdit, NewCharge } from '#protocol/charges/charges';
import { heldGrant } from '../../access/coaching';
import { isMinor } from '../../access/guardian';
import type { Actor } from '../../core/auth';
import type { Database } from '../../db/schema';
import { ASKED, type ChargeRow } from './facts';
import { heldBy, type LedgerDeps, move } from './ledger';
import { idsUnder, wasMade } from './once';
import { chargeRefusal } from './refusals';

/** Maximum stored charges of one professional. */
const MOST_KEPT = 50_000;

type Payer = Pick<ChargeRow, 'student_id' | 'student_name' | 'link_id'>;

/**
 * Charges a professional's students, or a person outside the app. All charges are created, or none.
 * Needs a transaction.
 * @returns the ids, for each payer the parts in order
 */
export async function makeCharges(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  coach: Actor,
  form: NewCharge,
): Promise<string[]> {
  const at = deps.now();
  if (await isMinor(trx, coach.id, at)) throw chargeRefusal('adults_only');
  const payers = await payersOf(trx, coach, form.for);
  const ids = idsUnder(form.key, payers.length * form.parts);
  if (await wasMade(trx, 'charge', coach.id, ids)) return ids;
  await requireRoom(trx, coach.id, ids.length);
  const sums = sumsOf(form);
  for (const [nth, payer] of payers.entries()) {
    for (const [n, sum] of sums.entries()) {
      const id = ids[nth * form.parts + n] ?? uuidv7();
      const made = await trx
        .insertInto('charge')
        .values({
          id,
          coach_id: coach.id,
          coach_name: coach.name,
          ...payer,
          ...sum,
          plan_id: form.plan,
          title: form.title,
          includes: form.includes,
          period: form.period,
          discount_reason: form.discountReason,
          zone: form.zone,
          subscription_id: null,
          due_day: addMonths(form.due, n),
          part: n + 1,
          parts: form.parts,
          // A pack is one, also when it is paid in parts: the first part has the sessions.
          sessions: n === 0 ? form.sessions : null,
          sessions_used: 0,
          link_version: 1,
          cancelled_at: null,
          created_at: at,
          updated_at: at,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      // A concurrent request with the same form created all of it.
      if (!made && (await wasMade(trx, 'charge', coach.id, ids))) return ids;
      await deps.events.emit(trx, 'charge.changed', { charge: id, payment: null, what: 'made' });
    }
  }
  return ids;
}

async function payersOf(
  trx: Transaction<Database>,
  coach: Actor,
  whom: NewCharge['for'],
): Promise<Payer[]> {
  if (whom.kind === 'name') {
    return [{ student_id: null, student_name: whom.name, link_id: null }];
  }
  const payers: Payer[] = [];
  for (const student of whom.students) {
    const grant = await heldGrant(trx, coach.id, student);
    // Assistants cannot charge.
    if (!grant || grant.member !== null) throw chargeRefusal('unknown_link');
    const { name } = await trx
      .selectFrom('user')
      .select('name')
      .where('id', '=', student)
      .executeTakeFirstOrThrow();
    payers.push({ student_id: student, student_name: name, link_id: grant.link });
  }
  return payers;
}

/** The sums of each part: both the amount and the discount are split to the centavo. */
function sumsOf({
  centavos,
  discount,
  parts,
}: NewCharge): { centavos: number; discount: number }[] {
  const asked = centavos - discount;
  if (asked < parts) throw chargeRefusal('too_small');
  const less = splitCentavos(discount, parts);
  return splitCentavos(asked, parts).map((sum, n) => ({
    centavos: sum + (less[n] ?? 0),
    discount: less[n] ?? 0,
  }));
}

async function requireRoom(
  trx: Transaction<Database>,
  coach: string,
  wanted: number,
): Promise<void> {
  const { kept } = await trx
    .selectFrom('charge')
    .select(({ fn }) => fn.countAll<number | string>().as('kept'))
    .where('coach_id', '=', coach)
    .executeTakeFirstOrThrow();
  if (Number(kept) + wanted > MOST_KEPT) throw chargeRefusal('too_many_charges');
}

/** Changes the terms of a charge, while nothing of it is paid or pending. */
export async function editCharge(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  coach: Actor,
  id: string,
  form: ChargeEdit,
): Promise<void> {
  await heldBy(trx, id, coach.id, 'coach');
  const { due, centavos, discount } = form;
  await move(deps, trx, id, { act: 'edit', centavos: centavos - discount, due });
  if (await isTaken(trx, id, due)) throw chargeRefusal('day_taken');
  await forgetSteps(trx, id, due);
  await trx
    .updateTable('charge')
    .set({
      plan_id: form.plan,
      title: form.title,
      includes: form.includes,
      period: form.period,
      centavos,
      discount_reason: form.discountReason,
      due_day: due,
    })
    .set(({ eb }) => ({
      discount,
      // Another discount is for this charge alone.
      discount_left: eb
        .case()
        .when('discount', '=', discount)
        .then(eb.ref('discount_left'))
        .else(null)
        .end(),
    }))
    .where('id', '=', id)
    .execute();
  await deps.events.emit(trx, 'charge.changed', { charge: id, payment: null, what: 'changed' });
}

/**
 * Whether the charge's subscription has another charge on that day, created or planned: each day
 * has at most one.
 */
async function isTaken(trx: Transaction<Database>, id: string, due: LocalDay): Promise<boolean> {
  const other = await trx
    .selectFrom('charge')
    .innerJoin('charge as other', 'other.subscription_id', 'charge.subscription_id')
    .select('other.id')
    .where('charge.id', '=', id)
    .where('other.id', '!=', id)
    .where('other.due_day', '=', due)
    .executeTakeFirst();
  if (other) return true;
  const plan = await trx
    .selectFrom('charge')
    .innerJoin('plan_subscription as plan', 'plan.id', 'charge.subscription_id')
    .select(['first_day', 'plan.period', 'made'])
    .where('charge.id', '=', id)
    .executeTakeFirst();
  if (!plan) return false;
  const period = renewingPeriod(plan.period) ?? 'monthly';
  const nth = chargesDueBefore(plan.first_day, period, due);
  return nth >= plan.made && dueDayOf(plan.first_day, period, nth) === due;
}

/** Clears the sent steps, so that a new due day gets its reminders. Manual reminders stay. */
async function forgetSteps(trx: Transaction<Database>, id: string, due: LocalDay): Promise<void> {
  await trx
    .deleteFrom('charge_reminder')
    .where('charge_id', '=', id)
    .where('step', 'not like', `${ASKED}%`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('charge')
          .select('charge.id')
          .where('charge.id', '=', id)
          .where('due_day', '!=', due),
      ),
    )
    .execute();
}

/** Cancels a charge: received money stays; a claimed or pending payment prevents it. */
export async function cancelCharge(
  deps: LedgerDeps,
  trx: Transaction<Database>,
  coach: Actor,
  id: string,
): Promise<void> {
  await heldBy(trx, id, coach.id, 'coach');
  await move(deps, trx, id, { act: 'cancel' });
  await handOnPack(trx, id);
}

/** Moves the sessions of a pack paid in parts to the first part that is not cancelled. */
async function handOnPack(trx: Transaction<Database>, id: string): Promise<void> {
  const from = await trx
    .selectFrom('charge')
    .selectAll()
    .where('id', '=', id)
    .where('sessions', 'is not', null)
    .where('parts', '>', 1)
    .executeTakeFirst();
  if (!from) return;
  const next = await trx
    .selectFrom('charge')
    .select('id')
    .where('coach_id', '=', from.coach_id)
    .where('student_id', 'is not distinct from', from.student_id)
    .where('student_name', '=', from.student_name)
    // Parts of the same form share their creation time, and no two forms have the same one.
    .where('created_at', '=', from.created_at)
    .where('parts', '=', from.parts)
    .where('cancelled_at', 'is', null)
    .orderBy('part')
    .executeTakeFirst();
  if (!next) return;
  const { sessions, sessions_used } = from;
  await trx
    .updateTable('charge')
    .set({ sessions, sessions_used })
    .where('id', '=', next.id)
    .execute();
  await trx
    .updateTable('charge')
    .set({ sessions: null, sessions_used: 0 })
    .where('id', '=', id)
    .execute();
}

/** Stores how many sessions of a pack were used, as the professional entered it. */
export async function useSessions(
  trx: Transaction<Database>,
  coach: Actor,
  id: string,
  used: number,
): Promise<void> {
  await heldBy(trx, id, coach.id, 'coach');
  const kept = await trx
    .updateTable('charge')
    .set({ sessions_used: used })
    .where('id', '=', id)
    .where('sessions', '>=', used)
    .returning('id')
    .executeTakeFirst();
  if (!kept) throw chargeRefusal('no_pack');
}
