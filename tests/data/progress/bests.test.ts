import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { bestsOf } from '#domain/progress/records';
import { readBests } from '../../../src/data/progress/bests';
import { anyWorkout, EXERCISES } from '../../domain/workouts/any-workout';
import { emptyBrowser } from '../../replica/browser';
import { type Here, openHere } from '../../replica/here';
import { once, store } from '../commands/workouts/past-workouts';

let here: Here;

beforeEach(async () => {
  emptyBrowser();
  here = await openHere();
});

const did = (reps: number) => [once('supino', { load: 40_000, reps })];

const repsAt40 = async (except: string, startedAt: number) =>
  (await readBests(here.replica, except, startedAt, ['supino'])).get('supino')?.repsAt.get(40_000);

test('neither the workout itself nor what came after it counts', async () => {
  await store(here, 1, { startedAt: 100, exercises: did(8) });
  const now = await store(here, 2, { startedAt: 200, exercises: did(15) });
  await store(here, 3, { startedAt: 300, exercises: did(20) });
  expect(await repsAt40(now, 200)).toBe(8);
  expect(await repsAt40(now, 201)).toBe(8);
});

test('what is under way on another device counts, as what is finished does', async () => {
  await store(here, 1, { startedAt: 100, exercises: did(8) });
  await store(here, 2, { startedAt: 150, exercises: did(11), finished: false });
  const now = await store(here, 3, { startedAt: 200, exercises: did(15), finished: false });
  expect(await repsAt40(now, 200)).toBe(11);
});

test('they are those of the whole past, exercise by exercise, and no others', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyWorkout, { minLength: 1, maxLength: 8 }),
      fc.subarray([...EXERCISES]),
      fc.nat(7),
      async (workouts, asked, nth) => {
        emptyBrowser();
        here = await openHere();
        const ids: string[] = [];
        for (const [index, each] of workouts.entries()) ids.push(await store(here, index, each));
        const except = ids[nth % ids.length] ?? '';
        const { start } = await here.workout(except);
        const past = await Promise.all(
          ids.filter((id) => id !== except).map((id) => here.workout(id)),
        );
        const all = bestsOf(past.filter((workout) => workout.start.at < start.at));
        const expected = [...all].filter(([exercise]) => asked.some((id) => id === exercise));
        const found = await readBests(here.replica, except, start.at, asked);
        expect(new Map([...found].sort())).toEqual(new Map(expected.sort()));
        here.replica.close();
      },
    ),
    { numRuns: 60 },
  );
});
