import { type Kysely, sql } from 'kysely';
import { addDays } from '#domain/local-day';
import { spaceOf } from '#protocol/space';
import { FACT_RULES } from '../../../server/coaching/panel/build-facts';
import { keepRecent } from '../../../server/coaching/panel/recent-facts';
import type { Database } from '../../../server/db/schema';
import type { WorkoutFactTable } from '../../../server/db/tables/coach-facts';
import { createChance } from '../../../server/seed/chance';

export const COACH = 'coach';
export const STUDENTS = 200;
const DAYS = 730;
const DAY_MS = 86_400_000;
const AT_ONCE = 40;

const studentOf = (nth: number) => `student-${nth}`;

/** Two years of a student's workouts, three or four a week, as facts. */
function workoutsOf(nth: number, today: string, now: number): WorkoutFactTable[] {
  const chance = createChance(`panel ${nth}`);
  const facts: WorkoutFactTable[] = [];
  for (let ago = DAYS; ago >= nth % 9; ago -= chance.between(1, 3)) {
    const at = now - ago * DAY_MS;
    const record = chance.happens(20);
    facts.push({
      space_id: spaceOf(studentOf(nth)),
      id: `workout-${nth}-${ago}`,
      at,
      ended_at: at + 3_600_000,
      day: addDays(today, -ago),
      done: 18,
      planned: 19,
      pse: 70,
      mood: chance.between(1, 5),
      note: 0,
      program: 'program',
      program_day: 'a',
      records: record ? 2 : 0,
      best: record
        ? JSON.stringify({
            exercise: 'deadlift',
            name: null,
            effort: { load: 140_000, reps: 3 },
          })
        : null,
      sets: 'x'.repeat(43),
    });
  }
  return facts;
}

async function insertAll<Row>(rows: readonly Row[], insert: (some: Row[]) => Promise<unknown>) {
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    await insert(rows.slice(from, from + AT_ONCE));
  }
}

/** Adds a coach with 200 students and two years of each; returns the number of workouts. */
export async function fillPanel(db: Kysely<Database>, today: string, now: number): Promise<number> {
  const nths = Array.from({ length: STUDENTS }, (_, nth) => nth);
  const at = new Date(now).toISOString();
  let workouts = 0;
  await db.transaction().execute(async (trx) => {
    for (const nth of nths) {
      const id = studentOf(nth);
      await sql`insert into ${sql.table('user')}
        (id, name, email, ${sql.ref('emailVerified')}, ${sql.ref('createdAt')},
         ${sql.ref('updatedAt')}, ${sql.ref('birthDate')}, ${sql.ref('termsVersion')},
         ${sql.ref('termsAcceptedAt')}, ${sql.ref('guardianAgreed')})
        values (${id}, ${`Pessoa ${nth}`}, ${`${id}@example.com`}, ${sql.lit(true)}, ${at}, ${at},
         '1990-01-01', '2026-11-20', ${at}, ${sql.lit(false)})`.execute(trx);
      const facts = workoutsOf(nth, today, now);
      workouts += facts.length;
      await insertAll(facts, (some) => trx.insertInto('workout_fact').values(some).execute());
    }
    await insertAll(nths, (some) =>
      trx
        .insertInto('coaching_link')
        .values(
          some.map((nth) => ({
            id: `link-${nth}`,
            professional_id: COACH,
            student_id: studentOf(nth),
            scopes: JSON.stringify(['program', 'log', 'health']),
            version: 1,
            started_at: now - DAYS * DAY_MS,
            ended_at: null,
            ended_by: null,
            archived_at: null,
            invitation_id: null,
            member_id: null,
          })),
        )
        .execute(),
    );
    await insertAll(nths, (some) =>
      trx
        .insertInto('student_fact')
        .values(
          some.map((nth) => ({
            space_id: spaceOf(studentOf(nth)),
            last_day: null,
            days: '',
            recent: '[]',
            program: 'program',
            program_title: 'Bloco',
            per_week: 3,
            program_since: addDays(today, -60),
            program_ends: addDays(today, nth % 40),
            program_review: null,
            rules: FACT_RULES,
            built_at: now,
          })),
        )
        .execute(),
    );
    for (const nth of nths) await keepRecent(trx, spaceOf(studentOf(nth)));
    await insertAll(
      nths.filter((nth) => nth % 20 === 0),
      (some) =>
        trx
          .insertInto('pain_fact')
          .values(
            some.map((nth) => ({
              space_id: spaceOf(studentOf(nth)),
              id: 'pain',
              at: now - DAY_MS,
              day: addDays(today, -1),
              region: 'shoulder',
              strength: 2,
            })),
          )
          .execute(),
    );
  });
  return workouts;
}
