import { beforeEach, expect, test } from 'vitest';
import { giveConsent, withdrawConsent } from '#domain/account/consent';
import { SCOPES, type Scope } from '#domain/account/scope';
import type { Json } from '#domain/record/registers';
import { scopeAllows } from '#protocol/coaching/scopes';
import { KINDS } from '#protocol/kinds';
import { rotateEpochs } from '../../../server/sync/space/epoch';
import { linkPeople } from '../../harness/coaching';
import { storeContract } from '../store-contract';
import { changeGrant, createVisit } from './coach-device';
import { begun, done, newId, readAll, T0, valuesOf } from './endpoint';
import { coach, codes, endpoint, phone, student, visit, withVisit } from './opened';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Registers that create a record of a kind; names in them are those of the writer. */
function made(kind: string, by: string, link: string): Record<string, Json> {
  if (kind === 'workout') return begun();
  if (kind === 'program') return { title: 'Ficha A' };
  if (kind === 'message') return { link, from: by, text: 'Boa sessão', at: T0 };
  if (kind === 'program-version') return { by, number: 1, at: T0 };
  return { batch: { id: 'b1', at: T0, from: 'hevy' } };
}

const isSingle = (kind: string) =>
  Object.entries(KINDS).some(([k, { single }]) => k === kind && single);
const idFor = (kind: string) => (isSingle(kind) ? 'self' : newId());

