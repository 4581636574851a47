import type { JournalLine } from '../backup/journal-line';
import type { Deps } from '../core/deps';
import { replayAccounts } from './replay-accounts';
import { replayLinks } from './replay-links';
import { alignTeamsOf, replayTakenBack } from './replay-taken-back';

export interface Replayed {
  /** Accounts that were erased again. */
  readonly erased: number;
  /** Accesses that ended or show less again: links, assistants, photos, invitations, pages, calendars. */
  readonly accesses: number;
  /** Accounts that were suspended again. */
  readonly suspended: number;
  /**
   * People who must set a new password by the mailed link, because they had changed the restored
   * one.
   */
  readonly passwords: number;
}

/**
 * Removes from a restored database the accounts, access and data that were erased, ended or revoked
 * after its backup. Sends no second notice.
 */
export async function replayJournal(deps: Deps, lines: readonly JournalLine[]): Promise<Replayed> {
  const silent = { ...deps, mail: { ...deps.mail, queue: async () => {} } };
  // The basis of assistants' links first: otherwise ending one link could start another.
  const taken = await replayTakenBack(deps.db, lines);
  const links = await replayLinks(deps, lines);
  await alignTeamsOf(deps, taken.professionals);
  const { pages, ...accounts } = await replayAccounts(silent, lines);
  return { ...accounts, accesses: taken.accesses + links + pages };
}
