import { beforeEach, expect, test } from 'vitest';
import { RECORD_LIMITS } from '#domain/record/excess';
import type { Json } from '#domain/record/registers';
import { encodeRegisters } from '#protocol/encoding';
import { storeContract } from '../store-contract';
import { begun, newId, T0 } from './endpoint';
import { codes, endpoint, phone, withPhone } from './opened';

const name = (at: number) => `x${at.toString(36)}`;
const times = (count: number, path: (at: number) => string, value: (at: number) => Json) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [path(at), value(at)]));

storeContract('a record of more writers than there are', (store) => {
  let id: string;
  withPhone(store);
  beforeEach(async () => {
    id = newId();
    await phone.push(phone.full(id, begun()));
    endpoint.clock += 1;
  });

  const gone = (at: number): Json => ({ [name(at)]: [1, 0] });
  const version = (at: number): Json => ({ load: at, reps: 8, at: T0 });

  test.each([
    ['removals of it', RECORD_LIMITS.writers, (at: number) => `gone.${name(at)}`, gone],
    ['removals of a set', RECORD_LIMITS.writers, (at: number) => `s.um.gone.${name(at)}`, gone],
    ['versions of a set', RECORD_LIMITS.writers, (at: number) => `s.um.done.${name(at)}`, version],
  ] as const)('is not made: %s', async (_, most, path, value) => {
    const all = Object.entries(times(most + 1, path, value));
    const [some, last] = [all.slice(0, most), all.slice(most)].map(Object.fromEntries);
    const ops = [
      phone.set(id, some ?? {}),
      phone.set(id, last ?? {}),
      phone.set(id, { title: 'B' }),
    ];
    expect(codes(await phone.push(...ops))).toEqual(['ok', 'too_large', 'ok']);
    // In a separate request, by a writer who is already in the record.
    const next = [phone.set(id, last ?? {}), phone.set(id, Object.fromEntries(all.slice(0, 1)))];
    expect(codes(await phone.push(...next))).toEqual(['too_large', 'ok']);
  });

  test('is not made: a removal that names more than wrote in any record', async () => {
    const marks = (count: number) => times(count, name, () => [1, 0]);
    expect(
      codes(await phone.push(phone.set(id, { 'gone.phone': marks(RECORD_LIMITS.marks + 1) }))),
    ).toEqual(['too_large']);
    expect(
      codes(await phone.push(phone.set(id, { 'gone.phone': marks(RECORD_LIMITS.marks) }))),
    ).toEqual(['ok']);
  });

  test('is not made: more registers than any record has', async () => {
    const kind = { kind: 'preferences' } as const;
    const all = times(
      RECORD_LIMITS.registers,
      (at) => `v.${name(at)}`,
      () => 1,
    );
    expect(codes(await phone.push(phone.full('self', all, kind)))).toEqual(['ok']);
    const more = [phone.set('self', { unit: 'kg' }, kind), phone.set('self', { 'v.x1': 2 }, kind)];
    expect(codes(await phone.push(...more))).toEqual(['too_large', 'ok']);
    const removal = phone.set('self', { 'gone.phone': { phone: [endpoint.clock, 99] } }, kind);
    expect(codes(await phone.push(removal))).toEqual(['ok']);
  });

  test('M2d: that was made before is read, written to and removed as any, at once', async () => {
    const registers = Object.fromEntries(
      Object.entries({
        ...begun(),
        ...times(1900, (at) => `gone.${name(at)}`, gone),
        ...times(600, (at) => `s.um.done.${name(at)}`, version),
      }).map(([path, value]) => [path, [value, [T0, 0, 'phone']] as const]),
    );
    await store()
      .db.updateTable('record')
      .set({ body: JSON.stringify(encodeRegisters(registers)) })
      .where('space_id', '=', phone.space)
      .where('id', '=', id)
      .execute();
    const ops = Array.from({ length: 100 }, (_, at) => [
      phone.set(id, { purge: at }),
      phone.set(id, { [`e.k${at % 50}.order`]: 'i', [`s.um.done.${name(at)}`]: version(at) }),
    ]);
    expect(new Set(codes(await phone.push(...ops.flat())))).toEqual(new Set(['ok']));
    expect((await phone.pull([], { cursor: 0 })).records).toHaveLength(1);
    endpoint.clock += 1;
    const seen = { ...times(600, name, () => [T0, 99]), phone: [endpoint.clock, 99] };
    expect(codes(await phone.push(phone.set(id, { 'gone.x1': seen, purge: 1 })))).toEqual(['ok']);
    const row = await store()
      .db.selectFrom('record')
      .select(['hidden', 'erased'])
      .where('space_id', '=', phone.space)
      .where('id', '=', id)
      .executeTakeFirst();
    expect(row).toEqual({ hidden: 1, erased: 1 });
  });
});
