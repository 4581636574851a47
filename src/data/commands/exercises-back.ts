import { restoreNode } from '#domain/record/deletion';
import { spaceOf } from '#protocol/space';
import type { Replica } from '../../replica/replica';
import { isCustomExercise } from '../shapes';
import type { Edit } from './write';

/**
 * Edits that bring back those of the person's own exercises that were removed, as undoing an import
 * does: what comes out of the bin and names them would lose their names with them (rule R6). Inside
 * of a student's space a coach brings back none.
 *
 * @param ids exercises that are named; null where nobody knows which
 */
export async function exercisesBack(
  { space, account, bin }: Pick<Replica, 'space' | 'account' | 'bin'>,
  ids: readonly (string | null)[],
): Promise<readonly Edit[]> {
  if (space !== spaceOf(account)) return [];
  const removed = (await bin('exercise')).filter(isCustomExercise);
  return removed
    .filter(({ id }) => ids.includes(id))
    .map(({ id }) => ({ kind: 'exercise', id, write: (_, { now }) => restoreNode('', now) }));
}
