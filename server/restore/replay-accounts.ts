import { erasedMark } from '../access/erased-mark';
import { eraseDueAccounts } from '../account/erasure/erase';
import type { AccountLine, JournalLine } from '../backup/journal-line';
import type { Deps } from '../core/deps';
import { inTransaction } from '../db/transaction';
import { doAgain } from './replay-account-acts';

/** Pairs of acts that undo each other; only the last one counts. */
const PAIRS = [
  ['suspended', 'resumed'],
  ['leaving', 'stayed'],
] as const;

export interface ReplayedAccounts {
  readonly erased: number;
  readonly suspended: number;
  /** Deleted passwords; their owners set another by the mailed link. */
  readonly passwords: number;
  /** Public pages hidden again. */
  readonly pages: number;
}

/** Repeats the journal's acts on accounts, in order; erasures come last. */
export async function replayAccounts(
  deps: Deps,
  lines: readonly JournalLine[],
): Promise<ReplayedAccounts> {
  const said = new Map<string, AccountLine[]>();
  for (const line of lines) {
    if ('mark' in line) said.set(line.mark, [...(said.get(line.mark) ?? []), line]);
  }
  const people = said.size === 0 ? [] : await deps.db.selectFrom('user').select('id').execute();
  const met: AccountLine['what'][] = [];
  for (const { id } of people) {
    for (const line of lastingOf(said.get(erasedMark(id)) ?? [])) {
      if (await inTransaction(deps.db, (trx) => doAgain(deps, trx, id, line))) met.push(line.what);
    }
  }
  const count = (...whats: AccountLine['what'][]) =>
    met.filter((what) => whats.includes(what)).length;
  return {
    erased: count('erased') > 0 ? await eraseDue(deps) : 0,
    suspended: count('suspended'),
    passwords: count('password'),
    pages: count('page', 'hidden'),
  };
}

/** The last of two opposite acts, with the instant at which that state began. */
function lastingOf(lines: readonly AccountLine[]): readonly AccountLine[] {
  const last = new Map<string, AccountLine>();
  for (const line of lines) {
    const [about] = PAIRS.find((pair) => pair.some((what) => what === line.what)) ?? [line.what];
    if (last.get(about)?.what !== line.what) last.set(about, line);
  }
  return [...last.values()];
}

async function eraseDue(deps: Deps): Promise<number> {
  let erased = 0;
  for (let more = 1; more > 0; erased += more) more = await eraseDueAccounts(deps);
  return erased;
}
