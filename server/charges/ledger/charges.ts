import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { takenByDisputes } from '#domain/charges/payment-money';
import { chargeStanding, leftOf } from '#domain/charges/standing';
import { takesSum } from '#domain/charges/way-limits';
import { PIX_KINDS, pixKeyOf } from '#domain/coaching/pix-key';
import { PLAN_PERIODS } from '#domain/coaching/professional';
import type { OwnPayee } from '#protocol/charges/charge-settings';
import {
  type Charge,
  type ChargePayment,
  type Payee,
  voucherSchema,
} from '#protocol/charges/charges';
import { GONE_NAME } from '#words/format/people';
import { isAtRest } from '../../access/suspension';
import type { Database } from '../../db/schema';
import {
  type ChargeRow,
  chargeFacts,
  isId,
  isIn,
  type PaymentRow,
  paymentOf,
  paymentsOf,
} from './facts';
import { chargeRefusal } from './refusals';
import type { StripeSide } from './stripe-side';

const period = v.picklist(PLAN_PERIODS);
const pixKind = v.nullable(v.picklist(PIX_KINDS));

export interface ReadingDeps {
  readonly db: Kysely<Database>;
  readonly stripe: StripeSide | null;
}

/** One charge for its coach or student; everybody else gets the answer for an unknown one. */
export async function chargeFor(deps: ReadingDeps, person: string, id: string): Promise<Charge> {
  const [charge] = await tellCharges(deps, [await rowFor(deps.db, person, id)], person);
  if (!charge) throw chargeRefusal('unknown_charge');
  return charge;
}

/** The row of a charge for its coach or student. */
export async function rowFor(
  db: Kysely<Database>,
  person: string,
  id: string,
  as: 'coach' | 'student' | 'either' = 'either',
): Promise<ChargeRow> {
  if (!isId(id)) throw chargeRefusal('unknown_charge');
  const row = await db.selectFrom('charge').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || !isIn(row, person, as)) throw chargeRefusal('unknown_charge');
  return row;
}

/** Charges as a person reads them; in a charge that they did not create they are the payer. */
export async function tellCharges(
  { db, stripe }: ReadingDeps,
  rows: readonly ChargeRow[],
  person: string,
): Promise<Charge[]> {
  const ids = rows.map(({ id }) => id);
  const payments = new Map<string, PaymentRow[]>();
  for (const row of await paymentsOf(db, ids)) {
    payments.set(row.charge_id, [...(payments.get(row.charge_id) ?? []), row]);
  }
  const pictures = await receiptsOf(db, ids);
  const recovered = await recoveredOf(db, payments);
  const owed = rows.filter(
    ({ coach_id, student_id }) => coach_id !== person && student_id === person,
  );
  const ways = await waysTo(db, stripe, owed);
  return rows.map((row): Charge => {
    const kept = payments.get(row.id) ?? [];
    const facts = chargeFacts(row, kept);
    const [left, standing] = [leftOf(facts), chargeStanding(facts)];
    const asCoach = row.coach_id === person;
    const payable = left > 0 && !facts.cancelled;
    const way = payable && row.coach_id !== null ? ways.get(row.coach_id) : undefined;
    return {
      id: row.id,
      as: asCoach ? 'coach' : 'student',
      other: otherOf(row, asCoach),
      subscription: row.subscription_id,
      ...agreedOf(row),
      discountLeft: row.discount_left,
      sessions: row.sessions,
      sessionsUsed: row.sessions_used,
      due: row.due_day,
      zone: row.zone,
      part: row.part,
      parts: row.parts,
      standing,
      left,
      payments: kept.map((one) =>
        tellPayment(one, {
          receipt: pictures.has(one.id),
          recovered: recovered.get(one.id) ?? null,
          asCoach,
        }),
      ),
      payee: way?.payee ?? null,
      stripe: (way?.stripe ?? []).filter((method) => takesSum(method, left)),
      madeAt: row.created_at,
      cancelledAt: row.cancelled_at,
    };
  });
}

/** The agreed terms, as charges and subscriptions store them. */
export function agreedOf(
  row: Pick<
    ChargeRow,
    'plan_id' | 'title' | 'includes' | 'period' | 'centavos' | 'discount' | 'discount_reason'
  >,
) {
  const { title, includes, centavos, discount } = row;
  return {
    plan: row.plan_id,
    title,
    includes,
    period: v.parse(period, row.period),
    centavos,
    discount,
    discountReason: row.discount_reason,
  };
}

