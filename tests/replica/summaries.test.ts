import fc from 'fast-check';
import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { localDay } from '#domain/local-day';
import type { Author, Registers, Writes } from '#domain/record/registers';
import {
  finishWorkout,
  removeExercise,
  removeWorkout,
  reopenWorkout,
  restoreExercise,
  restoreWorkout,
} from '#domain/workout/arrange';
import { performSet, unperformSet } from '#domain/workout/perform';
import { projectWorkout } from '#domain/workout/project';
import { summarise, type WorkoutSummary } from '#domain/workout/summary';
import { unpackWorkout } from '#domain/workout/summary-pack';
import { dayWorkoutId } from '../../src/data/commands/day-workout-id';
import { fillSummaries } from '../../src/replica/fill-summaries';
import type { ReplicaSchema } from '../../src/replica/schema';
import { upgrade } from '../../src/replica/upgrades';
import {
  ACCOUNT,
  begun,
  emptyBrowser,
  type Here,
  idOf,
  inDatabase,
  NOW,
  openHere,
  page,
  refusedWith,
  SPACE,
  taken,
  wire,
  writtenBy,
} from './here';

const LIFT = 'barbell-bench-press';
let here: Here;

beforeEach(async () => {
  emptyBrowser();
  here = await openHere();
});

/** The n-th id of one that began in the n-th of some months: a bundle each from the 32nd on. */
function idIn(month: number, n: number): string {
  return `${(0x0180 + month).toString(16).padStart(4, '0')}${idOf(n).slice(4)}`;
}

const byId = (summaries: readonly WorkoutSummary[]) =>
  [...summaries].sort((a, b) => (a.id < b.id ? -1 : 1));

/** What the store holds, and what the workouts that are shown come to. */
async function both() {
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

async function expectInStep(): Promise<void> {
  const { stored, all, expected, uses } = await both();
  expect(stored).toEqual(expected);
  expect(all).toEqual(expected);
  expect(uses).toHaveLength(stored.length);
}

async function past(id: string, load = 80_000): Promise<void> {
  await here.begin(id);
  await here.perform(id, 's1', load);
  await here.write(id, (_, device) => finishWorkout({ device, now: here.clock.now }));
}

const using = async (exercise: string) =>
  (
    (await (await here.replica.summaries()).newestUsing('workout', new Map([[exercise, 9]]))).get(
      exercise,
    ) ?? []
  ).map(({ id }) => id);

describe('C1: the summary of a workout', () => {
  it('is there once it is finished, follows corrections, goes with it and comes back', async () => {
    const author = (device: string): Author => ({ device, now: here.clock.now });
    await here.begin(idOf(1));
    await here.perform(idOf(1), 's1', 80_000);
    expect(await inDatabase((database) => database.count('summary'))).toBe(0);
    await here.write(idOf(1), (_, device) => finishWorkout(author(device)));
    expect(await using(LIFT)).toEqual([idOf(1)]);
    await here.perform(idOf(1), 's1', 82_500);
    expect((await both()).stored[0]?.exercises[0]?.sets[0]?.done.load).toBe(82_500);
    await here.write(idOf(1), (known, device) => removeWorkout(known, author(device)));
    expect(await using(LIFT)).toEqual([]);
    await here.write(idOf(1), (_, device) => restoreWorkout(author(device)));
    expect(await using(LIFT)).toEqual([idOf(1)]);
    await here.write(idOf(1), (known) => reopenWorkout(known));
    expect(await using(LIFT)).toEqual([]);
    await expectInStep();
  });

  it('goes when the server no longer has the workout (rule C7)', async () => {
    await here.meet();
    await past(idOf(1));
    await here.trip((prepared) => taken(prepared));
    await here.exchanger.reset();
    await here.trip(page(0, 2, []));
    expect(await here.replica.record('workout', idOf(1))).toBeNull();
    expect(await using(LIFT)).toEqual([]);
  });

  it('goes back to what it was when the server refuses a correction', async () => {
    await here.meet();
    await past(idOf(1), 80_000);
    await here.trip((prepared) => taken(prepared));
    await here.perform(idOf(1), 's1', 90_000);
    await here.trip(refusedWith('invalid'));
    expect((await both()).stored[0]?.exercises[0]?.sets[0]?.done.load).toBe(80_000);
    await expectInStep();
  });
});

type Step =
  | { does: 'edit'; id: number; edit: number; load: number }
  | { does: 'pull'; id: number; edit: number; load: number }
  | { does: 'sync'; code: 'taken' | 'clock' | 'invalid' }
  | { does: 'bundle' };

const edited = { id: fc.nat(3), edit: fc.nat(8), load: fc.integer({ min: 1, max: 200 }) };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('edit'), ...edited }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('pull'), ...edited }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('sync'),
      code: fc.constantFrom('taken', 'clock', 'invalid'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('bundle') }) },
);

