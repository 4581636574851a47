import { sql } from 'kysely';
import type { Migration } from './migration';

/** Body photos that students share with single coaches. */
export const sharedPhotos: Migration = {
  name: '0017-shared-photos',
  async up(db, dialect) {
    await db.schema
      .createTable('shared_photo')
      .addColumn('link_id', 'text', (column) =>
        column.notNull().references('coaching_link.id').onDelete('cascade'),
      )
      .addColumn('photo_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('pose', 'text', (column) => column.notNull())
      .addColumn('image', dialect === 'postgres' ? sql`bytea` : sql`blob`, (column) =>
        column.notNull(),
      )
      .addColumn('shared_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('shared_photo_key', ['link_id', 'photo_id'])
      .execute();
  },
};
