import { expect, test } from 'vitest';
import { findSessions } from '../../../src/data/workouts/exercise-sessions';
import { here, withHere } from '../../replica/opened';
import { once, store } from '../commands/workouts/past-workouts';

withHere();

const did = (reps: number) => [once('supino', { load: 40_000, reps })];

test('the last finished workouts with a set of it, newest first', async () => {
  await store(here, 1, { startedAt: 1, exercises: did(8) });
  const first = await store(here, 2, { startedAt: 2, exercises: did(9) });
  await store(here, 3, { startedAt: 3, exercises: [once('supino', null)] });
  const second = await store(here, 4, { startedAt: 4, exercises: did(10) });
  await store(here, 5, { startedAt: 5, exercises: did(11), finished: false });
  const found = await findSessions(here.replica, new Map([['supino', 2]]));
  const sessions = found.get('supino') ?? [];
  expect(sessions.map(({ workoutId }) => workoutId)).toEqual([second, first]);
  expect(sessions.map(({ sets }) => sets[0]?.done?.reps)).toEqual([10, 9]);
});

test('however long ago: what was done since does not hide it', async () => {
  const long = await store(here, 0, { startedAt: 1, exercises: did(8) });
  for (let nth = 1; nth <= 30; nth += 1) {
    await store(here, nth, {
      startedAt: 1 + nth,
      exercises: [once('remada', { load: 1, reps: 1 })],
    });
  }
  const counts = new Map([
    ['supino', 1],
    ['remada', 1],
  ]);
  const [session] = (await findSessions(here.replica, counts)).get('supino') ?? [];
  expect(session?.workoutId).toBe(long);
});

test('of an exercise that was never done there are none', async () => {
  await store(here, 1, { startedAt: 1, exercises: did(8) });
  const found = await findSessions(
    here.replica,
    new Map([
      ['supino', 3],
      ['nunca', 3],
    ]),
  );
  expect(found.get('nunca')).toEqual([]);
  expect(found.get('supino')).toHaveLength(1);
});
