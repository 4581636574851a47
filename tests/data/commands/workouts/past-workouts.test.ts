import { beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_DAY, EMPTY_PROGRAM, plainExercise } from '#domain/programs/draft';
import type { Schedule } from '#domain/programs/shape';
import { bestsOf, workoutRecords } from '#domain/progress/records';
import { sessionsOf } from '#domain/progression/session';
import { correctSet } from '#domain/workouts/perform';
import { programCommands } from '../../../../src/data/commands/programs/programs';
import {
  type AddedFrom,
  type PastWorkoutCommands,
  pastWorkoutCommands,
} from '../../../../src/data/commands/workouts/past-workouts';
import { workoutCommands } from '../../../../src/data/commands/workouts/workouts';
import { commitWorkout } from '../../../../src/data/commands/workouts/write-workout';
import { readActiveDay } from '../../../../src/data/programs/active-program';
import { programEntryOf } from '../../../../src/data/programs/programs';
import { findSessions } from '../../../../src/data/workouts/exercise-sessions';
import { entryOf } from '../../../../src/data/workouts/workouts';
import { here } from '../../../replica/opened';
import { account, withAccount } from '../../opened';

const BENCH = 'barbell-bench-press';

let commands: PastWorkoutCommands;

withAccount();
beforeEach(() => {
  commands = pastWorkoutCommands(() => account);
});

async function program(schedule: Schedule = 'letter'): Promise<string> {
  const load = { by: 'grams' as const, grams: 60_000 };
  const sets = [{ count: 2, kind: 'normal' as const, reps: [8, 10] as [number, number], load }];
  return programCommands(() => account).create({
    ...EMPTY_PROGRAM,
    title: 'Ficha',
    schedule,
    days: [
      { ...EMPTY_DAY, title: 'A', weekdays: [1], exercises: [{ ...plainExercise(BENCH), sets }] },
    ],
  });
}

async function add(day: string, from: AddedFrom, performed = true): Promise<string> {
  const times = { day, seconds: 18 * 3600, minutes: 60 };
  const added = await commands.add({ times, from, performed, loadKindOf: () => 'total' });
  if (!('id' in added)) throw new Error(`Refused: ${added.refusal}`);
  return added.id;
}

async function workout(id: string) {
  const entry = entryOf(await here.replica.record('workout', id));
  if (!entry) throw new Error('The workout is not there');
  return entry.workout;
}

async function dayOf(id: string): Promise<AddedFrom> {
  const days = programEntryOf(await here.replica.record('program', id))?.program.days ?? [];
  return { kind: 'day', program: id, day: days[0]?.key ?? '', title: 'A' };
}

describe('a workout that is written down later', () => {
  test('has what the day of the ficha asks for, is over at once and is never under way', async () => {
    const ficha = await program();
    const id = await add('2026-03-02', await dayOf(ficha));
    const { exercises, from, start, endedAt } = await workout(id);
    expect(from).toMatchObject({ program: ficha, week: 1 });
    expect(exercises[0]?.sets.map(({ done }) => done)).toEqual(
      [1, 2].map(() => ({ load: 60_000, reps: 8, at: endedAt })),
    );
    expect(start.day).toBe('2026-03-02');
    expect(await here.replica.open('workout')).toEqual([]);
  });

  test('repeats another one, left to be filled in when that is wanted', async () => {
    const first = await add('2026-03-02', await dayOf(await program()));
    const again = await workout(await add('2026-02-02', { kind: 'workout', id: first }, false));
    expect(again.exercises[0]?.exercise).toBe(BENCH);
    expect(again.exercises[0]?.sets.map(({ done }) => done)).toEqual([null, null]);
    expect(again.exercises[0]?.sets[0]?.plan).toEqual({ load: 60_000, reps: 8 });
    expect(again.from).toEqual((await workout(first)).from);
  });

  test('is empty when nothing is known of it; what is not here cannot be repeated', async () => {
    expect((await workout(await add('2026-03-02', { kind: 'nothing' }))).exercises).toEqual([]);
    const gone = commands.add({
      times: { day: '2026-03-02', seconds: 0, minutes: 1 },
      from: { kind: 'workout', id: 'gone' },
      performed: true,
      loadKindOf: () => null,
    });
    expect(await gone).toEqual({ refusal: 'gone' });
  });
});

