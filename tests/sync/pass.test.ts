import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FULL_BATCH } from '../../src/replica/batch';
import type { Exchanger } from '../../src/replica/exchanger';
import { NotStored } from '../../src/replica/storage';
import { syncPass, verifyDigest } from '../../src/sync/pass';
import type { Answer, Transport } from '../../src/sync/transport';
import { failEverything, recover } from '../replica/failing-database';
import {
  emptyBrowser,
  type Here,
  idOf,
  openHere,
  page,
  SPACE,
  wire,
  writtenBy,
} from '../replica/here';
import { takeAll } from './engine-kit';

beforeEach(emptyBrowser);
afterEach(recover);

/** A pass against a server that answers by `say`; what it was sent, trip by trip. */
async function pass(
  here: Here,
  say: (ops: readonly unknown[], trip: number) => Answer | null,
  suspects = false,
) {
  const sent: number[] = [];
  const transport: Pick<Transport, 'sync'> = {
    async sync(request) {
      sent.push(request.ops.length);
      const said = say(request.ops, sent.length);
      return said ?? { kind: 'ok', response: { ...takeAll(request), now: here.clock.now } };
    },
  };
  const end = await syncPass({
    exchanger: here.exchanger,
    transport: { ...transport, digest: async () => null },
    wall: () => here.clock.now,
    onTrip: () => undefined,
    suspects,
  });
  return { end, sent };
}

async function withOps(count: number): Promise<Here> {
  const here = await openHere();
  await here.meet();
  await here.replica.commit(
    Array.from({ length: count }, (_, n) => ({
      kind: 'workout' as const,
      id: idOf(n + 1),
      write: () => ({ title: `T${n + 1}` }),
    })),
  );
  return here;
}

const idIn = (op: unknown) => Reflect.get(Object(op), 'record');

/** A server that says something of every request that carries the n-th change. */
const over = (n: number, said: Answer) => (ops: readonly unknown[]) =>
  ops.some((op) => idIn(op) === idOf(n)) ? said : null;

describe('413 and 400: smaller requests', () => {
  it.each(['too_large', 'invalid'] as const)(
    'halved down to the one op over which it says %s, which is set aside; all others arrive',
    async (kind) => {
      const here = await withOps(9);
      const { end, sent } = await pass(here, over(6, { kind }));
      expect(end.kind).toBe('done');
      expect(sent).toEqual([9, 0, 5, 4, 2, 1, 0, 1, 0, 1, 2]);
      expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 1 });
      const [refused] = await here.replica.refused();
      expect(refused).toMatchObject({ code: kind, op: { record: idOf(6) } });
      expect(await here.replica.record('workout', idOf(6))).toBeNull();
      expect((await here.workout(idOf(9))).title).toBe('T9');
    },
  );

  it.each([
    ['a proxy that refuses every request', () => ({ kind: 'invalid' as const })],
    ['a proxy with hardly any room', () => ({ kind: 'too_large' as const })],
    [
      'a server that does not understand, and then has no session',
      (ops: readonly unknown[]): Answer => ({ kind: ops.length > 0 ? 'invalid' : 'signed_out' }),
    ],
  ] as [string, (ops: readonly unknown[]) => Answer][])(
    'what is said without any op is the fault of none: %s',
    async (_, say) => {
      const here = await withOps(9);
      const { end, sent } = await pass(here, say);
      expect(end).toEqual({ kind: say([]).kind === 'signed_out' ? 'signed_out' : 'broken' });
      expect(sent).toEqual([9, 0]);
      expect(await here.replica.pending()).toEqual({ ops: 9, unsaved: 0, refused: 0 });
    },
  );

  it('what is said once of a single op is asked again', async () => {
    const here = await withOps(1);
    const { end, sent } = await pass(here, (_, trip) => (trip === 1 ? { kind: 'invalid' } : null));
    expect([end.kind, sent]).toEqual(['done', [1, 0, 1]]);
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
  });

  it('a proxy that begins to refuse every request in the middle costs no change', async () => {
    const here = await withOps(4);
    const { end } = await pass(here, (_, trip) => (trip === 2 ? null : { kind: 'invalid' }));
    expect(end).toEqual({ kind: 'broken' });
    expect(await here.replica.pending()).toEqual({ ops: 4, unsaved: 0, refused: 0 });
  });

  it('a request without ops that is refused so is a fault of the server, not of any change', async () => {
    const here = await withOps(0);
    expect((await pass(here, () => ({ kind: 'too_large' }))).end).toEqual({ kind: 'broken' });
  });

  it('more than a request takes goes in several, in order', async () => {
    const here = await withOps(450);
    const { sent, end } = await pass(here, () => null);
    expect(end.kind).toBe('done');
    expect(sent).toEqual([200, 200, 50]);
  });

  it('a request stays under its size in bytes, also of letters that take two', async () => {
    const here = await openHere();
    await here.meet();
    await here.replica.commit(
      Array.from({ length: 90 }, (_, n) => ({
        kind: 'workout' as const,
        id: idOf(n + 1),
        write: () => ({ note: 'é'.repeat(2000) }),
      })),
    );
    const sizes: number[] = [];
    await pass(here, (ops) => {
      sizes.push(Buffer.byteLength(JSON.stringify(ops)));
      return null;
    });
    expect(Math.max(...sizes)).toBeLessThan(256 * 1024);
    expect((await here.replica.pending()).ops).toBe(0);
  });
});

