import { deleteDB, openDB } from 'idb';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillSummaries } from '../../src/replica/read/fill-summaries';
import type { ReplicaSchema } from '../../src/replica/store/schema';
import { SUMMARIES, upgrade } from '../../src/replica/store/upgrades';
import { ACCOUNT, emptyBrowser, idOf, inDatabase, NOW } from './browser';
import { begun, type Here, openHere } from './here';
import { expectInStep, FEW, finished, idIn, ofFicha } from './summary-steps';

let here: Here;

beforeEach(async () => {
  emptyBrowser();
  here = await openHere();
});

describe('V1: a device of a version that kept no summaries', () => {
  /** The state of that version: workouts without summaries. */
  async function leftWithout(rules?: number): Promise<void> {
    const ids = Array.from({ length: 230 }, (_, nth) => idOf(nth));
    await here.replica.commit(
      ids.flatMap((id) => [
        { kind: 'workout' as const, id, write: () => ({ ...begun(), finish: { at: NOW } }) },
        { kind: 'exercise' as const, id, write: () => ({ name: `Meu ${id}` }) },
      ]),
    );
    await inDatabase(async (database) => {
      await database.clear('summary');
      const identity = await database.get('meta', 'identity');
      if (!identity || !('databaseId' in identity)) throw new Error('There is no identity');
      const { summaries: _, ...earlier } = identity;
      await database.put('meta', { ...earlier, ...(rules && { summaries: rules }) });
    });
  }

  const since = async () =>
    (await (await here.replica.summaries()).all('workout', ({ id }) => id)).length;

  it('V1e: shows none until it has them all', async () => {
    await leftWithout();
    expect(await since()).toBe(230);
    await expectInStep(here);
  });

  it('makes them anew where they were made by other rules, and not by its own', async () => {
    await leftWithout(SUMMARIES - 1);
    expect(await since()).toBe(230);
    here.replica.close();
    here = await openHere();
    const { write } = here.replica.inside.storage;
    let writes = 0;
    here.replica.inside.storage.write = (work) => {
      writes += 1;
      return write(work);
    };
    expect(await since()).toBe(230);
    expect(writes).toBe(0);
  });

  it('interrupted half way, it begins anew', async () => {
    await leftWithout();
    const { storage } = here.replica.inside;
    let writes = 0;
    const killed = fillSummaries({
      ...storage,
      write(work) {
        writes += 1;
        return writes > 2 ? Promise.reject(new Error('The page was closed')) : storage.write(work);
      },
    });
    await expect(killed).rejects.toThrow('closed');
    expect(await inDatabase((database) => database.count('summary'))).toBeLessThan(230);
    here.replica.close();
    here = await openHere();
    expect(await since()).toBe(230);
  });

  it('one that cannot be made complete says so, and is tried again when asked again', async () => {
    await leftWithout();
    const { storage } = here.replica.inside;
    const { write } = storage;
    storage.write = () => Promise.reject(new Error('The disk is full'));
    await expect(here.replica.summaries()).rejects.toThrow('full');
    storage.write = write;
    expect(await since()).toBe(230);
  });
});

describe('V1: a device of a version that bundled otherwise', () => {
  /** The state after that version, with a summary that it wrote after bundling. */
  async function leftIn(
    version: number,
    prefixOf: (id: string) => string,
    late: string,
  ): Promise<void> {
    const name = `anilha-${ACCOUNT}`;
    const database = await openDB<ReplicaSchema>(name);
    const stores = [...database.objectStoreNames];
    const rows = await Promise.all(stores.map((store) => database.getAll(store)));
    const summaries = await database.getAll('summary');
    database.close();
    await deleteDB(name);
    const older = await openDB<ReplicaSchema>(name, version, {
      upgrade: (fresh, from, _to, tx) => upgrade(fresh, from, version, tx),
    });
    for (const [nth, store] of stores.entries())
      for (const row of rows[nth] ?? []) await older.put(store, row);
    await older.clear('bundle');
    for (const { space, kind, id, day, at, packed } of summaries) {
      const key = { space, kind, prefix: prefixOf(id) };
      const held = (await older.get('bundle', [space, kind, key.prefix]))?.rows ?? [];
      if (id === late) await older.put('bundle', { ...key, stale: 1 });
      else await older.put('bundle', { ...key, rows: [...held, { id, day, at, packed }] });
    }
    older.close();
  }

  it('by fifty days whatever is long ago: has each once, before they are bundled anew and after', async () => {
    const ids = Array.from({ length: 60 }, (_, nth) => idIn(nth % 40, nth)).sort();
    await here.replica.commit(
      ids.map((id) => ({
        kind: 'workout' as const,
        id,
        write: () => ({ ...begun(), finish: { at: NOW } }),
      })),
    );
    await here.replica.summaries();
    here.replica.close();
    await leftIn(5, (id) => id.slice(0, 4), ids.at(7) ?? '');
    here = await openHere();
    const summaries = await here.replica.summaries();
    const all = async () => (await summaries.all('workout', ({ id }) => id)).sort();
    expect(await all()).toEqual(ids);
    await summaries.bundle();
    expect(await all()).toEqual(ids);
    const bundles = await inDatabase((database) => database.getAll('bundle'));
    expect(bundles.map(({ prefix }) => prefix)).toEqual([
      '018',
      '019',
      '01a0',
      '01a1',
      '01a2',
      '01a3',
      '01a4',
      '01a5',
      '01a6',
      '01a7',
    ]);
    expect(bundles.flatMap(({ rows = [] }) => rows.map(({ id }) => id)).sort()).toEqual(ids);
  });

  it('by the hash that the workout of a ficha’s day is named by: has each once, before and after', async () => {
    await here.replica.commit(ofFicha.map(finished));
    await here.replica.summaries();
    here.replica.close();
    const prefixOf = (id: string) => id.slice(0, id.slice(0, 3) < '01a' ? 3 : 4);
    await leftIn(6, prefixOf, ofFicha.at(7) ?? '');
    here = await openHere();
    const summaries = await here.replica.summaries();
    const all = async () => (await summaries.all('workout', ({ id }) => id)).sort();
    expect(await all()).toEqual(ofFicha);
    await summaries.bundle();
    expect(await all()).toEqual(ofFicha);
    expect(await inDatabase((database) => database.count('bundle'))).toBeLessThan(FEW);
  });
});
