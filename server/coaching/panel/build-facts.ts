import type { Transaction } from 'kysely';
import type { Bests } from '#domain/progress/records';
import type { Database } from '../../db/schema';
import type { PainFactTable, UnreadMessageTable } from '../../db/tables/coach-facts';
import { type gatherFacts, painRow, unreadRow } from './gather-facts';
import { keepBests } from './kept-bests';
import { NO_PROGRAM } from './program-fact';
import type { ReadRecord } from './read-records';
import { keepRecent } from './recent-facts';

/** Version of the facts' rules: a new one makes the repair rebuild them. */
export const FACT_RULES = 2;
/** `built_at` of facts that wait for a rebuild. */
export const DUE = 0;

const ROWS_PER_STATEMENT = 50;

function chunks<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_STATEMENT) {
    parts.push(rows.slice(from, from + ROWS_PER_STATEMENT));
  }
  return parts;
}

/** Deletes all facts of a space for coaches. */
export async function dropFacts(trx: Transaction<Database>, space: string): Promise<void> {
  for (const table of [
    'student_fact',
    'workout_fact',
    'space_best',
    'pain_fact',
    'unread_message',
  ] as const) {
    await trx.deleteFrom(table).where('space_id', '=', space).execute();
  }
}

/** Marks the facts of a space for a rebuild from all of its records (see makeFacts). */
export async function markDue(trx: Transaction<Database>, space: string): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('student_fact')
    .set({ built_at: DUE })
    .where('space_id', '=', space)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0) return;
  await trx
    .insertInto('student_fact')
    .values({
      space_id: space,
      last_day: null,
      days: '',
      recent: '[]',
      ...NO_PROGRAM,
      rules: FACT_RULES,
      built_at: DUE,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Replaces all facts of a space by the gathered ones.
 * @param now epoch ms
 */
export async function writeFacts(
  trx: Transaction<Database>,
  space: string,
  gathered: Awaited<ReturnType<typeof gatherFacts>>,
  now: number,
): Promise<void> {
  await dropFacts(trx, space);
  for (const rows of chunks(gathered.facts)) {
    await trx.insertInto('workout_fact').values(rows).execute();
  }
  await keepAllBests(trx, space, gathered.bests);
  for (const rows of chunks(gathered.pains))
    await trx.insertInto('pain_fact').values(rows).execute();
  for (const rows of chunks(gathered.unread)) {
    await trx.insertInto('unread_message').values(rows).execute();
  }
  await trx
    .insertInto('student_fact')
    .values({
      space_id: space,
      last_day: null,
      days: '',
      recent: '[]',
      ...gathered.program,
      rules: FACT_RULES,
      built_at: now,
    })
    .execute();
  await keepRecent(trx, space);
}

/** Replaces the stored bests of these exercises. */
export async function keepAllBests(
  trx: Transaction<Database>,
  space: string,
  { bests, until }: { bests: ReadonlyMap<string, Bests>; until: ReadonlyMap<string, number> },
): Promise<void> {
  const rows = [...bests].map(([exercise, best]) => ({
    space_id: space,
    exercise,
    bests: keepBests(best),
    until: until.get(exercise) ?? 0,
  }));
  for (const part of chunks(rows)) {
    await trx
      .deleteFrom('space_best')
      .where('space_id', '=', space)
      .where(
        'exercise',
        'in',
        part.map(({ exercise }) => exercise),
      )
      .execute();
    await trx.insertInto('space_best').values(part).execute();
  }
}

/** Stores the facts of pain records, and returns them. */
export async function keepPains(
  trx: Transaction<Database>,
  space: string,
  records: readonly ReadRecord[],
): Promise<readonly PainFactTable[]> {
  const rows = records.flatMap((record) => painRow(space, record));
  for (const part of chunks(rows)) await trx.insertInto('pain_fact').values(part).execute();
  return rows;
}

/** Stores the unread messages among records, and returns them. */
export async function keepUnread(
  trx: Transaction<Database>,
  space: string,
  records: readonly ReadRecord[],
): Promise<readonly UnreadMessageTable[]> {
  const rows = records.flatMap((record) => unreadRow(space, record));
  for (const part of chunks(rows)) await trx.insertInto('unread_message').values(part).execute();
  return rows;
}
