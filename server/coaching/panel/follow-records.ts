import type { Transaction } from 'kysely';
import { LOW_MOOD } from '#domain/coaching/attention';
import { workoutKind } from '#domain/workouts/kind';
import { ownerOf } from '#protocol/space';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';
import { FACT_RULES, keepAllBests, keepPains, keepUnread, markDue } from './build-facts';
import { readKeptBests } from './kept-bests';
import { exercisesKnown } from './load-kinds';
import { programFactOf } from './program-fact';
import { readRecords } from './read-records';
import { keepRecent } from './recent-facts';
import {
  comparable,
  exercisesIn,
  type Finished,
  factOf,
  finishedOf,
  grownBy,
  recordsAgainst,
} from './workout-facts';

interface Written {
  readonly space: string;
  readonly records: readonly { readonly kind: string; readonly id: string }[];
}

const FOLLOWED: ReadonlySet<string> = new Set([
  'workout',
  'pain',
  'message',
  'program',
  'preferences',
]);

const openLink = prepared<{ student: string }>()((db, place) =>
  db
    .selectFrom('coaching_link')
    .select('id')
    .where('student_id', '=', place('student'))
    .where('ended_at', 'is', null)
    .limit(1),
);

/** Whether a person has a coach now. */
export async function isCoached(trx: Transaction<Database>, student: string): Promise<boolean> {
  return (await openLink(trx, { student })).length > 0;
}

/**
 * Updates the facts of a space in the transaction that writes its records. A change that needs all
 * workouts marks the facts as due (see due-facts).
 */
export async function followRecords(
  trx: Transaction<Database>,
  { space, records }: Written,
  now: number,
): Promise<void> {
  const student = ownerOf(space);
  if (student === null || !records.some(({ kind }) => FOLLOWED.has(kind))) return;
  if (!(await isCoached(trx, student))) return;
  const known = await trx
    .selectFrom('student_fact')
    .select('rules')
    .where('space_id', '=', space)
    .executeTakeFirst();
  if (known?.rules !== FACT_RULES) return markDue(trx, space);
  const idsOf = (kind: string) => records.flatMap((one) => (one.kind === kind ? [one.id] : []));
  const trained = await followWorkouts(trx, space, idsOf('workout'));
  await replaceRows(trx, space, idsOf('pain'), 'pain_fact');
  const pains = await keepPains(trx, space, await readRecords(trx, space, 'pain', idsOf('pain')));
  await replaceRows(trx, space, idsOf('message'), 'unread_message');
  const messages = await readRecords(trx, space, 'message', idsOf('message'));
  const unread = await keepUnread(trx, space, messages);
  const written = unread.filter(({ from_id }) => from_id === student);
  await tellLate(trx, student, now, [
    ...trained.map((at) => ({ at, link: null })),
    ...pains.map(({ at }) => ({ at, link: null })),
    ...written.map(({ at, link_id }) => ({ at, link: link_id })),
  ]);
  if (records.some(({ kind }) => kind === 'program' || kind === 'preferences')) {
    const program = await programFactOf(trx, space);
    await trx.updateTable('student_fact').set(program).where('space_id', '=', space).execute();
  }
}

/** Older facts are no news. */
const NEWS_MS = 14 * 86_400_000;

interface News {
  /** Epoch ms. */
  readonly at: number;
  /** The link of the coach who gets the news; null for every coach. */
  readonly link: string | null;
}

/**
 * Facts that a device sends late are news even if a coach looked at the student after their time.
 * The stored time of that look is then set back to just before them.
 */
async function tellLate(
  trx: Transaction<Database>,
  student: string,
  now: number,
  news: readonly News[],
): Promise<void> {
  const recent = news.filter(({ at }) => at > now - NEWS_MS);
  for (const link of new Set(recent.map((one) => one.link))) {
    const at = Math.min(...recent.filter((one) => one.link === link).map((one) => one.at));
    const links = trx
      .selectFrom('coaching_link')
      .select('id')
      .where('student_id', '=', student)
      .where('ended_at', 'is', null);
    await trx
      .updateTable('link_review')
      .set({ seen_until: at - 1 })
      .where('seen_until', '>=', at)
      .where('link_id', 'in', link === null ? links : links.where('id', '=', link))
      .execute();
  }
}

