import { readScopes } from './access/coaching';
import { erasedMark } from './access/erased-mark';
import type { JournalLine } from './backup/journal';
import { closeGrant, ofLink } from './coaching/grants';
import { changeScopes } from './coaching/links';
import { inTransaction } from './db/transaction';
import type { Deps } from './deps';
import { eraseDueAccounts } from './erasure/erase';

/**
 * Takes from a restored database what was erased and what access ended after its backup was made. Nobody
 * is told of it a second time.
 * @returns how many accounts went and how many links ended or show less
 */
export async function replayJournal(
  deps: Deps,
  lines: readonly JournalLine[],
): Promise<{ erased: number; links: number }> {
  const silent = { ...deps, mail: { ...deps.mail, queue: async () => {} } };
  let links = 0;
  for (const line of lines) {
    if (line.what === 'ended') links += await endAgain(deps, line.link, line.at);
    if (line.what === 'scopes') links += await showLess(deps, line.link, line.scopes);
  }
  const marks = new Set(lines.flatMap((line) => (line.what === 'erased' ? [line.mark] : [])));
  return { erased: await eraseAgain(silent, marks), links };
}

async function endAgain(deps: Deps, link: string, at: number): Promise<number> {
  return inTransaction(deps.db, async (trx) => {
    const row = await trx
      .updateTable('coaching_link')
      .set({ ended_at: at })
      .where('id', '=', link)
      .where('ended_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!row) return 0;
    await closeGrant(trx, link, at);
    await deps.events.emit(trx, 'coaching.ended', ofLink(row));
    return 1;
  });
}

async function showLess(deps: Deps, link: string, given: readonly string[]): Promise<number> {
  return inTransaction(deps.db, async (trx) => {
    const row = await trx
      .selectFrom('coaching_link')
      .select(['student_id', 'scopes'])
      .where('id', '=', link)
      .where('ended_at', 'is', null)
      .where('member_id', 'is', null)
      .executeTakeFirst();
    const held = row ? readScopes(row.scopes) : [];
    const scopes = held.filter((scope) => given.includes(scope));
    if (!row || scopes.length === held.length) return 0;
    await changeScopes(deps, trx, row.student_id, link, { scopes, version: null });
    return 1;
  });
}

async function eraseAgain(deps: Deps, marks: ReadonlySet<string>): Promise<number> {
  if (marks.size === 0) return 0;
  const people = await deps.db.selectFrom('user').select('id').execute();
  const gone = people.filter(({ id }) => marks.has(erasedMark(id)));
  const at = { asked_at: deps.now(), erase_at: deps.now() };
  for (const { id } of gone) {
    await deps.db
      .insertInto('account_deletion')
      .values({ user_id: id, ...at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(at))
      .execute();
  }
  let erased = 0;
  for (let more = 1; more > 0; erased += more) more = await eraseDueAccounts(deps);
  return erased;
}
