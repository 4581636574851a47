import type { Migration } from './migration';

/** Facts for a coach's lists. */
export const coachFacts: Migration = {
  name: '0014-coach-facts',
  async up(db) {
    await db.schema
      .createTable('student_fact')
      .addColumn('space_id', 'text', (column) => column.primaryKey())
      .addColumn('last_day', 'text')
      .addColumn('days', 'text', (column) => column.notNull())
      .addColumn('recent', 'text', (column) => column.notNull())
      .addColumn('program', 'text')
      .addColumn('program_title', 'text')
      .addColumn('program_since', 'text')
      .addColumn('program_ends', 'text')
      .addColumn('program_review', 'text')
      .addColumn('per_week', 'bigint')
      .addColumn('rules', 'bigint', (column) => column.notNull())
      .addColumn('built_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('workout_fact')
      .addColumn('space_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('ended_at', 'bigint', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('done', 'bigint', (column) => column.notNull())
      .addColumn('planned', 'bigint', (column) => column.notNull())
      .addColumn('pse', 'bigint')
      .addColumn('mood', 'bigint')
      .addColumn('note', 'bigint', (column) => column.notNull())
      .addColumn('program', 'text')
      .addColumn('program_day', 'text')
      .addColumn('records', 'bigint', (column) => column.notNull())
      .addColumn('best', 'text')
      .addColumn('sets', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('workout_fact_key', ['space_id', 'id'])
      .execute();
    await db.schema
      .createIndex('workout_fact_day')
      .on('workout_fact')
      .columns(['space_id', 'day'])
      .execute();
    await db.schema
      .createTable('space_best')
      .addColumn('space_id', 'text', (column) => column.notNull())
      .addColumn('exercise', 'text', (column) => column.notNull())
      .addColumn('bests', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('space_best_key', ['space_id', 'exercise'])
      .execute();
    await db.schema
      .createTable('pain_fact')
      .addColumn('space_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('region', 'text', (column) => column.notNull())
      .addColumn('strength', 'bigint')
      .addPrimaryKeyConstraint('pain_fact_key', ['space_id', 'id'])
      .execute();
    await db.schema
      .createTable('unread_message')
      .addColumn('space_id', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('link_id', 'text', (column) => column.notNull())
      .addColumn('from_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('unread_message_key', ['space_id', 'id'])
      .execute();
    await db.schema
      .createIndex('unread_message_link')
      .on('unread_message')
      .column('link_id')
      .execute();
    await db.schema
      .createTable('link_review')
      .addColumn('link_id', 'text', (column) => column.primaryKey())
      .addColumn('seen_until', 'bigint', (column) => column.notNull())
      .execute();
  },
};
