import { expect, test } from 'vitest';
import { LIMITS } from '#protocol/limits';
import { storeContract } from '../store-contract';
import {
  begun,
  createDevice,
  type Device,
  done,
  heavy,
  newId,
  pageOf,
  readAll,
  T0,
} from './endpoint';
import { endpoint, phone, tablet, withPhone } from './opened';

storeContract('pull', (store) => {
  withPhone(store);

  test('a space that nobody wrote to is an empty page with an epoch', async () => {
    const page = await phone.pull();
    expect(page).toMatchObject({ id: phone.space, from: 0, to: 0, more: false, records: [] });
    expect((await phone.pull()).epoch).toBe(page.epoch);
  });

  test('S5a: pages hold whole records in order of rev, at most 512 kB, and join without a gap', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1) {
      const id = newId();
      ids.push(id);
      await phone.push(phone.full(id, heavy(60_000)));
    }
    const pages = await readAll(tablet);
    expect(pages.length).toBeGreaterThan(2);
    let cursor = 0;
    for (const page of pages) {
      expect(page.from).toBe(cursor);
      expect(page.to).toBeGreaterThan(page.from);
      expect(page.records.length).toBeGreaterThan(0);
      expect(JSON.stringify(page.records).length).toBeLessThanOrEqual(LIMITS.pageBytes);
      for (const { rev } of page.records) {
        expect(rev).toBeGreaterThan(cursor);
        cursor = rev;
      }
      expect(page.to).toBeGreaterThanOrEqual(cursor);
      cursor = page.to;
    }
    expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(ids);
  });

  test('S5a F2: hundreds of small records come in several pages without a gap', async () => {
    const ids = Array.from({ length: 230 }, newId);
    await phone.push(...ids.slice(0, 150).map((id) => phone.full(id, begun())));
    await phone.push(...ids.slice(150).map((id) => phone.full(id, begun())));
    const pages = await readAll(tablet);
    expect(pages.flatMap(({ records }) => records.map(({ id }) => id))).toEqual(ids);
    expect(pages.map(({ more }) => more)).toEqual([true, true, false]);
    // F2: the number of remaining records, for the progress display.
    const sizes = pages.map(({ records }) => records.length);
    const after = (at: number) => sizes.slice(at + 1).reduce((sum, size) => sum + size, 0);
    expect(pages.map(({ left }) => left)).toEqual([after(0), after(1), undefined]);
  });

  test('S5b: a page leaves out what only this request changed', async () => {
    const id = newId();
    const page = await phone.pull([phone.full(id, begun())]);
    expect(page).toMatchObject({ to: 1, records: [] });
    const next = await phone.pull([phone.set(id, { title: 'Peito' })]);
    expect(next).toMatchObject({ from: 1, to: 2, records: [] });
  });

  test('S5b: a page names what another device changed, also when this request changed it too', async () => {
    const id = newId();
    await phone.pull([phone.full(id, begun())]);
    await tablet.pull();
    await tablet.pull([tablet.set(id, { note: 'Do tablet' })]);
    const page = await phone.pull([phone.set(id, { title: 'Peito' })]);
    expect(page.records.map((record) => record.id)).toEqual([id]);
  });

  test('S5b: a page names a record whose merge kept something of another device', async () => {
    const id = newId();
    await phone.pull([phone.full(id, begun())]);
    await phone.pull([phone.set(id, { title: 'Depois' }, { stamp: phone.stamp(T0 + 9) })]);
    const late = phone.set(id, { title: 'Antes', note: 'x' }, { stamp: phone.stamp(T0 + 5) });
    expect((await phone.pull([late])).records.map((record) => record.id)).toEqual([id]);
  });

  test('S5b: while everything is read anew nothing is left out', async () => {
    const id = newId();
    await phone.pull([phone.full(id, begun())]);
    const page = await phone.pull([phone.set(id, { title: 'Peito' })], {
      cursor: 0,
      inReset: true,
    });
    expect(page.records.map((record) => record.id)).toEqual([id]);
  });

  test('S5b: an answer that got lost is read again in full', async () => {
    const id = newId();
    const ops = [phone.full(id, begun())];
    await phone.sync(ops);
    const page = await phone.pull(ops);
    expect(page.records.map((record) => record.id)).toEqual([id]);
  });

  test('the space of another person looks like one that does not exist', async () => {
    await phone.push(phone.full(newId(), begun()));
    const thief = createDevice(endpoint, `p${newId()}`, 'thief');
    const ask = async (id: string) =>
      await endpoint
        .post(thief.person, {
          proto: 1,
          schema: 1,
          account: thief.person,
          device: 'thief',
          spaces: [{ id, cursor: 0, epoch: null, grantVer: 0, inReset: false }],
          ops: [],
        })
        .then((answer) => answer.json());
    expect(await ask(phone.space)).toMatchObject({ spaces: [{ id: phone.space, gone: true }] });
    expect(await ask('u:ninguem')).toMatchObject({ spaces: [{ id: 'u:ninguem', gone: true }] });
  });

  test('F1a: warm answers preferences and exercises first, then workouts from newest to oldest', async () => {
    const old = newId();
    const recent = [newId(), newId(), newId()];
    await phone.push(
      phone.full(old, begun(T0 - 200 * 86_400_000)),
      ...recent.map((id, index) => phone.full(id, begun(T0 - index * 86_400_000))),
      phone.full(newId(), { name: 'Remada na corda' }, { kind: 'exercise' }),
      phone.full('self', { unit: 'kg' }, { kind: 'preferences' }),
    );
    const { warm, spaces } = await tablet.sync([], {
      warm: { since: T0 - 90 * 86_400_000, after: null },
    });
    expect(warm?.records.map(({ kind }) => kind)).toEqual([
      'preferences',
      'exercise',
      'workout',
      'workout',
      'workout',
    ]);
    expect(warm?.records.slice(2).map(({ id }) => id)).toEqual(recent);
    expect(warm?.after).toBeNull();
    expect(spaces).toHaveLength(1);
  });

  test('F1a: warm goes on after the (at, id) it ended with, and misses none', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 10; index += 1) {
      const id = newId();
      ids.unshift(id);
      // Two records at the same instant: the id decides.
      const at = T0 + Math.floor(index / 2) * 60_000;
      await phone.push(phone.full(id, { ...heavy(60_000), ...begun(at) }));
    }
    const seen: string[] = [];
    let after: [number, string] | null = null;
    for (let page = 0; page < 20; page += 1) {
      const { warm }: Awaited<ReturnType<Device['sync']>> = await tablet.sync([], {
        warm: { since: 0, after },
      });
      seen.push(...(warm?.records ?? []).map(({ id }) => id));
      if (!warm?.after) break;
      after = warm.after;
    }
    expect(seen).toEqual(ids);
  });

  test('F1a: warm leaves out what was removed', async () => {
    const id = newId();
    await phone.push(phone.full(id, begun()), phone.set(id, { 'gone.phone': { phone: [T0, 0] } }));
    const { warm } = await tablet.sync([], { warm: { since: 0, after: null } });
    expect(warm?.records).toEqual([]);
  });

  test('a set that was logged travels with its value and stamp', async () => {
    const id = newId();
    await phone.push(phone.full(id, begun()));
    const write = phone.set(id, { 's.um.done.phone': done(62_500) });
    await phone.push(write);
    const { records } = pageOf(await tablet.sync());
    expect(records[0]?.body.d).toEqual(['phone']);
    expect(records[0]?.body.r['s.um.done.phone']?.[0]).toEqual(done(62_500));
  });
});
