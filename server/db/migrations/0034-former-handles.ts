import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Former addresses of pages, which lead to the present one for a while. */
export const formerHandles: Migration = {
  name: '0034-former-handles',
  async up(db) {
    await createTable(db, 'former_handle', {
      handle: column.key('text'),
      user_id: column.reference('user.id'),
      left_at: 'bigint',
    });
    await createIndex(db, 'former_handle_user', 'former_handle', 'user_id');
  },
};
