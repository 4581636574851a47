import { beforeEach, expect, test } from 'vitest';
import { linkPeople } from '../../harness/coaching';
import { storeContract } from '../store-contract';
import { changeGrant } from './coach-device';
import { newId, T0 } from './endpoint';
import { coach, codes, endpoint, phone, student, visit, withVisit } from './opened';

storeContract('messages and versions', (store) => {
  let [link, foreign] = ['', ''];
  const message = { kind: 'message' } as const;

  withVisit(store);
  beforeEach(async () => {
    const scopes = ['program'] as const;
    link = await linkPeople(store(), { professional: coach, student, scopes, at: T0 - 1 });
    foreign = await linkPeople(store(), {
      professional: coach,
      student: `z${newId()}`,
      scopes,
      at: T0 - 1,
    });
  });

  /** A message by either person, as both have it. */
  async function said(by: 'student' | 'coach'): Promise<string> {
    const id = newId();
    const values = { link, from: by === 'coach' ? coach : student, text: 'Boa sessão', at: T0 };
    const results =
      by === 'coach'
        ? await visit.push(visit.full('message', id, values))
        : await phone.push(phone.full(id, values, message));
    expect(codes(results)).toEqual(['ok']);
    return id;
  }

  test('G1m1: nobody writes in another name, and nobody to a link that is not theirs', async () => {
    const values = { link, from: student, text: 'x' };
    const none = await linkPeople(store(), {
      professional: `q${newId()}`,
      student,
      scopes: ['program'] as const,
      at: T0,
    });
    expect(
      codes(
        await visit.push(
          visit.full('message', newId(), values),
          visit.full('message', newId(), { ...values, from: coach, link: foreign }),
          visit.full('message', newId(), { ...values, from: coach, link: none }),
          visit.full('message', newId(), { link, text: 'x' }),
          visit.full('message', newId(), { from: coach, text: 'x' }),
        ),
      ),
    ).toEqual(Array(5).fill('forbidden'));
    expect(
      codes(
        await phone.push(
          phone.full(newId(), { ...values, from: coach }, message),
          phone.full(newId(), { ...values, link: foreign }, message),
          phone.full(newId(), { ...values, readAt: T0 }, message),
          phone.full(newId(), values, message),
        ),
      ),
    ).toEqual(['forbidden', 'forbidden', 'forbidden', 'ok']);
  });

  test('G1m2: who wrote it changes it, the other one says that it was read', async () => {
    for (const by of ['student', 'coach'] as const) {
      const id = await said(by);
      // Each write is later than the one before, on either side.
      const asCoach = (values: Record<string, string | number>) => {
        endpoint.clock += 1;
        return visit.push(visit.set('message', id, values));
      };
      const asStudent = (values: Record<string, string | number>) => {
        endpoint.clock += 1;
        return phone.push(phone.set(id, values, message));
      };
      const [writer, other] = by === 'coach' ? [asCoach, asStudent] : [asStudent, asCoach];
      expect(codes(await writer({ text: 'Bom treino' }))).toEqual(['ok']);
      expect(codes(await writer({ readAt: T0 }))).toEqual(['forbidden']);
      expect(codes(await other({ readAt: T0 }))).toEqual(['ok']);
      expect(codes(await other({ text: 'y' }))).toEqual(['forbidden']);
      for (const one of [writer, other]) {
        expect(codes(await one({ link: foreign }))).toEqual(['forbidden']);
        expect(codes(await one({ from: 'somebody' }))).toEqual(['forbidden']);
        expect(codes(await one({ link }))).toEqual(['ok']);
      }
    }
  });

  test('G1m2 G1m5: a coach removes their own messages, the student all of their space', async () => {
    const [mine, theirs, third] = [await said('coach'), await said('student'), await said('coach')];
    const gone = (device: string) => ({ [`gone.${device}`]: { x: [T0, 9] } });
    const fromCoach = (id: string) => visit.push(visit.set('message', id, gone(visit.device.id)));
    expect(codes(await fromCoach(mine))).toEqual(['ok']);
    expect(codes(await fromCoach(theirs))).toEqual(['forbidden']);
    expect(codes(await phone.push(phone.set(third, gone('phone'), message)))).toEqual(['ok']);
    // Erased as well: only its owner may fill it again.
    await phone.push(phone.set(third, { ...gone('phone'), purge: T0 }, message));
    const again = { link, from: student, text: 'z' };
    expect(codes(await visit.push(visit.full('message', third, again)))).toEqual(['forbidden']);
  });

  test('G1m1 G1m4: after the end nothing more is said, and what was said can still be removed', async () => {
    const id = await said('student');
    await changeGrant(store(), link, null, T0 + 5);
    endpoint.clock = T0 + 10;
    const values = { link, from: student, text: 'x' };
    expect(codes(await phone.push(phone.full(newId(), values, message)))).toEqual(['forbidden']);
    const before = { ...message, stamp: phone.stamp(T0 + 5) };
    expect(codes(await phone.push(phone.full(newId(), values, before)))).toEqual(['ok']);
    const gone = { 'gone.phone': { phone: [T0 + 10, 0] } };
    expect(codes(await phone.push(phone.set(id, gone, message)))).toEqual(['ok']);
  });

  test('G1m4: messages of a coach whose account is gone are the student’s to read and remove', async () => {
    const [mine, theirs] = [await said('student'), await said('coach')];
    await store().db.deleteFrom('coaching_grant').where('link_id', '=', link).execute();
    await store().db.deleteFrom('coaching_link').where('id', '=', link).execute();
    const push = (id: string, values: Parameters<typeof phone.set>[1]) => {
      endpoint.clock += 1;
      return phone.push(phone.set(id, values, message));
    };
    expect(codes(await push(theirs, { readAt: T0 }))).toEqual(['ok']);
    expect(codes(await push(theirs, { text: 'y' }))).toEqual(['forbidden']);
    for (const id of [mine, theirs]) {
      const gone = { 'gone.phone': { phone: [endpoint.clock + 1, 0] } };
      expect(codes(await push(id, gone))).toEqual(['ok']);
    }
    const values = { link, from: student, text: 'x' };
    expect(codes(await phone.push(phone.full(newId(), values, message)))).toEqual(['forbidden']);
  });

  test('G3: a published version names its coach and is never changed', async () => {
    const id = newId();
    const version = { program: 'f1', number: 1, at: T0, by: coach, note: 'Bloco 1' };
    const write = (record: string, values: Record<string, string | number>) =>
      visit.push(visit.full('program-version', record, values));
    expect(codes(await write(newId(), { ...version, by: student }))).toEqual(['forbidden']);
    expect(codes(await write(id, version))).toEqual(['ok']);
    expect(codes(await write(id, version))).toEqual(['ok']);
    expect(codes(await write(id, { ...version, note: 'Bloco 2' }))).toEqual(['forbidden']);
    // The whole version is removed, as after undoing a carried change of a template.
    const gone = { [`gone.${visit.device.id}`]: { x: [T0, 9] } };
    expect(codes(await visit.push(visit.set('program-version', id, gone)))).toEqual(['ok']);
  });
});
