import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { addDays, type LocalDay } from '#domain/local-day';
import type { Charges } from '#protocol/charges/charges';
import type { Database } from '../../db/schema';
import { type ReadingDeps, tellCharges } from './charges';
import { chargeRefusal } from './refusals';

/** Charges in one page. */
const PAGE = 2000;
const CURSOR = /^(\d{4}-\d\d-\d\d)~([\w-]{1,64})$/;

type Of = ExpressionBuilder<Database, 'charge'>;
type Page = Pick<Charges, 'charges' | 'next'>;

/**
 * Charges of a person, on both sides, last due day first. Each page also includes charges of later
 * pages with money that arrived in its own days, so that the sums of its months are whole. The
 * newest page also has those that may still wait for an act, so that no debt is out of sight.
 * Throws `unknown_charge` for an invalid `before`.
 * @param before `next` of the former page; null for the newest
 */
export async function chargesOf(
  deps: ReadingDeps,
  person: string,
  before: string | null,
): Promise<Page> {
  const all = deps.db
    .selectFrom('charge')
    .selectAll()
    .where(({ eb, or }) => or([eb('coach_id', '=', person), eb('student_id', '=', person)]))
    .orderBy('due_day', 'desc')
    .orderBy('id', 'desc');
  const rows = await (before === null ? all : all.where(isBefore(before))).limit(PAGE).execute();
  const last = rows.length === PAGE ? rows.at(-1) : undefined;
  const next = last ? { before: `${last.due_day}~${last.id}`, since: last.due_day } : null;
  const extra =
    next === null
      ? []
      : await all
          .where(isBefore(next.before))
          .where((of) => {
            const arrived = hasMoneyOf(
              next.since,
              before === null ? null : before.slice(0, 10),
            )(of);
            return before === null ? of.or([mayWait(of), arrived]) : arrived;
          })
          .limit(PAGE)
          .execute();
  return { charges: await tellCharges(deps, [...rows, ...extra], person), next };
}

/**
 * Whether money arrived between two days, both included. A payment without a day of its own counts
 * by its instant, with a day more on both sides, because zones differ.
 */
function hasMoneyOf(from: LocalDay, until: LocalDay | null): (of: Of) => Expression<SqlBool> {
  const first = Date.parse(addDays(from, -1));
  const last = until === null ? null : Date.parse(addDays(until, 2));
  return ({ exists, selectFrom }) =>
    exists(
      selectFrom('charge_payment')
        .select('charge_payment.id')
        .whereRef('charge_payment.charge_id', '=', 'charge.id')
        .where('state', '=', 'settled')
        .where(({ eb, or, and }) =>
          or([
            and([eb('day', '>=', from), ...(until === null ? [] : [eb('day', '<=', until)])]),
            and([
              eb('day', 'is', null),
              eb('settled_at', '>=', first),
              ...(last === null ? [] : [eb('settled_at', '<', last)]),
            ]),
          ]),
        ),
    );
}

function isBefore(cursor: string): (of: Of) => Expression<SqlBool> {
  const [, day, id] = CURSOR.exec(cursor) ?? [];
  if (day === undefined || id === undefined) throw chargeRefusal('unknown_charge');
  return ({ eb, or, and }) =>
    or([eb('due_day', '<', day), and([eb('due_day', '=', day), eb('id', '<', id)])]);
}

/**
 * Not fully paid, as far as one statement can decide, or in progress: the rules decide in detail.
 */
function mayWait({ eb, or, and, not, exists, selectFrom }: Of): Expression<SqlBool> {
  const payments = selectFrom('charge_payment').whereRef(
    'charge_payment.charge_id',
    '=',
    'charge.id',
  );
  const moving = payments
    .where((one) =>
      one.or([
        one('state', 'in', ['claimed', 'pending']),
        one('dispute', 'in', ['open', 'appeal']),
      ]),
    )
    .select('charge_payment.id');
  const arrived = payments
    .where('state', '=', 'settled')
    .select((one) =>
      one.fn.coalesce(one.fn.sum<number>('charge_payment.centavos'), one.val(0)).as('sum'),
    );
  return or([
    exists(moving),
    and([
      eb('cancelled_at', 'is', null),
      not(eb(arrived, '>=', eb('charge.centavos', '-', eb.ref('discount')))),
    ]),
  ]);
}
