import type { Transaction } from 'kysely';
import { type NextCharge, nextCharge } from '#domain/charges/next-charge';
import { chargeStanding, leftOf } from '#domain/charges/standing';
import { type ChargeLink, type Checkout, LINK_DAYS } from '#protocol/charges/charges';
import { heldGrant } from '../access/coaching';
import { isAtRest } from '../access/suspension';
import type { Actor } from '../core/auth';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { type ReadingDeps, rowFor, tellCharges } from './ledger/charges';
import { type ChargeRow, chargeFacts, isIn, lockCharge, paymentsOf } from './ledger/facts';
import { chargeRefusal } from './ledger/refusals';
import type { ChargeTokens } from './link';
import { dueOf, runningSubscriptions } from './subscriptions/subscription-row';

const DAY_MS = 86_400_000;

type LinkDeps = Pick<Deps, 'now' | 'env'> & { readonly tokens: ChargeTokens };

/**
 * Creates the short link of a charge, for either side. Needs a transaction.
 * @param renew invalidates all earlier links
 */
export async function linkTo(
  { now, env, tokens }: LinkDeps,
  trx: Transaction<Database>,
  person: Actor,
  id: string,
  renew: boolean,
): Promise<ChargeLink> {
  const row = await rowFor(trx, person.id, id);
  if (renew) {
    await trx
      .updateTable('charge')
      .set(({ eb }) => ({ link_version: eb('link_version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
  const { link_version: version } = renew ? await rowFor(trx, person.id, id) : row;
  const endsAt = Math.floor(now() / 1000) * 1000 + LINK_DAYS * DAY_MS;
  return { address: `${env.webUrl}/links/${tokens.of(id, version, endsAt)}`, endsAt };
}

/**
 * The charge of a link. Its student, once there is one, and its coach can read it; others only
 * before that.
 */
export async function checkoutOf(
  deps: ReadingDeps & LinkDeps,
  person: Actor,
  token: string,
): Promise<Checkout> {
  const row = await linked(deps, deps.db, person, token);
  const whose = whoseIs(row, person);
  const [charge] = await tellCharges(deps, [row], person.id);
  if (!charge) throw chargeRefusal('unknown_charge');
  const stripeKey = charge.stripe.length > 0 ? (deps.stripe?.key ?? null) : null;
  // A reader who only has the link sees the amount, not the payments.
  const told = whose === 'nobody' ? { ...charge, payments: [] } : charge;
  const next = await nextOf(deps.db, row);
  return {
    charge: told,
    whose,
    stripeKey,
    next: next?.due ?? null,
    nextCentavos: next?.centavos ?? null,
  };
}

/**
 * The professional of a charge's link, for people without an account. Null once the link is over,
 * or if the charge cannot be taken over; undefined for a token of another sort.
 */
export async function chargerOfLink(
  { db, now, tokens }: Pick<Deps, 'db' | 'now'> & { readonly tokens: ChargeTokens },
  token: string,
): Promise<string | null | undefined> {
  const named = tokens.read(token);
  if (!named) return undefined;
  const row = await db
    .selectFrom('charge')
    .select(['coach_id', 'student_name', 'link_version'])
    .where('id', '=', named.charge)
    .executeTakeFirst();
  const over = row?.link_version !== named.version || named.endsAt <= now();
  return over || !(await isOpenTo(db, row)) ? null : row.coach_id;
}

/** The next charge of a subscription beside one of its charges; null for none. */
async function nextOf(
  db: ReadingDeps['db'],
  { id, subscription_id }: ChargeRow,
): Promise<NextCharge | null> {
  if (subscription_id === null) return null;
  const charges = await db
    .selectFrom('charge')
    .selectAll()
    .where('subscription_id', '=', subscription_id)
    .where('cancelled_at', 'is', null)
    .where('id', '!=', id)
    .execute();
  const payments = await paymentsOf(
    db,
    charges.map((one) => one.id),
  );
  const others = charges.map((charge) => {
    const own = payments.filter(({ charge_id }) => charge_id === charge.id);
    const { due_day: due, zone } = charge;
    const facts = chargeFacts(charge, own);
    return { due, zone, left: leftOf(facts), standing: chargeStanding(facts) };
  });
  const row = await runningSubscriptions(db)
    .where('plan_subscription.id', '=', subscription_id)
    .executeTakeFirst();
  return nextCharge(
    others,
    row ? { due: dueOf(row), centavos: row.centavos - row.discount } : null,
  );
}

/**
 * Makes a person the payer of a charge by name, with the other parts of the same agreement. The
 * first person wins; repeating it changes nothing. Needs a transaction.
 */
export async function bind(
  deps: Pick<Deps, 'now'> & { readonly tokens: ChargeTokens },
  trx: Transaction<Database>,
  person: Actor,
  token: string,
): Promise<void> {
  const named = deps.tokens.read(token);
  // The second of two concurrent calls reads the result of the first.
  if (named) await lockCharge(trx, named.charge, deps.now());
  const row = await linked(deps, trx, person, token);
  const whose = whoseIs(row, person);
  if (whose === 'own') throw chargeRefusal('own_charge');
  if (whose === 'mine') return;
  const grant = row.coach_id === null ? null : await heldGrant(trx, row.coach_id, person.id);
  await trx
    .updateTable('charge')
    .set({
      student_id: person.id,
      student_name: person.name,
      updated_at: deps.now(),
      link_id: grant?.member === null ? grant.link : null,
    })
    .where('student_id', 'is', null)
    .where(({ eb, and, or }) =>
      or([
        eb('id', '=', row.id),
        and([
          eb('coach_id', '=', row.coach_id),
          eb('student_name', '=', row.student_name),
          // Parts of the same form share their creation time, and no two forms have the same one.
          eb('created_at', '=', row.created_at),
          eb('parts', '=', row.parts),
          eb('parts', '>', 1),
        ]),
      ]),
    )
    .execute();
}

/**
 * The charge of a valid link. Once the charge has a student, other people get `charge_of_another`.
 */
async function linked(
  { now, tokens }: Pick<Deps, 'now'> & { readonly tokens: ChargeTokens },
  db: ReadingDeps['db'],
  person: Actor,
  token: string,
): Promise<ChargeRow> {
  const named = tokens.read(token);
  if (!named) throw chargeRefusal('unknown_charge');
  const row = await db
    .selectFrom('charge')
    .selectAll()
    .where('id', '=', named.charge)
    .executeTakeFirst();
  if (!row) throw chargeRefusal('unknown_charge');
  if (row.student_id !== null && !isIn(row, person.id)) throw chargeRefusal('charge_of_another');
  if (named.version !== row.link_version || named.endsAt <= now()) {
    throw chargeRefusal('charge_link_over');
  }
  if (!isIn(row, person.id) && !(await isOpenTo(db, row))) throw chargeRefusal('unknown_charge');
  return row;
}

/**
 * Whether a new payer may take over the charge: its coach is active, and its payer was not an
 * erased student.
 */
async function isOpenTo(
  db: ReadingDeps['db'],
  row: Pick<ChargeRow, 'coach_id' | 'student_name'>,
): Promise<boolean> {
  const { coach_id, student_name } = row;
  return coach_id !== null && student_name !== '' && !(await isAtRest(db, coach_id));
}

function whoseIs(row: ChargeRow, person: Actor): Checkout['whose'] {
  if (row.coach_id === person.id) return 'own';
  return row.student_id === person.id ? 'mine' : 'nobody';
}
