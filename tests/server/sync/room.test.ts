import { beforeEach, expect, test } from 'vitest';
import { measureSpaces } from '../../../server/sync/push/room';
import { addPerson } from '../../harness/accounts';
import { linkPeople } from '../../harness/coaching';
import { storeContract } from '../store-contract';
import { createVisit } from './coach-device';
import { begun, newId, T0 } from './endpoint';
import { codes, endpoint, phone, withPhone } from './opened';

const MB = 1024 * 1024;

storeContract('the room of a space', (store) => {
  let id: string;
  withPhone(store);
  beforeEach(async () => {
    id = newId();
    await phone.push(phone.full(id, begun()));
  });

  const space = () =>
    store()
      .db.selectFrom('space')
      .select(['rev', 'bytes'])
      .where('id', '=', phone.space)
      .executeTakeFirstOrThrow();
  const fill = (bytes: number) =>
    store().db.updateTable('space').set({ bytes }).where('id', '=', phone.space).execute();

  test('what is written is counted, never less than it is; what comes twice is not', async () => {
    const { bytes } = await space();
    const { body } = await store()
      .db.selectFrom('record')
      .select('body')
      .where('space_id', '=', phone.space)
      .executeTakeFirstOrThrow();
    expect(bytes).toBeGreaterThanOrEqual(body.length);
    endpoint.clock += 1;
    const op = phone.set(id, { note: 'n'.repeat(4000) });
    await phone.push(op);
    const more = await space();
    expect(more.bytes).toBeGreaterThan(bytes + 4000);
    await phone.push(op);
    expect(await space()).toEqual(more);
  });

  test('E2f: where there is none, each op is refused, and what is there stays and can be removed', async () => {
    await fill(256 * MB);
    const known = phone.set(id, { note: 'Ombro bem' });
    const ops = [known, phone.full(newId(), begun())];
    expect(codes(await phone.push(...ops))).toEqual(['too_large', 'too_large']);
    expect(await space()).toEqual({ rev: 1, bytes: 256 * MB });
    expect((await phone.pull([], { cursor: 0 })).records).toHaveLength(1);
    endpoint.clock += 1;
    const gone = phone.set(id, { 'gone.phone': { phone: [endpoint.clock, 0] } });
    expect(codes(await phone.push(gone))).toEqual(['ok']);
    // A repeated write takes no more room.
    expect(codes(await phone.push(gone))).toEqual(['ok']);
    await fill(512 * MB);
    expect(codes(await phone.push(phone.set(id, { back: T0 })))).toEqual(['too_large']);
  });

  const coached = async () => {
    const coach = `c${newId()}`;
    await addPerson(store(), phone.person);
    await linkPeople(store(), {
      professional: coach,
      student: phone.person,
      scopes: ['program'],
      at: T0 - 1000,
    });
    return createVisit(endpoint, coach, phone.person);
  };

  test('what is refused takes no room: a coach whose stamps are all ahead leaves the student theirs', async () => {
    const visit = await coached();
    const before = await space();
    const flood = (at: number) =>
      Array.from({ length: 9 }, (_, nth) =>
        visit.full(
          'program',
          newId(),
          { title: 'Ficha', 'd.a.note': 'n'.repeat(4000), 'd.b.note': 'n'.repeat(4000) },
          { stamp: [endpoint.clock + 61_000, at, `made${at}x${nth}`] },
        ),
      );
    for (let at = 0; at < 3; at += 1) {
      expect(new Set(codes(await visit.push(...flood(at))))).toEqual(new Set(['clock']));
    }
    expect(await space()).toEqual(before);
    // A refused op uses no room either if it comes with an accepted one.
    const one = visit.full('program', newId(), { title: 'Ficha A' });
    expect(codes(await visit.push(one, ...flood(3)))[0]).toBe('ok');
    const { bytes } = await space();
    expect([bytes > before.bytes, bytes - before.bytes < 500]).toEqual([true, true]);
    endpoint.clock += 1;
    expect(codes(await phone.push(phone.set(id, { note: 'Ombro bem' })))).toEqual(['ok']);
  });

  test('what the owner’s own clock had refused, or what was here already, takes none either', async () => {
    const before = await space();
    const ahead = phone.set(id, { note: 'n'.repeat(4000) }, { stamp: [T0 + 61_000, 0, 'phone'] });
    expect(codes(await phone.push(ahead))).toEqual(['clock']);
    expect(await space()).toEqual(before);
    endpoint.clock += 1;
    const long = phone.set(id, { 'e.sup.note': 'n'.repeat(4000) });
    await phone.push(long);
    const written = await space();
    endpoint.clock += 1;
    await phone.push(long, phone.set(id, { note: 'Ombro bem' }), ahead);
    const { bytes } = await space();
    expect([bytes > written.bytes, bytes - written.bytes < 500]).toEqual([true, true]);
  });

  test('E2f: a coach leaves half of it to the student', async () => {
    const visit = await coached();
    const write = async () =>
      codes(await visit.push(visit.full('program', newId(), { title: 'Ficha A' })));
    expect(await write()).toEqual(['ok']);
    await fill(128 * MB);
    expect(await write()).toEqual(['too_large']);
    expect(codes(await phone.push(phone.full(newId(), begun())))).toEqual(['ok']);
  });

  test('at night it is measured where it may be little, and what was written over no longer counts', async () => {
    await fill(60 * MB);
    await measureSpaces(store().db);
    expect((await space()).bytes).toBe(60 * MB);
    await fill(300 * MB);
    expect(await measureSpaces(store().db)).toBe(1);
    const { bytes, rev } = await space();
    expect(bytes).toBeGreaterThan(100);
    expect([bytes < 2000, rev]).toEqual([true, 1]);
    expect(codes(await phone.push(phone.full(newId(), begun())))).toEqual(['ok']);
  });

  test('of what is refused the newest 500 are kept', async () => {
    const bad = (at: number) => ({ ...phone.set(id, { note: 7 }), id: `op-${at}` });
    for (let from = 0; from < 620; from += 155) {
      endpoint.clock += 1000;
      await phone.push(...Array.from({ length: 155 }, (_, at) => bad(from + at)));
    }
    const rows = await store()
      .db.selectFrom('sync_reject')
      .select(['op_id', 'at'])
      .where('space_id', '=', phone.space)
      .execute();
    expect(rows).toHaveLength(500);
    const kept = new Set(rows.map(({ op_id }) => op_id));
    for (let at = 155; at < 620; at += 1) expect(kept.has(`op-${at}`)).toBe(true);
  });
});
