import type { Transaction } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { leftOf } from '#domain/charges/standing';
import { reais } from '#words/charges/charges';
import type { Deps } from '../core/deps';
import type { Database } from '../db/schema';
import { type ChargeRow, chargeFacts, type PaymentRow, paymentsOf } from './ledger/facts';

/** Maximum ids in one statement; an account may have more than a database allows. */
const AT_ONCE = 500;

/**
 * Handles charges when an account is erased. Unpaid ones are deleted. Paid ones stay with the other
 * side as proof, without the erased person's id, name, words and pictures. They ask for no further
 * money. The other side gets the sum that was open.
 */
export function followErasedCharges({ events, notices, now }: ErasingDeps): void {
  events.on('account.erased', async (trx, { userId }) => {
    const others = new Set<string>();
    const about = new Set<string>();
    const open = new Map<string, Owed>();
    const note = ({ id, coach_id, student_id }: Pick<ChargeRow, 'id' | keyof Sides>) => {
      about.add(id);
      for (const side of [coach_id, student_id]) if (side && side !== userId) others.add(side);
    };
    // Each round detaches its charges from the person, so the next one finds others.
    for (let rows = await hold(trx, userId, now()); rows.length > 0; ) {
      rows.forEach(note);
      for (const one of await part(trx, rows, userId, now())) {
        open.set(one.person, { ...one, left: one.left + (open.get(one.person)?.left ?? 0) });
      }
      rows = await hold(trx, userId, now());
    }
    const subscriptions = await trx
      .deleteFrom('plan_subscription')
      .where(({ eb, or }) => or([eb('coach_id', '=', userId), eb('student_id', '=', userId)]))
      .returning(['id', 'coach_id', 'student_id'])
      .execute();
    subscriptions.forEach(note);
    await eraseNotices(trx, [...others], about);
    for (const one of open.values()) await tellOfOpen({ notices }, trx, one);
  });
}

/** The open sum between an erased person and another one. */
interface Owed {
  readonly person: string;
  /** Centavos. */
  readonly left: number;
  /** The other person's list of charges. */
  readonly path: string;
}

type ErasingDeps = Pick<Deps, 'events' | 'notices' | 'now'>;

/** Notifies the other side of charges that nobody pays any more. The notice has no name. */
function tellOfOpen(
  { notices }: Pick<ErasingDeps, 'notices'>,
  trx: Transaction<Database>,
  { person, left, path }: Owed,
): Promise<boolean> {
  return notices.tell(trx, {
    person,
    kind: 'charge',
    key: `charges-over:${uuidv7()}`,
    title: 'Cobranças em aberto terminaram',
    body: `Do outro lado, a conta foi excluída. O que faltava pagar, ${reais(left)}, saiu das cobranças.`,
    path,
    pushed: { body: 'Do outro lado, a conta foi excluída.' },
  });
}

type Sides = Pick<ChargeRow, 'coach_id' | 'student_id'>;

/**
 * Locks some of a person's charges by writing them, so that payments under way are settled first.
 */
function hold(trx: Transaction<Database>, person: string, at: number): Promise<ChargeRow[]> {
  return trx
    .updateTable('charge')
    .set({ updated_at: at })
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('charge')
        .select('id')
        .where(({ eb, or }) => or([eb('coach_id', '=', person), eb('student_id', '=', person)]))
        .limit(AT_ONCE),
    )
    .returningAll()
    .execute();
}

/**
 * Separates charges from an erased person: deletes some, and leaves others to the other side.
 * @returns the open sum of each charge
 */
async function part(
  trx: Transaction<Database>,
  rows: readonly ChargeRow[],
  gone: string,
  at: number,
): Promise<Owed[]> {
  const all = await paymentsOf(trx, idsOf(rows));
  const payments = new Map<string, PaymentRow[]>();
  for (const row of all) {
    payments.set(row.charge_id, [...(payments.get(row.charge_id) ?? []), row]);
  }
  const of = ({ id }: ChargeRow) => payments.get(id) ?? [];
  const left = (row: ChargeRow) =>
    row.cancelled_at === null ? Math.max(0, leftOf(chargeFacts(row, of(row)))) : 0;
  const owed = rows.flatMap((row) => {
    const person = otherSide(row, gone);
    const path = row.coach_id === gone ? '/app/payments' : '/app/charges';
    return person !== null && left(row) > 0 ? [{ person, left: left(row), path }] : [];
  });
  const kept = rows.filter((row) => isProof(row, of(row), gone));
  const proofs = new Set(idsOf(kept));
  const others = idsOf(rows).filter((id) => !proofs.has(id));
  if (others.length > 0) await trx.deleteFrom('charge').where('id', 'in', others).execute();
  if (kept.length === 0) return owed;
  const open = idsOf(kept.filter((row) => left(row) > 0));
  if (open.length > 0) {
    await trx.updateTable('charge').set({ cancelled_at: at }).where('id', 'in', open).execute();
  }
  await leave(trx, [...proofs], gone);
  return owed;
}

/** The other person of a charge; null if there is none any more. */
function otherSide(row: Sides, gone: string): string | null {
  const other = row.coach_id === gone ? row.student_id : row.coach_id;
  return other === gone ? null : other;
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** Whether money came, or may still come, and the other side still exists. */
function isProof(row: ChargeRow, payments: readonly PaymentRow[], gone: string): boolean {
  if (otherSide(row, gone) === null) return false;
  return payments.some(({ state }) => ['settled', 'pending', 'started'].includes(state));
}

/** Removes an erased person's data from charges that stay. */
async function leave(
  trx: Transaction<Database>,
  charges: readonly string[],
  gone: string,
): Promise<void> {
  await trx
    .updateTable('charge')
    .set({ link_id: null, subscription_id: null })
    .where('id', 'in', charges)
    .execute();
  await trx
    .updateTable('charge')
    .set({ coach_id: null, coach_name: '' })
    .where('id', 'in', charges)
    .where('coach_id', '=', gone)
    .execute();
  await trx
    .updateTable('charge')
    .set({ student_id: null, student_name: '' })
    .where('id', 'in', charges)
    .where('student_id', '=', gone)
    .execute();
  await trx
    .deleteFrom('charge_receipt')
    .where('payment_id', 'in', ({ selectFrom }) =>
      selectFrom('charge_payment').select('id').where('charge_id', 'in', charges),
    )
    .execute();
  await trx
    .updateTable('charge_payment')
    .set({ by_id: null, note: '', voucher: null })
    .where('charge_id', 'in', charges)
    .where('by_id', '=', gone)
    .execute();
}

/**
 * Deletes the other side's notices, which name the erased person; the erased person's own are
 * deleted with the account.
 */
async function eraseNotices(
  trx: Transaction<Database>,
  others: readonly string[],
  about: ReadonlySet<string>,
): Promise<void> {
  for (const people of parts(others)) {
    const found = await trx
      .selectFrom('notice')
      .select(['id', 'key'])
      .where('user_id', 'in', people)
      .where('kind', '=', 'charge')
      .execute();
    // Keys have the forms charge:<id>:… and subscription:<id>:…
    const ids = idsOf(found.filter(({ key }) => about.has(key.split(':')[1] ?? '')));
    for (const some of parts(ids)) {
      await trx.deleteFrom('notice').where('id', 'in', some).execute();
      await trx.deleteFrom('push_delivery').where('notice_id', 'in', some).execute();
    }
  }
}

function parts(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / AT_ONCE);
  return Array.from({ length: count }, (_, nth) => ids.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE));
}
