import { beforeEach, describe, expect, it, vi } from 'vitest';
import { changeDigest, EMPTY_DIGEST } from '#protocol/digest';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { answer, bodyOf, page, SENT, sentOps, taken, wire, writtenBy } from './answers';
import { emptyBrowser, idOf, inDatabase, NOW, SPACE } from './browser';
import { failWrites, recover } from './failing-database';
import { begun, type Here, openHere } from './here';

const ID = idOf(1);
const theirs = (title: string, at = NOW - 9000) => writtenBy('b', at, { ...begun(), title });

async function cursorOf(here: Here): Promise<number> {
  return (await here.exchanger.digest()).cursor;
}

/** Records 1 to n of another device, each with its number as rev. */
function many(n: number) {
  return Array.from({ length: n }, (_, index) =>
    wire(idOf(index + 1), theirs(`T${index + 1}`), { rev: index + 1 }),
  );
}

const reset = { spaces: [{ id: SPACE, reset: true as const, grantVer: 0 }] };

beforeEach(emptyBrowser);

describe('C5: a server record', () => {
  it('C5a: is merged by stamp with what is known here', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 1, [wire(ID, theirs('Velho'))]));
    await here.trip(
      page(1, 2, [
        wire(ID, writtenBy('c', NOW - 10_000, { title: 'Mais velho', note: 'oi' }), { rev: 2 }),
      ]),
    );
    expect(await here.workout(ID)).toMatchObject({ title: 'Velho', note: 'oi' });
  });

  it('is merged in a page of many just as well', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 10, many(10)));
    const later = many(20).map((record, n) => ({
      ...record,
      rev: 20 + n,
      ...(n < 10 && { body: bodyOf(writtenBy('c', NOW - 10_000, { title: 'x', note: 'oi' })) }),
    }));
    await here.trip(page(10, 40, later));
    expect(await here.workout(idOf(10))).toMatchObject({ title: 'T10', note: 'oi' });
    expect((await here.exchanger.digest()).digests.workout?.count).toBe(20);
  });

  it('C5b C4c: born anew replaces it, except what is not sent yet', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(
      page(0, 1, [wire(ID, { ...theirs('Velho'), ...writtenBy('b', NOW, { note: 'some' }) })]),
    );
    await here.perform(ID, 's1', 90_000);
    await here.trip(page(1, 5, [wire(ID, theirs('Novo', NOW - 20_000), { rev: 5, born: 5 })]));
    expect(await here.workout(ID)).toMatchObject({ title: 'Novo', note: '' });
    expect((await here.set(ID, 's1'))?.done?.load).toBe(90_000);
  });

  it('C5b: erased takes its values away, and what is unsent is still shown', async () => {
    const here = await openHere();
    await here.meet();
    const gone = { 'gone.b': { b: [NOW - 9000, 0] } };
    const removed = { ...theirs('Segredo'), ...writtenBy('b', NOW - 8000, gone) };
    await here.trip(page(0, 1, [wire(ID, removed)]));
    const erased = wire(ID, {}, { rev: 2, erased: true, body: bodyOf(removed, true) });
    await here.trip(page(1, 2, [erased]));
    const kept = await inDatabase((database) => database.get('base', [SPACE, 'workout', ID]));
    expect(JSON.stringify(kept)).not.toContain('Segredo');
    await here.perform(ID, 's1', 90_000);
    expect((await here.set(ID, 's1'))?.done?.load).toBe(90_000);
  });

  it('C5c: erased takes its values away also at the rev that an answer to a push has named', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 1, [wire(ID, theirs('Segredo'))]));
    await here.write(ID, () => ({ note: 'x' }));
    await here.trip((sent) => taken(sent, 3));
    const erased = wire(ID, {}, { rev: 3, erased: true, body: bodyOf(theirs('x'), true) });
    await here.trip(page(1, 3, [erased]));
    const kept = await inDatabase((database) => database.get('base', [SPACE, 'workout', ID]));
    expect(JSON.stringify(kept)).not.toContain('Segredo');
  });

  it('C5c: older than what is here of the same birth does not bring erased values back', async () => {
    const here = await openHere();
    await here.meet();
    const erased = wire(ID, {}, { rev: 4, erased: true, body: bodyOf(theirs('x'), true) });
    await here.trip(page(0, 4, [erased]));
    await here.trip(page(4, 5, [wire(ID, theirs('Segredo'), { rev: 3 })]));
    expect(JSON.stringify(await inDatabase((database) => database.getAll('base')))).not.toContain(
      'Segredo',
    );
  });
});