function editOf(edit: number, load: number) {
  return (known: Registers, author: Author): Writes => {
    const workout = projectWorkout(known);
    const edits: (() => Writes)[] = [
      () => begun(2),
      () => performSet(known, 's1', { load: load * 500, reps: 8 }, 60, author),
      () => finishWorkout(author),
      () => finishWorkout(author),
      () => removeWorkout(known, author),
      () => restoreWorkout(author),
      () => reopenWorkout(known),
      () => unperformSet(known, workout, 's1', author),
      () => (load % 2 === 0 ? removeExercise(known, 'e1', author) : restoreExercise('e1', author)),
    ];
    return edits[edit]?.() ?? {};
  };
}

it('C1: whatever is written, pulled, removed and brought back, it is what the views come to', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 25 }), async (steps) => {
      emptyBrowser();
      here = await openHere();
      await here.meet();
      let rev = 0;
      const at = (n: number) => idIn(n % 2, n);
      for (const id of [0, 1, 2, 3]) await here.write(at(id), () => begun(2));
      for (const [nth, each] of steps.entries()) {
        here.clock.now = NOW + nth * 1000;
        if (each.does === 'bundle') {
          await (await here.replica.summaries()).bundle();
          continue;
        }
        if (each.does === 'sync') {
          await here.trip(each.code === 'taken' ? taken : refusedWith(each.code));
          continue;
        }
        const id = at(each.id);
        const write = editOf(each.edit, each.load);
        if (each.does === 'edit') {
          await here.replica.commit([{ kind: 'workout', id, write }]);
        } else {
          const author = { device: 'tablet', now: here.clock.now };
          const base = await inDatabase((database) => database.get('base', [SPACE, 'workout', id]));
          const known = writtenBy('tablet', author.now, write({}, author));
          rev += 1;
          await here.trip(page(rev - 1, rev, [wire(id, known, { rev, born: base?.born ?? 1 })]));
        }
      }
      await expectInStep();
      here.replica.close();
    }),
    { numRuns: 40 },
  );
});

/** Workouts of the days of a ficha, whose ids do not begin with their time, in their order. */
const ofFicha = Array.from({ length: 500 }, (_, nth) =>
  dayWorkoutId(idOf(1), 'a', localDay(NOW - nth * 86_400_000, 'UTC')),
).sort();
const FEW = 40;

const finished = (id: string) => ({
  kind: 'workout' as const,
  id,
  write: () => ({ ...begun(), finish: { at: NOW } }),
});

describe('all summaries of a kind', () => {
  it('lie in few bundles also where their ids do not begin with their time', async () => {
    await here.replica.commit(ofFicha.map(finished));
    const summaries = await here.replica.summaries();
    await summaries.bundle();
    expect((await summaries.all('workout', ({ id }) => id)).sort()).toEqual(ofFicha);
    expect(await inDatabase((database) => database.count('bundle'))).toBeLessThan(FEW);
  });

  it('come once each, however many pieces they are read in, bundled or not', async () => {
    let held: string[] = [];
    for (const count of [1, 15, 16, 17, 32, 80]) {
      const fresh = Array.from({ length: count - held.length }, (_, nth) =>
        idIn((held.length + nth) % 40, nth),
      );
      await here.replica.commit(
        fresh.map((id) => ({
          kind: 'workout' as const,
          id,
          write: () => ({ ...begun(), finish: { at: NOW } }),
        })),
      );
      held = [...held, ...fresh];
      const summaries = await here.replica.summaries();
      const all = async () => (await summaries.all('workout', ({ id }) => id)).sort();
      expect(await all()).toEqual([...held].sort());
      await summaries.bundle();
      expect(await all()).toEqual([...held].sort());
    }
  });
});

