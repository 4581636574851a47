import { type Kysely, type Selectable, sql } from 'kysely';
import * as v from 'valibot';
import { PAYMENT_METHODS, PAYMENT_STATES } from '#domain/charges/charge';
import { DISPUTES } from '#domain/charges/disputes';
import { moneyOf } from '#domain/charges/payment-money';
import { PLAN_PERIODS } from '#domain/coaching/professional';
import { eachPeriod, methodName, paymentStateName, reais } from '#words/charges/charges';
import { GONE_NAME } from '#words/format/people';
import type { Database } from '../db/schema';
import type { ChargePaymentTable } from '../db/tables/charges';

/** One row of the export "baixar meus dados". */
type Told = Readonly<Record<string, string | number | null>>;

const dispute = v.nullable(v.picklist(DISPUTES));
const method = v.picklist(PAYMENT_METHODS);
const state = v.picklist(PAYMENT_STATES);
const period = v.picklist(PLAN_PERIODS);

/**
 * All charges, payments and subscriptions of a person, as coach and as student. Receipt pictures
 * are exported as addresses, because the pictures of several years would not fit into one string.
 */
export async function chargesToldTo(
  db: Kysely<Database>,
  person: string,
): Promise<{ charge: Told[]; charge_payment: Told[]; plan_subscription: Told[] }> {
  return {
    charge: await charges(db, person),
    charge_payment: await payments(db, person),
    plan_subscription: await subscriptions(db, person),
  };
}

async function charges(db: Kysely<Database>, person: string): Promise<Told[]> {
  const rows = await db
    .selectFrom('charge')
    .selectAll()
    .where(({ eb, or }) => or([eb('coach_id', '=', person), eb('student_id', '=', person)]))
    .orderBy('due_day')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...sidesOf(row, row.coach_id === person),
    title: row.title,
    includes: row.includes,
    period: eachPeriod(v.parse(period, row.period)),
    price: reais(row.centavos),
    discount: reais(row.discount),
    why: row.discount_reason,
    due: row.due_day,
    zone: row.zone,
    part: `${row.part} de ${row.parts}`,
    sessions: row.sessions,
    sessions_used: row.sessions === null ? null : row.sessions_used,
    created_at: instant(row.created_at),
    cancelled_at: instant(row.cancelled_at),
  }));
}

async function payments(db: Kysely<Database>, person: string): Promise<Told[]> {
  const rows = await db
    .selectFrom('charge_payment')
    .innerJoin('charge', 'charge.id', 'charge_payment.charge_id')
    .leftJoin('charge_receipt', 'charge_receipt.payment_id', 'charge_payment.id')
    .selectAll('charge_payment')
    .select(['charge.title', 'coach_id', 'coach_name', 'student_name'])
    .select('charge_receipt.payment_id as pictured')
    .where(({ eb, or }) => or([eb('coach_id', '=', person), eb('student_id', '=', person)]))
    .orderBy('charge_payment.created_at')
    .orderBy('charge_payment.id')
    .execute();
  return rows.map((row) => ({
    ...sidesOf(row, row.coach_id === person),
    title: row.title,
    method: methodName(v.parse(method, row.method)),
    standing: paymentStateName(v.parse(state, row.state)),
    price: reais(row.centavos),
    ...takenFrom(row),
    note: row.note,
    came: row.day,
    created_at: instant(row.created_at),
    settled_at: instant(row.settled_at),
    receipt: row.pictured && `/api/charges/${row.charge_id}/payments/${row.id}/receipt`,
  }));
}

/** The sums that refunds and banks took of a payment, as its page shows them. */
function takenFrom(row: Selectable<ChargePaymentTable>): Told {
  const { refunded, lost, held } = moneyOf({
    ...row,
    method: v.parse(method, row.method),
    state: v.parse(state, row.state),
    dispute: v.parse(dispute, row.dispute),
  });
  return { back: reais(refunded), lost: reais(lost), held: reais(held) };
}

async function subscriptions(db: Kysely<Database>, person: string): Promise<Told[]> {
  const rows = await db
    .selectFrom('plan_subscription')
    .innerJoin('user as coach', 'coach.id', 'coach_id')
    .innerJoin('user as student', 'student.id', 'student_id')
    .selectAll('plan_subscription')
    .select(['coach.name as coach_name', 'student.name as student_name'])
    .where(({ eb, or }) => or([eb('coach_id', '=', person), eb('student_id', '=', person)]))
    .orderBy('first_day')
    .orderBy(sql`plan_subscription.id`)
    .execute();
  return rows.map((row) => ({
    ...sidesOf(row, row.coach_id === person),
    title: row.title,
    includes: row.includes,
    period: eachPeriod(v.parse(period, row.period)),
    price: reais(row.centavos),
    discount: reais(row.discount),
    why: row.discount_reason,
    due: row.first_day,
    zone: row.zone,
    card: row.card_label,
    created_at: instant(row.created_at),
    ended_at: instant(row.ended_at),
  }));
}

function sidesOf(
  { coach_name, student_name }: { readonly coach_name: string; readonly student_name: string },
  coaching: boolean,
): Told {
  return {
    with: (coaching ? student_name : coach_name) || GONE_NAME,
    as: coaching ? 'coach' : 'student',
  };
}

function instant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
