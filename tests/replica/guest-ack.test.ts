import { beforeEach, describe, expect, it } from 'vitest';
import type { Writes } from '#domain/record/registers';
import type { SpaceAnswer } from '#protocol/sync';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import type { Prepared } from '../../src/replica/exchange/exchange';
import { createExchanger } from '../../src/replica/exchange/exchanger';
import { noMirror } from '../../src/replica/mirror/mirror';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { createReplica } from '../../src/replica/replica';
import type { Change } from '../../src/replica/view/changes';
import { answer, page, SENT, taken, wire, writtenBy } from './answers';
import { emptyBrowser, idOf, memoryStorage, NOW, SPACE } from './browser';
import { begun, isWorkout } from './here';

const ID = idOf(1);
const RECORD = wire(ID, writtenBy('coach', NOW, begun()));

beforeEach(emptyBrowser);

/** A page of a student's space, read under a grant. */
function pageUnder(grantVer: number, ...of: Parameters<typeof page>): SpaceAnswer[] {
  return page(...of).spaces.map((space) => ({ ...space, grantVer }));
}

/** A coach's copy of a student's records, with a workout written there that is not sent. */
async function openCopy({ mirror = noMirror, first = pageUnder(1, 0, 0, []), writes = true } = {}) {
  const replica = await createReplica({
    account: 'carla',
    place: 'carla~ana',
    space: SPACE,
    mirror,
    channel: null,
    wall: () => NOW,
    ticks: () => NOW,
  });
  const exchanger = createExchanger(replica);
  /** One trip: a restored server takes the ops, and answers with the given spaces. */
  const trip = async (spaces: SpaceAnswer[]): Promise<Prepared> => {
    const prepared = await exchanger.prepare(FULL_BATCH);
    const takes = spaces.some((space) => !('restored' in space));
    await exchanger.apply(prepared, answer({ ...(takes ? taken(prepared) : {}), spaces }), SENT);
    return prepared;
  };
  await trip(first);
  if (writes) await replica.commit([{ kind: 'workout', id: ID, write: () => begun() }]);
  return {
    trip,
    /** A trip whose answer is lost. */
    unanswered: () => exchanger.prepare(FULL_BATCH),
    /** A trip in which another copy of the profile had pushed under its name. */
    copied: async (spaces: SpaceAnswer[]) => {
      const prepared = await exchanger.prepare(FULL_BATCH);
      const results = prepared.ops.map(({ id, stamp }) => ({ id, code: 'copy' as const, stamp }));
      await exchanger.apply(prepared, answer({ results, spaces }), SENT);
    },
    close: async () => {
      await mirror.settled();
      replica.close();
    },
    device: replica.device(),
    waiting: async () => (await replica.pending()).ops,
    listen: () => {
      const told: Change[] = [];
      replica.subscribe((change) => told.push(change));
      return told;
    },
    shows: async () => (await replica.record('workout', ID)) !== null,
    /** The load of its first set, grams. */
    done: async () => {
      const row = await replica.record('workout', ID);
      if (!isWorkout(row?.shape)) throw new Error('There is no workout');
      return row.shape.exercises[0]?.sets[0]?.done?.load ?? null;
    },
    write: (set: Writes) => replica.commit([{ kind: 'workout', id: ID, write: () => set }]),
  };
}

it("G2: reads the last twelve weeks of a student's space, also after a reset", async () => {
  const copy = await openCopy();
  const first = await copy.trip([{ id: SPACE, reset: true, grantVer: 2 }]);
  const second = await copy.trip(pageUnder(2, 0, 0, []));
  for (const { request } of [first, second])
    expect(request.spaces[0]?.window).toEqual({ since: NOW - 84 * 86_400_000 });
});

describe('G1: an ok for a record of a student that is not held here', () => {
  it('G1l: ends nothing before the pages say that it is read: a restored server has it again', async () => {
    const copy = await openCopy();
    await copy.trip([{ id: SPACE, reset: true, grantVer: 2 }]);
    expect(await copy.waiting()).toBe(1);
    await copy.trip([{ id: SPACE, restored: { commonRev: 0, epoch: 'e2' } }]);
    await copy.trip(pageUnder(2, 0, 1, [], true, 'e2'));
    expect(await copy.waiting()).toBe(1);

    const { ops } = await copy.trip(pageUnder(2, 1, 2, [RECORD], false, 'e2'));
    expect(ops.map(({ record }) => record)).toEqual([ID]);
    expect(await copy.waiting()).toBe(0);
    expect(await copy.shows()).toBe(true);
  });

  it('G1k: ends it with the last page, and who looks is told where that leaves the record out', async () => {
    const copy = await openCopy();
    await copy.trip([{ id: SPACE, reset: true, grantVer: 2 }]);
    const told = copy.listen();
    await copy.trip(pageUnder(2, 0, 1, []));
    expect(await copy.waiting()).toBe(0);
    expect(await copy.shows()).toBe(false);
    expect(told.some(({ wide }) => wide)).toBe(true);
  });
});

