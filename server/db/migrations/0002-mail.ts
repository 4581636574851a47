import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** The outbox: a mail is stored in the transaction of its cause and sent after it. */
export const mail: Migration = {
  name: '0002-mail',
  async up(db) {
    await createTable(db, 'mail_outbox', {
      id: column.key('text'),
      recipient: 'text',
      subject: 'text',
      text: 'text',
      html: 'text',
      created_at: 'bigint',
      attempts: 'integer',
      due_at: 'bigint',
    });
    await createIndex(db, 'mail_outbox_due', 'mail_outbox', 'due_at');
  },
};
