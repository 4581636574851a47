import { sql } from 'kysely';
import { column, createTable } from './create';
import type { Migration } from './migration';

/** The inbox, push subscriptions, waiting pushes, and unsubscribe addresses of mails. */
export const notifications: Migration = {
  name: '0010-notifications',
  async up(db) {
    await createTable(
      db,
      'notice',
      {
        user_id: column.key('text'),
        id: column.key('text'),
        key: 'text',
        kind: 'text',
        title: 'text',
        body: 'text',
        path: 'text',
        created_at: 'bigint',
        read_at: column.nullable('bigint'),
      },
      { notice_once: ['user_id', 'key'] },
    );
    await db.schema
      .createIndex('notice_unread')
      .on('notice')
      .column('user_id')
      .where(sql.ref('read_at'), 'is', null)
      .execute();

    await createTable(db, 'notice_person', {
      user_id: column.key('text'),
      zone: column.nullable('text'),
      today_at: column.nullable('bigint'),
    });
    await db.schema
      .createIndex('notice_person_today')
      .on('notice_person')
      .column('today_at')
      .where(sql.ref('today_at'), 'is not', null)
      .execute();

    await createTable(db, 'push_subscription', {
      user_id: column.key('text'),
      id: { type: 'text', key: true, unique: true },
      endpoint: 'text',
      p256dh: 'text',
      auth: 'text',
      vapid_key: 'text',
      session_id: 'text',
      label: 'text',
      created_at: 'bigint',
      seen_at: 'bigint',
    });

    await createTable(db, 'push_delivery', {
      user_id: column.key('text'),
      id: column.key('text'),
      subscription_id: 'text',
      notice_id: column.nullable('text'),
      kind: 'text',
      title: 'text',
      body: 'text',
      path: 'text',
      tag: 'text',
      due_at: column.nullable('bigint'),
      until: 'bigint',
      attempts: 'integer',
      asked_at: 'bigint',
    });
    await db.schema
      .createIndex('push_delivery_due')
      .on('push_delivery')
      .column('due_at')
      .where(sql.ref('due_at'), 'is not', null)
      .execute();

    await createTable(db, 'stopped_mail', {
      user_id: column.key('text'),
      kind: column.key('text'),
      at: 'bigint',
    });

    await createTable(db, 'vapid_key', {
      number: column.key('integer'),
      public_key: column.unique('text'),
      private_key: 'text',
      created_at: 'bigint',
    });

    // The unsubscribe address, for the button of mail programs.
    await db.schema.alterTable('mail_outbox').addColumn('unsubscribe', 'text').execute();
  },
};
