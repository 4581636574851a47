import { beforeEach, describe, expect, it } from 'vitest';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { verifyDigest } from '../../src/sync/pass';
import { page, wire, writtenBy } from '../replica/answers';
import { emptyBrowser, idOf, SPACE } from '../replica/browser';
import { type Here, openHere } from '../replica/here';

beforeEach(emptyBrowser);

describe('D1: the digests of both sides', () => {
  const theirs = (hash: string, part: object = {}) => ({
    rev: 1,
    epoch: 'e1',
    kinds: { workout: { count: 1, hash } },
    ...part,
  });

  async function met(): Promise<{ here: Here; hash: string }> {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 1, [wire(idOf(1), writtenBy('b', 5, { title: 'T' }))]));
    return { here, hash: (await here.exchanger.digest()).digests.workout?.hash ?? '' };
  }
  const verify = (here: Here, digest: ReturnType<typeof theirs> | null) =>
    verifyDigest(here.exchanger, SPACE, {
      sync: async () => ({ kind: 'offline' }),
      digest: async () => digest,
    });

  it('D1b: equal: nothing happens', async () => {
    const { here, hash } = await met();
    expect(await verify(here, theirs(hash))).toBe('equal');
    expect((await here.trip()).prepared.request.spaces[0]?.inReset).toBe(false);
  });

  it('D1b: different: everything is read anew', async () => {
    const { here } = await met();
    expect(await verify(here, theirs('0000000000000001'))).toBe('reset');
    const { prepared } = await here.trip(
      page(0, 1, [wire(idOf(1), writtenBy('b', 5, { title: 'T' }))]),
    );
    expect(prepared.request.spaces[0]).toMatchObject({ inReset: true, cursor: 0 });
  });

  it('F1d: a warm record that the server forgot before its page goes', async () => {
    const here = await openHere();
    const [known, gone] = [1, 2].map((n) => wire(idOf(n), writtenBy('b', 5, { title: 'T' })));
    if (!known || !gone) throw new Error('There are two records');
    await here.trip({ warm: { records: [gone], after: null } });
    await here.trip(page(0, 1, [known]));
    expect(await here.replica.record('workout', idOf(2))).not.toBeNull();
    expect(await verify(here, theirs('0000000000000001'))).toBe('reset');
    await here.trip(page(0, 1, [known]));
    expect(await here.replica.record('workout', idOf(2))).toBeNull();
    expect(await here.replica.record('workout', idOf(1))).not.toBeNull();
  });

  it('D1b: not compared with an unsent op, at another rev or epoch, or without an answer', async () => {
    const { here } = await met();
    expect(await verify(here, theirs('1', { rev: 2 }))).toBe('unknown');
    expect(await verify(here, theirs('1', { epoch: 'e2' }))).toBe('unknown');
    expect(await verify(here, null)).toBe('unknown');
    await here.begin(idOf(2));
    expect(await verify(here, theirs('1'))).toBe('unknown');
  });

  it('D1d: of a kind that this version does not know nothing is said', async () => {
    const { here, hash } = await met();
    const kinds = { workout: { count: 1, hash }, plan: { count: 3, hash: '00000000000000aa' } };
    expect(await verify(here, theirs(hash, { kinds }))).toBe('equal');
  });

  it('starts with the batch size of a whole request', () => {
    expect(FULL_BATCH.ops).toBe(200);
  });
});
