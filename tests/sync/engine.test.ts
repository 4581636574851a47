import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backoff } from '../../src/sync/backoff';
import type { Answer, Transport } from '../../src/sync/transport';
import { page, wire, writtenBy } from '../replica/answers';
import { ACCOUNT, emptyBrowser, idOf } from '../replica/browser';
import { failEverything, failWrites, recover } from '../replica/failing-database';
import { openHere } from '../replica/here';
import { later, runOut, startEngine, takeAll } from './engine-kit';

const ID = idOf(1);

beforeEach(emptyBrowser);
afterEach(recover);

const kindOf = (kind: 'offline' | 'broken' | 'signed_out' | 'wrong_account'): Answer => ({ kind });

describe('T1: one pass at a time', () => {
  it('T1d: requests during a pass make one more after it, however many they were', async () => {
    const running = await startEngine();
    const { engine, script } = running;
    const first = later<Answer>();
    script.next = [() => first.promise];
    engine.request();
    await vi.waitFor(() => expect(script.sent).toHaveLength(1));
    engine.request();
    engine.request();
    engine.request();
    const [sent] = script.sent;
    if (!sent) throw new Error('nothing sent');
    first.resolve({ kind: 'ok', response: takeAll(sent) });
    await vi.waitFor(() => expect(engine.status().phase).toBe('idle'));
    // The first trip did not know the clock, so each pass of a new device may take two trips.
    const trips = script.sent.length;
    await engine.flush();
    expect(script.sent.length).toBe(trips + 1);
    expect(trips).toBe(3);
  });

  it('flush waits for a pass that begins after it was asked, and says whether all is over', async () => {
    const running = await startEngine();
    const { engine, script, here } = running;
    const first = later<Answer>();
    script.next = [() => first.promise];
    engine.request();
    await vi.waitFor(() => expect(script.sent).toHaveLength(1));
    await here.begin(ID);
    let over: boolean | null = null;
    const flushing = engine.flush().then((done) => {
      over = done;
    });
    expect(over).toBeNull();
    const [sent] = script.sent;
    if (!sent) throw new Error('nothing sent');
    first.resolve({ kind: 'ok', response: takeAll(sent) });
    await flushing;
    expect(over).toBe(true);
    expect((await here.replica.pending()).ops).toBe(0);
  });

  it('flush without a network says that it is not over', async () => {
    const { engine, script, here } = await startEngine();
    await here.begin(ID);
    script.next = [kindOf('offline')];
    expect(await engine.flush()).toBe(false);
    expect(engine.status()).toMatchObject({ phase: 'waiting', obstacle: 'offline', pending: 1 });
  });

  it('stopped, it asks for nothing any more, and what is on the way changes no status', async () => {
    const running = await startEngine();
    const { engine, script, timers } = running;
    const first = later<Answer>();
    script.next = [() => first.promise];
    const flushing = engine.flush();
    await vi.waitFor(() => expect(script.sent).toHaveLength(1));
    const told = vi.fn();
    engine.subscribe(told);
    engine.stop();
    first.resolve({ kind: 'offline' });
    expect(await flushing).toBe(false);
    engine.request();
    expect(await engine.flush()).toBe(false);
    expect(script.sent).toHaveLength(1);
    expect(timers).toEqual([]);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('it recovers by itself', () => {
  it('from no network: tries again later and later, and at once when it is back', async () => {
    const running = await startEngine({ random: 1 });
    const { engine, script, timers, here } = running;
    await here.begin(ID);
    script.next = Array.from({ length: 11 }, () => kindOf('offline'));
    await engine.flush();
    const waits: number[] = [];
    for (let tries = 1; tries < 11; tries += 1) {
      waits.push(timers[0]?.ms ?? 0);
      expect(timers).toHaveLength(1);
      runOut(running);
      await vi.waitFor(() => expect(script.sent).toHaveLength(tries + 1));
      await vi.waitFor(() => expect(engine.status().phase).toBe('waiting'));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300].map((seconds) => seconds * 1000));
    expect(engine.status().obstacle).toBe('offline');
    // The triggers call it, so it does not wait for its turn.
    engine.request();
    await vi.waitFor(() => expect(engine.status()).toMatchObject({ phase: 'idle', pending: 0 }));
    expect(engine.status().obstacle).toBeNull();
    expect(timers).toEqual([]);
  });

  it('T2d1: while the page is hidden, retries what waits to be sent and nothing else', async () => {
    const running = await startEngine({ isHidden: () => true });
    const { engine, script, here, timers } = running;
    script.next = [kindOf('offline'), kindOf('offline')];
    await engine.flush();
    runOut(running);
    expect([script.sent.length, timers]).toEqual([1, []]);
    await here.begin(ID);
    await engine.flush();
    runOut(running);
    await vi.waitFor(() => expect(engine.status()).toMatchObject({ phase: 'idle', pending: 0 }));
  });

  it('the network is back while a pass still fails without it: tries again at once', async () => {
    const { engine, script, timers, here } = await startEngine();
    await here.begin(ID);
    script.next = [kindOf('offline')];
    const failing = engine.flush();
    engine.request();
    expect(await failing).toBe(false);
    await vi.waitFor(() => expect(engine.status()).toMatchObject({ phase: 'idle', pending: 0 }));
    expect(timers).toEqual([]);
  });

  it.each([
    ['broken', kindOf('broken')],
    ['signed_out', kindOf('signed_out')],
    ['wrong_account', kindOf('wrong_account')],
    ['busy', { kind: 'busy', retryAfter: null }],
    ['too_old', { kind: 'too_old', response: null }],
  ] as [string, Answer][])(
    'A1b: from %s: says so, deletes nothing, and tries again',
    async (obstacle, said) => {
      const running = await startEngine();
      const { engine, script, here, timers } = running;
      await here.begin(ID);
      script.next = [said];
      expect(await engine.flush()).toBe(false);
      expect(engine.status()).toMatchObject({ phase: 'waiting', obstacle, pending: 1 });
      expect((await here.workout(ID)).title).toBe('Treino A');
      expect(timers).toHaveLength(1);
      runOut(running);
      await vi.waitFor(() => expect(engine.status()).toMatchObject({ phase: 'idle', pending: 0 }));
    },
  );

  it('a server that names a time is left alone until then, whatever is tapped meanwhile', async () => {
    const running = await startEngine();
    const { engine, script, here, timers } = running;
    await here.begin(ID);
    script.next = [{ kind: 'busy', retryAfter: 30_000 }];
    await engine.flush();
    expect(timers[0]?.ms).toBeGreaterThanOrEqual(30_000);
    engine.request();
    here.clock.now += 29_000;
    engine.request();
    expect(script.sent).toHaveLength(1);
    runOut(running);
    await vi.waitFor(() => expect(engine.status()).toMatchObject({ phase: 'idle', pending: 0 }));
  });

  it.each(['after', 'during'])(
    'what asks %s the last refusal is heard when the time is over that the server named',
    async (when) => {
      const running = await startEngine({ random: 1 });
      const { engine, script, here, timers } = running;
      await here.begin(ID);
      const busy: Answer = { kind: 'busy', retryAfter: 2_000 };
      script.next = Array.from({ length: 5 }, () => busy);
      await engine.flush();
      for (let tries = 1; tries < 5; tries += 1) {
        runOut(running);
        await vi.waitFor(() => expect(script.sent).toHaveLength(tries + 1));
        await vi.waitFor(() => expect(engine.status().phase).toBe('waiting'));
      }
      const last = later<Answer>();
      script.next = [() => last.promise];
      runOut(running);
      await vi.waitFor(() => expect(script.sent).toHaveLength(6));
      // The server announces its return, during this failing try or just after it.
      if (when === 'during') engine.request();
      last.resolve(busy);
      await vi.waitFor(() => expect(engine.status().phase).toBe('waiting'));
      if (when === 'after') engine.request();
      await vi.waitFor(() => expect(timers.map(({ ms }) => ms)).toEqual([2_000]));
      runOut(running);
      await vi.waitFor(() => expect(engine.status()).toMatchObject({ phase: 'idle', pending: 0 }));
    },
  );

  it.each([86_400_000, 1e13])(
    'E1i: what names %d ms is tried again within the hour all the same',
    async (retryAfter) => {
      const running = await startEngine();
      const { engine, script, here, timers } = running;
      await here.begin(ID);
      script.next = [{ kind: 'busy', retryAfter }];
      await engine.flush();
      expect(timers.map(({ ms }) => ms)).toEqual([3_600_000]);
      here.clock.now += 3_600_000;
      engine.request();
      await vi.waitFor(() => expect(engine.status()).toMatchObject({ phase: 'idle', pending: 0 }));
    },
  );

  it('by a clock that was put back a server is not left alone for days', async () => {
    const { engine, script, here, timers } = await startEngine();
    await here.begin(ID);
    script.next = [{ kind: 'busy', retryAfter: 2_000 }];
    await engine.flush();
    here.clock.now -= 3 * 86_400_000;
    engine.request();
    await vi.waitFor(() => expect(engine.status()).toMatchObject({ phase: 'idle', pending: 0 }));
    expect(timers).toEqual([]);
  });

  it('an outbox that is not empty is tried again, later and later: an op waits for a newer server', async () => {
    const running = await startEngine({ random: 1 });
    const { engine, script, here, timers } = running;
    await here.meet();
    await here.begin(ID);
    script.next = [
      (request) => {
        const { results, ...rest } = takeAll(request);
        const newer = results.map(({ id }) => ({ id, code: 'newer' as const }));
        return { kind: 'ok', response: { ...rest, results: newer } };
      },
    ];
    expect(await engine.flush()).toBe(false);
    expect(engine.status()).toMatchObject({ phase: 'idle', obstacle: null, pending: 1 });
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      waits.push((timers[0]?.ms ?? 0) / 1000);
      const before = script.sent.length;
      runOut(running);
      await vi.waitFor(() => expect(script.sent.length).toBeGreaterThan(before));
      await vi.waitFor(() => expect(timers).toHaveLength(1));
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
    while (timers.length > 0) {
      const before = script.sent.length;
      runOut(running);
      await vi.waitFor(() => expect(script.sent.length).toBeGreaterThan(before));
      await vi.waitFor(() => expect(engine.status().phase).toBe('idle'));
      await vi.waitFor(async () =>
        expect(timers.length > 0).toBe((await here.replica.pending()).ops > 0),
      );
    }
    expect((await here.replica.pending()).ops).toBe(0);
  });

  it('a server that fails over one change takes the others after a few tries, and that one once it is mended', async () => {
    const running = await startEngine({ random: 1 });
    const { engine, script, here, timers } = running;
    await here.meet();
    await here.begin(ID);
    await here.begin(idOf(2));
    const fails = ({ ops }: (typeof script.sent)[number]): boolean =>
      ops.some((op) => Reflect.get(Object(op), 'record') === ID);
    let mended = false;
    const say = (request: (typeof script.sent)[number]): Answer =>
      !mended && fails(request)
        ? { kind: 'broken', failed: true }
        : { kind: 'ok', response: { ...takeAll(request), now: here.clock.now } };
    const next = async () => {
      const before = script.sent.length;
      runOut(running);
      await vi.waitFor(() => expect(script.sent.length).toBeGreaterThan(before));
      await vi.waitFor(() => expect(engine.status().phase).not.toBe('syncing'));
    };
    script.next = Array.from({ length: 100 }, () => say);
    await engine.flush();
    for (let tries = 1; tries < 3; tries += 1) {
      expect(engine.status()).toMatchObject({ obstacle: 'broken', pending: 2 });
      await next();
    }
    await next();
    expect(engine.status()).toMatchObject({ obstacle: null, pending: 1, refused: 0 });
    // It gets its turn again in time, and still blocks nothing.
    for (const end = here.clock.now + 15 * 60_000; here.clock.now < end; ) await next();
    await here.begin(idOf(3));
    await engine.flush();
    expect(engine.status()).toMatchObject({ obstacle: null, pending: 1, refused: 0 });
    mended = true;
    while (timers.length > 0) await next();
    expect(engine.status()).toMatchObject({ phase: 'idle', pending: 0, refused: 0 });
  });

  it('a proxy that refuses every request sets nothing aside, and is asked later and later', async () => {
    const running = await startEngine({ random: 1 });
    const { engine, script, here, timers } = running;
    await here.begin(ID);
    await here.meet();
    script.next = Array.from({ length: 4 }, () => ({ kind: 'invalid' as const }));
    expect(await engine.flush()).toBe(false);
    expect(engine.status()).toMatchObject({ obstacle: 'broken', pending: 1, refused: 0 });
    runOut(running);
    await vi.waitFor(() => expect(timers).toHaveLength(1));
    expect(timers[0]?.ms).toBe(2000);
    runOut(running);
    await vi.waitFor(() => expect(engine.status()).toMatchObject({ phase: 'idle', pending: 0 }));
  });

  it('the database fails: storage is said, what memory holds is pushed, and it is tried again', async () => {
    const running = await startEngine();
    const { engine, script, here, timers } = running;
    await here.meet();
    await here.begin(ID, 2);
    await engine.flush();
    failEverything();
    await here.perform(ID, 's1', 90_000);
    expect(await engine.flush()).toBe(false);
    expect(engine.status().obstacle).toBe('storage');
    expect(script.sent.at(-1)?.ops).toHaveLength(1);
    recover();
    runOut(running);
    await vi.waitFor(() =>
      expect(engine.status()).toMatchObject({ phase: 'idle', obstacle: null }),
    );
    expect(timers).toEqual([]);
    expect(engine.status()).toMatchObject({ pending: 0, unsaved: 0 });
  });

  it('unsaved changes are counted as pending, and stored by the next pass', async () => {
    const { engine, here } = await startEngine();
    await here.meet();
    failWrites();
    await here.begin(ID);
    await engine.recount();
    expect(engine.status()).toMatchObject({ pending: 1, unsaved: 1 });
    recover();
    expect(await engine.flush()).toBe(true);
    expect((await here.workout(ID)).title).toBe('Treino A');
  });
});

describe('at the moment that a wait ends', () => {
  it('asks a server again when its time is over, and not before', async () => {
    const { engine, script, here, timers } = await startEngine();
    await here.begin(ID);
    script.next = [{ kind: 'busy', retryAfter: 30_000 }];
    await engine.flush();
    here.clock.now += 29_999;
    engine.request();
    expect(script.sent).toHaveLength(1);
    expect(timers.map(({ ms }) => ms)).toEqual([1]);
    here.clock.now += 1;
    engine.request();
    expect(engine.status().phase).toBe('syncing');
    await engine.flush();
  });

  it('waits by itself when a server that is asked meanwhile names no time to wait', async () => {
    const { engine, script, here, timers } = await startEngine({ random: 1 });
    await here.begin(ID);
    script.next = [{ kind: 'busy', retryAfter: 0 }];
    const failing = engine.flush();
    engine.request();
    await failing;
    await vi.waitFor(() => expect(engine.status().phase).toBe('waiting'));
    expect(timers.map(({ ms }) => ms)).toEqual([1000]);
    expect(script.sent).toHaveLength(1);
  });

  it.each([
    ['its own space once a day', ACCOUNT, [1, 1, 1, 2]],
    ["a student's space never", 'carla', [0, 0, 0, 0]],
  ])('D1: compares the digests of %s', async (_, account, expected) => {
    const here = await openHere();
    let asked = 0;
    const transport: Transport = {
      async sync(request) {
        return { kind: 'ok', response: { ...takeAll(request), now: here.clock.now } };
      },
      async digest() {
        asked += 1;
        return { rev: 0, epoch: 'e1', kinds: {} };
      },
    };
    const { engine } = await startEngine({
      here: { ...here, replica: { ...here.replica, account } },
      transport,
    });
    const counts: number[] = [];
    for (const ms of [0, 0, 86_399_999, 1]) {
      here.clock.now += ms;
      await engine.flush();
      counts.push(asked);
    }
    expect(counts).toEqual(expected);
  });

  it.each([
    ['differ', '0000000000000001', 1],
    ['are equal', '0000000000000000', 0],
  ])('D1: warns about digests only when they differ: they %s', async (_, hash, warnings) => {
    const here = await openHere();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { engine } = await startEngine({
      here,
      transport: {
        async sync(request) {
          return { kind: 'ok', response: { ...takeAll(request), now: here.clock.now } };
        },
        async digest() {
          return { rev: 0, epoch: 'e1', kinds: { workout: { count: 0, hash } } };
        },
      },
    });
    await engine.flush();
    expect(warn).toHaveBeenCalledTimes(warnings);
  });
});

describe('what a person is told', () => {
  it('at once that something waits to be sent, and how much once it is counted', async () => {
    const { engine, here } = await startEngine();
    await here.begin(ID);
    await here.begin(idOf(2));
    engine.wrote();
    expect(engine.status().pending).toBe(1);
    await engine.recount();
    engine.wrote();
    expect(engine.status().pending).toBe(2);
  });

  it('F2: how much of the first sync has come, and when everything was last over', async () => {
    const { engine, script, here } = await startEngine();
    const records = [1, 2, 3].map((n) =>
      wire(idOf(n), writtenBy('b', 5, { title: `T${n}` }), { rev: n }),
    );
    const seen: unknown[] = [];
    engine.subscribe(() => {
      const { receiving } = engine.status();
      if (receiving !== seen.at(-1)) seen.push(receiving);
    });
    script.next = [
      (request) => ({
        kind: 'ok',
        response: {
          ...takeAll(request),
          now: here.clock.now,
          spaces: page(0, 2, records.slice(0, 2), true).spaces.map((each) => ({
            ...each,
            left: 1,
          })),
        },
      }),
      (request) => ({
        kind: 'ok',
        response: { ...takeAll(request), now: here.clock.now, ...page(2, 3, records.slice(2)) },
      }),
    ];
    expect(await engine.flush()).toBe(true);
    expect(seen).toEqual([null, { records: 2, left: 1 }, { records: 3, left: 0 }, null]);
    expect(engine.status()).toMatchObject({ receiving: null, syncedAt: here.clock.now });
  });

  it('C7c: how many records an unusually large sweep set aside', async () => {
    const { engine, script, here } = await startEngine();
    await here.meet();
    const records = Array.from({ length: 30 }, (_, n) =>
      wire(idOf(n + 1), writtenBy('b', 5, { title: 'T' }), { rev: n + 1 }),
    );
    await here.trip(page(0, 30, records));
    script.next = [
      (request) => ({
        kind: 'ok',
        response: {
          ...takeAll(request),
          now: here.clock.now,
          spaces: [{ id: 'u:ana', reset: true, grantVer: 0 }],
        },
      }),
      (request) => ({
        kind: 'ok',
        response: { ...takeAll(request), now: here.clock.now, ...page(0, 30, []) },
      }),
    ];
    expect(await engine.flush()).toBe(true);
    expect(engine.status().parked).toBe(30);
  });

  it('refused changes are counted, and hold up nothing', async () => {
    const { engine, script, here } = await startEngine();
    await here.meet();
    await here.begin(ID);
    script.next = [
      (request) => {
        const { results, ...rest } = takeAll(request);
        const refused = results.map(({ id }) => ({ id, code: 'invalid' as const }));
        return { kind: 'ok', response: { ...rest, results: refused } };
      },
    ];
    expect(await engine.flush()).toBe(true);
    expect(engine.status()).toMatchObject({ pending: 0, refused: 1, obstacle: null });
  });

  it('T1: a lock that was stolen while it worked is a fault, and it goes on later', async () => {
    const here = await openHere();
    let stolen = true;
    const { engine, timers } = await startEngine({
      here,
      leadership: {
        async lead(work) {
          const result = await work(() => true);
          if (stolen) throw new DOMException('stolen', 'AbortError');
          return result;
        },
      },
    });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await engine.flush()).toBe(false);
    expect(warn).toHaveBeenCalled();
    stolen = false;
    timers[0]?.fire();
    await vi.waitFor(() => expect(engine.status().obstacle).toBeNull());
  });
});

describe('the wait before the next try', () => {
  it('is never nothing, doubles its ceiling up to five minutes, and obeys the server', () => {
    expect([1, 2, 3, 20].map((failures) => backoff(failures, 1, null))).toEqual([
      1000, 2000, 4000, 300_000,
    ]);
    expect([1, 5, 20].map((failures) => backoff(failures, 0, null))).toEqual([250, 250, 250]);
    expect(backoff(3, 0.5, null)).toBe(2125);
    expect(backoff(1, 0.5, 90_000)).toBe(90_000);
    expect(backoff(20, 1, 10)).toBe(300_000);
  });
});
