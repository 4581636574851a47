import { sql } from 'kysely';
import type { Migration } from './migration';

/** The inbox, push subscriptions, waiting pushes, and unsubscribe addresses of mails. */
export const notifications: Migration = {
  name: '0010-notifications',
  async up(db) {
    await db.schema
      .createTable('notice')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('read_at', 'bigint')
      .addPrimaryKeyConstraint('notice_key', ['user_id', 'id'])
      .addUniqueConstraint('notice_once', ['user_id', 'key'])
      .execute();
    await db.schema
      .createIndex('notice_unread')
      .on('notice')
      .column('user_id')
      .where(sql.ref('read_at'), 'is', null)
      .execute();

    await db.schema
      .createTable('notice_person')
      .addColumn('user_id', 'text', (column) => column.primaryKey())
      .addColumn('zone', 'text')
      .addColumn('today_at', 'bigint')
      .execute();
    await db.schema
      .createIndex('notice_person_today')
      .on('notice_person')
      .column('today_at')
      .where(sql.ref('today_at'), 'is not', null)
      .execute();

    await db.schema
      .createTable('push_subscription')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('vapid_key', 'text', (column) => column.notNull())
      .addColumn('session_id', 'text', (column) => column.notNull())
      .addColumn('label', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('push_subscription_key', ['user_id', 'id'])
      .execute();

    await db.schema
      .createTable('push_delivery')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('subscription_id', 'text', (column) => column.notNull())
      .addColumn('notice_id', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('asked_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('push_delivery_key', ['user_id', 'id'])
      .execute();
    await db.schema
      .createIndex('push_delivery_due')
      .on('push_delivery')
      .column('due_at')
      .where(sql.ref('due_at'), 'is not', null)
      .execute();

    await db.schema
      .createTable('stopped_mail')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('stopped_mail_key', ['user_id', 'kind'])
      .execute();

    await db.schema
      .createTable('vapid_key')
      .addColumn('number', 'integer', (column) => column.primaryKey())
      .addColumn('public_key', 'text', (column) => column.notNull().unique())
      .addColumn('private_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();

    // The unsubscribe address, for the button of mail programs.
    await db.schema.alterTable('mail_outbox').addColumn('unsubscribe', 'text').execute();
  },
};
