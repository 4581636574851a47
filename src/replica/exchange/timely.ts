import type { OpResult, SpaceAnswer, SyncResponse } from '#protocol/sync';
import type { OpRow, SpaceState, Tx } from '../store/schema';
import { readSpace } from '../store/space-state';
import { keyOfOp } from '../view/known';
import type { AskedPage } from './pages';
import { RESTAMPED } from './results';

/** Whether records of this answer are still to come. */
function isUnfinished(answer: SpaceAnswer, asked: AskedPage, state: SpaceState): boolean {
  if ('reset' in answer) return true;
  if (!('records' in answer)) return false;
  const isLate = state.generation !== asked.generation || state.cursor !== answer.from;
  return answer.more || isLate;
}

/**
 * The results that can be applied now. Ops with other results are sent again, and get the same
 * answer.
 * An ok from before a restore may be lost (rule S4f).
 * An ok does not show that another person's space still shows the record: until the pages do, the
 * op is its only copy (rule G1l).
 * Before the first complete read a database does not know the writes behind a mirrored removal's
 * marks. So those marks could not follow a restamp (rule C1m9).
 */
export async function timely(
  tx: Tx,
  { asked, ops }: { readonly asked: AskedPage; readonly ops: readonly OpRow[] },
  { results, spaces }: SyncResponse,
): Promise<readonly OpResult[]> {
  const state = await readSpace(tx, asked.id);
  if (state.epoch !== asked.epoch) return results.filter((result) => !('ok' in result));
  const answer = spaces.find(({ id }) => id === asked.id);
  if (!answer) return results;
  const left: OpResult[] = [];
  for (const result of results) {
    if ('ok' in result) {
      const op = ops.find(({ id }) => id === result.id);
      const waits = !asked.own && op !== undefined && isUnfinished(answer, asked, state);
      if (waits && !(await tx.objectStore('base').getKey(keyOfOp(op)))) continue;
    } else if (RESTAMPED.includes(result.code) && 'records' in answer && !state.whole) continue;
    left.push(result);
  }
  return left;
}
