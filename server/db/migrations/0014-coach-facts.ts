import { column, createIndex, createTable } from './create';
import type { Migration } from './migration';

/** Facts for a coach's lists. */
export const coachFacts: Migration = {
  name: '0014-coach-facts',
  async up(db) {
    await createTable(db, 'student_fact', {
      space_id: column.key('text'),
      last_day: column.nullable('text'),
      days: 'text',
      recent: 'text',
      program: column.nullable('text'),
      program_title: column.nullable('text'),
      program_since: column.nullable('text'),
      program_ends: column.nullable('text'),
      program_review: column.nullable('text'),
      per_week: column.nullable('bigint'),
      rules: 'bigint',
      built_at: 'bigint',
    });
    await createTable(db, 'workout_fact', {
      space_id: column.key('text'),
      id: column.key('text'),
      at: 'bigint',
      ended_at: 'bigint',
      day: 'text',
      done: 'bigint',
      planned: 'bigint',
      pse: column.nullable('bigint'),
      mood: column.nullable('bigint'),
      note: 'bigint',
      program: column.nullable('text'),
      program_day: column.nullable('text'),
      records: 'bigint',
      best: column.nullable('text'),
      sets: 'text',
    });
    await createIndex(db, 'workout_fact_day', 'workout_fact', 'space_id', 'day');
    await createTable(db, 'space_best', {
      space_id: column.key('text'),
      exercise: column.key('text'),
      bests: 'text',
      until: 'bigint',
    });
    await createTable(db, 'pain_fact', {
      space_id: column.key('text'),
      id: column.key('text'),
      at: 'bigint',
      day: 'text',
      region: 'text',
      strength: column.nullable('bigint'),
    });
    await createTable(db, 'unread_message', {
      space_id: column.key('text'),
      id: column.key('text'),
      link_id: 'text',
      from_id: 'text',
      at: 'bigint',
    });
    await createIndex(db, 'unread_message_link', 'unread_message', 'link_id');
    await createTable(db, 'link_review', {
      link_id: column.key('text'),
      seen_until: 'bigint',
    });
  },
};