describe('500: the server fails over what it is sent', () => {
  const FAILED: Answer = { kind: 'broken', failed: true };

  it('ends the pass as long as no op is suspected', async () => {
    const here = await withOps(9);
    const { end, sent } = await pass(here, over(6, FAILED));
    expect([end, sent]).toEqual([FAILED, [9]]);
  });

  it('once one is suspected it is found and waits; all others arrive, and none is set aside', async () => {
    const here = await withOps(9);
    const { end, sent } = await pass(here, over(6, FAILED), true);
    expect(end.kind).toBe('done');
    expect(sent).toEqual([9, 0, 5, 4, 2, 1, 0, 1, 0, 1, 2]);
    expect(await here.replica.pending()).toEqual({ ops: 1, unsaved: 0, refused: 0 });
    expect((await here.workout(idOf(6))).title).toBe('T6');
    expect((await pass(here, over(6, FAILED), true)).sent).toEqual([0]);
    // The server is mended, and the op has waited long enough.
    here.clock.now += 11 * 60_000;
    expect((await pass(here, () => null)).sent).toEqual([1]);
    expect((await here.replica.pending()).ops).toBe(0);
  });

  it('C9 later changes of the record that waits do not overtake', async () => {
    const here = await withOps(2);
    const waiting = await pass(here, over(1, FAILED), true);
    expect(waiting.end.kind).toBe('done');
    await here.write(idOf(1), () => ({ title: 'Later' }));
    expect((await pass(here, over(1, FAILED), true)).sent).toEqual([0]);
    here.clock.now += 11 * 60_000;
    await pass(here, () => null);
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
    expect((await here.workout(idOf(1))).title).toBe('Later');
  });

  it('where it fails over every op, one waits and the pass ends', async () => {
    const here = await withOps(9);
    const everyOp = (ops: readonly unknown[]) => (ops.length > 0 ? FAILED : null);
    const { end, sent } = await pass(here, everyOp, true);
    expect(end).toEqual(FAILED);
    expect(sent).toEqual([9, 0, 5, 3, 2, 1, 0, 1, 0, 1]);
    expect(await here.replica.pending()).toEqual({ ops: 9, unsaved: 0, refused: 0 });
  });

  it('where it fails without ops too, nothing waits', async () => {
    const here = await withOps(9);
    const { end, sent } = await pass(here, () => FAILED, true);
    expect([end, sent]).toEqual([FAILED, [9, 0]]);
    expect((await pass(here, () => null)).sent).toEqual([9]);
  });
});

