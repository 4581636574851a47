import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { linkPeople } from '../../harness/coaching';
import { onEveryDatabase } from '../../harness/databases';
import type { Person } from '../coaching/people';
import { ana, bia, carla, server, withBia, withCarlaAndAna } from '../opened';
import { changeGrant } from '../sync/coach-device';
import { charge, charged, chargedOne, codeOf, MONTHLY, readCharge, readCharges } from './charging';

onEveryDatabase('charges', (database) => {
  let link: string;

  withCarlaAndAna(database);
  withBia();
  beforeEach(async () => {
    const at = server.clock.now();
    const scopes = ['program'] as const;
    link = await linkPeople(server.deps, {
      professional: carla.user.id,
      student: ana.user.id,
      scopes,
      at,
    });
    await linkPeople(server.deps, {
      professional: carla.user.id,
      student: bia.user.id,
      scopes,
      at,
    });
  });

  test('what a professional asks for stands with both, and with nobody else', async () => {
    const id = await chargedOne(carla, [ana.user.id]);
    const told = await readCharge(carla, id);
    expect(told).toMatchObject({
      id,
      as: 'coach',
      other: { id: ana.user.id, name: 'Ana' },
      ...MONTHLY,
      due: '2026-12-10',
      part: 1,
      parts: 1,
      standing: 'open',
      left: 15_000,
      payments: [],
      payee: null,
      stripe: [],
      cancelledAt: null,
    });
    expect(await readCharge(ana, id)).toMatchObject({ as: 'student', other: { name: 'Carla' } });
    expect((await readCharges(ana)).charges).toHaveLength(1);
    expect((await readCharges(bia)).charges).toEqual([]);
  });

  test('many students are charged at once, all or none of them', async () => {
    const ids = await charged(carla, [ana.user.id, bia.user.id]);
    expect(ids).toHaveLength(2);
    expect((await readCharges(carla)).charges.map(({ other }) => other.name).sort()).toEqual([
      'Ana',
      'Bia',
    ]);
    const stranger = await server.signedIn({ email: 'zoe@example.com' });
    const refused = await charge(carla, [ana.user.id, stranger.user.id]);
    expect(codeOf(refused)).toEqual([404, 'unknown_link']);
    expect((await readCharges(carla)).charges).toHaveLength(2);
  });

  test('instalments add up to the centavo, a month apart, and end where a month is short', async () => {
    const form = { parts: 3, due: '2027-01-31', centavos: 10_000, discount: 1 };
    const ids = await charged(carla, [ana.user.id], form);
    const parts = await Promise.all(ids.map((id) => readCharge(ana, id)));
    expect(parts.map(({ part, due, left }) => [part, due, left])).toEqual([
      [1, '2027-01-31', 3333],
      [2, '2027-02-28', 3333],
      [3, '2027-03-31', 3333],
    ]);
    expect(parts.reduce((sum, one) => sum + one.centavos, 0)).toBe(10_000);
    expect(parts.reduce((sum, one) => sum + one.discount, 0)).toBe(1);
    // One notice for all charges together.
    const { body } = await ana.get('/api/notifications/inbox');
    const { notices } = v.parse(
      v.object({ notices: v.array(v.object({ body: v.string() })) }),
      body,
    );
    expect(notices).toEqual([{ body: expect.stringContaining('em 3 parcelas: a primeira') }]);
    // One unreadable row would hide all charges of both people.
    const late = await charge(carla, [ana.user.id], { parts: 2, due: '9999-12-31' });
    expect(codeOf(late)).toEqual([400, 'bad_request']);
    expect((await readCharges(ana)).charges).toHaveLength(3);
    const tiny = await charge(carla, [ana.user.id], { parts: 3, centavos: 3, discount: 1 });
    expect(codeOf(tiny)).toEqual([409, 'too_small']);
  });

  test.each([
    ['nothing to pay', { centavos: 0 }],
    ['half a centavo', { centavos: 100.5 }],
    ['a discount of all of it', { discount: 15_000 }],
    ['a negative discount', { discount: -1 }],
    ['a day that does not exist', { due: '2026-02-30' }],
    ['a zone that does not exist', { zone: 'Marte/Olimpo' }],
    ['no title', { title: ' ' }],
    ['twenty-five parts', { parts: 25 }],
    ['nobody', { for: { kind: 'students', students: [] } }],
  ])('%s is refused', async (_, form) => {
    expect((await charge(carla, [ana.user.id], form)).status).toBe(400);
  });

  test('a charge is changed while nobody paid; its student changes nothing', async () => {
    const id = await chargedOne(carla, [ana.user.id]);
    const form = { ...MONTHLY, title: 'Presencial', centavos: 20_000, discount: 500 };
    const edit = (who: Person) => who.put(`/api/charges/${id}`, { ...form, due: '2026-12-15' });
    expect(codeOf(await edit(ana))).toEqual([404, 'unknown_charge']);
    expect((await edit(carla)).status).toBe(204);
    expect(await readCharge(ana, id)).toMatchObject({
      title: 'Presencial',
      left: 19_500,
      due: '2026-12-15',
    });
    expect(codeOf(await ana.post(`/api/charges/${id}/cancel`))).toEqual([404, 'unknown_charge']);
    expect((await carla.post(`/api/charges/${id}/cancel`)).status).toBe(204);
    expect((await carla.post(`/api/charges/${id}/cancel`)).status).toBe(204);
    expect(await readCharge(ana, id)).toMatchObject({ standing: 'cancelled', left: 0 });
    expect(codeOf(await edit(carla))).toEqual([409, 'charge_settled']);
  });

  test('a form that is sent again, or twice at once, makes what it asks for once', async () => {
    const key = randomUUID();
    const more = { key, parts: 3 };
    const answers = await Promise.all([
      charged(carla, [ana.user.id], more),
      charged(carla, [ana.user.id], more),
    ]);
    const ids = await charged(carla, [ana.user.id], more);
    expect(answers).toEqual([ids, ids]);
    expect(new Set(ids).size).toBe(3);
    expect((await readCharges(ana)).charges).toHaveLength(3);
    expect(codeOf(await charge(carla, [ana.user.id], { key, parts: 4 }))).toEqual([
      409,
      'charge_moving',
    ]);
    const subscribe = () =>
      carla.post('/api/charges/subscriptions', {
        ...MONTHLY,
        key,
        students: [ana.user.id],
        first: '2026-11-27',
        zone: 'America/Sao_Paulo',
      });
    const made = await Promise.all([subscribe(), subscribe()]);
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect((await readCharges(ana)).subscriptions).toHaveLength(1);
    expect((await readCharges(ana)).charges).toHaveLength(4);
  });

  test('a charge of a subscription does not take the day of another, made or to come', async () => {
    const form = { ...MONTHLY, students: [ana.user.id], first: '2026-10-27' };
    const zone = 'America/Sao_Paulo';
    expect((await carla.post('/api/charges/subscriptions', { ...form, zone })).status).toBe(201);
    const { charges } = await readCharges(ana);
    expect(charges.map(({ due }) => due)).toEqual(['2026-11-27', '2026-10-27']);
    const move = (due: string) => carla.put(`/api/charges/${charges[1]?.id}`, { ...MONTHLY, due });
    expect(codeOf(await move('2026-11-27'))).toEqual([409, 'day_taken']);
    expect(codeOf(await move('2027-03-27'))).toEqual([409, 'day_taken']);
    expect((await move('2026-11-30')).status).toBe(204);
    expect((await move('2026-10-27')).status).toBe(204);
  });

  test('a professional counts the sessions of a pack, never more than it holds', async () => {
    const pack = { period: 'sessions', sessions: 10 };
    const id = await chargedOne(carla, [ana.user.id], pack);
    const use = (who: Person, used: number, which = id) =>
      who.put(`/api/charges/${which}/sessions`, { used });
    expect((await use(carla, 3)).status).toBe(204);
    expect((await readCharge(ana, id)).sessionsUsed).toBe(3);
    expect(codeOf(await use(carla, 11))).toEqual([409, 'no_pack']);
    expect(codeOf(await use(ana, 4))).toEqual([404, 'unknown_charge']);
    expect(codeOf(await use(carla, 1, await chargedOne(carla, [ana.user.id])))).toEqual([
      409,
      'no_pack',
    ]);
  });

  test('a pack in parts is one pack, which goes on to the next part when its own is cancelled', async () => {
    const pack = { period: 'sessions', sessions: 10, parts: 3 };
    const [first = '', second = '', third = ''] = await charged(carla, [ana.user.id], pack);
    server.clock.advance(1000);
    const [other = ''] = await charged(carla, [ana.user.id], pack);
    const packs = async () => {
      const each = [first, second, third].map((id) => readCharge(ana, id));
      return (await Promise.all(each)).map(({ sessions, sessionsUsed }) => [
        sessions,
        sessionsUsed,
      ]);
    };
    expect(await packs()).toEqual([
      [10, 0],
      [null, 0],
      [null, 0],
    ]);
    expect((await carla.put(`/api/charges/${first}/sessions`, { used: 4 })).status).toBe(204);
    expect((await carla.post(`/api/charges/${first}/cancel`, {})).status).toBe(204);
    expect(await packs()).toEqual([
      [null, 0],
      [10, 4],
      [null, 0],
    ]);
    expect((await readCharge(ana, other)).sessions).toBe(10);
  });

  test('whose it is not learns nothing of it; an ended link leaves it to both', async () => {
    const id = await chargedOne(carla, [ana.user.id]);
    const never = await bia.get('/api/charges/none');
    expect(codeOf(never)).toEqual([404, 'unknown_charge']);
    for (const one of [id, '%27%20or%201=1', 'x'.repeat(65)]) {
      expect((await bia.get(`/api/charges/${one}`)).text).toBe(never.text);
      const claimed = await bia.post(`/api/charges/${one}/claims`, { note: '', receipt: null });
      expect(claimed.text).toBe(never.text);
    }
    expect((await server.visitor().get(`/api/charges/${id}`)).status).toBe(401);
    await changeGrant(server.connection, link, null, server.clock.now());
    expect((await readCharge(ana, id)).left).toBe(15_000);
    expect((await readCharge(carla, id)).left).toBe(15_000);
    expect(codeOf(await charge(carla, [ana.user.id]))).toEqual([404, 'unknown_link']);
  });

  test('nobody reads the list of them without a pause, which a charge by itself does not wait for', async () => {
    const id = await chargedOne(carla, [ana.user.id]);
    const statuses = [];
    for (let at = 0; at < 121; at += 1) statuses.push((await ana.get('/api/charges')).status);
    expect([statuses[0], statuses[119], statuses[120]]).toEqual([200, 200, 429]);
    expect((await carla.get('/api/charges')).status).toBe(200);
    expect((await ana.get(`/api/charges/${id}`)).status).toBe(200);
    server.clock.advance(2_000);
    expect((await ana.get('/api/charges')).status).toBe(200);
  });

  test('who is under age charges nobody, and a script not all day', async () => {
    await server.connection.db
      .updateTable('user')
      .set({ birthDate: '2010-10-31' })
      .where('id', '=', bia.user.id)
      .execute();
    expect(codeOf(await charge(bia, 'Zeca'))).toEqual([409, 'adults_only']);
    for (let n = 0; n < 60; n += 1) await charge(carla, 'Zeca');
    expect((await charge(carla, 'Zeca')).status).toBe(429);
  });
});
