import { type CreateTableBuilder, sql } from 'kysely';
import type { Migration, MigrationDb } from './migration';

/** Charges, payments, subscriptions, payout settings, and Stripe's ids. */
export const charges: Migration = {
  name: '0016-charges',
  async up(db, dialect) {
    await agreed(db.schema.createTable('plan_subscription'))
      .addColumn('coach_id', 'text', (column) => column.notNull())
      .addColumn('student_id', 'text', (column) => column.notNull())
      .addColumn('link_id', 'text')
      .addColumn('first_day', 'text', (column) => column.notNull())
      .addColumn('made', 'bigint', (column) => column.notNull())
      .addColumn('paused_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('card_id', 'text')
      .addColumn('card_label', 'text')
      .addColumn('card_most', 'bigint')
      .execute();
    await agreed(db.schema.createTable('charge'))
      .addColumn('coach_id', 'text')
      .addColumn('student_id', 'text')
      .addColumn('coach_name', 'text', (column) => column.notNull())
      .addColumn('student_name', 'text', (column) => column.notNull())
      .addColumn('link_id', 'text')
      .addColumn('subscription_id', 'text')
      .addColumn('due_day', 'text', (column) => column.notNull())
      .addColumn('part', 'bigint', (column) => column.notNull())
      .addColumn('parts', 'bigint', (column) => column.notNull())
      .addColumn('sessions', 'bigint')
      .addColumn('sessions_used', 'bigint', (column) => column.notNull())
      .addColumn('link_version', 'bigint', (column) => column.notNull())
      .addColumn('cancelled_at', 'bigint')
      // No process can create a second charge of a subscription for the same day.
      .addUniqueConstraint('charge_of_subscription', ['subscription_id', 'due_day'])
      .execute();
    await db.schema
      .createTable('charge_payment')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('charge_id', 'text', (column) =>
        column.notNull().references('charge.id').onDelete('cascade'),
      )
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('centavos', 'bigint', (column) => column.notNull())
      .addColumn('refunded', 'bigint', (column) => column.notNull())
      .addColumn('dispute', 'text')
      .addColumn('provider_id', 'text', (column) => column.unique())
      .addColumn('reason', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('day', 'text')
      .addColumn('by_id', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('settled_at', 'bigint')
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('charge_receipt')
      .addColumn('payment_id', 'text', (column) =>
        column.primaryKey().references('charge_payment.id').onDelete('cascade'),
      )
      .addColumn('image', dialect === 'postgres' ? sql`bytea` : sql`blob`, (column) =>
        column.notNull(),
      )
      .execute();
    await db.schema
      .createTable('charge_reminder')
      .addColumn('charge_id', 'text', (column) =>
        column.notNull().references('charge.id').onDelete('cascade'),
      )
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('charge_reminder_key', ['charge_id', 'step'])
      .execute();
    await db.schema
      .createTable('charge_settings')
      .addColumn('coach_id', 'text', (column) => column.primaryKey())
      .addColumn('payee_name', 'text', (column) => column.notNull())
      .addColumn('payee_city', 'text', (column) => column.notNull())
      .addColumn('pix_kind', 'text')
      .addColumn('pix_key', 'text')
      .addColumn('ladder', 'text', (column) => column.notNull())
      .addColumn('wordings', 'text', (column) => column.notNull())
      .addColumn('overdue', 'text', (column) => column.notNull())
      .addColumn('overdue_days', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('stripe_account')
      .addColumn('coach_id', 'text', (column) => column.primaryKey())
      .addColumn('account', 'text', (column) => column.notNull().unique())
      .addColumn('charges_enabled', 'bigint', (column) => column.notNull())
      .addColumn('details_submitted', 'bigint', (column) => column.notNull())
      .addColumn('deauthorised_at', 'bigint')
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('stripe_customer')
      .addColumn('person_id', 'text', (column) => column.primaryKey())
      .addColumn('customer', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('stripe_event')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();
    await indexes(db);
  },
};

/** Columns shared by charges and subscriptions. */
function agreed<Table extends string>(table: CreateTableBuilder<Table>) {
  return table
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('plan_id', 'text')
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('includes', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('centavos', 'bigint', (column) => column.notNull())
    .addColumn('discount', 'bigint', (column) => column.notNull())
    .addColumn('discount_reason', 'text', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull());
}

async function indexes(db: MigrationDb): Promise<void> {
  const wanted = [
    ['charge_coach', 'charge', ['coach_id', 'due_day']],
    ['charge_student', 'charge', ['student_id', 'due_day']],
    ['charge_due', 'charge', ['due_day']],
    ['charge_payment_charge', 'charge_payment', ['charge_id']],
    ['charge_payment_state', 'charge_payment', ['state', 'updated_at']],
    ['plan_subscription_coach', 'plan_subscription', ['coach_id']],
    ['plan_subscription_student', 'plan_subscription', ['student_id']],
  ] as const;
  for (const [name, table, columns] of wanted) {
    await db.schema
      .createIndex(name)
      .on(table)
      .columns([...columns])
      .execute();
  }
}
