import type { Kysely } from 'kysely';
import type { Connection } from '../db/database';
import type { Database } from '../db/schema';
import type { Metrics } from './registry';

/** Gauges of the database: this process's pool and the outboxes of all processes. */
export function watchDatabase(metrics: Metrics, { db, pool }: Connection, now: () => number): void {
  if (pool) {
    metrics.gauge('anilha_db_connections', 'Connections to the database, by state.', () => {
      const { open, idle } = pool();
      return [
        [{ state: 'busy' }, open - idle],
        [{ state: 'idle' }, idle],
      ];
    });
    metrics.gauge('anilha_db_waiting', 'Statements that wait for a connection.', () => {
      return pool().waiting;
    });
  }
  metrics.gauge('anilha_mail_outbox', 'Mails that wait to be sent.', () =>
    countOf(db, 'mail_outbox'),
  );
  metrics.gauge('anilha_mail_oldest_seconds', 'Age of the mail that waits longest.', async () => {
    const row = await db
      .selectFrom('mail_outbox')
      .select(({ fn }) => fn.min('created_at').as('since'))
      .executeTakeFirst();
    return row?.since ? Math.max(0, (now() - Number(row.since)) / 1000) : 0;
  });
  metrics.gauge(
    'anilha_disputes_unrecovered_centavos',
    "Money of disputes that the operator bears, because it could not be taken from a professional's account.",
    () => movesLeft(db, 'withdrawn', 'recovered'),
  );
  metrics.gauge(
    'anilha_disputes_owed_centavos',
    'Money of disputes and returned refunds that could not be transferred to its professional again.',
    () => movesLeft(db, 'recovered', 'withdrawn'),
  );
  metrics.gauge(
    'anilha_fees_unreturned_centavos',
    'Shares of the fee that could not be returned to a professional with a refund.',
    async () => {
      const { sum } = await db
        .selectFrom('stripe_fee')
        .select(({ fn }) => fn.sum<number | null>('centavos').as('sum'))
        .executeTakeFirstOrThrow();
      return Number(sum ?? 0);
    },
  );
  metrics.gauge('anilha_push_queue', 'Notices to devices that wait for their time.', () =>
    countOf(db, 'push_delivery'),
  );
}

/** The sum of what one column of the moves at Stripe has more than the other, in centavos. */
async function movesLeft(
  db: Kysely<Database>,
  more: 'withdrawn' | 'recovered',
  less: 'withdrawn' | 'recovered',
): Promise<number> {
  const row = await db
    .selectFrom('stripe_recovery')
    .select(({ fn, eb }) => fn.sum<number | null>(eb(more, '-', eb.ref(less))).as('sum'))
    .whereRef(more, '>', less)
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

async function countOf(
  db: Kysely<Database>,
  table: 'mail_outbox' | 'push_delivery',
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}
