import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { Paying } from './ground';
import { reach, StripeRefused, StripeUnreachable, stripeErrorOf } from './stripe';

/** Stripe's lists may lag behind its clock, and the clocks of both sides differ. */
const OVERLAP_MS = 60 * 60_000;
/** After this many items without an answer Stripe is down, and the rest waits for the next pass. */
const UNHEARD_IN_A_ROW = 3;

/**
 * Runs an act at Stripe for each item. A failure is logged and stops none of the items behind it.
 * @throws the first 502 `stripe_unreachable` in the end
 */
export async function passOver<T>(
  { log }: Pick<Paying, 'log'>,
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
  failed: (item: T) => { readonly words: string; readonly ids: Readonly<Record<string, string>> },
): Promise<void> {
  let unheard = 0;
  let first: StripeUnreachable | undefined;
  for (const item of items) {
    try {
      await act(item);
      unheard = 0;
    } catch (error) {
      const { words, ids } = failed(item);
      log.warn({ err: error, ...ids }, words);
      if (!(error instanceof StripeUnreachable)) continue;
      first ??= error;
      unheard = isUnheard(error) ? unheard + 1 : 0;
      if (unheard === UNHEARD_IN_A_ROW) break;
    }
  }
  if (first) throw first;
}

function isUnheard(error: StripeUnreachable): boolean {
  const status = stripeErrorOf(error)?.statusCode;
  return status === undefined || status === 429;
}

/** The parameters of a page of a list at Stripe. */
export interface ListPage {
  readonly created: { readonly gte: number };
  readonly limit: number;
  readonly starting_after?: string;
}

/**
 * Reads a list at Stripe since the last look, newest first, and stores the time of this look. The
 * first look reads everything. After a failure the next one starts at the same time again.
 * @param take may return the instant, epoch ms, of the next look's start
 * @throws 502 `stripe_unreachable` without the list
 */
export async function passNewer<T extends { readonly id: string }>(
  { db, now }: Pick<Paying, 'db' | 'now'>,
  list: string,
  ask: (page: ListPage) => Promise<{ readonly data: T[]; readonly has_more: boolean }>,
  take: (items: readonly T[]) => Promise<number | null>,
): Promise<void> {
  let until = now();
  const last = await db
    .selectFrom('stripe_look')
    .select('until')
    .where('list', '=', list)
    .executeTakeFirst();
  const gte = Math.max(0, Math.floor((Number(last?.until ?? 0) - OVERLAP_MS) / 1000));
  let after: string | undefined;
  do {
    const page = { created: { gte }, limit: 100, ...(after && { starting_after: after }) };
    const { data, has_more } = await reach(ask(page)).catch((error: unknown) => {
      throw error instanceof StripeRefused ? new StripeUnreachable(error.cause) : error;
    });
    until = Math.min(until, (await take(data)) ?? until);
    after = has_more ? data.at(-1)?.id : undefined;
  } while (after !== undefined);
  await db
    .insertInto('stripe_look')
    .values({ list, until })
    .onConflict((conflict) => conflict.column('list').doUpdateSet({ until }))
    .execute();
}

/** Queues PaymentIntents to be read at Stripe; one that waits already stays as it is. */
export async function queueIntents(
  db: Kysely<Database>,
  intents: readonly string[],
  until: number,
): Promise<void> {
  if (intents.length === 0) return;
  await db
    .insertInto('stripe_look')
    .values(intents.map((list) => ({ list, until })))
    .onConflict((conflict) => conflict.column('list').doNothing())
    .execute();
}

/** Queues a PaymentIntent to be read again from an instant on, epoch ms. */
export async function queueAgain(db: Kysely<Database>, list: string, until: number): Promise<void> {
  await db
    .insertInto('stripe_look')
    .values({ list, until })
    .onConflict((conflict) => conflict.column('list').doUpdateSet({ until }))
    .execute();
}
