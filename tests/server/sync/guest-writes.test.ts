import { beforeEach, expect, test } from 'vitest';
import { spaceOf } from '#protocol/space';
import { linkPeople } from '../../harness/coaching';
import { storeContract } from '../store-contract';
import { changeGrant, type Visit } from './coach-device';
import { begun, type Device, done, newId, readAll, T0, valuesOf } from './endpoint';
import { coach, codes, endpoint, phone, student, visit, withVisit } from './opened';

const DAY = 86_400_000;
const MINUTE = 60_000;
const FAR = 8_000_000_000_000_000;

storeContract('what nobody but the owner of a space makes of it', (store) => {
  let link: string;
  let ficha: string;
  let workout: string;
  const program = { kind: 'program' } as const;
  const content = {
    created: T0,
    title: 'Ficha A',
    'd.a.order': 'i',
    'e.a.exercise': 'supino-reto',
  };

  withVisit(store);
  beforeEach(async () => {
    wrote = T0 + MINUTE;
    link = await linkPeople(store(), {
      professional: coach,
      student,
      scopes: ['program', 'log', 'record'],
      at: T0 - DAY,
    });
    [ficha, workout] = [newId(), newId()];
    await phone.push(
      phone.full(ficha, content, program),
      phone.full(workout, { ...begun(), 's.um.done.phone': done(60_000) }),
    );
  });

  const row = (id: string) =>
    store()
      .db.selectFrom('record')
      .selectAll()
      .where('space_id', '=', phone.space)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const shown = async (id: string) => {
    phone.cursor = 0;
    const records = (await readAll(phone)).flatMap((page) => page.records);
    return valuesOf(records.find((record) => record.id === id));
  };
  const asCoach = (kind: string, id: string, values: Parameters<Visit['set']>[2], ms?: number) => {
    endpoint.clock += ms === undefined ? 1 : 0;
    const stamp = visit.device.stamp(ms ?? endpoint.clock);
    return visit.push(visit.set(kind, id, values, { stamp })).then(codes);
  };

  test('R6g: a coach removes a ficha into the student’s bin, and erases nothing', async () => {
    const gone = { 'gone.coach': { phone: [T0, 99] } };
    expect(await asCoach('program', ficha, { ...gone, purge: T0 })).toEqual(['forbidden']);
    expect(await asCoach('program', ficha, gone)).toEqual(['ok']);
    expect(await asCoach('program', ficha, { purge: T0 })).toEqual(['forbidden']);
    expect(await row(ficha)).toMatchObject({ hidden: 1, erased: 0 });
    endpoint.clock += 1;
    expect(codes(await phone.push(phone.set(ficha, { back: T0 }, program)))).toEqual(['ok']);
    expect(await shown(ficha)).toMatchObject(content);
  });

  test('R6g: nor by saying that they hold it erased', async () => {
    const held = Object.fromEntries(
      Object.keys(content).map((path) => [path, [null, [T0, 0, 'phone']] as const]),
    );
    const removal = { 'gone.phone': { phone: [T0, 99] } };
    endpoint.clock += 1;
    const stamp = phone.stamp();
    await phone.push(phone.set(ficha, removal, { ...program, stamp }));
    const erased = visit.device.fullOf(
      ficha,
      { ...held, 'gone.phone': [removal['gone.phone'], stamp] },
      { space: spaceOf(phone.person), kind: 'program' },
    );
    await visit.push(erased);
    expect(await row(ficha)).toMatchObject({ hidden: 1, erased: 0 });
    expect((await row(ficha)).body).toContain('Ficha A');
    const own = { ...erased, id: newId() };
    expect(codes(await phone.push(own))).toEqual(['ok']);
    expect(await row(ficha)).toMatchObject({ hidden: 1, erased: 1 });
  });

  test('G1n: what a coach removes comes back with what the student writes afterwards', async () => {
    const far = (mark: number) => ({ 'gone.coach': { phone: [mark, 0] } });
    for (const kept of [
      { 'd.a.gone.coach': { phone: [FAR, 0] } },
      { 'e.a.gone.coach': { phone: [FAR, 0] } },
      far(FAR),
      far(endpoint.clock + MINUTE + 10),
    ]) {
      expect(await asCoach('program', ficha, kept)).toEqual(['forbidden']);
    }
    expect(await asCoach('workout', workout, { 's.um.gone.c': { phone: [FAR, 0] } })).toEqual([
      'forbidden',
    ]);
    // As far ahead as a clock may be.
    const [mark, at] = [endpoint.clock + 1 + MINUTE, endpoint.clock + 1];
    endpoint.clock = at;
    expect(await asCoach('program', ficha, far(mark), at)).toEqual(['ok']);
    endpoint.clock += 2 * MINUTE;
    await phone.push(phone.set(ficha, { title: 'Ficha B' }, program));
    expect(await row(ficha)).toMatchObject({ hidden: 0 });
    // An owner's own marks are accepted, because a clock may have been ahead once.
    endpoint.clock += 1;
    expect(codes(await phone.push(phone.set(ficha, far(FAR), program)))).toEqual(['ok']);
  });

  test('E2c: a coach whose clock is ahead is told so, also of what they remove', async () => {
    const ahead = T0 + DAY;
    const op = visit.set(
      'program',
      ficha,
      { 'e.a.gone.coach': { phone: [T0, 9], coach: [ahead, 0] } },
      { stamp: visit.device.stamp(ahead + 1) },
    );
    expect(codes(await visit.push(op))).toEqual(['clock']);
  });

  test('G1n: a removal may name a write that the server took when its clock was ahead', async () => {
    endpoint.clock = T0 + DAY;
    await phone.push(phone.set(ficha, { title: 'De amanhã' }, program));
    endpoint.clock = T0 + MINUTE;
    const values = { 'gone.coach': { phone: [T0 + DAY, 9] } };
    const stamp = visit.device.stamp(T0 + DAY + 1);
    const op = visit.set('program', ficha, values, { stamp });
    expect(codes(await visit.push(op))).toEqual(['clock']);
    const earlier = visit.set('program', ficha, values, { stamp: visit.device.stamp(T0 + DAY) });
    expect(codes(await visit.push(earlier))).toEqual(['ok']);
  });

  test('R6g: a coach erases nothing under a stamp that the server took when its clock was ahead', async () => {
    endpoint.clock = T0 + DAY;
    await phone.push(phone.set(ficha, { title: 'De amanhã' }, program));
    endpoint.clock = T0 + MINUTE;
    const stamp = visit.device.stamp(T0 + DAY);
    const purge = visit.set('program', ficha, { purge: T0 }, { stamp });
    expect(codes(await visit.push(purge))).toEqual(['forbidden']);
    expect(await row(ficha)).toMatchObject({ hidden: 0, erased: 0 });
  });

  test('what a coach removes of a ficha while publishing, and of a set on the floor, stays theirs to do', async () => {
    const at = endpoint.clock;
    const seen = { phone: [at, 99] };
    expect(await asCoach('program', ficha, { title: 'Bloco 2', 'e.a.gone.coach': seen })).toEqual([
      'ok',
    ]);
    expect(
      await asCoach('workout', workout, { 's.um.done.coach': { undone: true, seen } }),
    ).toEqual(['ok']);
    expect(await asCoach('workout', workout, { 's.um.gone.coach': seen })).toEqual(['ok']);
    expect(await asCoach('workout', workout, { 's.um.back': at })).toEqual(['ok']);
  });

  /** Instants before the end of the link, each later than the last. */
  let wrote = T0 + MINUTE;
  const before = () => {
    wrote += 1;
    return { stamp: visit.device.stamp(wrote) };
  };
  /** The link ends, and earlier writes of the coach arrive afterwards. */
  const late = async (kind: string, id: string, values: Parameters<Visit['set']>[2]) => {
    const written = visit.set(kind, id, values, before());
    if (endpoint.clock < T0 + DAY) {
      await changeGrant(store(), link, null, T0 + 2 * MINUTE);
      endpoint.clock = T0 + DAY;
    }
    return codes(await visit.push(written));
  };

  test('R6h: a coach who holds no values brings nothing back that its owner erased', async () => {
    const gone = { 'gone.phone': { phone: [T0, 99] }, purge: T0 };
    expect(codes(await phone.push(phone.set(workout, gone)))).toEqual(['ok']);
    expect(await asCoach('workout', workout, { back: T0 + 1 })).toEqual(['full']);
    const back = visit.full('workout', workout, { back: T0 + 1 }, before());
    expect(codes(await visit.push(back))).toEqual(['forbidden']);
    expect(await row(workout)).toMatchObject({ hidden: 1, erased: 1 });
    endpoint.clock = T0 + DAY;
    const forgotten = visit.full('workout', newId(), { back: T0 + 1 }, before());
    expect(codes(await visit.push(forgotten))).toEqual(['forbidden']);
    const whole = visit.full('workout', workout, { ...begun(), back: T0 + 1 }, before());
    expect(codes(await visit.push(whole))).toEqual(['ok']);
    expect(await row(workout)).toMatchObject({ hidden: 0, erased: 0 });
  });

  test('G1w8: what comes late adds; it removes, erases and clears nothing', async () => {
    const seen = { phone: [T0, 99] };
    const refused: [string, string, Parameters<Visit['set']>[2]][] = [
      ['program', ficha, { 'gone.evil': seen, purge: 1 }],
      ['program', ficha, { 'gone.evil': seen }],
      ['program', ficha, { 'd.a.gone.evil': {} }],
      ['program', ficha, { 'e.a.gone.evil': seen }],
      ['program', ficha, { purge: 1 }],
      ['program', ficha, { title: '' }],
      ['program', ficha, { 'e.a.exercise': 'remada' }],
      ['workout', workout, { 's.um.gone.evil': seen }],
      ['workout', workout, { 's.um.done.evil': { undone: true, seen } }],
      ['workout', workout, { 's.um.done.evil': { undone: true, seen: {} } }],
      ['workout', workout, { 's.um.done.evil': { undone: true, seen: { elsewhere: [T0, 1] } } }],
      ['workout', workout, { 's.um.done.evil': { load: 0, reps: 0, at: T0, seen } }],
      ['workout', workout, { 's.um.done.phone': null }],
      ['workout', workout, { start: { at: 1, zone: 'UTC', day: '1970-01-01' } }],
    ];
    for (const [kind, id, values] of refused) {
      expect([values, await late(kind, id, values)]).toEqual([values, ['forbidden']]);
    }
    expect(await shown(ficha)).toEqual(content);
    expect(await shown(workout)).toMatchObject({ 's.um.done.phone': done(60_000) });
    expect(await row(ficha)).toMatchObject({ hidden: 0, erased: 0 });
  });

  test('G1w2 G1w8: a set that was logged in the salão is the student’s, with its rest and its end', async () => {
    const rest = { set: 'um', endsAt: T0, total: 60, pausedLeft: null, device: 'coach' };
    const set = { 's.dois.place': ['sup', 'j'], 's.dois.kind': 'normal', 's.dois.plan': null };
    expect(await late('workout', workout, set)).toEqual(['ok']);
    expect(await late('workout', workout, { 's.dois.done.coach': done(70_000), rest })).toEqual([
      'ok',
    ]);
    // It waits beside the student's own version, for the student to choose.
    expect(await late('workout', workout, { 's.um.done.coach': done(65_000), rest: null })).toEqual(
      ['ok'],
    );
    expect(await late('workout', workout, { finish: { at: T0 }, rest: null })).toEqual(['ok']);
    expect(await shown(workout)).toMatchObject({
      's.um.done.phone': done(60_000),
      's.dois.done.coach': done(70_000),
    });
  });

  test('G1w8: a set that comes late may name versions that say nothing, or that were taken back', async () => {
    endpoint.clock += 1;
    await phone.push(
      phone.set(workout, {
        's.um.done.phone': { undone: true, seen: {} },
        's.um.done.tablet': null,
      }),
    );
    const seen = { phone: [T0 + 1, 99], tablet: [T0 + 1, 99], watch: [T0, 1] };
    for (const device of ['phone', 'tablet', 'watch'] as const) {
      const named = { load: 65_000, reps: 8, at: T0, seen: { [device]: seen[device] } };
      const path = `s.um.done.c${device}`;
      expect([device, await late('workout', workout, { [path]: named })]).toEqual([device, ['ok']]);
    }
    expect(await late('workout', workout, { 's.um.done.cnew': null })).toEqual(['ok']);
  });

  test('G1w8: nothing that was cleared or erased is filled again by what comes late', async () => {
    const stamps = [before(), before()].map(({ stamp }) => stamp);
    const [cleared, kept] = stamps;
    if (!cleared || !kept) throw new Error('no stamps');
    const push = (id: string, full: Parameters<Device['fullOf']>[1]) =>
      visit.push(
        visit.device.fullOf(id, full, { space: phone.space, kind: 'workout', stamp: kept }),
      );
    const held = Object.fromEntries(
      Object.entries(begun()).map(([path, value]) => [path, [value, kept] as const]),
    );
    const id = newId();
    const made = { ...held, 's.um.plan': [null, cleared] as const };
    endpoint.clock = T0 + MINUTE + 10;
    expect(codes(await push(id, made))).toEqual(['ok']);
    await changeGrant(store(), link, null, T0 + 2 * MINUTE);
    endpoint.clock = T0 + DAY;
    // Its former state is accepted again.
    expect(codes(await push(id, made))).toEqual(['ok']);
    const planned = [{ load: 60_000, reps: 8 }, cleared] as const;
    expect(codes(await push(id, { ...made, 's.um.plan': planned }))).toEqual(['forbidden']);
    const seen = { [visit.device.id]: [kept[0], 99], phone: [T0 + DAY, 0] };
    await phone.push(phone.set(id, { 'gone.phone': seen, purge: T0 }));
    expect(await row(id)).toMatchObject({ hidden: 1, erased: 1 });
    expect(codes(await push(id, made))).toEqual(['forbidden']);
    expect(await row(id)).toMatchObject({ hidden: 1, erased: 1 });
  });

  test('G1w8: what one request brings it may also change; whole records come with what others wrote', async () => {
    const id = newId();
    const made = visit.full('workout', id, begun(), before());
    const tap = (load: number) =>
      visit.set('workout', id, { 's.um.done.coach': done(load), 's.um.plan': null }, before());
    const ops = [made, tap(50_000), tap(55_000)];
    await changeGrant(store(), link, null, T0 + 2 * MINUTE);
    endpoint.clock = T0 + DAY;
    expect(codes(await visit.push(...ops))).toEqual(['ok', 'ok', 'ok']);
    expect(await shown(id)).toMatchObject({ 's.um.done.coach': done(55_000) });
    const held = Object.fromEntries(
      Object.entries({ ...begun(), 's.um.done.phone': done(60_000) }).map(([path, value]) => [
        path,
        [value, [T0, 1, 'phone']] as const,
      ]),
    );
    const { stamp } = before();
    const whole = visit.device.fullOf(
      workout,
      { ...held, 's.um.done.coach': [done(61_000), stamp] },
      { space: phone.space, kind: 'workout', stamp },
    );
    expect(codes(await visit.push(whole))).toEqual(['ok']);
  });

  test('G1f: a set that comes late is kept when its workout was removed and forgotten since', async () => {
    const id = newId();
    const read = (values: object, [ms, counter]: readonly [number, number]) =>
      Object.fromEntries(
        Object.entries(values).map(([path, value]) => [path, [value, [ms, counter, 'phone']]]),
      );
    const { stamp } = before();
    const whole = (extra: object) =>
      visit.device.fullOf(
        id,
        {
          ...read(begun(), [T0, 1]),
          ...read({ 'gone.phone': { phone: [T0, 1] } }, [T0, 2]),
          's.um.done.coach': [done(61_000), stamp],
          ...extra,
        },
        { space: phone.space, kind: 'workout', stamp },
      );
    await changeGrant(store(), link, null, T0 + 2 * MINUTE);
    endpoint.clock = T0 + DAY;
    const own = { 'gone.coach': [{ phone: [T0, 99] }, stamp] };
    const erasing = { purge: [T0, stamp] };
    expect(codes(await visit.push(whole(own)))).toEqual(['forbidden']);
    expect(codes(await visit.push(whole(erasing)))).toEqual(['forbidden']);
    expect(codes(await visit.push(whole({})))).toEqual(['ok']);
    expect(await shown(id)).toMatchObject({ 's.um.done.coach': done(61_000) });
    expect(await row(id)).toMatchObject({ hidden: 0, erased: 0 });
  });

  test('G1f: a set is kept when its workout was erased, brought back, removed and forgotten since', async () => {
    const id = newId();
    const read = Object.entries({
      ...begun(),
      'gone.phone': { phone: [T0, 1] },
      purge: T0,
      back: T0,
    }).map(([path, value], at) => [path, [value, [T0, at, 'phone']] as const]);
    const { stamp } = before();
    const set = { 's.um.done.coach': [done(61_000), stamp] as const };
    const whole = { ...Object.fromEntries(read), ...set };
    const op = visit.device.fullOf(id, whole, { space: phone.space, kind: 'workout', stamp });
    endpoint.clock = T0 + MINUTE;
    expect(codes(await visit.push(op))).toEqual(['ok']);
    expect(await shown(id)).toMatchObject({ 's.um.done.coach': done(61_000) });
    expect(await row(id)).toMatchObject({ hidden: 0, erased: 0 });
  });

  test('M2b: others leave room in which the owner can remove what they filled', async () => {
    const gone = (from: string, count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`gone.${from}${at.toString(36)}`, {}]),
      );
    expect(await asCoach('program', ficha, gone('c', 128))).toEqual(['ok']);
    expect(await asCoach('program', ficha, gone('d', 1))).toEqual(['too_large']);
    endpoint.clock += 1;
    const own = () => phone.set(ficha, gone('p', 128), program);
    expect(codes(await phone.push(own()))).toEqual(['ok']);
    endpoint.clock += 1;
    expect(codes(await phone.push(phone.set(ficha, gone('q', 1), program)))).toEqual(['too_large']);
  });
});
