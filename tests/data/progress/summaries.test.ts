import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { summarise, type WorkoutSummary } from '#domain/workouts/summary';
import { FAILED, type Loaded } from '../../../src/data/store/loaded';
import { type AnyWorkout, anyWorkout } from '../../domain/workouts/any-workout';
import { emptyBrowser, idOf } from '../../replica/browser';
import { type Here, openHere } from '../../replica/here';
import { once, store } from '../commands/workouts/past-workouts';
import { mount } from '../hooks';

let account: unknown;

vi.mock('react', () => import('../hooks'));
vi.mock('../../../src/data/store/account-provider', () => ({ useAccountState: () => account }));

const { useDoneSessions, useSummaries } = await import('../../../src/data/progress/summaries');
const { findLastPerformances } = await import('../../../src/data/workouts/last-performances');

const DAY = 86_400_000;
const FROM = '1970-01-16';
let here: Here;

async function open(): Promise<void> {
  emptyBrowser();
  here = await openHere();
  account = { state: 'open', account: { replica: here.replica } };
}

beforeEach(open);

function readyValue<T>(loaded: Loaded<T>): T | null {
  expect(loaded).not.toEqual(FAILED);
  return loaded.state === 'ready' ? loaded.value : null;
}

async function shown<P, T>(screen: ReturnType<typeof mount<P, Loaded<T>>>, props: P): Promise<T> {
  return vi.waitFor(() => {
    const value = readyValue(screen.render(props).shown);
    if (value === null) throw new Error('It is still loading');
    return value;
  });
}

/** The finished workouts, with all rows read again, newest first. */
async function plainly(ids: readonly string[], from: string | null): Promise<WorkoutSummary[]> {
  const all = await Promise.all(ids.map(async (id) => summarise(id, await here.workout(id)) ?? []));
  return all
    .flat()
    .filter(({ day }) => from === null || day >= from)
    .sort((a, b) => b.startedAt - a.startedAt || (a.id < b.id ? 1 : -1));
}

describe('the finished workouts, read once and kept in step', () => {
  test('are what their records come to, whatever was written meanwhile', async () => {
    const changes = fc.array(fc.record({ nth: fc.nat(5), workout: anyWorkout }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(changes, changes, fc.constantFrom(FROM, null), async (first, then, from) => {
        await open();
        const write = ({ nth, workout }: { nth: number; workout: AnyWorkout }) =>
          store(here, nth, workout);
        const ids = new Set<string>();
        for (const change of first) ids.add(await write(change));
        const list = mount(useSummaries);
        const sessions = mount(useDoneSessions);
        await shown(list, from);
        await shown(sessions, 'supino');
        for (const change of then) ids.add(await write(change));
        const expected = await plainly([...ids], from);
        expect(readyValue(list.render(from).shown)).toEqual(expected);
        const all = await plainly([...ids], null);
        const own = all.flatMap(({ id, exercises }) =>
          exercises.flatMap(({ exercise, sets }) =>
            exercise === 'supino' ? [{ workoutId: id, sets }] : [],
          ),
        );
        expect(readyValue(sessions.render('supino').shown)).toMatchObject(own);
        expect(readyValue(sessions.render('supino').shown)).toHaveLength(own.length);
        list.unmount();
        sessions.unmount();
        here.replica.close();
      }),
      { numRuns: 30 },
    );
  });

  test('stay the very same while a workout runs', async () => {
    await store(here, 1, { startedAt: DAY, exercises: [once('supino', { load: 1, reps: 1 })] });
    const list = mount(useSummaries);
    const before = await shown(list, null);
    await here.begin(idOf(2));
    await here.perform(idOf(2), 's1', 80_000);
    expect(readyValue(list.render(null).shown)).toBe(before);
    list.unmount();
  });
});

describe('the last time of an exercise', () => {
  const did = (reps: number) => [once('supino', { load: 40_000, reps })];
  const last = async (except: string | null) =>
    (await findLastPerformances(here.replica, ['supino', 'nunca'], except)).get('supino')
      ?.workoutId;

  test('is the newest with a set of it, under way elsewhere or not, but for this workout', async () => {
    const past = await store(here, 1, { startedAt: 1, exercises: did(8) });
    const newer = await store(here, 2, { startedAt: 2, exercises: did(9) });
    await store(here, 3, { startedAt: 3, exercises: [once('supino', null)] });
    const elsewhere = await store(here, 4, { startedAt: 4, exercises: did(7), finished: false });
    expect(await last(null)).toBe(elsewhere);
    expect(await last(elsewhere)).toBe(newer);
    await here.replica.commit([
      { kind: 'workout', id: elsewhere, write: () => ({ finish: { at: 5 } }) },
    ]);
    expect(await last(elsewhere)).toBe(newer);
    expect((await findLastPerformances(here.replica, ['nunca'], past)).size).toBe(0);
  });
});
