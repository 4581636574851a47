import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { Paying } from './ground';
import { isOtherRequest, reach, stripeErrorOf } from './stripe';

/** An answer with one of these statuses is not stored under the idempotency key. */
const NOT_STORED = [401, 409, 429];

/** Stripe may forget a key after 24 hours. */
const REMEMBERED_MS = 20 * 60 * 60_000;
/** The clocks of both sides differ. */
const SKEW_SECONDS = 300;

interface Act<T> {
  /** The act's name, and its idempotency key until Stripe answers with an error. */
  readonly act: string;
  readonly send: (idempotencyKey: string) => Promise<T>;
  /**
   * Finds what an earlier try made although its answer was an error or lost.
   * @param since instant of the first try
   */
  readonly find: (since: number) => Promise<T | null>;
  /** The first try also looks at Stripe, because the count of earlier tries is kept 30 days only. */
  readonly looksFirst?: boolean;
}
interface Tries {
  /** Number of tries that Stripe answered with an error. */
  readonly number: number;
  /** Instant before the first try. */
  readonly at: number;
}

/**
 * Executes a call at Stripe at most once, over restarts too. A try without an answer keeps its key,
 * so the next try learns its outcome. Stripe replays an error for a day, so the next try has
 * another key. That try, or one whose key Stripe may have forgotten, first looks for what an
 * earlier one made.
 * @throws as {@link reach}
 */
export async function attempt<T>(paying: Paying, act: Act<T>): Promise<T> {
  return tryAct(paying, act, await begin(paying, paying.db, act.act));
}

/** {@link attempt} of an act that {@link noteAct} noted; null if it was forgotten since. */
export async function resumeAct<T>(paying: Paying, act: Act<T>): Promise<T | null> {
  const tries = await paying.db
    .selectFrom('stripe_attempt')
    .select(['number', 'at'])
    .where('act', '=', act.act)
    .executeTakeFirst();
  return tries ? tryAct(paying, act, tries) : null;
}

async function tryAct<T>(
  paying: Paying,
  { act, send, find, looksFirst = false }: Act<T>,
  { number, at }: Tries,
): Promise<T> {
  const isUnsure = looksFirst || number > 0 || at <= paying.now() - REMEMBERED_MS;
  const made = isUnsure ? await find(at) : null;
  if (made !== null) return made;
  const sendAs = async (nth: number): Promise<T> => {
    try {
      return await reach(send(keyOf(act, nth)));
    } catch (error) {
      if (isStored(error)) await countError(paying, act, nth);
      throw error;
    }
  };
  try {
    return await sendAs(number);
  } catch (error) {
    if (!isStored(error) || !isOtherRequest(error)) throw error;
  }
  // The key was used before with other parameters, for example another fee.
  return (await find(at)) ?? (await sendAs(number + 1));
}

/** The parameters of a list of what Stripe made since an instant, epoch ms. */
export function createdSince(at: number) {
  return { created: { gte: Math.floor(at / 1000) - SKEW_SECONDS }, limit: 100 };
}

/** The first fitting object of a list, over all its pages. */
export function findListed<T>(
  list: AsyncIterable<T>,
  fits: (one: T) => boolean,
): Promise<T | null> {
  const search = async () => {
    for await (const one of list) if (fits(one)) return one;
    return null;
  };
  return reach(search());
}

function keyOf(act: string, number: number): string {
  return number === 0 ? act : `${act}-${number}`;
}

/** Stores an act before its first try, and returns its tries so far. */
function begin({ now }: Paying, db: Kysely<Database>, act: string): Promise<Tries> {
  return db
    .insertInto('stripe_attempt')
    .values({ act, number: 0, at: now() })
    .onConflict((conflict) => conflict.column('act').doUpdateSet({ act }))
    .returning(['number', 'at'])
    .executeTakeFirstOrThrow();
}

function isStored(error: unknown): boolean {
  const status = stripeErrorOf(error)?.statusCode;
  return status !== undefined && !NOT_STORED.includes(status);
}

/** Two processes with the same try count its error once. */
async function countError({ db }: Paying, act: string, number: number): Promise<void> {
  await db
    .updateTable('stripe_attempt')
    .set({ number: number + 1 })
    .where('act', '=', act)
    .where('number', '=', number)
    .execute();
}

/** Notes an act that has to be resumed if this process ends before it. */
export async function noteAct(paying: Paying, trx: Transaction<Database>, act: string) {
  await begin(paying, trx, act);
}

/** Whether {@link resumeAct} would send an act. */
export async function isNoted({ db }: Pick<Paying, 'db'>, act: string): Promise<boolean> {
  const row = await db
    .selectFrom('stripe_attempt')
    .select('act')
    .where('act', '=', act)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes {@link resumeAct} send an act no more; one that is being sent may still arrive.
 * @returns whether it was noted
 */
export async function forgetAct(trx: Transaction<Database>, act: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('stripe_attempt')
    .where('act', '=', act)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
