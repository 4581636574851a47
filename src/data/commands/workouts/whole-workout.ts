import { removeNode, restoreNode } from '#domain/record/deletion';
import * as arrange from '#domain/workouts/arrange';
import { spaceOf } from '#protocol/space';
import { isPain, isWorkout } from '../../store/shapes';
import { exercisesBack } from '../exercises-back';
import { type AccountSource, commit, type Edit, type Refusal, type Write } from '../write';

/**
 * Commands on a whole workout. Its pain is a separate record, which is removed, restored and erased
 * with it.
 */
export function wholeWorkoutCommands(source: AccountSource) {
  const both = async (
    id: string,
    workout: Write,
    pain: Write,
    more: readonly Edit[] = [],
  ): Promise<Refusal | null> => {
    const account = source();
    const { space, account: who } = account.replica;
    // A coach never writes a student's health data.
    const row = space === spaceOf(who) ? await account.replica.record('pain', id) : null;
    const isTold = row !== null && isPain(row) && row.shape.region !== null;
    return commit(
      () => account,
      { kind: 'workout', id, write: workout },
      ...(isTold ? [{ kind: 'pain' as const, id, write: pain }] : []),
      ...more,
    );
  };
  return {
    async discard(id: string) {
      const { painKind } = await import('#domain/health/pain');
      return both(id, arrange.removeWorkout, (registers, { device }) =>
        removeNode(painKind, registers, '', device),
      );
    },
    async restore(id: string) {
      const { replica } = source();
      const row = await replica.record('workout', id);
      const exercises = row && isWorkout(row) ? row.shape.exercises : [];
      return both(
        id,
        (_, author) => arrange.restoreWorkout(author),
        (_, { now }) => restoreNode('', now),
        await exercisesBack(
          replica,
          exercises.map(({ exercise }) => exercise),
        ),
      );
    },
    purge: (id: string) =>
      both(
        id,
        (_, author) => arrange.purgeWorkout(author),
        (_, { now }) => ({ purge: now }),
      ),
  };
}