describe('V1: a device of a version that kept no summaries', () => {
  /** As that version left it: workouts, and nothing of what they come to. */
  async function leftWithout(): Promise<void> {
    const ids = Array.from({ length: 230 }, (_, nth) => idOf(nth));
    await here.replica.commit(
      ids.flatMap((id) => [
        { kind: 'workout' as const, id, write: () => ({ ...begun(), finish: { at: NOW } }) },
        { kind: 'exercise' as const, id, write: () => ({ name: `Meu ${id}` }) },
      ]),
    );
    await inDatabase(async (database) => {
      await database.clear('summary');
      const identity = await database.get('meta', 'identity');
      if (!identity || !('databaseId' in identity)) throw new Error('There is no identity');
      const { summaries: _, ...earlier } = identity;
      await database.put('meta', earlier);
    });
  }

  const since = async () =>
    (await (await here.replica.summaries()).all('workout', ({ id }) => id)).length;

  it('shows none until it has them all', async () => {
    await leftWithout();
    expect(await since()).toBe(230);
    await expectInStep();
  });

  it('interrupted half way, it begins anew', async () => {
    await leftWithout();
    const { storage } = here.replica.inside;
    let writes = 0;
    const killed = fillSummaries({
      ...storage,
      write(work) {
        writes += 1;
        return writes > 2 ? Promise.reject(new Error('The page was closed')) : storage.write(work);
      },
    });
    await expect(killed).rejects.toThrow('closed');
    expect(await inDatabase((database) => database.count('summary'))).toBeLessThan(230);
    here.replica.close();
    here = await openHere();
    expect(await since()).toBe(230);
  });

  it('one that cannot be made complete says so, and is tried again when asked again', async () => {
    await leftWithout();
    const { storage } = here.replica.inside;
    const { write } = storage;
    storage.write = () => Promise.reject(new Error('The disk is full'));
    await expect(here.replica.summaries()).rejects.toThrow('full');
    storage.write = write;
    expect(await since()).toBe(230);
  });
});

