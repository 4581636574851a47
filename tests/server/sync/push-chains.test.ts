import { beforeEach, describe, expect, it, test } from 'vitest';
import type { PushChain } from '#protocol/sync';
import { rotateEpochs } from '../../../server/sync/space/epoch';
import {
  copiedNames,
  type LastPushes,
  notePushes,
  readLastPushes,
} from '../../../server/sync/space/push-chains';
import { addPerson } from '../../harness/accounts';
import { linkPeople } from '../../harness/coaching';
import { storeContract } from '../store-contract';
import { createVisit } from './coach-device';
import { begun, createDevice, createEndpoint, done, newId, T0, valuesOf } from './endpoint';
import { endpoint, phone, withPhone } from './opened';

const chain = (known: readonly string[], next?: string, device = 'phone'): PushChain => ({
  device,
  known: [...known],
  ...(next === undefined ? {} : { next }),
});

describe('C10: the last pushes of a space', () => {
  it('C10g: are known to their own device, also when an answer was lost, and to no other copy', () => {
    const last: LastPushes = { phone: 'p2' };
    const asked: readonly [PushChain, boolean][] = [
      [chain(['p1', 'p2'], 'p3'), false],
      [chain(['p1'], 'p2'), false],
      [chain(['p1'], 'q2'), true],
      [chain([], 'q2'), true],
      [chain([], 'q1', 'tablet'), false],
      [chain([], 'q1', 'constructor'), false],
    ];
    for (const [one, is] of asked) expect(copiedNames(last, [one], null).size > 0).toBe(is);
    expect(copiedNames({}, [chain(['p1'], 'p2')], null).size).toBe(0);
    expect(copiedNames(last, [chain([], 'q1')], 'bia').size).toBe(0);
  });

  it('C10c4 C10f: are one per device, of 64 devices of the owner and eight of each other person', () => {
    let last: LastPushes = readLastPushes(null);
    const note = (device: string, guest: string | null) => {
      last = notePushes(last, [chain([], `t${device}`, device)], guest) ?? last;
    };
    note('own0', null);
    for (let at = 0; at < 20; at += 1) note(`coach${at}`, 'bia');
    for (let at = 1; at <= 64; at += 1) note(`own${at}`, null);
    note('own5', null);
    note('own65', null);
    const names = Object.keys(last);
    expect(names.filter((name) => name.startsWith('bia/'))).toHaveLength(8);
    expect(names.filter((name) => !name.includes('/'))).toHaveLength(64);
    expect(last).not.toHaveProperty('own0');
    expect(last).toMatchObject({ own5: 'town5', own65: 'town65', 'bia/coach19': 'tcoach19' });
    expect(notePushes(last, [chain(['a'])], null)).toBeNull();
  });
});

