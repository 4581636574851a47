import { readScopes } from '../access/coaching';
import type { JournalLine } from '../backup/journal-line';
import { closeGrant, ofLink } from '../coaching/grants';
import { changeScopes } from '../coaching/links';
import type { Deps } from '../core/deps';
import { inTransaction } from '../db/transaction';

/** Ends links and reduces scopes again as in the journal. Returns the number of changed links. */
export async function replayLinks(deps: Deps, lines: readonly JournalLine[]): Promise<number> {
  let met = 0;
  for (const line of lines) {
    if (line.what === 'ended') met += await endAgain(deps, line.link, line.at);
    if (line.what === 'scopes') met += await showLess(deps, line.link, line.scopes);
  }
  return met;
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
