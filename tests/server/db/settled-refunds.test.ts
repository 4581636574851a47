import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { settledForRefunds } from '#domain/charges/payment-money';
import { MIGRATIONS } from '../../../server/db/migrations/list';
import { migrate } from '../../../server/db/migrations/migrate';
import type { Database } from '../../../server/db/schema';
import { onEveryDatabase } from '../../harness/databases';

const NAME = '0032-settled-refunds';
const AT = 1_780_000_000_000;

/** Rows in centavos as version 0031 stored them: to bear, borne, for refunds; then the new column. */
const ROWS: readonly (readonly [string, [number, number, number], number])[] = [
  // Only disputes: refunds took nothing.
  ['a dispute that was not moved', [10_000, 0, 0], 0],
  ['a dispute that was moved in part', [10_000, 4_000, 0], 0],
  ['a won dispute whose money is still to return', [0, 10_000, 0], 0],
  // A dispute of R$ 100 beside a refund of R$ 30: moves count for the dispute first.
  ['neither moved', [13_000, 0, 3_000], 0],
  ['a part of the dispute moved', [13_000, 4_000, 3_000], 0],
  ['the dispute moved, and nothing of the refund', [13_000, 10_000, 3_000], 0],
  ['the dispute moved, and a part of the refund', [13_000, 11_000, 3_000], 1_000],
  ['both moved', [13_000, 13_000, 3_000], 3_000],
  ['both moved, and the dispute won since', [3_000, 13_000, 3_000], 3_000],
  ['only a refund, moved in part', [3_000, 500, 3_000], 500],
  // A dispute of R$ 100 beside a refund of R$ 30 that a bank returned: the account gets R$ 30.
  ['the dispute moved, and the R$ 30 not sent', [7_000, 10_000, -3_000], 0],
  ['the dispute became smaller, and nothing was sent', [7_000, 12_000, -3_000], 0],
  ['a part of the R$ 30 sent', [7_000, 8_000, -3_000], -2_000],
  ['both sides moved', [7_000, 7_000, -3_000], -3_000],
  ['the R$ 30 sent, and a part of the dispute moved', [7_000, 5_000, -3_000], -3_000],
  ['only a returned refund, sent in part', [-3_000, -1_000, -3_000], -1_000],
];

/** A paid charge with one payment, both with the same id. */
async function insertPayment(db: Kysely<Database>, id: string): Promise<void> {
  const money = { centavos: 22_000, created_at: AT, updated_at: AT };
  await db
    .insertInto('charge')
    .values({
      id,
      coach_id: null,
      student_id: null,
      coach_name: 'Bia',
      student_name: 'Ana',
      link_id: null,
      subscription_id: null,
      plan_id: null,
      title: 'Consultoria',
      includes: '',
      period: 'once',
      discount: 0,
      discount_reason: '',
      discount_left: null,
      due_day: '2026-05-28',
      zone: 'America/Sao_Paulo',
      part: 1,
      parts: 1,
      sessions: null,
      sessions_used: 0,
      link_version: 1,
      cancelled_at: null,
      ...money,
    })
    .execute();
  await db
    .insertInto('charge_payment')
    .values({
      id,
      charge_id: id,
      method: 'card',
      state: 'settled',
      refunded: 0,
      bounced: 0,
      dispute: null,
      provider_id: null,
      reason: null,
      voucher: null,
      note: '',
      day: null,
      by_id: null,
      settled_at: AT,
      ...money,
    })
    .execute();
}

onEveryDatabase('the part of moved money that refunds took', (database) => {
  test('is derived for the rows of earlier versions', async () => {
    const connection = await database.open();
    const { db } = connection;
    const at = MIGRATIONS.findIndex(({ name }) => name === NAME);
    await migrate(connection, MIGRATIONS.slice(0, at));
    for (const [id, [withdrawn, recovered, refunds]] of ROWS) {
      await insertPayment(db, id);
      await sql`insert into stripe_recovery
        (payment_id, withdrawn, recovered, refunds, refusals, since)
        values (${id}, ${withdrawn}, ${recovered}, ${refunds}, 0, ${AT})`.execute(db);
    }
    await migrate(connection, MIGRATIONS.slice(0, at + 1));

    const stored = await db
      .selectFrom('stripe_recovery')
      .select(['payment_id', 'withdrawn', 'recovered', 'refunds', 'settled_refunds'])
      .execute();
    const settledOf = new Map(stored.map((row) => [row.payment_id, row.settled_refunds]));
    expect(settledOf).toEqual(new Map(ROWS.map(([id, , settled]) => [id, settled])));
    // Moving the rest leads to exactly the money of refunds, whatever was moved before.
    for (const row of stored) {
      const settled = settledForRefunds({ ...row, recovered: row.withdrawn });
      expect([row.payment_id, settled]).toEqual([row.payment_id, row.refunds]);
    }
    await connection.close();
  });
});