storeContract('pushes of copied profiles', (store) => {
  let id: string;
  withPhone(store);
  beforeEach(async () => {
    id = newId();
  });
  const push = (known: readonly string[], next: string, ...ops: readonly unknown[]) =>
    phone.sync(ops, { chains: { space: phone.space, of: [chain(known, next)] } });
  const tap = (load: number, ms: number) =>
    phone.set(id, { 's.um.done.phone': done(load, T0) }, { stamp: [ms, 0, 'phone'] });
  const shown = async () =>
    valuesOf((await phone.pull([], { cursor: 0 })).records.find((record) => record.id === id));

  test('C10a1: a push after one that its sender does not know is answered copy, and nothing is taken', async () => {
    await push([], 'p1', phone.full(id, begun()));
    const [first, second] = [tap(90_000, T0 + 100), tap(80_000, T0 + 200)];
    const taken = await push(['p1'], 'x2', first);
    expect(taken.results).toMatchObject([{ ok: {} }]);
    expect(taken.spaces).toMatchObject([{ pushes: { phone: 'x2' } }]);
    const refused = await push(['p1'], 'y2', second);
    expect(refused.results).toEqual([{ id: second.id, code: 'copy', stamp: second.stamp }]);
    expect(refused.spaces).toMatchObject([{ pushes: { phone: 'x2' } }]);
    expect(await shown()).toMatchObject({ 's.um.done.phone': done(90_000, T0) });
    // Under a name of its own it is accepted, and another process distinguishes them too.
    const renamed = { ...second, stamp: [T0 + 200, 0, 'phone2'] };
    const of = [chain([], 'y3', 'phone2')];
    expect(
      (await phone.sync([renamed], { chains: { space: phone.space, of } })).results,
    ).toMatchObject([{ ok: {} }]);
    const other = createDevice(createEndpoint(store()), phone.person, 'phone');
    const late = await other.sync([second], {
      chains: { space: phone.space, of: [chain(['p1', 'y2'], 'y4')] },
    });
    expect(late.results).toMatchObject([{ code: 'copy' }]);
  });

  test('C10a2: what both copies had before is answered ok, also once the other one wrote over it', async () => {
    await push([], 'p1', phone.full(id, begun()));
    const tapped = tap(80_000, T0 + 100);
    const seen = { seen: { phone: [T0 + 100, 0] } };
    const over = (extra: object) =>
      phone.set(
        id,
        { 's.um.done.phone': Object.assign({}, done(85_000, T0), extra) },
        { stamp: [T0 + 300, 0, 'phone'] },
      );
    await push(['p1'], 'x2', tapped);
    expect((await push(['p1'], 'y2', tapped)).results).toMatchObject([{ ok: {} }]);
    await push(['x2'], 'x3', over(seen));
    expect((await push(['p1'], 'y3', tapped)).results).toMatchObject([{ ok: {} }]);
    // No write replaced a tap that the other copy did not know.
    const unknown = tap(70_000, T0 + 200);
    expect((await push(['p1'], 'y4', unknown)).results).toMatchObject([{ code: 'copy' }]);
    expect(await shown()).toMatchObject({ 's.um.done.phone': done(85_000, T0) });
  });

  test('C10a3 C10g: a lost answer, a copy of the request and a device without chains are no copies', async () => {
    const full = phone.full(id, begun());
    await push([], 'p1', full);
    expect((await push([], 'p1', full)).results).toMatchObject([{ ok: {} }]);
    expect((await push(['p1'], 'p2', full, tap(60_000, T0 + 1))).results).toMatchObject([
      { ok: {} },
      { ok: {} },
    ]);
    const old = phone.set(id, { note: 'sem corrente' }, { stamp: [T0 + 2, 0, 'phone'] });
    expect(await phone.push(old)).toMatchObject([{ ok: {} }]);
    expect((await push(['p1', 'p2'], 'p3', tap(65_000, T0 + 3))).results).toMatchObject([
      { ok: {} },
    ]);
  });

  test('C10i: what follows a refused op on its record waits for it', async () => {
    const other = newId();
    await push([], 'p1', phone.full(id, begun()));
    await push(['p1'], 'x2', tap(90_000, T0 + 1));
    const space = { space: phone.space, of: [chain(['p1'], 'p2'), chain([], 'n1', 'renamed')] };
    const removal = phone.set(
      id,
      { 's.um.gone.renamed': { phone: [T0 + 2, 0] } },
      { stamp: [T0 + 3, 0, 'renamed'] },
    );
    const begins = phone.full(other, begun(), { stamp: [T0 + 4, 0, 'renamed'] });
    const sent = await phone.sync([tap(80_000, T0 + 2), removal, begins], { chains: space });
    expect(sent.results).toMatchObject([{ code: 'copy' }, { code: 'copy' }, { ok: {} }]);
  });

  test('C10c1: after a restored backup a name of before brings only what is held', async () => {
    await push([], 'p1', phone.full(id, begun()));
    await push(['p1'], 'p2', tap(50_000, T0));
    await phone.pull();
    await rotateEpochs(store().db);
    const answer = await push(['p7'], 'p8', tap(60_000, T0 + 1));
    expect(answer.spaces).toMatchObject([{ restored: {} }]);
    const [restored] = answer.spaces;
    phone.epoch = restored && 'restored' in restored ? restored.restored.epoch : null;
    const taps = [tap(50_000, T0), tap(60_000, T0 + 1)];
    const sent = await push(['p2', 'p7'], 'p9', ...taps);
    expect(sent.results).toMatchObject([{ ok: {} }, { code: 'copy' }]);
    // Its device keeps what has no answer yet under its name, and is not told to take another one.
    expect(sent.spaces).toMatchObject([{ pushes: {} }]);
    expect(await shown()).toMatchObject({ 's.um.done.phone': done(50_000, T0) });
  });

  test('C10f: names of others are no names of the owner', async () => {
    const visit = createVisit(endpoint, `c${newId()}`, phone.person);
    await addPerson(store(), phone.person);
    await linkPeople(store(), {
      professional: visit.device.person,
      student: phone.person,
      scopes: ['program', 'log', 'record'],
      at: T0 - 1000,
    });
    await push([], 'p1', phone.full(id, begun()));
    const note = (text: string, ms: number) =>
      visit.set('workout', id, { note: text }, { stamp: [ms, 0, 'phone'] });
    const write = (known: readonly string[], next: string, op: unknown) =>
      visit.device.sync([op], { chains: { space: phone.space, of: [chain(known, next)] } });
    expect((await write([], 'c1', note('um', T0 + 1))).results).toMatchObject([{ ok: {} }]);
    expect((await write([], 'd1', note('dois', T0 + 2))).results).toMatchObject([{ code: 'copy' }]);
    expect((await push(['p1'], 'p2', tap(60_000, T0 + 3))).results).toMatchObject([{ ok: {} }]);
  });
});
