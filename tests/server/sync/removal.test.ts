import { beforeEach, expect, test } from 'vitest';
import type { Json, Registers } from '#domain/record/registers';
import { decodeRegisters } from '#protocol/encoding';
import { BIN_MS, eraseRemoved } from '../../../server/sync/space/purge';
import { forgetTombstones, TOMBSTONE_MS } from '../../../server/sync/space/tombstones';
import { storeContract } from '../store-contract';
import { begun, createDevice, type Device, done, newId, readAll, T0, valuesOf } from './endpoint';
import { endpoint, phone, tablet, withPhone } from './opened';

storeContract('removal', (store) => {
  let id: string;
  withPhone(store);
  beforeEach(async () => {
    id = newId();
    await phone.push(phone.full(id, { ...begun(), 's.um.done.phone': done(60_000) }));
  });

  const registersOf = (values: Record<string, Json>): Registers => {
    const stamp = tablet.stamp();
    return Object.fromEntries(
      Object.entries(values).map(([path, value]) => [path, [value, stamp] as const]),
    );
  };
  const row = (record = id) =>
    store()
      .db.selectFrom('record')
      .selectAll()
      .where('space_id', '=', phone.space)
      .where('id', '=', record)
      .executeTakeFirst();
  const seenAll = (ms = endpoint.clock): Json => ({ phone: [ms, 99], tablet: [ms, 99] });
  const remove = (extra: Record<string, Json> = {}) =>
    phone.set(id, { 'gone.phone': seenAll(), ...extra });
  const recordFor = async (device: Device) =>
    (await readAll(device)).flatMap(({ records }) => records).find((one) => one.id === id);

  test('R3a: a removed record is hidden in the transaction that merges, and leaves its list', async () => {
    expect(await row()).toMatchObject({ hidden: 0, at: T0, removed_at: null });
    await phone.push(remove());
    expect(await row()).toMatchObject({ hidden: 1, at: null, removed_at: T0, sum: null });
  });

  test('R3a: a set that the removal had not seen brings the record back', async () => {
    await phone.push(remove());
    await tablet.push(
      tablet.set(id, { 's.um.done.tablet': done(70_000) }, { stamp: [T0 + 5, 0, 'tablet'] }),
    );
    expect(await row()).toMatchObject({ hidden: 0, at: T0, removed_at: null });
  });

  test('R6a: after 30 days in the bin the values are erased and the stamps stay', async () => {
    await phone.push(remove());
    expect(await eraseRemoved(store().db, T0 + BIN_MS - 1)).toBe(0);
    const before = await row();
    expect(await eraseRemoved(store().db, T0 + BIN_MS)).toBeGreaterThan(0);
    const after = await row();
    expect(after).toMatchObject({ erased: 1, data: null, hidden: 1 });
    expect(after?.rev).toBeGreaterThan(before?.rev ?? 0);
    expect(after?.body).not.toContain('load');
    expect(after?.body).not.toContain('Treino A');
    const record = await recordFor(tablet);
    expect(record).toMatchObject({ erased: true });
    const registers = decodeRegisters(record?.body ?? { d: [], b: 0, r: {} });
    expect(registers['s.um.done.phone']).toEqual([null, [T0, expect.any(Number), 'phone']]);
    expect(registers['gone.phone']?.[0]).toEqual(seenAll());
  });

  test('R6b: writing purge on a removed record erases it in the same transaction', async () => {
    await phone.push(remove());
    const page = await phone.pull([phone.set(id, { purge: T0 })]);
    expect(await row()).toMatchObject({ erased: 1, data: null });
    expect(page.records).toMatchObject([{ id, erased: true }]);
  });

  test('R6b: removing and purging in one op erases at once', async () => {
    await phone.push(remove({ purge: T0 }));
    expect(await row()).toMatchObject({ erased: 1, data: null });
  });

  test('R6c: what one request removes for good and brings back keeps what it wrote before', async () => {
    const fresh = newId();
    // Each as a whole, and none with what the others write, because the record was lost with a
    // backup.
    const made = registersOf(begun());
    const full = (values: Record<string, Json>) => {
      const written = registersOf(values);
      const [stamp] = Object.values(written).map(([, own]) => own);
      return tablet.fullOf(fresh, { ...made, ...written }, stamp ? { stamp } : {});
    };
    const gone = [
      full({ note: 'Ombro bem' }),
      full({ 'gone.tablet': seenAll() }),
      full({ purge: T0 }),
    ];
    endpoint.clock += 1000;
    await tablet.push(...gone, full({ back: T0 }));
    expect(await row(fresh)).toMatchObject({ erased: 0, hidden: 0 });
    const pages = await readAll(phone);
    const record = pages.flatMap(({ records }) => records).find((one) => one.id === fresh);
    expect(valuesOf(record)).toMatchObject({ title: 'Treino A', note: 'Ombro bem' });
  });

  test('R6f: an erasure that a restored backup has undone happens again', async () => {
    await phone.push(remove());
    const backup = await row();
    if (!backup) throw new Error('nothing is stored');
    await eraseRemoved(store().db, T0 + BIN_MS);
    const erased = decodeRegisters((await recordFor(tablet))?.body ?? { d: [], b: 0, r: {} });
    const { space_id, kind, id: _, ...held } = backup;
    await store()
      .db.updateTable('record')
      .set(held)
      .where('space_id', '=', space_id)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
    expect(await row()).toMatchObject({ erased: 0 });
    // A later write, removed as well, was not erased according to the sender.
    await phone.push(phone.set(id, { note: 'Ombro bem' }, { stamp: [T0 - 50, 0, 'phone'] }));
    expect(await tablet.push(tablet.fullOf(id, erased))).toMatchObject([{ ok: {} }]);
    expect(await row()).toMatchObject({ erased: 0 });
    const known = { ...erased, note: [null, [T0 - 50, 0, 'phone']] as const };
    expect(await tablet.push(tablet.fullOf(id, known))).toMatchObject([{ ok: {} }]);
    expect(await row()).toMatchObject({ erased: 1, hidden: 1, data: null });
    expect((await row())?.body).not.toContain('Treino A');
    phone.cursor = 0;
    expect(await recordFor(phone)).toMatchObject({ erased: true });
  });

  test('R6b: purge on a record that is shown erases nothing', async () => {
    await phone.push(phone.set(id, { purge: T0 }));
    expect(await row()).toMatchObject({ erased: 0, hidden: 0 });
    expect(valuesOf(await recordFor(tablet)).title).toBe('Treino A');
  });

  test('R6e: a covered write on an erased record is taken, its value is not', async () => {
    await phone.push(remove({ purge: T0 }));
    const late = tablet.set(id, { note: 'segredo' }, { stamp: [T0 - 50, 0, 'tablet'] });
    expect(await tablet.push(late)).toMatchObject([{ ok: { born: 1 } }]);
    expect((await row())?.body).not.toContain('segredo');
    expect(await row()).toMatchObject({ erased: 1, hidden: 1 });
  });

  test('R6d: a life-bearing write that was not covered answers full; the full registers fill again', async () => {
    const held = decodeRegisters((await recordFor(tablet))?.body ?? { d: [], b: 0, r: {} });
    await phone.push(remove({ purge: T0 }));
    endpoint.clock += 1000;
    const write = tablet.set(id, { 's.um.done.tablet': done(70_000) });
    expect(await tablet.push(write)).toEqual([{ id: write.id, code: 'full', stamp: write.stamp }]);

    const full = { ...held, 's.um.done.tablet': [done(70_000), write.stamp] as const };
    const { stamp } = write;
    const page = await tablet.pull([tablet.fullOf(id, full, { stamp })]);
    expect(await row()).toMatchObject({ erased: 0, hidden: 0, at: T0 });
    const [record] = page.records;
    expect(record?.erased).toBeUndefined();
    expect(record?.born).toBe(record?.rev);
    expect(valuesOf(record)).toMatchObject({
      title: 'Treino A',
      's.um.done.phone': done(60_000),
      's.um.done.tablet': done(70_000),
    });
  });

  test('R6d: a device that holds the record erased revives it with what it has, without a twin', async () => {
    const values = decodeRegisters((await recordFor(phone))?.body ?? { d: [], b: 0, r: {} });
    await phone.push(remove({ purge: T0 }));
    const erased = decodeRegisters((await recordFor(tablet))?.body ?? { d: [], b: 0, r: {} });
    endpoint.clock += 1000;
    const stamp = tablet.stamp();
    const full = { ...erased, 's.um.done.tablet': [done(70_000), stamp] as const };
    expect(await tablet.push(tablet.fullOf(id, full, { stamp }))).toMatchObject([{ ok: {} }]);
    expect(await row()).toMatchObject({ erased: 0, hidden: 0 });
    // Another device still has the values, which fill the gaps.
    expect(await phone.push(phone.fullOf(id, values))).toMatchObject([{ ok: {} }]);
    phone.cursor = 0;
    expect(valuesOf(await recordFor(phone))).toMatchObject({
      title: 'Treino A',
      's.um.done.phone': done(60_000),
      's.um.done.tablet': done(70_000),
    });
  });

  test('R6d: a null that stands for a lost value is no twin, whatever else its kind allows', async () => {
    const undone = { undone: true, seen: {} };
    const [result] = await phone.push(phone.set(id, { 's.um.done.phone': undone }));
    const stamp = result && 'ok' in result ? result.ok.stamp : ([0, 0, ''] as const);
    // The tablet has the record after an erasure and a revival, so a performance may be null.
    const again = tablet.fullOf(id, {
      's.um.done.phone': [null, stamp],
      note: ['Do tablet', tablet.stamp()],
    });
    expect(await tablet.push(again)).toMatchObject([{ ok: {} }]);
    expect(valuesOf(await recordFor(tablet))).toMatchObject({ 's.um.done.phone': undone });
    // The reverse order: the value arrives last.
    const other = newId();
    await tablet.push(tablet.fullOf(other, { ...registersOf(begun()), rest: [null, stamp] }));
    const rest = { set: 'um', endsAt: T0, total: 60, pausedLeft: null, device: 'phone' };
    expect(await phone.push(phone.fullOf(other, { rest: [rest, stamp] }))).toMatchObject([
      { ok: {} },
    ]);
    const page = await phone.pull([], { cursor: 0 });
    expect(valuesOf(page.records.find((record) => record.id === other))).toMatchObject({ rest });
  });

  test('S3a S3b: after 180 days a tombstone goes, the floor rises, and older cursors read anew', async () => {
    await phone.pull([remove()]);
    await tablet.pull();
    const stale = createDevice(endpoint, phone.person, 'stale');
    stale.epoch = phone.epoch;
    stale.cursor = 1;
    expect(await forgetTombstones(store().db, T0 + TOMBSTONE_MS)).toBeGreaterThan(0);
    expect(await row()).toBeUndefined();
    expect((await stale.sync()).spaces).toEqual([{ id: phone.space, reset: true, grantVer: 0 }]);
    expect((await stale.sync([], { inReset: true })).spaces).toMatchObject([{ records: [] }]);
    expect((await stale.sync([], { cursor: 0 })).spaces).toMatchObject([{ from: 0 }]);
    expect((await tablet.sync()).spaces).toMatchObject([{ records: [] }]);
  });

  test('S3c: a later edit of a forgotten record is answered full and is born anew', async () => {
    await phone.push(remove());
    await forgetTombstones(store().db, T0 + TOMBSTONE_MS);
    const write = tablet.set(id, { title: 'Voltou' });
    expect(await tablet.push(write)).toMatchObject([{ code: 'full' }]);
    const [result] = await tablet.push(tablet.full(id, begun()));
    expect(result).toMatchObject({ ok: { rev: 3, born: 3 } });
  });

  test('S3a: what was removed less long ago stays known', async () => {
    await phone.push(remove());
    await forgetTombstones(store().db, T0 + TOMBSTONE_MS - 1);
    expect(await row()).toMatchObject({ hidden: 1 });
  });
});
