import { removeNode, restoreNode } from '#domain/record/deletion';
import * as arrange from '#domain/workout/arrange';
import { spaceOf } from '#protocol/space';
import { isPain } from '../shapes';
import { type AccountSource, commitAll, type Refusal, type Write } from './write';

/**
 * A workout as a whole. The pain that was told of after it is a record of its own, and goes, comes
 * back and is erased with it.
 */
export function wholeWorkoutCommands(source: AccountSource) {
  const both = async (id: string, workout: Write, pain: Write): Promise<Refusal | null> => {
    const account = source();
    const { space, account: who } = account.replica;
    // Of somebody else's health a coach writes nothing.
    const row = space === spaceOf(who) ? await account.replica.record('pain', id) : null;
    const isTold = row !== null && isPain(row) && row.shape.region !== null;
    return commitAll(account, [
      { kind: 'workout', id, write: workout },
      ...(isTold ? [{ kind: 'pain' as const, id, write: pain }] : []),
    ]);
  };
  return {
    async discard(id: string) {
      const { painKind } = await import('#domain/pain');
      return both(id, arrange.removeWorkout, (registers, { device }) =>
        removeNode(painKind, registers, '', device),
      );
    },
    restore: (id: string) =>
      both(
        id,
        (_, author) => arrange.restoreWorkout(author),
        (_, { now }) => restoreNode('', now),
      ),
    purge: (id: string) =>
      both(
        id,
        (_, author) => arrange.purgeWorkout(author),
        (_, { now }) => ({ purge: now }),
      ),
  };
}
