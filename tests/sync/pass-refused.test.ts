import { beforeEach, describe, expect, it } from 'vitest';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { bytesOf } from '../../src/replica/store/size';
import type { Answer } from '../../src/sync/transport';
import { emptyBrowser, idOf } from '../replica/browser';
import { type Here, openHere } from '../replica/here';
import { pass, withOps } from './pass-steps';

beforeEach(emptyBrowser);

const idIn = (op: unknown) => Reflect.get(Object(op), 'record');

/** A server with a special answer to every request that carries the n-th change. */
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
    'E1j: what is said without any op is the fault of none: %s',
    async (_, say) => {
      const here = await withOps(9);
      const { end, sent } = await pass(here, say);
      expect(end).toEqual({ kind: say([]).kind === 'signed_out' ? 'signed_out' : 'broken' });
      expect(sent).toEqual([9, 0]);
      expect(await here.replica.pending()).toEqual({ ops: 9, unsaved: 0, refused: 0 });
    },
  );

  it('E1j: what is said once of a single op is asked again', async () => {
    const here = await withOps(1);
    const { end, sent } = await pass(here, (_, trip) => (trip === 1 ? { kind: 'invalid' } : null));
    expect([end.kind, sent]).toEqual(['done', [1, 0, 1]]);
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
  });

  it('E1j: a proxy that begins to refuse every request in the middle costs no change', async () => {
    const here = await withOps(4);
    const { end } = await pass(here, (_, trip) => (trip === 2 ? null : { kind: 'invalid' }));
    expect(end).toEqual({ kind: 'broken' });
    expect(await here.replica.pending()).toEqual({ ops: 4, unsaved: 0, refused: 0 });
  });

  it('a request without ops that is refused so is a fault of the server, not of any change', async () => {
    const here = await withOps(0);
    expect((await pass(here, () => ({ kind: 'too_large' }))).end).toEqual({ kind: 'broken' });
  });

  it('E1a: more than a request takes goes in several, in order', async () => {
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

  it('C9b: once one is suspected it is found and waits; all others arrive, and none is set aside', async () => {
    const here = await withOps(9);
    const { end, sent } = await pass(here, over(6, FAILED), true);
    expect(end.kind).toBe('done');
    expect(sent).toEqual([9, 0, 5, 4, 2, 1, 0, 1, 0, 1, 2]);
    expect(await here.replica.pending()).toEqual({ ops: 1, unsaved: 0, refused: 0 });
    expect((await here.workout(idOf(6))).title).toBe('T6');
    expect((await pass(here, over(6, FAILED), true)).sent).toEqual([0]);
    // The server is repaired, and the op has waited long enough.
    here.clock.now += 11 * 60_000;
    expect((await pass(here, () => null)).sent).toEqual([1]);
    expect((await here.replica.pending()).ops).toBe(0);
  });

  it('C9a: later changes of the record that waits do not overtake', async () => {
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
  it('E1c: takes what it can carry in the time of a request, and all arrives', async () => {
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

  /** A device with two changes to send; the first has a note of so many letters. */
  async function withTwo(note: number): Promise<Here> {
    emptyBrowser();
    const here = await openHere();
    await here.meet();
    await here.replica.commit(
      Array.from({ length: 2 }, (_, n) => ({
        kind: 'workout' as const,
        id: idOf(n + 1),
        write: () => ({
          ...Object.fromEntries(
            Array.from({ length: 3 }, (__, nth) => [`e.x${nth}.note`, 'x'.repeat(3800)]),
          ),
          note: 'x'.repeat(n === 0 ? note : 1),
        }),
      })),
    );
    return here;
  }

  it('halves a request of more than 24 kB, and ends with one of 24 kB', async () => {
    const { request } = await (await withTwo(1)).exchanger.prepare(FULL_BATCH);
    const room = 24 * 1024 - bytesOf(request);
    const late = (): Answer => ({ kind: 'offline', late: true });
    expect((await pass(await withTwo(1 + room), late)).sent).toEqual([2]);
    expect((await pass(await withTwo(2 + room), late)).sent).toEqual([2, 1]);
  });

  it('ends when a single change is too large for it', async () => {
    const here = await openHere();
    await here.meet();
    await here.write(idOf(1), () =>
      Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`e.x${n}.note`, 'x'.repeat(3800)])),
    );
    const { end, sent } = await pass(here, () => ({ kind: 'offline', late: true }));
    expect([end.kind, sent]).toEqual(['offline', [1]]);
  });

  it('is not what a server that never answers is taken for', async () => {
    const here = await withOps(9);
    const { end, sent } = await pass(here, () => ({ kind: 'offline', late: true }));
    expect(end.kind).toBe('offline');
    expect(sent).toEqual([9]);
  });
});