describe('a slow line', () => {
  it('takes what it can carry in the time of a request, and all arrives', async () => {
    const here = await openHere();
    await here.meet();
    await here.replica.commit(
      Array.from({ length: 60 }, (_, n) => ({
        kind: 'workout' as const,
        id: idOf(n + 1),
        write: () => ({ note: 'x'.repeat(3500) }),
      })),
    );
    const sizes: number[] = [];
    const { end } = await pass(here, (ops) => {
      const size = JSON.stringify(ops).length;
      if (size > 100_000) return { kind: 'offline', late: true };
      sizes.push(size);
      return null;
    });
    expect(end.kind).toBe('done');
    expect(Math.max(...sizes)).toBeGreaterThan(40_000);
    expect((await here.replica.pending()).ops).toBe(0);
  });

  it('is not what a server that never answers is taken for', async () => {
    const here = await withOps(9);
    const { end, sent } = await pass(here, () => ({ kind: 'offline', late: true }));
    expect(end.kind).toBe('offline');
    expect(sent).toEqual([9]);
  });
});

describe('426: too old to read', () => {
  it('what was pushed counts all the same, and nothing is read', async () => {
    const here = await withOps(2);
    const { end } = await pass(here, (ops) => ({
      kind: 'too_old',
      response: {
        ...takeAll(requestOf(ops)),
        ...page(0, 9, [wire(idOf(99), writtenBy('b', 5, { title: 'x' }))]),
      },
    }));
    expect(end.kind).toBe('too_old');
    expect((await here.replica.pending()).ops).toBe(0);
    expect(await here.replica.record('workout', idOf(99))).toBeNull();
  });
});

function requestOf(ops: readonly unknown[]) {
  return { proto: 1, schema: 1, account: 'ana', device: 'x', spaces: [], ops: [...ops] };
}