storeContract('a coach in a student’s space', (store) => {
  let link: string;

  const begin = async (scopes: readonly Scope[]) => {
    link = await linkPeople(store(), { professional: coach, student, scopes, at: T0 - DAY });
  };
  const agree = () =>
    phone.push(phone.full('self', { ...giveConsent('health', T0) }, { kind: 'preferences' }));

  withVisit(store);
  beforeEach(async () => {
    link = 'none';
  });

  const sets = [[], ...SCOPES.map((scope) => ['program', scope]), SCOPES];
  test.each(sets.map((given) => ({ given })))(
    'G1a: of every kind, what the scopes $given allow and no more',
    async ({ given }) => {
      const scopes = SCOPES.filter((scope) => given.includes(scope));
      if (scopes.length > 0) await begin(scopes);
      await agree();
      const readable = new Set<string>();
      for (const kind of Object.keys(KINDS).filter((name) => name !== 'preferences')) {
        const mine = link === 'none' ? 'message' : '';
        if (kind === mine) continue;
        const id = idFor(kind);
        const own = phone.full(id, made(kind, student, link), { kind });
        expect([kind, codes(await phone.push(own))]).toEqual([kind, ['ok']]);
        if (scopeAllows(scopes, kind, 'read')) readable.add(`${kind}/${id}`);
      }
      for (const kind of Object.keys(KINDS)) {
        const id = idFor(kind);
        const may = scopeAllows(scopes, kind, 'write');
        const said = codes(await visit.push(visit.full(kind, id, made(kind, coach, link))));
        expect([kind, said]).toEqual([kind, [may ? 'ok' : 'forbidden']]);
        if (may && scopeAllows(scopes, kind, 'read')) readable.add(`${kind}/${id}`);
      }
      expect(await visit.readAll()).toBe(scopes.length > 0);
      expect([...visit.held].toSorted()).toEqual([...readable].toSorted());
      // Refused ops changed nothing: the student has their own records, and the coach's accepted
      // ones.
      const all = (await readAll(phone)).flatMap(({ records }) => records);
      const expected = Object.keys(KINDS).filter((kind) => scopeAllows(scopes, kind, 'write'));
      expect(all.length).toBe(
        Object.keys(KINDS).length - (link === 'none' ? 1 : 0) + expected.length,
      );
    },
  );

  test('G1a: without a link the space looks like one that does not exist, to coach and stranger alike', async () => {
    await begin(SCOPES);
    await phone.push(phone.full(newId(), begun()));
    const stranger = createVisit(endpoint, `x${newId()}`, student);
    const nowhere = createVisit(endpoint, coach, `nobody${newId()}`);
    expect(await stranger.ask()).toEqual({ id: stranger.space, gone: true });
    expect(await nowhere.ask()).toEqual({ id: nowhere.space, gone: true });
    for (const other of [stranger, nowhere]) {
      expect(codes(await other.push(other.full('workout', newId(), begun())))).toEqual([
        'forbidden',
      ]);
    }
    const digest = await endpoint.get(coach, `/api/sync/digest?space=${visit.space}`);
    expect(digest.status).toBe(404);
  });

  test('G1d G1o: every page names its grant; another one is a reset, also in the middle of one', async () => {
    await begin(['program', 'log']);
    const [workout, ficha] = [newId(), newId()];
    await phone.push(
      phone.full(workout, begun()),
      phone.full(ficha, { title: 'A' }, { kind: 'program' }),
    );
    expect(await visit.ask()).toMatchObject({ from: 0, grantVer: 1 });
    expect(visit.held).toEqual(new Set([`workout/${workout}`, `program/${ficha}`]));
    await changeGrant(store(), link, ['program'], T0);
    expect(await visit.ask()).toEqual({ id: visit.space, reset: true, grantVer: 2 });
    await changeGrant(store(), link, ['program', 'body'], T0 + 1);
    visit.cursor = 1;
    expect(await visit.ask()).toEqual({ id: visit.space, reset: true, grantVer: 3 });
    expect(await visit.readAll()).toBe(true);
    expect(visit.held).toEqual(new Set([`program/${ficha}`]));
    await changeGrant(store(), link, null, T0 + 2);
    expect(await visit.ask()).toEqual({ id: visit.space, gone: true });
  });

  test('G1o: whom a restore sent back to the start is told of another grant all the same', async () => {
    await begin(['program', 'log']);
    await phone.push(phone.full(newId(), begun()));
    await visit.readAll();
    await changeGrant(store(), link, ['program'], T0);
    // The cursor after a restore without common past (S4).
    visit.cursor = 0;
    expect(await visit.ask()).toEqual({ id: visit.space, reset: true, grantVer: 2 });
    expect(await visit.ask()).toMatchObject({ from: 0, records: [], grantVer: 2 });
  });

  test('G1h G1w4: a coach whose link is over hears of a restore before the end, and what they wrote is taken', async () => {
    await begin(['program', 'log', 'record']);
    const ready = newId();
    await visit.push(visit.full('workout', ready, begun()));
    await visit.readAll();
    const late = visit.set('workout', ready, { 's.um.done.c': done(60_000) });
    await rotateEpochs(store().db);
    await changeGrant(store(), link, null, T0 + 1);
    const { epoch } = await endpoint.digest(student);
    expect(await visit.ask([late])).toMatchObject({ restored: { epoch } });
    visit.epoch = epoch;
    expect(await visit.ask([late])).toEqual({ id: visit.space, gone: true });
    const [page] = await readAll(phone);
    expect(valuesOf(page?.records.at(-1))['s.um.done.c']).toEqual(done(60_000));
  });

  test('G1j: the cursor goes on over what may not be read', async () => {
    await begin(['program']);
    const ops = () => Array.from({ length: 150 }, () => phone.full(newId(), begun()));
    await phone.push(...ops());
    const ficha = newId();
    await phone.push(phone.full(ficha, { title: 'A' }, { kind: 'program' }));
    await phone.push(...ops());
    expect(await visit.ask()).toMatchObject({ from: 0, to: 301, more: false });
    expect(visit.held).toEqual(new Set([`program/${ficha}`]));
    await phone.push(...ops());
    expect(await visit.ask()).toMatchObject({ from: 301, to: 451, more: false, records: [] });
  });

  test('a page of other people’s messages moves the cursor and shows none of them', async () => {
    await begin(['program']);
    const other = await linkPeople(store(), {
      professional: `y${newId()}`,
      student,
      scopes: ['program'],
      at: T0 - DAY,
    });
    const messages = Array.from({ length: 130 }, () =>
      phone.full(newId(), made('message', student, other), { kind: 'message' }),
    );
    expect(new Set(codes(await phone.push(...messages)))).toEqual(new Set(['ok']));
    const own = newId();
    await phone.push(phone.full(own, made('message', student, link), { kind: 'message' }));
    expect(await visit.ask()).toMatchObject({ from: 0, to: 100, more: true, records: [] });
    await visit.readAll();
    expect(visit.held).toEqual(new Set([`message/${own}`]));
    // Erased messages, of which only stamps remain, still belong to their link.
    const [first] = messages;
    const gone = { 'gone.phone': { phone: [T0 + MINUTE, 0] }, purge: T0 };
    await phone.push(
      phone.set(first?.record ?? '', gone, { kind: 'message' }),
      phone.set(own, gone, { kind: 'message' }),
    );
    expect(await visit.ask()).toMatchObject({ records: [{ id: own, erased: true }] });
  });

  test('G2a: finished workouts before the window stay out, one under way does not', async () => {
    await begin(['program', 'log']);
    const [old, open, fresh] = [newId(), newId(), newId()];
    const past = T0 - 100 * DAY;
    await phone.push(
      phone.full(old, { ...begun(past), finish: { at: past + MINUTE } }),
      phone.full(open, begun(past)),
      phone.full(fresh, { ...begun(), finish: { at: T0 + MINUTE } }),
    );
    visit.since = T0 - 84 * DAY;
    await visit.readAll();
    expect(visit.held).toEqual(new Set([`workout/${open}`, `workout/${fresh}`]));
    expect(visit.cursor).toBe(3);
  });

  test('G1w2 G1w5: a set from before the end counts for 30 days, one from after it and a message do not', async () => {
    await begin(['program', 'log', 'record']);
    const workout = newId();
    await phone.push(phone.full(workout, begun()));
    await changeGrant(store(), link, null, T0 + MINUTE);
    const tick = (ms: number) =>
      visit.set('workout', workout, { note: 'x' }, { stamp: visit.device.stamp(ms) });
    const early = visit.full('workout', newId(), begun(), { stamp: visit.device.stamp(T0) });
    endpoint.clock = T0 + 29 * DAY;
    expect(codes(await visit.push(tick(T0 + MINUTE), tick(T0 + 2 * MINUTE), early))).toEqual([
      'ok',
      'forbidden',
      'ok',
    ]);
    // Before the link there was no right either, and messages are not accepted late.
    expect(codes(await visit.push(tick(T0 - 2 * DAY)))).toEqual(['forbidden']);
    const late = visit.full('message', newId(), made('message', coach, link), {
      stamp: visit.device.stamp(T0),
    });
    expect(codes(await visit.push(late))).toEqual(['forbidden']);
    expect(await visit.ask()).toEqual({ id: visit.space, gone: true });
    endpoint.clock = T0 + 31 * DAY;
    expect(codes(await visit.push(tick(T0)))).toEqual(['forbidden']);
  });

  test('G1w1 G1w2: a scope that was taken back counts for what was written before', async () => {
    await begin(['program', 'log', 'record']);
    await changeGrant(store(), link, ['program'], T0 + MINUTE);
    endpoint.clock = T0 + DAY;
    const at = (ms: number) =>
      visit.full('workout', newId(), begun(), { stamp: visit.device.stamp(ms) });
    expect(codes(await visit.push(at(T0), at(T0 + DAY)))).toEqual(['ok', 'forbidden']);
    await visit.readAll();
    expect(visit.held).toEqual(new Set());
  });

  test('G1w6: what was refused on another’s space is noted by its time alone', async () => {
    await begin(['program']);
    const refused = visit.full('body', newId(), { weight: 77_731, note: 'hérnia' });
    await visit.push(refused, { ...refused, id: newId(), full: { weight: 'x' } });
    const rows = await store()
      .db.selectFrom('sync_reject')
      .selectAll()
      .where('op_id', '=', refused.id)
      .execute();
    expect(rows).toEqual([
      { space_id: visit.device.space, op_id: refused.id, reason: 'forbidden', body: '', at: T0 },
    ]);
  });

  test('G1w7: kinds of the body are written while the student agrees to it', async () => {
    await begin(['program', 'body']);
    const op = () => visit.full('body', newId(), made('body', coach, link));
    expect(codes(await visit.push(op()))).toEqual(['forbidden']);
    await agree();
    expect(codes(await visit.push(op()))).toEqual(['ok']);
    await phone.push(phone.set('self', withdrawConsent('health', T0 + 1), { kind: 'preferences' }));
    expect(codes(await visit.push(op()))).toEqual(['forbidden']);
  });

  test('who was given a screening is written down once a day', async () => {
    await begin(['program', 'health']);
    await agree();
    const read = async () => {
      await phone.push(phone.full(newId(), made('screening', '', ''), { kind: 'screening' }));
      await visit.readAll();
    };
    await visit.readAll();
    await read();
    await read();
    endpoint.clock = T0 + DAY;
    await read();
    const rows = await store()
      .db.selectFrom('screening_access')
      .select(['reader_id', 'at'])
      .where('user_id', '=', student)
      .orderBy('at')
      .execute();
    expect(rows).toEqual([
      { reader_id: coach, at: T0 },
      { reader_id: coach, at: T0 + DAY },
    ]);
  });
});
