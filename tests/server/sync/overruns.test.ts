import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Stamp } from '#domain/record/stamp';
import { isOverrun, noteOverruns, readOverruns } from '../../../server/sync/space/overruns';
import { addPerson } from '../../harness/accounts';
import { linkPeople } from '../../harness/coaching';
import { storeContract } from '../store-contract';
import { createVisit, type Visit } from './coach-device';
import { begun, createDevice, createEndpoint, done, newId, T0, valuesOf } from './endpoint';
import { endpoint, phone, withPhone } from './opened';

const DAY = 86_400_000;

describe('C3: stamps that a device gave up', () => {
  const noted = noteOverruns({}, [[T0, 3, 'abcdefghij']], T0, null) ?? {};

  it('C3c: are that one and all later ones of the device, whatever it adds to its name', () => {
    const given: readonly [Stamp, boolean][] = [
      [[T0, 2, 'abcdefghij'], false],
      [[T0, 3, 'abcdefghij'], true],
      [[T0 + 1, 0, 'abcdefghij'], true],
      [[T0, 3, 'abcdefghij123456'], true],
      [[T0 + 1, 0, 'abcdefghik'], false],
      [[T0 + 1, 0, '__proto__'], false],
    ];
    for (const [stamp, is] of given) expect(isOverrun(noted, stamp, null), `${stamp}`).toBe(is);
    expect(isOverrun(readOverruns(null), [T0, 3, 'abcdefghij'], null)).toBe(false);
    expect(readOverruns(JSON.stringify(noted))).toEqual(noted);
  });

  it('begin at the earliest that was refused; what tells nothing new is not written', () => {
    expect(noteOverruns(noted, [], T0 + 1, null)).toBeNull();
    expect(noteOverruns(noted, [[T0 + 9, 0, 'abcdefghij']], T0 + 1, null)).toBeNull();
    expect(noteOverruns(noted, [[T0, 1, 'abcdefghij']], T0 + 1, null)).toEqual({
      abcdefghij: [T0, 1, T0 + 1],
    });
  });

  it('are noted again once a day while they are refused', () => {
    const late: Stamp = [T0 + 9, 0, 'abcdefghij'];
    expect(noteOverruns(noted, [late], T0 + DAY - 1, null)).toBeNull();
    expect(noteOverruns(noted, [late], T0 + DAY, null)).toEqual({ abcdefghij: [T0, 3, T0 + DAY] });
  });

  it('C3c: are remembered for 30 days after the last refusal, and of 64 devices', () => {
    const again = noteOverruns(noted, [[T0 + 9, 0, 'abcdefghij']], T0 + 20 * DAY, null) ?? {};
    expect(again).toEqual({ abcdefghij: [T0, 3, T0 + 20 * DAY] });
    const other: Stamp = [T0 + 90 * DAY, 0, 'other'];
    expect(Object.keys(noteOverruns(again, [other], T0 + 49 * DAY, null) ?? {})).toHaveLength(2);
    expect(Object.keys(noteOverruns(again, [other], T0 + 50 * DAY, null) ?? {})).toEqual(['other']);
    const many = Array.from({ length: 70 }, (_, at): Stamp => [T0, 0, `device${at}`]);
    const kept = noteOverruns(noted, many, T0 + 1, null) ?? {};
    expect(Object.keys(kept)).toHaveLength(64);
    expect(kept).not.toHaveProperty('abcdefghij');
  });

  it('C3c: are each writer’s own: of another person eight names are kept, and none of them is the owner’s', () => {
    const many = Array.from({ length: 70 }, (_, at): Stamp => [T0, 0, `device${at}`]);
    const same: Stamp = [T0, 0, 'abcdefghij'];
    const kept = noteOverruns(noted, [...many, same], T0 + 1, 'bia') ?? {};
    expect(Object.keys(kept)).toHaveLength(9);
    expect(isOverrun(kept, same, null)).toBe(false);
    expect(isOverrun(kept, [T0, 3, 'abcdefghij'], null)).toBe(true);
    expect(isOverrun(kept, [T0, 0, 'device3'], 'bia')).toBe(true);
    expect(isOverrun(kept, [T0, 0, 'device3'], 'rui')).toBe(false);
  });
});