describe('C6: a page and its cursor are one transaction', () => {
  it('C6b: a page from another cursor, epoch or generation is ignored', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 5, [wire(ID, theirs('A'))]));
    await here.trip(page(3, 9, [wire(idOf(2), theirs('B'))]));
    expect(await cursorOf(here)).toBe(5);
    expect(await here.replica.record('workout', idOf(2))).toBeNull();

    const late = await here.exchanger.prepare({ ops: 200, bytes: 100_000 });
    await here.exchanger.reset();
    const answered = {
      now: NOW,
      minSchema: 1,
      results: [],
      ...page(5, 9, [wire(idOf(2), theirs('B'))]),
    };
    await here.exchanger.apply(late, answered, SENT);
    expect(await cursorOf(here)).toBe(0);
    expect(await here.replica.record('workout', idOf(2))).toBeNull();
  });

  it('F3c: is stored with relaxed durability when its request sent nothing', async () => {
    const here = await openHere();
    await here.meet();
    await here.begin(ID);
    const opened = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const last = () => opened.mock.calls.at(-1)?.[2];
    await here.trip((sent) => ({ ...taken(sent), ...page(0, 1, []) }));
    expect(last()).toEqual({ durability: 'strict' });
    await here.trip(page(1, 2, [wire(idOf(2), theirs('T'), { rev: 2 })]));
    expect(last()).toEqual({ durability: 'relaxed' });
    opened.mockRestore();
  });

  it('C6b: the same page twice counts once', async () => {
    const here = await openHere();
    await here.meet();
    const prepared = await here.exchanger.prepare({ ops: 200, bytes: 100_000 });
    const answered = { now: NOW, minSchema: 1, results: [], ...page(0, 5, many(3)) };
    await here.exchanger.apply(prepared, answered, SENT);
    const before = await here.exchanger.digest();
    await here.exchanger.apply(prepared, answered, SENT);
    expect(await here.exchanger.digest()).toEqual(before);
  });
});

it('F3: the request made along with a page goes as it is, unless something waits to be sent', async () => {
  const here = await openHere();
  await here.meet();
  const { next } = await here.exchanger.apply(
    await here.exchanger.prepare(FULL_BATCH),
    answer(page(0, 1, many(1), true)),
    SENT,
  );
  expect(next).not.toBeNull();
  expect(await here.exchanger.prepare(FULL_BATCH, next)).toBe(next);
  failWrites();
  await here.perform(ID, 's1', 90_000);
  recover();
  expect((await here.exchanger.prepare(FULL_BATCH, next)).ops).toHaveLength(1);
  expect((await here.exchanger.prepare(FULL_BATCH, next)).ops).toHaveLength(1);
});

