import { sql } from 'kysely';
import { column, createTable } from './create';
import type { Migration } from './migration';

/** Body photos that students share with single coaches. */
export const sharedPhotos: Migration = {
  name: '0017-shared-photos',
  async up(db, dialect) {
    const bytes = dialect === 'postgres' ? sql`bytea` : sql`blob`;

    await createTable(db, 'shared_photo', {
      link_id: column.keyReference('coaching_link.id'),
      photo_id: column.key('text'),
      day: 'text',
      pose: 'text',
      image: column.required(bytes),
      shared_at: 'bigint',
    });
  },
};
