import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Mirror, noMirror } from '../../src/replica/mirror/mirror';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { taken } from './answers';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, NOW, outbox } from './browser';
import { failWrites, recover } from './failing-database';
import { openHere } from './here';

const ID = idOf(1);
const HOUR = 3_600_000;
let storage = memoryStorage();
const mirror = () => createLocalMirror(ACCOUNT, storage);
/** A mirror that can neither be read nor written. */
const unreadable: Mirror = { ...noMirror, load: () => Promise.reject(new Error('locked')) };
/** A mirror that accepts writes but cannot be read. */
const mute = (): Mirror => ({ ...mirror(), load: unreadable.load });

beforeEach(() => {
  emptyBrowser();
  storage = memoryStorage();
});
afterEach(recover);

/** A device with an unsent set, after its browser emptied the database. */
async function emptied(wall = NOW): Promise<void> {
  const here = await openHere({ mirror: mirror(), clock: { now: wall } });
  await here.trip({ now: NOW });
  await here.begin(ID, 2);
  await here.perform(ID, 's1', 90_000);
  here.replica.close();
  emptyBrowser();
}

/** A start with its housekeeping. */
async function start(own: Mirror, wall = NOW) {
  const here = await openHere({ mirror: own, clock: { now: wall } });
  await here.replica.tidy();
  return here;
}

describe('C1m: a mirror that cannot be read is not an empty one', () => {
  it('C1m4: what it holds is stored by the first start that can read it, and stays in it', async () => {
    await emptied();
    const first = await start(unreadable);
    expect(await first.replica.record('workout', ID)).toBeNull();
    first.replica.close();
    const next = await start(mirror());
    expect((await next.set(ID, 's1'))?.done?.load).toBe(90_000);
    expect((await next.replica.pending()).ops).toBe(2);
    expect((await mirror().load())?.ops).toHaveLength(2);
  });

  it('also when the new database has written its own name there meanwhile', async () => {
    await emptied();
    const first = await start(mute());
    await first.begin(idOf(2));
    first.replica.close();
    const next = await openHere({ mirror: mirror() });
    await next.perform(idOf(2), 's1', 70_000);
    await next.replica.tidy();
    expect((await next.set(ID, 's1'))?.done?.load).toBe(90_000);
    expect((await mirror().load())?.ops).toHaveLength(4);
    // The check runs once, so later sent changes are not stored again.
    await next.meet();
    await next.trip((sent) => taken(sent));
    next.replica.close();
    const last = await start(mirror());
    expect((await last.replica.pending()).ops).toBe(0);
    expect((await mirror().load())?.ops).toEqual([]);
  });

  it('also where an earlier version took it for empty', async () => {
    await emptied();
    const first = await openHere();
    first.replica.close();
    const next = await start(mirror());
    expect((await next.set(ID, 's1'))?.done?.load).toBe(90_000);
    expect((await mirror().load())?.databaseId).toBe(next.replica.inside.identity().databaseId);
  });

  it('C1m5: what the server has given back meanwhile is not sent again', async () => {
    await emptied();
    const first = await start({ ...mute(), remove: () => undefined });
    await first.begin(idOf(2));
    await first.meet();
    await first.trip((sent) => taken(sent));
    expect((await mirror().load())?.ops).toHaveLength(3);
    first.replica.close();
    const next = await start(mirror());
    expect((await outbox()).map(({ record }) => record)).toEqual([ID, ID]);
    next.replica.close();
  });

  it("brings the server's time with it, which what was written meanwhile follows", async () => {
    await emptied(NOW - HOUR);
    const first = await openHere({ mirror: unreadable, clock: { now: NOW - HOUR } });
    await first.begin(idOf(2));
    first.replica.close();
    const before = (await mirror().load())?.ops.map(({ stamp }) => stamp);
    const next = await start(mirror(), NOW - HOUR);
    expect(next.replica.skew()).toBe(HOUR);
    const rows = await outbox();
    const of = (id: string) => rows.filter(({ record }) => record === id);
    expect(of(ID).map(({ stamp }) => stamp)).toEqual(before);
    expect(of(idOf(2)).map(({ stamp }) => stamp[0])).toEqual([NOW]);
    expect((await mirror().load())?.ops).toHaveLength(3);
  });

  it('C1m8: on a disk that is still full it is shown and sent from memory', async () => {
    await emptied();
    const first = await openHere({ mirror: unreadable });
    await first.meet();
    first.replica.close();
    failWrites();
    const next = await start(mirror());
    expect((await next.set(ID, 's1'))?.done?.load).toBe(90_000);
    expect((await mirror().load())?.ops).toHaveLength(2);
    recover();
    next.replica.close();
    const last = await start(mirror());
    expect(await last.replica.pending()).toEqual({ ops: 2, unsaved: 0, refused: 0 });
  });

  it('C1m4: no later start waits for it', async () => {
    const first = await openHere({ mirror: unreadable });
    await first.begin(ID);
    first.replica.close();
    const silent: Mirror = { ...noMirror, load: () => new Promise(() => undefined) };
    const next = await openHere({ mirror: silent });
    expect((await next.workout(ID)).title).toBe('Treino A');
  });
});