describe('a pass', () => {
  /** Three pages of a record each; what happened in which order, `between` the storing of two. */
  async function threePages(between: (here: Here) => Promise<unknown> = async () => null) {
    const here = await withOps(0);
    const heard: string[] = [];
    const exchanger: Exchanger = {
      ...here.exchanger,
      async apply(...args) {
        const outcome = await here.exchanger.apply(...args);
        heard.push(`stored ${outcome.received.views.map(({ id }) => id.slice(-1)).join()}`);
        if (heard.filter((one) => one.startsWith('stored')).length === 1) await between(here);
        return outcome;
      },
    };
    const end = await syncPass({
      exchanger,
      transport: {
        digest: async () => null,
        async sync({ ops, spaces: [space] }) {
          const from = space?.cursor ?? 0;
          heard.push(`asked after ${from}${ops.length > 0 ? ' with a change' : ''}`);
          const registers = writtenBy('b', 5, { title: 'x' });
          const record = wire(idOf(from + 1), registers, { rev: from + 1 });
          const response = { ...takeAll(requestOf(ops)), now: here.clock.now };
          return {
            kind: 'ok',
            response: { ...response, ...page(from, from + 1, [record], from < 2) },
          };
        },
      },
      wall: () => here.clock.now,
      onTrip: () => undefined,
    });
    expect(end.kind).toBe('done');
    return heard;
  }

  it('F3 asks for the next page while it stores one, and for each page once', async () => {
    expect(await threePages()).toEqual([
      'asked after 0',
      'asked after 1',
      'stored 1',
      'asked after 2',
      'stored 2',
      'stored 3',
    ]);
  });

  it('C8 says that the database fails, also between two pages', async () => {
    const pages = threePages(async () => failEverything());
    await expect(pages).rejects.toBeInstanceOf(NotStored);
  });

  it('F3 asks again with what changed here since the next page was asked for', async () => {
    const heard = await threePages((here) => here.begin(idOf(9)));
    expect(heard).toEqual([
      'asked after 0',
      'asked after 1',
      'stored 1',
      'asked after 1 with a change',
      'asked after 2',
      'stored 2',
      'stored 3',
    ]);
  });

  it('goes on while either side has more, and ends with what stands in the way', async () => {
    const here = await withOps(1);
    const records = [1, 2, 3].map((n) =>
      wire(idOf(50 + n), writtenBy('b', 5, { title: `S${n}` }), { rev: n }),
    );
    const { end } = await pass(here, (ops, trip) => ({
      kind: 'ok',
      response: {
        ...takeAll(requestOf(ops)),
        now: here.clock.now,
        ...page(trip - 1, trip, records.slice(trip - 1, trip), trip < 3),
      },
    }));
    expect(end).toEqual({ kind: 'done', parked: 0 });
    expect((await here.workout(idOf(53))).title).toBe('S3');
    expect((await pass(here, () => ({ kind: 'offline' }))).end).toEqual({ kind: 'offline' });
  });

  it('T1 whose lead was stolen stops before its next trip, with what it had read stored', async () => {
    const here = await withOps(0);
    const asked: number[] = [];
    let leading = true;
    const end = await syncPass({
      exchanger: here.exchanger,
      transport: {
        digest: async () => null,
        async sync({ spaces: [space] }) {
          const from = space?.cursor ?? 0;
          asked.push(from);
          leading = from < 1;
          const record = wire(idOf(from + 1), writtenBy('b', 5, { title: 'x' }), { rev: from + 1 });
          const response = { ...takeAll(requestOf([])), now: here.clock.now };
          return { kind: 'ok', response: { ...response, ...page(from, from + 1, [record], true) } };
        },
      },
      wall: () => here.clock.now,
      onTrip: () => undefined,
      leads: () => leading,
    });
    expect(end).toEqual({ kind: 'broken' });
    expect(asked).toEqual([0, 1]);
    expect((await here.workout(idOf(1))).title).toBe('x');
  });

  it('ends, also with a server that always has more', async () => {
    const here = await withOps(0);
    const { end, sent } = await pass(here, (_, trip) => ({
      kind: 'ok',
      response: {
        ...takeAll(requestOf([])),
        now: here.clock.now,
        ...page(trip - 1, trip, [], true),
      },
    }));
    expect(end.kind).toBe('broken');
    expect(sent).toHaveLength(2000);
  });
});

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

  it('equal: nothing happens', async () => {
    const { here, hash } = await met();
    expect(await verify(here, theirs(hash))).toBe('equal');
    expect((await here.trip()).prepared.request.spaces[0]?.inReset).toBe(false);
  });

  it('different: everything is read anew', async () => {
    const { here } = await met();
    expect(await verify(here, theirs('0000000000000001'))).toBe('reset');
    const { prepared } = await here.trip(
      page(0, 1, [wire(idOf(1), writtenBy('b', 5, { title: 'T' }))]),
    );
    expect(prepared.request.spaces[0]).toMatchObject({ inReset: true, cursor: 0 });
  });

  it('not compared with an unsent op, at another rev or epoch, or without an answer', async () => {
    const { here } = await met();
    expect(await verify(here, theirs('1', { rev: 2 }))).toBe('unknown');
    expect(await verify(here, theirs('1', { epoch: 'e2' }))).toBe('unknown');
    expect(await verify(here, null)).toBe('unknown');
    await here.begin(idOf(2));
    expect(await verify(here, theirs('1'))).toBe('unknown');
  });

  it('V1: of a kind that this version does not know nothing is said', async () => {
    const { here, hash } = await met();
    const kinds = { workout: { count: 1, hash }, plan: { count: 3, hash: '00000000000000aa' } };
    expect(await verify(here, theirs(hash, { kinds }))).toBe('equal');
  });

  it('starts with the batch size of a whole request', () => {
    expect(FULL_BATCH.ops).toBe(200);
  });
});