it('G1c6: a coach sends a restored server only records with a stamp of their device', async () => {
  const copy = await openCopy();
  const own = wire(ID, writtenBy(copy.device, NOW, begun()), { rev: 1 });
  const theirs = wire(idOf(2), writtenBy('phone', NOW, begun()), { rev: 2 });
  await copy.trip(pageUnder(1, 0, 2, [own, theirs]));
  await copy.trip([{ id: SPACE, restored: { commonRev: 0, epoch: 'e2' } }]);
  const { ops } = await copy.trip(pageUnder(1, 0, 0, []));
  expect(ops.map(({ record }) => record)).toEqual([ID]);
});

const HELD = pageUnder(1, 0, 1, [RECORD]);

/** A backup replaced all that the server held. */
const RESTORED: SpaceAnswer[] = [{ id: SPACE, restored: { commonRev: 0, epoch: 'e2' } }];

describe('G1c6: a coach sends a restored server what they wrote', () => {
  it('also the record of a write that is not sent yet, which has to follow it', async () => {
    const copy = await openCopy({ first: HELD, writes: false });
    await copy.write({ title: 'Treino B' });
    await copy.trip(RESTORED);

    const { ops, request } = await copy.trip(pageUnder(1, 0, 0, [], false, 'e2'));

    expect(ops.map(({ record }) => record)).toEqual([ID, ID]);
    expect(request.ops[0]).toMatchObject({ full: { title: ['Treino A', [NOW, 0, 'coach']] } });
  });

  it('also when it was taken under the name that a copy of the profile was given', async () => {
    const copy = await openCopy({ first: HELD });
    // The answer is lost: the write keeps its name after the first restore (rule C10h2).
    await copy.unanswered();
    await copy.trip(RESTORED);
    // The student's own device has brought the record back.
    await copy.copied(pageUnder(1, 0, 1, [RECORD], false, 'e2'));
    await copy.trip(pageUnder(1, 1, 1, [], false, 'e2'));
    expect(await copy.waiting()).toBe(0);

    await copy.trip([{ id: SPACE, restored: { commonRev: 0, epoch: 'e3' } }]);
    const { ops } = await copy.trip(pageUnder(1, 0, 0, [], false, 'e3'));
    expect(ops.map(({ record }) => record)).toEqual([ID]);
  });

  it('also when a database wrote it that was lost', async () => {
    const storage = memoryStorage();
    const mirror = () => createLocalMirror('carla~ana', storage);
    const lost = await openCopy({ mirror: mirror(), first: HELD });
    await lost.close();
    emptyBrowser();
    const written = wire(ID, writtenBy(lost.device, NOW, begun()), { rev: 1 });
    const first = pageUnder(1, 0, 1, [written]);
    const copy = await openCopy({ mirror: mirror(), first, writes: false });
    expect(await copy.waiting()).toBe(0);

    await copy.trip(RESTORED);
    const { ops } = await copy.trip(pageUnder(1, 0, 0, [], false, 'e2'));
    expect(ops.map(({ record }) => record)).toEqual([ID]);
  });
});

describe('G1c7: a coach sees only what a restored server holds', () => {
  /** Another coach's set, which the backup has lost with the workout or without it. */
  const set = { 's.s1.done.other': { load: 80_000, reps: 8, at: NOW } };
  const LATER = wire(ID, { ...writtenBy('phone', NOW, begun()), ...writtenBy('other', NOW, set) });

  async function openLater() {
    const copy = await openCopy({ writes: false });
    await copy.trip(pageUnder(1, 0, 1, [wire(ID, writtenBy('phone', NOW, begun()))]));
    await copy.trip(pageUnder(1, 1, 2, [{ ...LATER, rev: 2 }]));
    expect(await copy.done()).toBe(80_000);
    return copy;
  }

  it('reads a record again without the writes that the backup lost', async () => {
    const copy = await openLater();
    await copy.trip([{ id: SPACE, restored: { commonRev: 1, epoch: 'e2' } }]);
    expect(await copy.done()).toBe(80_000);

    const first = wire(ID, writtenBy('phone', NOW, begun()));
    const { request } = await copy.trip(pageUnder(1, 0, 1, [first], false, 'e2'));

    expect(request.spaces[0]).toMatchObject({ cursor: 0, inReset: true });
    expect(await copy.shows()).toBe(true);
    expect(await copy.done()).toBeNull();
  });

  it('removes a record that the backup lost as a whole', async () => {
    const copy = await openLater();
    await copy.trip(RESTORED);
    await copy.trip(pageUnder(1, 0, 0, [], false, 'e2'));
    expect(await copy.shows()).toBe(false);
  });

  it('reads on where it was when the backup lost nothing of its copy', async () => {
    const copy = await openLater();
    await copy.trip([{ id: SPACE, restored: { commonRev: 2, epoch: 'e2' } }]);
    const { request } = await copy.trip(pageUnder(1, 2, 2, [], false, 'e2'));
    expect(request.spaces[0]).toMatchObject({ cursor: 2, inReset: false });
    expect(await copy.done()).toBe(80_000);
  });
});
