import { beforeEach, describe, expect, test } from 'vitest';
import { KEPT_DAYS } from '#domain/account/retention';
import { excessIn, RECORD_LIMITS } from '#domain/record/excess';
import type { Register } from '#domain/record/registers';
import { kindOf } from '#protocol/kinds';
import { LIMITS } from '#protocol/limits';
import type { CheckedOp } from '../../../server/sync/push/check-op';
import { forgetRejects, noteRejects } from '../../../server/sync/push/rejects';
import { hasRoom, measureSpaces } from '../../../server/sync/push/room';
import { createTally } from '../../../server/sync/record/tally';
import { fitting } from '../../../server/sync/record/wire-record';
import { createDevices } from '../../../server/sync/space/devices';
import { noteOverruns } from '../../../server/sync/space/overruns';
import { addPerson } from '../../harness/accounts';
import { linkPeople } from '../../harness/coaching';
import { storeContract } from '../store-contract';
import { changeGrant } from './coach-device';
import { begun, done, heavy, newId, T0 } from './endpoint';
import { coach, codes, endpoint, phone, student, visit, withVisit } from './opened';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MB = 1024 * 1024;

describe('a record at its limits', () => {
  const kind = kindOf('workout');
  if (!kind) throw new Error('no workouts');
  const registers = (paths: readonly string[]) =>
    Object.fromEntries(paths.map((path): [string, Register] => [path, [1, [1, 0, 'a']]]));
  const many = (count: number, path: (nth: number) => string) =>
    Array.from({ length: count }, (_, nth) => path(nth));

  test.each([
    ['exercises', kind.most?.['e.'] ?? 0, (nth: number) => `e.x${nth}.note`],
    ['sets', kind.most?.['s.'] ?? 0, (nth: number) => `s.x${nth}.plan`],
    ['registers', RECORD_LIMITS.registers, (nth: number) => `x${nth}`],
    ['writers of one set', RECORD_LIMITS.writers, (nth: number) => `s.um.done.d${nth}`],
  ])(
    'holds as many %s as it may, and not one more: the tally says what its kind does',
    (_, most, path) => {
      expect(most).toBeGreaterThan(0);
      for (const [count, holds] of [
        [most, true],
        [most + 1, false],
      ] as const) {
        const paths = many(count, path);
        const added = paths.slice(-1);
        expect(createTally(kind, paths).holds(added, RECORD_LIMITS.writers)).toBe(holds);
        expect(excessIn(kind, registers(paths), added) === null).toBe(holds);
      }
    },
  );

  test('E2f: is taken while a space holds no more than it has room for, and removed in twice that', () => {
    const room = (bytes: number, own: boolean, path: string) => {
      const op: Pick<CheckedOp, 'own' | 'registers'> = { own, registers: registers([path]) };
      return hasRoom(bytes, op);
    };
    expect([room(128 * MB, false, 'title'), room(128 * MB + 1, false, 'title')]).toEqual([
      true,
      false,
    ]);
    expect([room(256 * MB, true, 'title'), room(256 * MB + 1, true, 'title')]).toEqual([
      true,
      false,
    ]);
    expect([room(512 * MB, true, 'gone.a'), room(512 * MB + 1, true, 'gone.a')]).toEqual([
      true,
      false,
    ]);
  });

  test('fits a page that it fills to the last byte', () => {
    const row = { kind: 'workout', id: 'x', rev: 1, born: 1, body: 'b'.repeat(1000), erased: 0 };
    const bytes = 1000 + 'workout'.length + 'x'.length + 80;
    expect(fitting([row, row, row], 2 * bytes)).toBe(2);
    expect(fitting([row, row, row], 2 * bytes - 1)).toBe(1);
    expect(fitting([row], LIMITS.pageBytes)).toBe(1);
  });
});

test('C3c: a refusal that is known is written down again after a day, not before', () => {
  const stamp = [T0, 3, 'abcdefghij'] as const;
  const noted = noteOverruns({}, [[...stamp]], T0, null) ?? {};
  expect(noteOverruns(noted, [[...stamp]], T0 + DAY - 1, null)).toBeNull();
  expect(noteOverruns(noted, [[...stamp]], T0 + DAY, null)).toEqual({
    abcdefghij: [T0, 3, T0 + DAY],
  });
});

