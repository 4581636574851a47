import { expect, test } from 'vitest';
import { findSessions } from '../../src/data/exercise-sessions';
import { finishWorkout } from '../../src/domain/workout/arrange';
import { performSet } from '../../src/domain/workout/perform';
import type { ViewRow } from '../../src/replica/schema';
import { running } from '../domain/workout/log';

/** A workout in which `exercicio-x` was done once, or was not. */
function row(id: string, at: number, { reps = 8, finished = true } = {}): ViewRow {
  const log = running();
  if (reps > 0) {
    log.write((_, registers, author) =>
      performSet(registers, 'p', { load: 40_000, reps }, 0, author),
    );
  }
  if (finished) log.write((_, __, author) => finishWorkout(author));
  return { space: 'u:1', kind: 'workout', id, at, shape: log.workout };
}

function holding(rows: readonly ViewRow[]) {
  const newestFirst = [...rows].sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
  const looked: string[] = [];
  return {
    looked,
    async findNewest(_: string, limit: number, accept: (row: ViewRow) => boolean) {
      for (const each of newestFirst.slice(0, limit)) {
        looked.push(each.id);
        if (accept(each)) return each;
      }
      return null;
    },
  };
}

test('the last finished workouts with a set of it, newest first, and no further', async () => {
  const replica = holding([
    row('old', 1),
    row('first', 2, { reps: 9 }),
    row('nothing', 3, { reps: 0 }),
    row('second', 4, { reps: 10 }),
    row('running', 5, { finished: false }),
  ]);
  const found = await findSessions(replica, ['exercicio-x'], 2);
  const sessions = found.get('exercicio-x') ?? [];
  expect(sessions.map(({ workoutId }) => workoutId)).toEqual(['second', 'first']);
  expect(sessions.map(({ sets }) => sets.find(({ done }) => done)?.done?.reps)).toEqual([10, 9]);
  expect(replica.looked).not.toContain('old');
});

test('of an exercise that was never done there are none', async () => {
  const found = await findSessions(holding([row('a', 1)]), ['exercicio-x', 'nunca'], 3);
  expect(found.get('nunca')).toEqual([]);
  expect(found.get('exercicio-x')).toHaveLength(1);
});