describe('V1: a device of a version that bundled otherwise', () => {
  /** As that version left it, and with a summary that it wrote after it had bundled. */
  async function leftIn(
    version: number,
    prefixOf: (id: string) => string,
    late: string,
  ): Promise<void> {
    const name = `anilha-${ACCOUNT}`;
    const database = await openDB<ReplicaSchema>(name);
    const stores = [...database.objectStoreNames];
    const rows = await Promise.all(stores.map((store) => database.getAll(store)));
    const summaries = await database.getAll('summary');
    database.close();
    await deleteDB(name);
    const older = await openDB<ReplicaSchema>(name, version, {
      upgrade: (fresh, from, _to, tx) => upgrade(fresh, from, version, tx),
    });
    for (const [nth, store] of stores.entries())
      for (const row of rows[nth] ?? []) await older.put(store, row);
    await older.clear('bundle');
    for (const { space, kind, id, day, at, packed } of summaries) {
      const key = { space, kind, prefix: prefixOf(id) };
      const held = (await older.get('bundle', [space, kind, key.prefix]))?.rows ?? [];
      if (id === late) await older.put('bundle', { ...key, stale: 1 });
      else await older.put('bundle', { ...key, rows: [...held, { id, day, at, packed }] });
    }
    older.close();
  }

  it('by fifty days whatever is long ago: has each once, before they are bundled anew and after', async () => {
    const ids = Array.from({ length: 60 }, (_, nth) => idIn(nth % 40, nth)).sort();
    await here.replica.commit(
      ids.map((id) => ({
        kind: 'workout' as const,
        id,
        write: () => ({ ...begun(), finish: { at: NOW } }),
      })),
    );
    await here.replica.summaries();
    here.replica.close();
    await leftIn(5, (id) => id.slice(0, 4), ids.at(7) ?? '');
    here = await openHere();
    const summaries = await here.replica.summaries();
    const all = async () => (await summaries.all('workout', ({ id }) => id)).sort();
    expect(await all()).toEqual(ids);
    await summaries.bundle();
    expect(await all()).toEqual(ids);
    const bundles = await inDatabase((database) => database.getAll('bundle'));
    expect(bundles.map(({ prefix }) => prefix)).toEqual([
      '018',
      '019',
      '01a0',
      '01a1',
      '01a2',
      '01a3',
      '01a4',
      '01a5',
      '01a6',
      '01a7',
    ]);
    expect(bundles.flatMap(({ rows = [] }) => rows.map(({ id }) => id)).sort()).toEqual(ids);
  });

  it('by the hash that the workout of a ficha’s day is named by: has each once, before and after', async () => {
    await here.replica.commit(ofFicha.map(finished));
    await here.replica.summaries();
    here.replica.close();
    const prefixOf = (id: string) => id.slice(0, id.slice(0, 3) < '01a' ? 3 : 4);
    await leftIn(6, prefixOf, ofFicha.at(7) ?? '');
    here = await openHere();
    const summaries = await here.replica.summaries();
    const all = async () => (await summaries.all('workout', ({ id }) => id)).sort();
    expect(await all()).toEqual(ofFicha);
    await summaries.bundle();
    expect(await all()).toEqual(ofFicha);
    expect(await inDatabase((database) => database.count('bundle'))).toBeLessThan(FEW);
  });
});

describe('what is asked of the store', () => {
  const DAY = 86_400_000;

  async function on(nth: number, exercise: string, title = ''): Promise<void> {
    const at = NOW + nth * DAY;
    const start = { at, zone: 'UTC', day: new Date(at).toISOString().slice(0, 10) };
    await here.replica.commit([
      {
        kind: 'workout',
        id: idOf(100 + nth),
        write: (_, { device }) => ({
          ...begun(),
          title,
          start,
          'e.e1.exercise': exercise,
          [`s.s1.done.${device}`]: { load: 1000, reps: 8, at },
          finish: { at },
        }),
      },
    ]);
  }

  const idsOf = (rows: readonly { id: string }[] | undefined) => rows?.map(({ id }) => id);
  const day = (nth: number) => idOf(100 + nth);

  it('from a day on, the newest by exercise, the last of a series', async () => {
    await on(1, 'a', 'Costas');
    await on(2, 'b', 'Peito');
    await on(3, 'a-b', 'Costas');
    await on(4, 'a', 'Costas');
    await on(5, 'a', 'Peito');
    const summaries = await here.replica.summaries();
    const [from] = new Date(NOW + 4 * DAY).toISOString().split('T');
    expect(idsOf(await summaries.since('workout', from ?? ''))).toEqual([day(4), day(5)]);
    const newest = await summaries.newestUsing(
      'workout',
      new Map(['a', 'b', 'c'].map((use) => [use, 2])),
    );
    expect(idsOf(newest.get('a'))).toEqual([day(5), day(4)]);
    expect(idsOf(newest.get('b'))).toEqual([day(2)]);
    expect(newest.get('c')).toEqual([]);
    const but = await summaries.newestUsing('workout', new Map([['a', 2]]), day(5));
    expect(idsOf(but.get('a'))).toEqual([day(4), day(1)]);
    const last = await summaries.lastOf('workout', 'title Costas', NOW + 4 * DAY);
    expect(last?.id).toBe(day(3));
    expect(await summaries.lastOf('workout', 'title Costas', NOW + DAY)).toBeNull();
    expect(await summaries.uses('workout')).toEqual(['a', 'a-b', 'b']);
  });
});