storeContract('sync at its edges', (store) => {
  let link: string;
  let workout: string;

  withVisit(store);
  beforeEach(async () => {
    link = await linkPeople(store(), {
      professional: coach,
      student,
      scopes: ['program', 'log', 'record'],
      at: T0 - DAY,
    });
    workout = newId();
  });

  const asCoach = (set: Record<string, unknown>, at: number, id = newId()) => {
    const stamp = visit.device.stamp(at);
    const op = { id: newId(), space: phone.space, kind: 'workout', record: id, stamp };
    return {
      ...op,
      full: Object.fromEntries(
        Object.entries({ ...begun(at), ...set }).map(([path, value]) => [path, [value, stamp]]),
      ),
    };
  };

  test('G1w2: what was written at the end of a grant is taken late, what was written after it is not', async () => {
    const until = T0 + MINUTE;
    await changeGrant(store(), link, null, until);
    endpoint.clock = T0 + HOUR;
    const results = await visit.push(asCoach({}, until), asCoach({}, until + 1));
    expect(codes(results)).toEqual(['ok', 'forbidden']);
  });

  test('G1w2: nothing of today is taken late under the stamp of yesterday', async () => {
    const until = T0 + MINUTE;
    await changeGrant(store(), link, null, until);
    endpoint.clock = T0 + DAY;
    const op = asCoach({}, T0);
    const title = ['Hoje', [until + 1, 0, visit.device.id]];
    expect(codes(await visit.push({ ...op, full: { ...op.full, title } }))).toEqual(['forbidden']);
    const kept = ['Ontem', [until, 0, visit.device.id]];
    expect(codes(await visit.push({ ...op, full: { ...op.full, title: kept } }))).toEqual(['ok']);
  });

  test('G1w2: what was logged is taken until 30 days after the end of the grant, and then no more', async () => {
    const until = T0 + MINUTE;
    await changeGrant(store(), link, null, until);
    endpoint.clock = until + 30 * DAY - 1;
    expect(codes(await visit.push(asCoach({}, T0)))).toEqual(['ok']);
    endpoint.clock = until + 30 * DAY;
    expect(codes(await visit.push(asCoach({}, T0)))).toEqual(['forbidden']);
  });

  test('G1w8: a late copy does not fill what the owner erased, under its own stamps either', async () => {
    const op = asCoach({}, T0, workout);
    await visit.push(op);
    endpoint.clock = T0 + MINUTE;
    const gone = { 'gone.phone': { [visit.device.id]: [...op.stamp.slice(0, 2)] }, purge: T0 };
    expect(codes(await phone.push(phone.set(workout, gone)))).toEqual(['ok']);
    await changeGrant(store(), link, null, T0 + 2 * MINUTE);
    endpoint.clock = T0 + HOUR;
    expect(codes(await visit.push({ ...op, id: newId() }))).toEqual(['forbidden']);
  });

  test('G1n: a removal may name what is written up to 60 s ahead, and nothing later', async () => {
    await phone.push(phone.full(workout, begun()));
    const remove = (ms: number) =>
      visit.set('workout', workout, { [`gone.${visit.device.id}`]: { phone: [ms, 0] } });
    const now = endpoint.clock;
    expect(codes(await visit.push(remove(now + 60_001)))).toEqual(['forbidden']);
    expect(codes(await visit.push(remove(now + 60_000)))).toEqual(['ok']);
  });

  test('G1m1: a message under the very stamps of another one’s does not take its place', async () => {
    const id = newId();
    const values = { link, from: phone.person, text: 'Oi', at: T0 };
    const own = phone.full(id, values, { kind: 'message' });
    expect(codes(await phone.push(own))).toEqual(['ok']);
    const text = ['Outra coisa', own.stamp];
    const forged = { ...own, id: newId(), full: { ...own.full, text } };
    expect(codes(await visit.push(forged))).toEqual(['forbidden']);
  });

  test('G2a: a workout that began when the window does is in it, one of the ms before is not', async () => {
    const [inside, outside] = [newId(), newId()];
    const finish = { finish: { at: T0 + HOUR } };
    await phone.push(
      phone.full(inside, { ...begun(T0), ...finish }),
      phone.full(outside, { ...begun(T0 - 1), ...finish }),
    );
    visit.since = T0;
    await visit.readAll();
    expect([...visit.held]).toEqual([`workout/${inside}`]);
  });

  test('F1a: a workout of the very instant is warm, one of the ms before is not', async () => {
    const [inside, outside] = [newId(), newId()];
    await phone.push(phone.full(inside, begun(T0)), phone.full(outside, begun(T0 - 1)));
    const { warm } = await phone.sync([], { warm: { since: T0, after: null } });
    expect(warm?.records.map(({ id }) => id)).toEqual([inside]);
  });

  test('D1a: a record that comes removed already counts for no kind', async () => {
    const gone = { 'gone.phone': { phone: [T0 + HOUR, 0] } };
    await phone.push(phone.full(workout, { ...begun(), ...gone }));
    expect((await endpoint.digest(phone.person)).kinds).toEqual({});
    const kept = await store()
      .db.selectFrom('space_digest')
      .select('kind')
      .where('space_id', '=', phone.space)
      .execute();
    expect(kept).toEqual([]);
  });

  test('a record may be filled to the last byte, and no further', async () => {
    const stored = async (id: string) => {
      const { body } = await store()
        .db.selectFrom('record')
        .select('body')
        .where('space_id', '=', phone.space)
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return body.length;
    };
    const write = async (note: number) => {
      endpoint.clock += 1;
      return codes(await phone.push(phone.set(workout, { 'e.sup.note': 'n'.repeat(note) })));
    };
    await phone.push(phone.full(workout, { ...heavy(120_000), 'e.sup.note': 'n' }));
    // A note has at most 4000 characters, so other notes take the rest.
    for (let nth = 0; LIMITS.recordBytes - (await stored(workout)) > 3900; nth += 1) {
      endpoint.clock += 1;
      const note = { [`e.y${nth}.exercise`]: 'supino-reto', [`e.y${nth}.note`]: 'n'.repeat(2000) };
      expect(codes(await phone.push(phone.set(workout, note)))).toEqual(['ok']);
    }
    // From now on the note's stamp is as long as before.
    expect(await write(2)).toEqual(['ok']);
    const fills = LIMITS.recordBytes - (await stored(workout)) + 2;
    expect(await write(fills + 1)).toEqual(['too_large']);
    expect(await write(fills)).toEqual(['ok']);
    expect(await stored(workout)).toBe(LIMITS.recordBytes);
  });

  test('a device is noted again an hour after it was, not before', async () => {
    const { seen } = createDevices(store().db);
    const person = `d${newId()}`;
    await addPerson(store(), person);
    const noted = async (now: number) => {
      await seen(person, 'phone', 1, now);
      const row = await store()
        .db.selectFrom('device')
        .select('last_seen')
        .where('user_id', '=', person)
        .executeTakeFirstOrThrow();
      return row.last_seen;
    };
    expect([await noted(T0), await noted(T0 + HOUR - 1), await noted(T0 + HOUR)]).toEqual([
      T0,
      T0,
      T0 + HOUR,
    ]);
  });

  test('a refused op is forgotten on its day, not before', async () => {
    const { db } = store();
    const op = { id: newId(), code: 'invalid' as const };
    await addPerson(store(), phone.person);
    await noteRejects(db, phone.person, [{}], [op], T0);
    const left = async (now: number) => {
      await forgetRejects(db, now);
      const rows = await db
        .selectFrom('sync_reject')
        .select('op_id')
        .where('op_id', '=', op.id)
        .execute();
      return rows.length;
    };
    const kept = KEPT_DAYS.rejects * DAY;
    expect([await left(T0 + kept - 1), await left(T0 + kept)]).toEqual([1, 0]);
  });

  test('a space is measured when more than 64 MB were written, not at 64', async () => {
    await phone.push(phone.full(workout, { ...begun(), 's.um.done.phone': done(60_000) }));
    const fill = (bytes: number) =>
      store().db.updateTable('space').set({ bytes }).where('id', '=', phone.space).execute();
    await fill(64 * MB);
    expect(await measureSpaces(store().db)).toBe(0);
    await fill(64 * MB + 1);
    expect(await measureSpaces(store().db)).toBe(1);
  });
});
