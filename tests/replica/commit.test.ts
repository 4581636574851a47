import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Writes } from '#domain/record/registers';
import { addSet } from '#domain/workouts/begin';
import { projectWorkout } from '#domain/workouts/project';
import { encodeRegisters } from '#protocol/encoding';
import { LIMITS } from '#protocol/limits';
import { newIdentity } from '../../src/replica/store/new-identity';
import { CommitRefused } from '../../src/replica/store/refusal';
import { bytesOf } from '../../src/replica/store/size';
import { encodedOf } from '../../src/replica/view/known';
import { applyEdit } from '../../src/replica/write/commit';
import { page, refusedWith, SENT, taken, wire, writtenBy } from './answers';
import { ACCOUNT, emptyBrowser, idOf, inDatabase, NOW, outbox, SPACE } from './browser';
import { begun, openHere } from './here';

const ID = idOf(1);

beforeEach(emptyBrowser);
afterEach(() => vi.restoreAllMocks());

describe('C1f: unsent ops of one record on the same paths fold into one', () => {
  it('never into one that was sent: its answer may be on the way', async () => {
    const here = await openHere();
    await here.begin(ID);
    await here.meet();
    const titled = (title: string) => here.write(ID, () => ({ title }));
    await titled('A');
    await titled('B');
    expect(await outbox()).toHaveLength(2);
    const prepared = await here.exchanger.prepare({ ops: 200, bytes: 100_000 });
    await titled('C');
    expect((await outbox()).map(({ set }) => set.title)).toEqual(['Treino A', 'B', 'C']);
    // The late answer removes the sent op, and nothing after it.
    const results = taken(prepared);
    await here.exchanger.apply(prepared, { now: NOW, minSchema: 1, spaces: [], ...results }, SENT);
    expect((await outbox()).map(({ set }) => set.title)).toEqual(['C']);
    expect((await here.workout(ID)).title).toBe('C');
  });

  it('not across an op of the record on other paths: order is kept', async () => {
    const here = await openHere();
    await here.begin(ID);
    await here.write(ID, () => ({ title: 'A' }));
    await here.write(ID, () => ({ note: 'pesado' }));
    await here.write(ID, () => ({ title: 'B' }));
    expect((await outbox()).map(({ set }) => Object.keys(set)[0])).toEqual([
      'title',
      'title',
      'note',
      'title',
    ]);
  });

  it('writes nothing for an edit that comes to nothing', async () => {
    const here = await openHere();
    await here.write(ID, () => ({}));
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
    expect(await here.replica.record('workout', ID)).toBeNull();
  });
});

describe('C1g: a refused op', () => {
  it('leaves the outbox, its view is rebuilt from base, and it can be seen', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 1, [wire(ID, writtenBy('b', NOW - 1000, begun()))]));
    await here.write(ID, () => ({ title: 'Recusado' }));
    expect((await here.workout(ID)).title).toBe('Recusado');
    const told: string[] = [];
    here.replica.subscribe(({ rows }) => {
      for (const { shape } of rows) told.push(String(Reflect.get(Object(shape), 'title')));
    });
    await here.trip(refusedWith('invalid'));
    expect((await here.workout(ID)).title).toBe('Treino A');
    expect(told).toEqual(['Treino A']);
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 1 });
    const [refused] = await here.replica.refused();
    expect(refused).toMatchObject({ code: 'invalid', op: { set: { title: 'Recusado' } } });
  });

  it('of a record nobody else knows leaves no row behind', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    await here.trip(refusedWith('invalid'));
    expect(await here.replica.record('workout', ID)).toBeNull();
    expect(await here.replica.open('workout')).toEqual([]);
  });

  it('can be discarded for good', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    await here.trip(refusedWith('invalid'));
    await here.replica.discardRefused((await here.replica.refused())[0]?.id ?? '');
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
  });

  it('C9b: retried gets a new stamp, later than what was written meanwhile', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    await here.trip((sent) => taken(sent));
    await here.write(ID, () => ({ title: 'Recusado' }));
    await here.trip(refusedWith('invalid'));
    await here.write(ID, () => ({ title: 'Depois' }));
    await here.replica.retryRefused((await here.replica.refused())[0]?.id ?? '');
    expect((await here.workout(ID)).title).toBe('Recusado');
    const [between, retried] = await outbox();
    expect(retried?.stamp[1]).toBeGreaterThan(between?.stamp[1] ?? 99);
    expect(retried?.set).toEqual({ title: 'Recusado' });
    expect(await here.replica.refused()).toEqual([]);
  });
});

