import { expect } from 'vitest';
import { localDay } from '#domain/local-day';
import { summarise, type WorkoutSummary } from '#domain/workouts/summary';
import { unpackWorkout } from '#domain/workouts/summary-pack';
import { dayWorkoutId } from '../../src/data/commands/workouts/day-workout-id';
import { idOf, inDatabase, NOW } from './browser';
import { begun, type Here } from './here';

/** The n-th id of one that began in the n-th of some months: a bundle each from the 32nd on. */
export function idIn(month: number, n: number): string {
  return `${(0x0180 + month).toString(16).padStart(4, '0')}${idOf(n).slice(4)}`;
}

/** Workouts of the days of a ficha, with ids that do not begin with their time, in order. */
export const ofFicha = Array.from({ length: 500 }, (_, nth) =>
  dayWorkoutId(idOf(1), 'a', localDay(NOW - nth * 86_400_000, 'UTC')),
).sort();
/** All of those lie in fewer bundles than this. */
export const FEW = 40;

/** A finished workout in the form of a commit. */
export const finished = (id: string) => ({
  kind: 'workout' as const,
  id,
  write: () => ({ ...begun(), finish: { at: NOW } }),
});

const byId = (summaries: readonly WorkoutSummary[]) =>
  [...summaries].sort((a, b) => (a.id < b.id ? -1 : 1));

/** The stored summaries, and those of the visible workouts. */
export async function both(here: Here) {
  const views = await here.replica.all('workout');
  const expected = await Promise.all(
    views.map(async ({ id }) => summarise(id, await here.workout(id)) ?? []),
  );
  const rows = await inDatabase((database) => database.getAll('summary'));
  return {
    stored: byId(rows.map((row) => unpackWorkout(row))),
    all: byId(await (await here.replica.summaries()).all('workout', (row) => unpackWorkout(row))),
    expected: byId(expected.flat()),
    uses: rows.map((row) => row.uses.map(([, , use]) => use)),
  };
}

export async function expectInStep(here: Here): Promise<void> {
  const { stored, all, expected, uses } = await both(here);
  expect(stored).toEqual(expected);
  expect(all).toEqual(expected);
  expect(uses).toHaveLength(stored.length);
}
