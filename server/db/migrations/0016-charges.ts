import { sql } from 'kysely';
import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Columns shared by charges and subscriptions. */
const agreed = {
  id: column.key('text'),
  plan_id: column.nullable('text'),
  title: 'text',
  includes: 'text',
  period: 'text',
  centavos: 'bigint',
  discount: 'bigint',
  discount_reason: 'text',
  zone: 'text',
  created_at: 'bigint',
  updated_at: 'bigint',
} as const;

/** Charges, payments, subscriptions, payout settings, and Stripe's ids. */
export const charges: Migration = {
  name: '0016-charges',
  async up(db, dialect) {
    const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`;

    await createTable(db, 'plan_subscription', {
      ...agreed,
      coach_id: 'text',
      student_id: 'text',
      link_id: column.nullable('text'),
      first_day: 'text',
      made: 'bigint',
      paused_at: column.nullable('bigint'),
      ended_at: column.nullable('bigint'),
      card_id: column.nullable('text'),
      card_label: column.nullable('text'),
      card_most: column.nullable('bigint'),
    });
    await createTable(
      db,
      'charge',
      {
        ...agreed,
        coach_id: column.nullable('text'),
        student_id: column.nullable('text'),
        coach_name: 'text',
        student_name: 'text',
        link_id: column.nullable('text'),
        subscription_id: column.nullable('text'),
        due_day: 'text',
        part: 'bigint',
        parts: 'bigint',
        sessions: column.nullable('bigint'),
        sessions_used: 'bigint',
        link_version: 'bigint',
        cancelled_at: column.nullable('bigint'),
      },
      {
        // No process can create a second charge of a subscription for the same day.
        charge_of_subscription: ['subscription_id', 'due_day'],
      },
    );
    await createTable(db, 'charge_payment', {
      id: column.key('text'),
      charge_id: column.reference('charge.id'),
      method: 'text',
      state: 'text',
      centavos: 'bigint',
      refunded: 'bigint',
      dispute: column.nullable('text'),
      provider_id: { ...column.nullable('text'), unique: true },
      reason: column.nullable('text'),
      note: 'text',
      day: column.nullable('text'),
      by_id: column.nullable('text'),
      created_at: 'bigint',
      settled_at: column.nullable('bigint'),
      updated_at: 'bigint',
    });
    await createTable(db, 'charge_receipt', {
      payment_id: column.keyReference('charge_payment.id'),
      image: column.required(bytes),
    });
    await createTable(db, 'charge_reminder', {
      charge_id: column.keyReference('charge.id'),
      step: column.key('text'),
      sent_at: 'bigint',
    });
    await createTable(db, 'charge_settings', {
      coach_id: column.key('text'),
      payee_name: 'text',
      payee_city: 'text',
      pix_kind: column.nullable('text'),
      pix_key: column.nullable('text'),
      ladder: 'text',
      wordings: 'text',
      overdue: 'text',
      overdue_days: 'bigint',
      updated_at: 'bigint',
    });
    await createTable(db, 'stripe_account', {
      coach_id: column.key('text'),
      account: column.unique('text'),
      charges_enabled: 'bigint',
      details_submitted: 'bigint',
      deauthorised_at: column.nullable('bigint'),
      updated_at: 'bigint',
    });
    await createTable(db, 'stripe_customer', {
      person_id: column.key('text'),
      customer: 'text',
    });
    await createTable(db, 'stripe_event', {
      id: column.key('text'),
      type: 'text',
      received_at: 'bigint',
    });
    await createIndex(db, 'charge_coach', 'charge', 'coach_id', 'due_day');
    await createIndex(db, 'charge_student', 'charge', 'student_id', 'due_day');
    await createIndex(db, 'charge_due', 'charge', 'due_day');
    await createIndex(db, 'charge_payment_charge', 'charge_payment', 'charge_id');
    await createIndex(db, 'charge_payment_state', 'charge_payment', 'state', 'updated_at');
    await createIndex(db, 'plan_subscription_coach', 'plan_subscription', 'coach_id');
    await createIndex(db, 'plan_subscription_student', 'plan_subscription', 'student_id');
  },
};
