import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema';
import type { Paying } from './ground';
import { isOtherRequest, reach, stripeErrorOf } from './stripe';

/** An answer with one of these statuses is not stored under the idempotency key. */
const NOT_STORED = [401, 409, 429];

/** A call takes seconds, and its repetitions take less than two minutes. */
const AROUND_SECONDS = 300;

interface Act<T> {
  /** The act's name, and its idempotency key until Stripe answers with an error. */
  readonly act: string;
  readonly send: (idempotencyKey: string) => Promise<T>;
  /**
   * Finds what an earlier try made although its answer was an error.
   * @param at instant of that answer
   */
  readonly find: (at: number) => Promise<T | null>;
}

/**
 * Executes a call at Stripe at most once, over restarts too. A try without an answer keeps its key,
 * so the next try learns its outcome. Stripe replays an error for a day. So the next try has
 * another key, and first looks for the object that the earlier one may have made.
 * @throws as {@link reach}
 */
export async function attempt<T>(paying: Paying, { act, send, find }: Act<T>): Promise<T> {
  const { number, at } = await attemptOf(paying, act);
  const made = number === 0 ? null : await find(at);
  if (made !== null) return made;
  try {
    return await reach(send(keyOf(act, number)));
  } catch (error) {
    if (!isStored(error)) throw error;
    await countError(paying, act, number);
    if (!isOtherRequest(error)) throw error;
  }
  // The key was used before with other parameters, for example another fee.
  return (await find(paying.now())) ?? (await reach(send(keyOf(act, number + 1))));
}

/** The parameters of a list of what Stripe made around an instant, epoch ms. */
export function around(at: number) {
  const second = Math.floor(at / 1000);
  return { created: { gte: second - AROUND_SECONDS, lte: second + AROUND_SECONDS }, limit: 100 };
}

/** The first fitting object of a list, over all its pages. */
export function findAround<T>(
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

async function attemptOf({ db, now }: Paying, act: string) {
  const row = await db
    .selectFrom('stripe_attempt')
    .select(['number', 'at'])
    .where('act', '=', act)
    .executeTakeFirst();
  return row ?? { number: 0, at: now() };
}

function isStored(error: unknown): boolean {
  const status = stripeErrorOf(error)?.statusCode;
  return status !== undefined && !NOT_STORED.includes(status);
}

/** Two processes with the same try count its error once. */
async function countError({ db, now }: Paying, act: string, number: number): Promise<void> {
  const next = { number: number + 1, at: now() };
  await db
    .insertInto('stripe_attempt')
    .values({ act, ...next })
    .onConflict((conflict) =>
      conflict.column('act').doUpdateSet(next).where('stripe_attempt.number', '=', number),
    )
    .execute();
}

/** Notes an act that has to be resumed if this process ends before it. */
export async function noteAct({ now }: Paying, trx: Transaction<Database>, act: string) {
  await trx
    .insertInto('stripe_attempt')
    .values({ act, number: 0, at: now() })
    .onConflict((conflict) => conflict.column('act').doNothing())
    .execute();
}

export async function forgetAct(trx: Transaction<Database>, act: string): Promise<void> {
  await trx.deleteFrom('stripe_attempt').where('act', '=', act).execute();
}