storeContract('overruns', (store) => {
  let id: string;
  withPhone(store);
  beforeEach(async () => {
    id = newId();
    await phone.pull([phone.full(id, begun())]);
  });

  const shown = async () =>
    valuesOf((await phone.pull([], { cursor: 0 })).records.find((record) => record.id === id));

  test('C3d: a copy of what was refused that comes late does not win over what was written since', async () => {
    const tap = { 's.um.done.phone': done(60_000) };
    const ahead = phone.set(id, tap, { stamp: [T0 + 70_000, 0, 'phone'] });
    expect(await phone.push(ahead)).toMatchObject([{ code: 'clock' }]);
    // The device moves its op, and the person corrects the load.
    const moved = { ...ahead, stamp: phone.stamp(T0 + 10) };
    const corrected = phone.set(
      id,
      { 's.um.done.phone': done(65_000) },
      { stamp: phone.stamp(T0 + 20) },
    );
    expect(await phone.push(moved, corrected)).toMatchObject([{ ok: {} }, { ok: {} }]);
    // The first request was doubled under way; by now its time has nearly come. Another process
    // answers as well.
    for (const server of [endpoint, createEndpoint(store())]) {
      server.clock = T0 + 30_000;
      const late = createDevice(server, phone.person, 'phone');
      expect(await late.push(ahead)).toEqual([{ id: ahead.id, code: 'twin', stamp: ahead.stamp }]);
    }
    expect(await shown()).toMatchObject({ 's.um.done.phone': done(65_000) });
    // It does not create a missing record either.
    const begin = phone.full(newId(), begun(), { stamp: [T0 + 71_000, 0, 'phone'] });
    endpoint.clock = T0 + 30_000;
    expect(await phone.push(begin)).toMatchObject([{ code: 'twin' }]);
    // The answer is not `full` either: its device would send all registers under the stamp that it
    // gave up.
    const edit = phone.set(newId(), { note: 'Novo' }, { stamp: [T0 + 72_000, 0, 'phone'] });
    expect(await phone.push(edit)).toMatchObject([{ code: 'twin' }]);
    // The device continues under another name.
    const renamed = phone.set(id, { note: 'Depois' }, { stamp: [T0 + 70_001, 0, 'phone2'] });
    expect(await phone.push(renamed)).toMatchObject([{ ok: {} }]);
  });

  test('C3d: what was taken before is answered as taken, and a refusal raises no rev', async () => {
    const one = phone.set(id, { note: 'Antes' }, { stamp: [T0 + 50_000, 0, 'phone'] });
    await phone.push(one);
    const before = await phone.pull([], { cursor: 0 });
    const [earlier, later] = [T0 + 61_000, T0 + 62_000];
    const ops = [later, earlier].map((ms) =>
      phone.set(id, { title: 'Adiantado' }, { stamp: [ms, 0, 'phone'] }),
    );
    expect(await phone.push(...ops)).toMatchObject([{ code: 'clock' }, { code: 'clock' }]);
    expect((await phone.pull([], { cursor: 0 })).to).toBe(before.to);
    expect(await phone.push(one)).toMatchObject([{ ok: { rev: before.to } }]);
    endpoint.clock = T0 + 30_000;
    const codes = (await phone.push(...ops)).map((result) => 'code' in result && result.code);
    expect(codes).toEqual(['twin', 'twin']);
  });

  test('C3c: an op beside a refused one is taken, and the refusal is remembered', async () => {
    const good = phone.set(id, { note: 'Certo' }, { stamp: phone.stamp(T0 + 5) });
    const ahead = phone.set(id, { title: 'Adiantado' }, { stamp: [T0 + 61_000, 0, 'phone'] });
    expect(await phone.push(good, ahead)).toMatchObject([{ ok: { rev: 2 } }, { code: 'clock' }]);
    endpoint.clock = T0 + 30_000;
    expect(await phone.push(ahead)).toMatchObject([{ code: 'twin' }]);
    expect(await shown()).toMatchObject({ title: 'Treino A', note: 'Certo' });
  });

  test('C3c: a device gives nothing up when only what it brings of another device is ahead', async () => {
    const values = Object.entries(begun());
    const tablet: Stamp = [T0 + 70_000, 0, 'tablet'];
    const full = Object.fromEntries(
      values.map(([path, value]) => [path, [value, tablet] as const]),
    );
    const brought = phone.fullOf(newId(), full, { stamp: [T0 + 5, 0, 'phone'] });
    expect(await phone.push(brought)).toMatchObject([{ code: 'clock' }]);
    const note = phone.set(id, { note: 'Depois' }, { stamp: [T0 + 6, 0, 'phone'] });
    expect(await phone.push(note)).toMatchObject([{ ok: {} }]);
  });

  const coached = async (): Promise<Visit> => {
    const coach = `c${newId()}`;
    await addPerson(store(), phone.person);
    const scopes = ['program', 'log', 'record'] as const;
    const link = { professional: coach, student: phone.person, scopes, at: T0 - DAY };
    await linkPeople(store(), link);
    return createVisit(endpoint, coach, phone.person);
  };

  test('C3c: what a coach sends under the name of the student’s device takes nothing from it', async () => {
    const visit = await coached();
    const forged = [T0 + 61_000, T0 + 61_001].map((ms) =>
      visit.full('program', newId(), { title: 'Ficha' }, { stamp: [ms, 0, 'phone'] }),
    );
    expect(await visit.push(...forged)).toMatchObject([{ code: 'clock' }, { code: 'clock' }]);
    endpoint.clock = T0 + 62_000;
    const tap = phone.set(id, { 's.um.done.phone': done(60_000) });
    expect(await phone.push(tap)).toMatchObject([{ ok: {} }]);
  });

  test('C3c: what a coach’s device gave up is remembered for the coach, whatever else they send', async () => {
    const visit = await coached();
    const device = visit.device.id;
    const log = (load: number, stamp: Stamp) =>
      visit.set('workout', id, { [`s.um.done.${device}`]: done(load) }, { stamp });
    const ahead = log(60_000, [T0 + 70_000, 0, device]);
    expect(await visit.push(ahead)).toMatchObject([{ code: 'clock' }]);
    expect(await visit.push(log(65_000, [T0 + 20, 0, device]))).toMatchObject([{ ok: {} }]);
    endpoint.clock = T0 + 30_000;
    expect(await visit.push(ahead)).toMatchObject([{ code: 'twin' }]);
    expect(await shown()).toMatchObject({ [`s.um.done.${device}`]: done(65_000) });
  });

  test('C3c: names that a coach makes up do not drive out what the student’s devices gave up', async () => {
    const visit = await coached();
    const ahead = phone.set(id, { title: 'Adiantado' }, { stamp: [T0 + 61_000, 0, 'phone'] });
    expect(await phone.push(ahead)).toMatchObject([{ code: 'clock' }]);
    endpoint.clock = T0 + 1000;
    const many = Array.from({ length: 100 }, (_, at) =>
      visit.full('program', newId(), { title: 'F' }, { stamp: [T0 + 90_000, 0, `made${at}`] }),
    );
    await visit.push(...many);
    endpoint.clock = T0 + 30_000;
    expect(await phone.push(ahead)).toMatchObject([{ code: 'twin' }]);
  });
});