describe('C7: a reset is mark and sweep', () => {
  it('C7a: what the server does not name any more goes, at the end of the last page', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 3, many(3)));
    const { more } = await here.trip(reset);
    expect(more).toBe(true);
    const told: unknown[] = [];
    here.replica.subscribe((change) => told.push(change.wide));
    await here.trip(page(0, 1, many(1), true));
    expect(await here.replica.record('workout', idOf(2))).not.toBeNull();
    const { prepared } = await here.trip(page(1, 3, [many(3)[2] ?? wire(ID, {})]));
    expect(prepared.request.spaces[0]?.inReset).toBe(true);
    expect(await here.replica.record('workout', idOf(2))).toBeNull();
    expect(await here.replica.record('workout', idOf(3))).not.toBeNull();
    expect(told.at(-1)).toBe(true);
    expect((await here.trip()).prepared.request.spaces[0]?.inReset).toBe(false);
  });

  it('C7b: a record with pending ops is never swept', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 2, many(2)));
    await here.trip(reset);
    await here.perform(idOf(2), 's1', 90_000);
    await here.trip(page(0, 2, many(1)));
    expect((await here.set(idOf(2), 's1'))?.done?.load).toBe(90_000);
    expect((await here.workout(idOf(2))).title).toBe('T2');
  });

  it.each([
    { taken: 3, stays: false },
    { taken: 5, stays: true },
  ])('C7e: what a request from before it wrote at rev $taken stays: $stays', async (late) => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 2, many(2)));
    await here.perform(idOf(2), 's1', 90_000);
    const early = await here.exchanger.prepare(FULL_BATCH);
    await here.trip(reset);
    await here.exchanger.apply(early, answer(taken(early, late.taken)), SENT);
    // The server has sent everything up to rev 4.
    await here.trip(page(0, 4, many(1)));
    expect((await here.replica.record('workout', idOf(2))) !== null).toBe(late.stays);
  });

  it('C7c: a large sweep is set aside and reported, a small share of many is not', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 30, many(30)));
    await here.trip(reset);
    const { received } = await here.trip(page(0, 30, many(5)));
    expect(received.parked).toBe(25);
    expect(await here.replica.listBefore('workout', Infinity, 99)).toHaveLength(5);
    const [parked] = await inDatabase((database) => database.getAll('parked'));
    expect(parked).toMatchObject({ at: NOW });
    expect(parked?.rows).toHaveLength(25);

    await here.trip(page(30, 100, many(100).slice(5)));
    await here.trip(reset);
    const second = await here.trip(page(0, 100, many(75)));
    expect(second.received).toMatchObject({ parked: 0 });
    expect(second.received.removed).toHaveLength(25);
  });

  it.each([
    { held: 20, gone: 20, parks: false },
    { held: 21, gone: 21, parks: true },
    { held: 100, gone: 30, parks: false },
    { held: 100, gone: 31, parks: true },
  ])('sets records aside when $gone of $held are gone: $parks', async ({ held, gone, parks }) => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, held, many(held)));
    await here.trip(reset);
    const { received } = await here.trip(page(0, held, many(held - gone)));
    expect(received.parked).toBe(parks ? gone : 0);
    expect(received.removed).toHaveLength(gone);
  });

  it('restored in the middle of a reset, it begins again and sweeps nothing it has read', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 10, many(10)));
    await here.trip(reset);
    await here.trip(page(0, 5, many(5), true));
    await here.trip({ spaces: [{ id: SPACE, restored: { commonRev: 5, epoch: 'e2' } }] });
    for (let trips = 0; trips < 3; trips += 1) {
      await here.trip((sent) => {
        const cursor = sent.request.spaces[0]?.cursor ?? 0;
        const rest = many(10).filter(({ rev }) => rev > cursor);
        return { ...taken(sent, 10), ...page(cursor, 10, rest, false, 'e2') };
      });
    }
    expect(await here.replica.listBefore('workout', Infinity, 99)).toHaveLength(10);
  });
});

describe('S4: a restored server', () => {
  it('S4e: is sent again, whole and with original stamps, what it lost; reading goes on from there', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 6, many(6)));
    await here.trip({ spaces: [{ id: SPACE, restored: { commonRev: 4, epoch: 'e2' } }] });
    const { prepared } = await here.trip((sent) => ({
      ...taken(sent, 5),
      ...page(4, 6, [], false, 'e2'),
    }));
    expect(prepared.request.spaces[0]).toMatchObject({ cursor: 4, epoch: 'e2' });
    expect(sentOps(prepared).map((op) => ['full' in op, op.record])).toEqual([
      [true, idOf(5)],
      [true, idOf(6)],
    ]);
    expect(prepared.request.ops[0]).toMatchObject({ full: theirs('T5') });
    expect((await here.replica.pending()).ops).toBe(0);
    expect((await here.workout(idOf(5))).title).toBe('T5');
  });

  it('said twice by two late answers, it is sent once', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 2, many(2)));
    const first = await here.exchanger.prepare({ ops: 200, bytes: 100_000 });
    const said = {
      now: NOW,
      minSchema: 1,
      results: [],
      spaces: [{ id: SPACE, restored: { commonRev: 0, epoch: 'e2' } }],
    };
    await here.exchanger.apply(first, said, SENT);
    await here.exchanger.apply(first, said, SENT);
    expect((await here.replica.pending()).ops).toBe(2);
  });
});

