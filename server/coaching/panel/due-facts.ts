import type { Kysely } from 'kysely';
import { ownerOf, spaceOf } from '#protocol/space';
import { holdAccounts, holdSpace } from '../../access/held-accounts';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { DUE, FACT_RULES, writeFacts } from './build-facts';
import { isCoached } from './follow-records';
import { gatherFacts } from './gather-facts';

type FactDeps = Pick<Deps, 'db' | 'log' | 'now'>;

/** Whether facts wait for a rebuild: they are missing, of old rules, or marked. */
export function isDue(row: { rules: number; built_at: number } | null): boolean {
  return row?.rules !== FACT_RULES || row.built_at === DUE;
}

const AT_ONCE = 20;
const STALE_MS = 7 * 86_400_000;
/** Students of one statement, while those without facts are looked for. */
const PAGE = 1000;

/**
 * Rebuilds facts that are due or a week old, some in each run. A space that fails is logged and
 * retried. Returns how many were tried.
 */
export async function repairFacts(deps: FactDeps): Promise<number> {
  const { db, now } = deps;
  const rows = await db
    .selectFrom('student_fact')
    .select('space_id')
    .where(({ eb, or }) =>
      or([eb('rules', '<>', FACT_RULES), eb('built_at', '<', now() - STALE_MS)]),
    )
    .limit(AT_ONCE)
    .execute();
  const due = rows.flatMap(({ space_id }) => ownerOf(space_id) ?? []);
  if (due.length < AT_ONCE) due.push(...(await withoutFacts(db, AT_ONCE - due.length)));
  await renewFacts(deps, due);
  return due.length;
}

/**
 * Some students with a coach and without facts, which is rare, for example after a restored backup.
 * Facts and links may lie on different servers, so no statement joins them.
 */
async function withoutFacts(db: Kysely<Database>, most: number): Promise<string[]> {
  const coached = db.selectFrom('coaching_link').where('ended_at', 'is', null);
  const { students } = await coached
    .select(({ fn }) => fn.count('student_id').distinct().as('students'))
    .executeTakeFirstOrThrow();
  const { facts } = await db
    .selectFrom('student_fact')
    .select(({ fn }) => fn.countAll().as('facts'))
    .executeTakeFirstOrThrow();
  const missing: string[] = [];
  let after = '';
  while (Number(facts) < Number(students) && missing.length < most) {
    const page = await coached
      .select('student_id')
      .distinct()
      .where('student_id', '>', after)
      .orderBy('student_id')
      .limit(PAGE)
      .execute();
    const last = page.at(-1);
    if (!last) break;
    after = last.student_id;
    const spaces = page.map(({ student_id }) => spaceOf(student_id));
    const known = await db
      .selectFrom('student_fact')
      .select('space_id')
      .where('space_id', 'in', spaces)
      .execute();
    const kept = new Set(known.map(({ space_id }) => space_id));
    missing.push(
      ...page.map(({ student_id }) => student_id).filter((one) => !kept.has(spaceOf(one))),
    );
  }
  return missing.slice(0, most);
}

/** Rebuilds the facts of some students. A failure is logged, and they stay due. */
async function renewFacts({ db, log, now }: FactDeps, students: readonly string[]): Promise<void> {
  for (const student of students) {
    try {
      await makeFacts(db, student, now());
    } catch (error) {
      log.error({ err: error }, 'facts of a student were not made');
    }
  }
}

/** Rebuilds facts on request; concurrent requests for a student share one rebuild. */
export function createRenewal(deps: FactDeps): (students: readonly string[]) => Promise<void> {
  const underWay = new Map<string, Promise<void>>();
  const renewed = (student: string): Promise<void> => {
    const known = underWay.get(student);
    if (known) return known;
    const making = renewFacts(deps, [student]).finally(() => underWay.delete(student));
    underWay.set(student, making);
    return making;
  };
  return async (students) => {
    for (const student of students) await renewed(student);
  };
}

/**
 * Rebuilds all facts of a student. It reads the records before it locks the space. Records that
 * changed meanwhile leave the facts due.
 */
async function makeFacts(db: Kysely<Database>, student: string, now: number): Promise<void> {
  const space = spaceOf(student);
  const rev = await revOf(db, space);
  const gathered = await gatherFacts(db, space);
  await inTransaction(db, async (trx) => {
    await holdSpace(trx, space);
    if (!(await holdAccounts(trx, [student])).has(student)) return;
    if ((await revOf(trx, space)) !== rev) return;
    if (await isCoached(trx, student)) await writeFacts(trx, space, gathered, now);
  });
}

async function revOf(db: Kysely<Database>, space: string): Promise<number> {
  const row = await db.selectFrom('space').select('rev').where('id', '=', space).executeTakeFirst();
  return row?.rev ?? 0;
}