function otherOf(row: ChargeRow, asCoach: boolean): Charge['other'] {
  return asCoach
    ? { id: row.student_id, name: row.student_name || GONE_NAME }
    : { id: row.coach_id, name: row.coach_name || GONE_NAME };
}

interface Beside {
  readonly receipt: boolean;
  readonly recovered: number | null;
  readonly asCoach: boolean;
}

function tellPayment(row: PaymentRow, { receipt, recovered, asCoach }: Beside): ChargePayment {
  const { reason, note, day } = row;
  return {
    ...paymentOf(row),
    reason,
    note,
    day,
    receipt,
    at: row.created_at,
    settledAt: row.settled_at,
    recovered: asCoach ? recovered : null,
    // The coach does not need it, and the page of a boleto names the payer.
    voucher:
      asCoach || row.voucher === null ? null : v.parse(voucherSchema, JSON.parse(row.voucher)),
  };
}

async function receiptsOf(
  db: Kysely<Database>,
  charges: readonly string[],
): Promise<ReadonlySet<string>> {
  if (charges.length === 0) return new Set();
  const rows = await db
    .selectFrom('charge_receipt')
    .innerJoin('charge_payment', 'charge_payment.id', 'charge_receipt.payment_id')
    .select('payment_id')
    .where('charge_id', 'in', charges)
    .execute();
  return new Set(rows.map((row) => row.payment_id));
}

/** Centavos taken from professionals' accounts for disputes, by payment. */
async function recoveredOf(
  db: Kysely<Database>,
  payments: ReadonlyMap<string, readonly PaymentRow[]>,
): Promise<ReadonlyMap<string, number>> {
  const disputed = [...payments.values()].flat().filter(({ dispute }) => dispute !== null);
  if (disputed.length === 0) return new Map();
  const rows = await db
    .selectFrom('stripe_recovery')
    .select(['payment_id', 'recovered', 'settled_refunds'])
    .where(
      'payment_id',
      'in',
      disputed.map(({ id }) => id),
    )
    .execute();
  return new Map(rows.map((row) => [row.payment_id, takenByDisputes(row)]));
}

interface Ways {
  readonly payee: Payee | null;
  readonly stripe: readonly Charge['stripe'][number][];
}

/** How each professional can be paid; no way for one with a suspended or leaving account. */
async function waysTo(
  db: Kysely<Database>,
  stripe: StripeSide | null,
  owed: readonly ChargeRow[],
): Promise<ReadonlyMap<string, Ways>> {
  const coaches = [...new Set(owed.flatMap(({ coach_id }) => coach_id ?? []))];
  if (coaches.length === 0) return new Map();
  const open: string[] = [];
  for (const coach of coaches) if (!(await isAtRest(db, coach))) open.push(coach);
  const payees = await payeesOf(db, open);
  return new Map(
    await Promise.all(
      open.map(async (coach): Promise<[string, Ways]> => {
        const ways = stripe ? await stripe.waysOf(db, coach) : [];
        const known = payees.get(coach);
        const payee = known ? { name: known.name, city: known.city, pix: known.pix } : null;
        return [coach, { payee, stripe: ways }];
      }),
    ),
  );
}

/**
 * The payee data of each professional who entered them. A stored key that later rules refuse is in
 * `invalidPix` alone, so that no payer pays to it.
 */
export async function payeesOf(
  db: Kysely<Database>,
  coaches: readonly string[],
): Promise<ReadonlyMap<string, Payee & Partial<OwnPayee>>> {
  if (coaches.length === 0) return new Map();
  const rows = await db
    .selectFrom('charge_settings')
    .select(['coach_id', 'payee_name', 'payee_city', 'pix_kind', 'pix_key'])
    .where('coach_id', 'in', coaches)
    .where('payee_name', '!=', '')
    .execute();
  return new Map(
    rows.map(({ coach_id, payee_name, payee_city, pix_kind, pix_key }) => {
      const kind = v.parse(pixKind, pix_kind);
      const stored = kind && pix_key !== null ? { kind, key: pix_key } : null;
      const pix = stored && pixKeyOf(stored.kind, stored.key);
      const payee = { name: payee_name, city: payee_city, pix };
      return [coach_id, stored && !pix ? { ...payee, invalidPix: stored } : payee];
    }),
  );
}
