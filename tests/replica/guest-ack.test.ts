import { beforeEach, describe, expect, it } from 'vitest';
import type { SpaceAnswer } from '#protocol/sync';
import { FULL_BATCH } from '../../src/replica/batch';
import type { Change } from '../../src/replica/changes';
import type { Prepared } from '../../src/replica/exchange';
import { createExchanger } from '../../src/replica/exchanger';
import { noMirror } from '../../src/replica/mirror';
import { createReplica } from '../../src/replica/replica';
import {
  answer,
  begun,
  emptyBrowser,
  idOf,
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
async function openCopy() {
  const replica = await createReplica({
    account: 'carla',
    place: 'carla~ana',
    space: SPACE,
    mirror: noMirror,
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
  await trip(pageUnder(1, 0, 0, []));
  await replica.commit([{ kind: 'workout', id: ID, write: () => begun() }]);
  return {
    trip,
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