describe('M2c: limits are said at the commit, and nothing is stored', () => {
  const refusal = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => null,
      (cause: unknown) => cause,
    );
    if (!(error instanceof CommitRefused)) throw new Error(`Not refused: ${String(error)}`);
    return error.excess;
  };

  it.each([
    ['400 sets', 'sets', 401],
    ['60 exercises', 'exercises', 0],
  ] as const)('more than %s', async (_, excess, sets) => {
    const here = await openHere();
    const many = Object.fromEntries(
      Array.from({ length: 61 }, (__, n) => [`e.x${n}.exercise`, 'barbell-bench-press']),
    );
    const work = here.write(ID, () => (excess === 'sets' ? begun(sets) : many));
    expect(await refusal(work)).toBe(excess);
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
    expect(await here.replica.record('workout', ID)).toBeNull();
  });

  it('a note of more than 4 kB, an unknown path', async () => {
    const here = await openHere();
    expect(await refusal(here.write(ID, () => ({ note: 'a'.repeat(5000) })))).toBe('value');
    expect(await refusal(here.write(ID, () => ({ heart: 80 })))).toBe('value');
  });

  it('a record of more than 128 kB', async () => {
    const here = await openHere();
    await here.begin(ID);
    const notes = () =>
      Object.fromEntries(
        Array.from({ length: 18 }, (_, n) => [`e.x${n}.note`, `${'é'.repeat(3900)}${n}`]),
      );
    expect(await refusal(here.write(ID, notes))).toBe('bytes');
    expect((await here.replica.pending()).ops).toBe(1);
  });

  it('takes a record of 128 kB, and none of a byte more', () => {
    const notes = Object.fromEntries(
      Array.from({ length: 33 }, (_, n) => [`e.x${n}.note`, 'a'.repeat(3900)]),
    );
    const apply = (note: string) => {
      const write = () => ({ ...notes, note });
      const edit = { space: SPACE, kind: 'workout' as const, id: ID, write };
      return applyEdit(edit, {}, undefined, newIdentity(ACCOUNT), NOW);
    };
    const room = LIMITS.recordBytes - bytesOf(encodeRegisters(apply('')?.registers ?? {}));
    expect(apply('a'.repeat(room))).not.toBeNull();
    expect(() => apply('a'.repeat(room + 1))).toThrow(CommitRefused);
  });

  it('of a batch with one refused edit nothing is stored', async () => {
    const here = await openHere();
    const work = here.replica.commit([
      { kind: 'workout', id: ID, write: () => begun() },
      { kind: 'workout', id: idOf(2), write: () => ({ title: 'x'.repeat(500) }) },
    ]);
    expect(await refusal(work)).toBe('value');
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
    expect(await here.replica.record('workout', ID)).toBeNull();
  });
});

it('decides each edit of a commit on what its own record holds', async () => {
  const here = await openHere();
  for (const [id, title] of [
    [ID, 'Peito'],
    [idOf(2), 'Costas'],
  ] as const) {
    await here.begin(id);
    await here.write(id, () => ({ title }));
  }
  await here.replica.commit(
    [ID, idOf(2)].map((id) => ({
      kind: 'workout' as const,
      id,
      write: ({ title }) => ({ note: title?.[0] ?? '' }),
    })),
  );
  expect((await here.workout(ID)).note).toBe('Peito');
  expect((await here.workout(idOf(2))).note).toBe('Costas');
});

describe('C2a: a stamp is later than all that was seen', () => {
  it('also than registers from a device whose clock is ahead', async () => {
    const here = await openHere();
    await here.meet();
    const ahead = NOW + 50_000;
    await here.trip(page(0, 1, [wire(ID, writtenBy('zz', ahead, begun()))]));
    await here.write(ID, () => ({ title: 'Meu' }));
    expect((await here.workout(ID)).title).toBe('Meu');
    expect((await outbox())[0]?.stamp.slice(0, 2)).toEqual([ahead, 1]);
  });

  it('keeps the order of two edits when the wall clock is put back between them', async () => {
    const here = await openHere();
    await here.begin(ID);
    await here.write(ID, () => ({ title: 'Antes' }));
    here.clock.now -= 3_600_000;
    await here.write(ID, () => ({ note: 'meio' }));
    await here.write(ID, () => ({ title: 'Depois' }));
    expect((await here.workout(ID)).title).toBe('Depois');
  });

  it('two tabs of one device never stamp alike', async () => {
    const one = await openHere();
    const two = await openHere();
    await one.begin(ID, 3);
    await Promise.all([
      one.perform(ID, 's1', 1000),
      two.perform(ID, 's2', 2000),
      one.write(ID, () => ({ title: 'um' })),
      two.write(ID, (known) =>
        addSet(projectWorkout(known), 'e1', { key: 's9', kind: 'normal', plan: null }),
      ),
    ]);
    const stamps = (await outbox()).map(({ stamp }) => stamp.join());
    expect(new Set(stamps).size).toBe(stamps.length);
    const sets = (await one.workout(ID)).exercises[0]?.sets ?? [];
    expect(sets.map(({ done }) => done?.load ?? null)).toEqual([1000, 2000, null, null]);
    one.replica.close();
    two.replica.close();
  });
});

