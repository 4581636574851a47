import type { Migration } from './migration';

/** Invitations from a list: whom they are for, and the terms that the professional noted. */
export const invitationLists: Migration = {
  name: '0031-invitation-lists',
  async up(db) {
    for (const column of ['email', 'phone', 'proposal'] as const) {
      await db.schema.alterTable('invitation').addColumn(column, 'text').execute();
    }
    for (const flag of ['listed', 'mailed'] as const) {
      await db.schema
        .alterTable('invitation')
        .addColumn(flag, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    }
  },
};