async function replaceRows(
  trx: Transaction<Database>,
  space: string,
  ids: readonly string[],
  table: 'pain_fact' | 'unread_message',
): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom(table).where('space_id', '=', space).where('id', 'in', ids).execute();
}

/** Returns the end times (epoch ms) of workouts that are new here, or have a low mood now. */
async function followWorkouts(
  trx: Transaction<Database>,
  space: string,
  ids: readonly string[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  const records = await readRecords(trx, space, 'workout', ids);
  const finished = records.flatMap(
    ({ id, registers }) => finishedOf(id, workoutKind.project(registers)) ?? [],
  );
  const kept = await trx
    .selectFrom('workout_fact')
    .select(['id', 'sets', 'mood'])
    .where('space_id', '=', space)
    .where('id', 'in', ids)
    .execute();
  if (finished.length === 0 && kept.length === 0) return [];
  const factOfId = new Map(kept.map((fact) => [fact.id, fact]));
  const gone = kept.filter(({ id }) => !finished.some((one) => one.id === id));
  let stale = gone.length > 0;
  const added: Finished[] = [];
  const news: number[] = [];
  for (const one of finished) {
    const fact = factOf(space, one);
    const before = factOfId.get(one.id);
    if (before === undefined) added.push(one);
    stale ||= before !== undefined && before.sets !== fact.sets;
    const mood = fact.mood ?? null;
    const isLow = mood !== null && mood <= LOW_MOOD && before?.mood !== mood;
    if (before === undefined || isLow) news.push(fact.ended_at);
    if (before === undefined) {
      const values = { ...fact, records: 0, best: null };
      await trx.insertInto('workout_fact').values(values).execute();
    } else {
      // A distributed database refuses an update of the column that places the row.
      const { space_id: _, id: __, ...changed } = fact;
      await trx
        .updateTable('workout_fact')
        .set(changed)
        .where('space_id', '=', space)
        .where('id', '=', one.id)
        .execute();
    }
  }
  for (const { id } of gone) {
    await trx
      .deleteFrom('workout_fact')
      .where('space_id', '=', space)
      .where('id', '=', id)
      .execute();
  }
  // Facts that need all workouts of years are due later, because the writer waits for this.
  if (stale || !(await appendRecords(trx, space, added))) await markDue(trx, space);
  await keepRecent(trx, space);
  return news;
}

/**
 * Computes the personal records of added workouts from the stored bests. This works only if each is
 * later than all others with its exercises; otherwise it returns false, and all workouts must be
 * read.
 */
async function appendRecords(
  trx: Transaction<Database>,
  space: string,
  added: readonly Finished[],
): Promise<boolean> {
  for (const { id, workout } of [...added].sort(
    (a, b) => a.workout.start.at - b.workout.start.at,
  )) {
    const own = exercisesIn(workout);
    if (own.length === 0) continue;
    const rows = await trx
      .selectFrom('space_best')
      .select(['exercise', 'bests', 'until'])
      .where('space_id', '=', space)
      .where('exercise', 'in', own)
      .execute();
    if (rows.some(({ until }) => until >= workout.start.at)) return false;
    const before = new Map(rows.map(({ exercise, bests }) => [exercise, readKeptBests(bests)]));
    const compared = comparable(workout, before, false);
    const known = await exercisesKnown(trx, space, own);
    await keepRecords(trx, space, id, recordsAgainst(compared, before, known));
    const bests = grownBy(compared, before);
    const until = new Map(own.map((exercise) => [exercise, workout.start.at]));
    await keepAllBests(trx, space, { bests, until });
  }
  return true;
}

async function keepRecords(
  trx: Transaction<Database>,
  space: string,
  id: string,
  records: ReturnType<typeof recordsAgainst>,
): Promise<void> {
  await trx
    .updateTable('workout_fact')
    .set(records)
    .where('space_id', '=', space)
    .where('id', '=', id)
    .execute();
}