describe('F1: the first sync', () => {
  it('F1b: warm records are shown at once, move no cursor and do not count as seen', async () => {
    const here = await openHere();
    const { prepared } = await here.trip({
      warm: {
        records: [wire(idOf(7), theirs('Ontem'), { rev: 70 })],
        after: [NOW - 9000, idOf(7)],
      },
    });
    expect(prepared.request.warm).toEqual({ since: NOW - 90 * 86_400_000, after: null });
    expect((await here.workout(idOf(7))).title).toBe('Ontem');
    expect(await cursorOf(here)).toBe(0);
    // After a kill it continues from its last state.
    here.replica.close();
    const again = await openHere();
    const next = await again.trip({ warm: { records: [], after: null } });
    expect(next.prepared.request.warm?.after).toEqual([NOW - 9000, idOf(7)]);
    expect((await again.trip()).prepared.request.warm).toBeUndefined();
  });

  it('a record that comes warm and in its page is there once, and in the digest once', async () => {
    const here = await openHere();
    await here.trip({ warm: { records: many(2), after: null } });
    await here.trip(page(0, 2, many(2)));
    expect((await here.exchanger.digest()).digests.workout?.count).toBe(2);
  });

  it('pages go on after a kill midway', async () => {
    const here = await openHere();
    await here.trip(page(0, 2, many(2), true));
    here.replica.close();
    const again = await openHere();
    const { prepared } = await again.trip(page(2, 4, many(4).slice(2)));
    expect(prepared.request.spaces[0]?.cursor).toBe(2);
    expect(await again.replica.listBefore('workout', Infinity, 99)).toHaveLength(4);
  });
});

describe('what screens are told of pages', () => {
  it('nothing comes of an answer that brings nothing', async () => {
    const here = await openHere();
    await here.meet();
    let told = 0;
    here.replica.subscribe(() => {
      told += 1;
    });
    await here.trip();
    await here.trip(page(0, 1, []));
    expect(told).toBe(0);
  });

  it('50 records come as rows, and more are read anew', async () => {
    const here = await openHere();
    await here.meet();
    const told: string[] = [];
    here.replica.subscribe(({ rows, wide }) => told.push(`${rows.length} ${wide}`));
    await here.trip(page(0, 50, many(50)));
    await here.trip(page(50, 101, many(101).slice(50)));
    expect(told).toEqual(['50 false', '0 true']);
  });

  it('a page of which more follow is told when a second has passed since the last', async () => {
    const here = await openHere();
    await here.meet();
    let told = 0;
    here.replica.subscribe(() => {
      told += 1;
    });
    const toldAfter = async (ms: number, rev: number) => {
      here.clock.now += ms;
      await here.trip(page(rev - 1, rev, many(rev).slice(rev - 1), true));
      return told;
    };
    expect(await toldAfter(0, 1)).toBe(1);
    expect(await toldAfter(999, 2)).toBe(1);
    expect(await toldAfter(1, 3)).toBe(2);
  });
});

describe('D1: the digest', () => {
  it('D1c: that went astray is put right by a reset', async () => {
    const here = await openHere();
    await here.meet();
    await here.trip(page(0, 3, many(3)));
    const right = (await here.exchanger.digest()).digests;
    await inDatabase(async (database) => {
      const state = await database.get('meta', `space:${SPACE}`);
      if (!state || !('digests' in state)) throw new Error('no state');
      const workout = changeDigest(state.digests.workout ?? EMPTY_DIGEST, null, '00000000deadbeef');
      await database.put('meta', { ...state, digests: { workout } });
    });
    expect((await here.exchanger.digest()).digests).not.toEqual(right);
    await here.exchanger.reset();
    await here.trip(page(0, 3, many(3)));
    expect((await here.exchanger.digest()).digests).toEqual(right);
  });
});
