import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { CHARGE_DAYS, type ChargeFact } from '#domain/coaching/attention';
import { addDays, type LocalDay } from '#domain/local-day';
import type { Database } from '../../db/schema';

type Linked = Database & { link: { student_id: string } };

/** The sums of payments as in #domain/charges/standing: all that arrived, and those kept in part. */
const ARRIVED = sql`coalesce((
  select sum(p.centavos) from charge_payment p where p.charge_id = charge.id and p.state = 'settled'), 0)`;
const COVER = sql`coalesce((
  select sum(case when p.centavos > p.refunded + p.lost then p.centavos else 0 end)
  from charge_payment p where p.charge_id = charge.id and p.state = 'settled'), 0)`;

function has(condition: string) {
  return sql<SqlBool>`exists (select 1 from charge_payment p where p.charge_id = charge.id and ${sql.raw(condition)})`;
}

/**
 * The charges of a student that need the professional, as part of the statement that reads their
 * links. `owed` is the oldest unpaid one that is overdue or due soon, `claimed` the oldest one
 * whose payer states to have paid.
 * Each is one text for {@link readCharge}; null for none.
 */
export function chargesToLookAt(
  { selectFrom }: ExpressionBuilder<Linked, 'link'>,
  professional: string,
  today: LocalDay,
) {
  const unpaid = selectFrom('charge')
    .where('charge.coach_id', '=', professional)
    .whereRef('charge.student_id', '=', 'link.student_id')
    .where('charge.cancelled_at', 'is', null)
    .where(sql<SqlBool>`${COVER} < charge.centavos - charge.discount`)
    .where(({ not }) => not(has("p.state = 'pending'")))
    .where(({ not }) => not(has("p.state = 'settled' and p.dispute in ('open', 'appeal')")));
  const owed = unpaid
    .where('charge.due_day', '<=', addDays(today, CHARGE_DAYS + 1))
    .where(({ not }) => not(has("p.state = 'claimed'")))
    // Refunded money counts as settled.
    .where(sql<SqlBool>`${ARRIVED} < charge.centavos - charge.discount`)
    .select(
      sql<string | null>`min(charge.due_day || ' ' || charge.id || ' ' || charge.zone)`.as(
        'charge',
      ),
    );
  const claimed = unpaid
    .innerJoin('charge_payment', 'charge_payment.charge_id', 'charge.id')
    .where('charge_payment.state', '=', 'claimed')
    .select(
      sql<
        string | null
      >`min(charge.due_day || ' ' || charge.id || ' ' || charge.zone || ' ' || charge_payment.created_at)`.as(
        'charge',
      ),
    );
  return [owed.as('owed'), claimed.as('claimed')] as const;
}

/** Parses the texts; a claim wins, because its payer waits for an answer. Null without either. */
export function readCharge({
  owed,
  claimed,
}: {
  readonly owed: string | null;
  readonly claimed: string | null;
}): ChargeFact | null {
  const [due, id, zone, at] = (claimed ?? owed ?? '').split(' ');
  if (!due || !id || !zone) return null;
  return { id, due, zone, claimedAt: at === undefined ? null : Number(at) };
}
