import type { OpResult, SpaceAnswer, SyncResponse } from '#protocol/sync';
import type { Prepared } from './exchange';
import { keyOfOp } from './known';
import type { Asked } from './pages';
import { RESTAMPED } from './results';
import type { SpaceState, Tx } from './schema';
import { readSpace } from './space-state';

/** Whether records are still to come of which the answer speaks. */
function isUnfinished(answer: SpaceAnswer, asked: Asked, state: SpaceState): boolean {
  if ('reset' in answer) return true;
  if (!('records' in answer)) return false;
  const isLate = state.generation !== asked.generation || state.cursor !== answer.from;
  return answer.more || isLate;
}

/**
 * The results that can be acted on now. What is left out is sent again, and answered the same.
 *
 * - What a server took before it was restored it may have lost again (rule S4).
 * - An ok for a record that somebody else's space may show or not says nothing of that: until the pages
 *   have, the op is all there is of it (rule G1).
 * - Before all was read once, a database does not know what a removal has seen that a mirror brought
 *   (rules C1m, C3): its marks could not follow.
 */
export async function timely(
  tx: Tx,
  { asked, ops }: Pick<Prepared, 'asked' | 'ops'>,
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
