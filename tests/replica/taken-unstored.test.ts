import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlainRecords } from '../../src/data/files/export-records';
import { FULL_BATCH } from '../../src/replica/exchange/batch';
import { createLocalMirror } from '../../src/replica/mirror/mirror-local';
import { answer, page, refusedWith, SENT, sentOps, taken, wire } from './answers';
import { ACCOUNT, emptyBrowser, idOf, memoryStorage, outbox } from './browser';
import { failWrites, recover } from './failing-database';
import { type Here, openHere } from './here';

const ID = idOf(1);
const load = 90_000;

beforeEach(emptyBrowser);
afterEach(recover);

/** A trip with everything in memory, which the server accepts. */
async function push(here: Here) {
  const prepared = await here.exchanger.prepare(FULL_BATCH);
  await here.exchanger.apply(prepared, answer(taken(prepared, 2)), SENT).catch(() => undefined);
  return sentOps(prepared);
}

/** A set that was logged on a full disk and accepted by the server. */
async function takenFromMemory() {
  const storage = memoryStorage();
  const here = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
  await here.meet();
  await here.begin(ID, 3);
  await here.trip((sent) => ({ ...taken(sent), ...page(0, 1, []) }));
  failWrites();
  await here.perform(ID, 's1', load);
  const sent = await push(here);
  expect(sent).toHaveLength(1);
  return { here, storage, sent };
}

describe('C8: a write that the server took and nothing here could store', () => {
  it('C8e: is shown and exported as before, and waits for nothing', async () => {
    const { here } = await takenFromMemory();
    expect((await here.set(ID, 's1'))?.done).toMatchObject({ load });
    expect(await here.replica.pending()).toEqual({ ops: 0, unsaved: 0, refused: 0 });
    const [record] = await readPlainRecords(here.replica);
    expect(record?.values['s.s1.done']).toMatchObject({ load });
  });

  it('C8e C8m: the next tap knows of it, shows it and goes without it', async () => {
    const { here, sent } = await takenFromMemory();
    let knew = '';
    let shown = '';
    here.replica.subscribe(({ rows }) => {
      shown = JSON.stringify(rows);
    });
    await here.write(ID, (registers) => {
      knew = JSON.stringify(registers);
      return { title: 'B' };
    });
    expect(knew).toContain(String(load));
    expect(shown).toContain(String(load));
    const next = await push(here);
    expect(next.map(({ id }) => id)).not.toContain(sent[0]?.id);
    expect(next).toHaveLength(1);
  });

  it('C8f: is stored with the first write that finds room, and goes once more (S2)', async () => {
    const { here, sent } = await takenFromMemory();
    recover();
    await here.perform(ID, 's2', 70_000);
    const loads = async () =>
      (await here.workout(ID)).exercises[0]?.sets.map(({ done }) => done?.load ?? null);
    expect(await loads()).toEqual([load, 70_000, null]);
    expect((await outbox()).map(({ id }) => id)).toContain(sent[0]?.id);
    await here.trip((all) => ({ ...taken(all, 3), ...page(1, 3, []) }));
    expect(await loads()).toEqual([load, 70_000, null]);
    expect(here.replica.inside.unsaved.all()).toEqual([]);
  });

  it('C8f: or not at all once the server has given it back, here to another tab', async () => {
    const { here, sent } = await takenFromMemory();
    recover();
    const other = await openHere();
    const [op] = sent;
    const full = op && 'full' in op ? op.full : {};
    await other.trip(page(1, 2, [wire(ID, full, { rev: 2 })]));
    await here.write(ID, () => ({ title: 'B' }));
    expect((await outbox()).map(({ set }) => set)).toEqual([{ title: 'B' }]);
    expect(here.replica.inside.unsaved.all()).toEqual([]);
    expect((await here.set(ID, 's1'))?.done).toMatchObject({ load });
  });

  it('C1m8: is shown after a restart too, for which there is still no room', async () => {
    const { here, storage } = await takenFromMemory();
    here.replica.close();
    const next = await openHere({ mirror: createLocalMirror(ACCOUNT, storage) });
    await next.replica.tidy();
    expect((await next.set(ID, 's1'))?.done).toMatchObject({ load });
  });
});

describe('C8g: what memory holds and the server does not take', () => {
  it.each(['twin', 'invalid', 'full', 'newer', 'clock'] as const)(
    'is not sent again in the same pass: %s',
    async (code) => {
      const { here } = await takenFromMemory();
      await here.perform(ID, 's2', 70_000);
      expect((await here.trip(refusedWith(code))).more).toBe(false);
      expect((await here.replica.pending()).unsaved).toBe(1);
      expect((await here.set(ID, 's2'))?.done?.load).toBe(70_000);
    },
  );

  it('but all of it is, for as long as some is taken', async () => {
    const { here } = await takenFromMemory();
    await here.perform(ID, 's2', 70_000);
    await here.perform(ID, 's3', 70_000);
    const limits = { ops: 1, bytes: 100_000 };
    expect((await here.trip((sent) => taken(sent, 3), limits)).more).toBe(true);
    expect((await here.trip((sent) => taken(sent, 4), limits)).more).toBe(true);
    await expect(here.exchanger.prepare(limits)).rejects.toThrow();
  });
});
