import { restoreNode } from '#domain/record/deletion';
import { spaceOf } from '#protocol/space';
import type { Replica } from '../../replica/replica';
import { isCustomExercise } from '../store/shapes';
import type { Edit } from './write';

/**
 * Edits that restore removed custom exercises, for example those of an undone import. A restored
 * record that uses them would otherwise show no names (rule R6a). In a student's space a coach
 * restores none.
 * @param ids used exercises; null if they are unknown
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
