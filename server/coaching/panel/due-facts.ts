import type { Kysely } from 'kysely';
import { spaceOf } from '#protocol/space';
import { holdAccounts, holdSpace } from '../../access/held-accounts';
import type { Deps } from '../../core/deps';
import type { Database } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { DUE, FACT_RULES, writeFacts } from './build-facts';
import { isCoached } from './follow-records';
import { gatherFacts } from './gather-facts';

type FactDeps = Pick<Deps, 'db' | 'log' | 'now'>;

/** Whether facts wait for a rebuild: they are missing, of old rules, or marked. */
export function isDue(row: { rules: number | null; built_at: number | null }): boolean {
  return row.rules !== FACT_RULES || row.built_at === DUE;
}

const AT_ONCE = 20;
const STALE_MS = 7 * 86_400_000;

/**
 * Rebuilds facts that are due or a week old, some in each run. A space that fails is logged and
 * retried. Returns how many were tried.
 */
export async function repairFacts(deps: FactDeps): Promise<number> {
  const due = await deps.db
    .selectFrom('coaching_link')
    .leftJoin('student_fact', (join) =>
      join.on(({ eb, ref, val }) =>
        eb('student_fact.space_id', '=', eb(val('u:'), '||', ref('coaching_link.student_id'))),
      ),
    )
    .select('coaching_link.student_id')
    .distinct()
    .where('coaching_link.ended_at', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('student_fact.rules', 'is', null),
        eb('student_fact.rules', '<>', FACT_RULES),
        eb('student_fact.built_at', '<', deps.now() - STALE_MS),
      ]),
    )
    .limit(AT_ONCE)
    .execute();
  await renewFacts(
    deps,
    due.map(({ student_id }) => student_id),
  );
  return due.length;
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
