import { beforeEach, describe, expect, it } from 'vitest';
import type { SpaceAnswer } from '#protocol/sync';
import { FULL_BATCH } from '../../src/replica/batch';
import type { Change } from '../../src/replica/changes';
import type { Prepared } from '../../src/replica/exchange';
import { createExchanger } from '../../src/replica/exchanger';
import { noMirror } from '../../src/replica/mirror';
import { createLocalMirror } from '../../src/replica/mirror-local';
import { createReplica } from '../../src/replica/replica';
import {
  answer,
  begun,
  emptyBrowser,
  idOf,
  memoryStorage,
  NOW,
  page,
  SENT,
  SPACE,
  taken,
  wire,
  writtenBy,
} from './here';

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
  it('also when it was taken under the name that a copy of the profile was given', async () => {
    const copy = await openCopy({ first: HELD });
    // The answer is lost: the write keeps its name after the first restore (rule C10h2).
    await copy.unanswered();
    await copy.trip(RESTORED);
    await copy.copied(pageUnder(1, 0, 0, [], false, 'e2'));
    await copy.trip(pageUnder(1, 0, 0, [], false, 'e2'));
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