describe('V1b: what this version does not know is kept and sent back untouched', () => {
  it('a record of an unknown kind: kept, not shown', async () => {
    const here = await openHere();
    await here.meet();
    const strange = wire('self', writtenBy('b', NOW, { 'a.b.c': [1, { x: null }] }), {
      kind: 'plan',
    });
    await here.trip(page(0, 1, [strange]));
    const kept = await inDatabase((database) => database.get('base', [SPACE, 'plan', 'self']));
    expect(kept && encodedOf(kept)).toEqual(strange.body);
    expect(await inDatabase((database) => database.count('view'))).toBe(0);
  });

  it('an unknown path: the workout is shown, and sent whole it is still in it', async () => {
    const here = await openHere();
    await here.meet();
    const registers = {
      ...writtenBy('b', NOW - 5000, begun()),
      ...writtenBy('c', NOW - 4000, { 's.s1.tempo': [3, 1, 2], mood: 'bom' }),
    };
    await here.trip(page(0, 1, [wire(ID, registers)]));
    await here.perform(ID, 's1', 90_000);
    await here.trip(refusedWith('full'));
    const { prepared } = await here.trip();
    const [op] = prepared.request.ops;
    expect(op).toMatchObject({
      full: {
        mood: ['bom', [NOW - 4000, 0, 'c']],
        's.s1.tempo': [
          [3, 1, 2],
          [NOW - 4000, 0, 'c'],
        ],
      },
    });
    expect((await here.set(ID, 's1'))?.done?.load).toBe(90_000);
  });

  it('S4e: a restored server gets it all back with the stamps it had (S4)', async () => {
    const here = await openHere();
    await here.meet();
    const registers = writtenBy('b', NOW - 5000, { ...begun(), mood: 'bom' });
    await here.trip(page(0, 7, [wire(ID, registers, { rev: 7 })]));
    await here.trip({ spaces: [{ id: SPACE, restored: { commonRev: 3, epoch: 'e2' } }] });
    const { prepared } = await here.trip();
    expect(prepared.request.spaces[0]).toMatchObject({ cursor: 3, epoch: 'e2' });
    expect(prepared.request.ops).toMatchObject([{ record: ID, full: registers }]);
  });
});

/** The stores of the calls of a spied method of IDBObjectStore. */
function storesOf({ mock }: { readonly mock: { readonly contexts: readonly unknown[] } }) {
  return mock.contexts.map((store) => (store instanceof IDBObjectStore ? store.name : null));
}

describe('an import writes many records in one transaction', () => {
  const imported = (n: number) => ({
    kind: 'workout' as const,
    id: idOf(n),
    write: (): Writes => begun(3),
  });

  it('with a view and a change each, and one row of the device for all', async () => {
    const here = await openHere();
    await here.begin(idOf(99));
    // The imported workouts began earlier.
    here.clock.now = NOW + 60_000;
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    await here.replica.commit(Array.from({ length: 20 }, (_, nth) => imported(nth)));
    const rows = storesOf(put);
    const of = (store: string) => rows.filter((name) => name === store).length;
    expect({ view: of('view'), outbox: of('outbox'), meta: of('meta') }).toEqual({
      view: 20,
      outbox: 20,
      meta: 1,
    });
  });

  it('and asks for what is known of each before it writes the first', async () => {
    const here = await openHere();
    await here.begin(idOf(99));
    const asked = vi.spyOn(IDBObjectStore.prototype, 'get');
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    let before = 0;
    const edits = Array.from({ length: 20 }, (_, nth) => imported(nth));
    await here.replica.commit(
      edits.map((edit) => ({
        ...edit,
        write: () => {
          if (put.mock.calls.length === 0) {
            before = storesOf(asked).filter((name) => name === 'base').length;
          }
          return edit.write();
        },
      })),
    );
    expect(before).toBe(20);
  });

  it('where a second edit of a record sees what the first has written', async () => {
    const here = await openHere();
    const seen: unknown[] = [];
    await here.replica.commit([
      imported(1),
      {
        kind: 'workout',
        id: idOf(1),
        write: ({ title }) => {
          seen.push(title?.[0]);
          return { note: 'pesado' };
        },
      },
    ]);
    expect(seen).toEqual(['Treino A']);
    expect((await outbox()).map(({ set }) => Object.keys(set)[0])).toEqual(['title', 'note']);
  });
});
