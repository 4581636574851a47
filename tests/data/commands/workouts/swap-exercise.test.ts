import { beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import { performSet } from '#domain/workouts/perform';
import { programCommands } from '../../../../src/data/commands/programs/programs';
import { beginAs } from '../../../../src/data/commands/workouts/start-workout';
import { swapCommands } from '../../../../src/data/commands/workouts/swap-exercise';
import { commitTo } from '../../../../src/data/commands/write';
import { programEntryOf } from '../../../../src/data/programs/programs';
import { entryOf } from '../../../../src/data/workouts/workouts';
import { here } from '../../../replica/opened';
import { account, withAccount } from '../../opened';

const BENCH = 'barbell-bench-press';
const DUMBBELLS = { id: 'dumbbell-bench-press', loadKind: 'per_dumbbell' } as const;

let program: string;
let line: string;

withAccount();
beforeEach(async () => {
  const exercise = {
    ...plainExercise(BENCH),
    sets: [
      {
        count: 2,
        kind: 'normal' as const,
        reps: [8, 10] as [number, number],
        load: { by: 'grams' as const, grams: 60_000 },
      },
    ],
    alternatives: [DUMBBELLS.id, 'push-up'],
  };
  program = await programCommands(() => account).create({
    ...EMPTY_PROGRAM,
    title: 'Ficha',
    days: [{ ...EMPTY_DAY, title: 'A', exercises: [exercise] }],
  });
  line = (await lineOf())?.key ?? '';
  await beginAs(() => account, 'w', {
    title: 'A',
    from: { program, day: 'a', week: 1 },
    drafts: [
      {
        key: 'x',
        exercise: BENCH,
        from: line,
        sets: ['p', 'q'].map((key) => ({
          key,
          kind: 'normal',
          plan: { load: 60_000, reps: 8 },
        })),
      },
    ],
  });
});

async function lineOf() {
  const entry = programEntryOf(await here.replica.record('program', program));
  return entry?.program.days[0]?.exercises[0];
}
async function workout() {
  const entry = entryOf(await here.replica.record('workout', 'w'));
  if (!entry) throw new Error('The workout is not there');
  return entry.workout;
}
const swap = (forGood: boolean) =>
  swapCommands(() => account).swap({
    workout: 'w',
    entry: { key: 'x', from: line },
    was: { loadKind: 'total' },
    to: { exercise: DUMBBELLS, load: 24_000 },
    program: forGood ? program : null,
  });

describe('a swap', () => {
  test('for today leaves the ficha as it is', async () => {
    const before = await lineOf();
    expect(await swap(false)).toMatchObject({ refusal: null, added: null });
    expect((await workout()).exercises).toMatchObject([
      { exercise: DUMBBELLS.id, from: line, sets: [{ plan: { load: 24_000, reps: 8 } }, {}] },
    ]);
    expect(await lineOf()).toEqual(before);
  });

  test('for good asks for it alike in the ficha, without the load of the old one', async () => {
    await swap(true);
    expect(await lineOf()).toMatchObject({
      key: line,
      exercise: DUMBBELLS.id,
      sets: [{ count: 2, reps: [8, 10], load: null }],
      alternatives: [BENCH, 'push-up'],
    });
  });

  test('is taken back in both, with something done and with nothing', async () => {
    for (const isDone of [false, true]) {
      if (isDone) {
        await commitTo(
          () => account,
          'workout',
          'w',
          (registers, author) => performSet(registers, 'p', { load: 60_000, reps: 8 }, 0, author),
        );
      }
      const before = { line: await lineOf(), workout: await workout() };
      const swapped = await swap(true);
      expect(swapped.added !== null).toBe(isDone);
      expect((await workout()).exercises.at(-1)?.exercise).toBe(DUMBBELLS.id);
      expect(await swapped.undo()).toBeNull();
      expect({ line: await lineOf(), workout: await workout() }).toEqual(before);
    }
  });
});