describe('what is written down of the ficha in use', () => {
  const use = (id: string, since: string) =>
    here.replica.commit([
      { kind: 'preferences', id: 'self', write: () => ({ program: { id, since } }) },
    ]);

  test('is of the week that was under way then, and the ficha goes on from there', async () => {
    const ficha = await program();
    await use(ficha, '2026-02-01');
    const from = await dayOf(ficha);
    const days = ['2026-02-02', '2026-02-04', '2026-02-06'];
    const ids: string[] = [];
    for (const day of days) ids.push(await add(day, from));
    const weeks = await Promise.all(ids.map(async (id) => (await workout(id)).from?.week));
    expect(weeks).toEqual([1, 2, 3]);
    // A repetition of the first workout after the last one gets the fourth week, not the first.
    const again = await add('2026-02-07', { kind: 'workout', id: ids[0] ?? '' });
    expect((await workout(again)).from?.week).toBe(4);
    expect((await readActiveDay(here.replica, '2026-02-09'))?.next.week).toBe(5);
    // A workout entered later gets the week of its day.
    const forgotten = await add('2026-02-05', from);
    expect((await workout(forgotten)).from?.week).toBe(3);
  });

  test('by day of the week is of the week of its day', async () => {
    const ficha = await program('weekday');
    await use(ficha, '2026-02-02');
    const sunday = await add('2026-02-08', await dayOf(ficha));
    expect((await workout(sunday)).from?.week).toBe(1);
    const monday = await add('2026-02-16', await dayOf(ficha));
    expect((await workout(monday)).from?.week).toBe(3);
  });

  test('counts for the next load, also when it was like another one', async () => {
    const ficha = await program();
    const first = await add('2026-02-02', await dayOf(ficha));
    const again = await add('2026-02-04', { kind: 'workout', id: first });
    const entry = programEntryOf(await here.replica.record('program', ficha))?.program.days[0];
    const line = entry?.exercises[0]?.key ?? '';
    const sessions = await findSessions(here.replica, new Map([[BENCH, 5]]));
    const own = sessionsOf(line, ficha, sessions.get(BENCH) ?? []);
    expect(own.map(({ day }) => day)).toEqual(['2026-02-04', '2026-02-02']);
    expect((await workout(again)).exercises[0]?.from).toBe(line);
  });
});

test('a set that was reopened and is taken back was done when it was done', async () => {
  const id = await add('2026-03-02', await dayOf(await program()));
  const sets = workoutCommands(() => account);
  const { key = '', done } = (await workout(id)).exercises[0]?.sets[0] ?? {};
  const earlier = (done?.at ?? 0) - 60_000;
  const effort = { load: 60_000, reps: 8 };
  await sets.record(id, key, effort, earlier);
  await sets.unperform(id, key);
  await sets.record(id, key, effort, earlier);
  expect((await workout(id)).exercises[0]?.sets[0]?.done).toEqual({ ...effort, at: earlier });
});

test('a correction in an older workout takes the record from a newer one, and gives it back', async () => {
  const from = await dayOf(await program());
  const [older, newer] = [await add('2026-01-02', from), await add('2026-03-02', from)];
  const correct = async (id: string, load: number) => {
    const set = (await workout(id)).exercises[0]?.sets[0]?.key ?? '';
    await commitWorkout(
      () => account,
      id,
      (shape, registers, author) => correctSet(registers, shape, set, { load, reps: 8 }, author),
    );
  };
  const records = async () => {
    const [before, now] = [await workout(older), await workout(newer)];
    const earlier = before.start.at < now.start.at ? [before] : [];
    return workoutRecords(now, bestsOf(earlier), () => 'total').flatMap(({ sets }) =>
      sets.flatMap((set) => set.records),
    );
  };
  await correct(newer, 65_000);
  expect(await records()).toContain('load');
  await correct(older, 70_000);
  expect(await records()).not.toContain('load');
  await correct(older, 60_000);
  expect(await records()).toContain('load');
});
