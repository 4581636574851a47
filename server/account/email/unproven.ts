import { type Kysely, sql, type Transaction } from 'kysely';
import type { Deps } from '../../core/deps';
import { placeholderEmail } from '../../core/nameless';
import type { Database } from '../../db/schema';
import { endTrust } from '../session/trust';
import { endOwnSignUps } from './own-sign-up';

/** The number of earlier sign-ups with one e-mail that wait beside the newest. */
const PLACES = 10;

const unproven = sql<boolean>`not ${sql.ref('emailVerified')}`;

const PARKED = 'parked:';

/** Substitute e-mails for waiting accounts; no form accepts them as an e-mail. */
function placesOf(email: string): string[] {
  return Array.from({ length: PLACES }, (_, place) => `${PARKED}${place}:${email}`);
}

/**
 * Deletes the unverified accounts with this e-mail, including waiting ones. They never had a
 * session, so they hold no data.
 */
export async function discardUnproven(db: Kysely<Database>, email: string): Promise<void> {
  await db
    .deleteFrom('user')
    .where('email', 'in', [email, ...placesOf(email)])
    .where(unproven)
    .execute();
}

/**
 * Frees an unverified e-mail for one more sign-up. An earlier sign-up may be the true owner's, so
 * it waits. This browser's own one (`own`) is replaced.
 */
export async function makeRoom(
  trx: Kysely<Database>,
  email: string,
  own: string | null,
): Promise<void> {
  if (own !== null) await trx.deleteFrom('user').where('id', '=', own).where(unproven).execute();
  const holder = await unprovenHolder(trx, email);
  if (holder === null) return;
  const waiting = await trx
    .selectFrom('user')
    .select(['id', 'email'])
    .where('email', 'in', placesOf(email))
    .orderBy('createdAt')
    .execute();
  const taken = new Set(waiting.map((row) => row.email));
  let place = placesOf(email).find((one) => !taken.has(one));
  const [oldest] = waiting;
  if (place === undefined && oldest) {
    await trx.deleteFrom('user').where('id', '=', oldest.id).execute();
    place = oldest.email;
  }
  if (place !== undefined) await moveTo(trx, holder, place);
}

/**
 * Gives an unverified e-mail to the sign-up `own`; its present holder waits instead. Returns the
 * holder afterwards, null if the e-mail is verified or free.
 */
export async function takePlace(
  trx: Kysely<Database>,
  email: string,
  own: string | null,
): Promise<string | null> {
  const holder = await unprovenHolder(trx, email);
  if (holder === null || own === null || holder === own) return holder;
  const waiting = await trx
    .selectFrom('user')
    .select('email')
    .where('id', '=', own)
    .where('email', 'in', placesOf(email))
    .executeTakeFirst();
  if (!waiting) return holder;
  await moveTo(trx, own, `${PARKED}${own}`);
  await moveTo(trx, holder, waiting.email);
  await moveTo(trx, own, email);
  return own;
}

async function unprovenHolder(trx: Kysely<Database>, email: string): Promise<string | null> {
  const found = await trx
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .where(unproven)
    .executeTakeFirst();
  return found?.id ?? null;
}

/**
 * Gives a sign-up another e-mail. Links mailed for it become invalid, because they would prove the
 * e-mail of another sign-up.
 */
async function moveTo(trx: Kysely<Database>, person: string, email: string): Promise<void> {
  await endTrust(trx, person);
  await trx.updateTable('user').set({ email }).where('id', '=', person).execute();
}

/**
 * Records that a person proved their e-mail, and deletes all other sign-ups with it. False if the
 * person no longer has this e-mail.
 */
export async function keepProven(
  trx: Transaction<Database>,
  events: Deps['events'],
  { id: person, email }: { readonly id: string; readonly email: string },
): Promise<boolean> {
  if (email.startsWith(PARKED)) return false;
  const proven = await trx
    .updateTable('user')
    .set({ emailVerified: sql<boolean>`true` })
    .where('id', '=', person)
    .where('email', '=', email)
    .executeTakeFirst();
  if (proven.numUpdatedRows === 0n) return false;
  await discardUnproven(trx, email);
  await endOwnSignUps(trx, person);
  await events.emit(trx, 'account.verified', { userId: person });
  return true;
}

/**
 * Deletes unverified accounts that were created until `before` (epoch ms), because the e-mail may
 * belong to a person who never signed up.
 */
export async function forgetUnproven(
  { db }: { readonly db: Kysely<Database> },
  before: number,
): Promise<void> {
  await db
    .deleteFrom('user')
    .where(unproven)
    .where('email', 'not like', placeholderEmail('%'))
    .where('createdAt', '<=', new Date(before).toISOString())
    .execute();
}
