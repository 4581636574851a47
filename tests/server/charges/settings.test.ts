import { expect, test } from 'vitest';
import type { Json } from '#domain/record/registers';
import { DAY, MINUTE } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import { PASSWORD } from '../../harness/server';
import type { Visitor } from '../../harness/visitor';
import { ana, carla, server, withCoachedAna } from '../opened';
import { sendRecords } from '../sending';
import { chargedOne, codeOf, readCharge } from './charging';

onEveryDatabase('how a professional is paid', (database) => {
  withCoachedAna(database);

  const usual = { ladder: [-3, 0, 3, 7], wordings: {}, overdue: 'none', overdueDays: 7 };
  const payee = {
    name: 'Carla Souza',
    city: 'Sorocaba',
    pix: { kind: 'email', key: 'carla@example.com' },
  };
  const keep = (form: object) => carla.put('/api/charges/settings', { ...usual, ...form });
  const hold = (who: Visitor) => who.get(`/api/charges/hold/${ana.user.id}`);

  test('reminders and what is late are as chosen, of each professional apart', async () => {
    expect((await carla.get('/api/charges/settings')).body).toEqual(usual);
    const chosen = { ladder: [5, -1], wordings: { '5': 'Oi, {nome}' }, overdue: 'hold' };
    expect((await keep(chosen)).status).toBe(204);
    expect((await carla.get('/api/charges/settings')).body).toEqual({
      ...usual,
      ...chosen,
      ladder: [-1, 5],
    });
    expect((await ana.get('/api/charges/settings')).body).toEqual(usual);
    for (const bad of [{ ladder: [1, 1] }, { ladder: [90] }, { overdue: 'block' }]) {
      expect((await keep(bad)).status).toBe(400);
    }
  });

  test('where the money goes changes under a proof, and a mail tells of it', async () => {
    const put = (form: object = {}) => carla.put('/api/charges/payee', { ...payee, ...form });
    expect((await carla.get('/api/charges/payee')).body).toBeNull();
    expect((await put()).status).toBe(204);
    expect((await carla.get('/api/charges/payee')).body).toEqual(payee);
    expect((await ana.get('/api/charges/payee')).body).toBeNull();
    const told = async () =>
      (await server.mails()).filter(({ subject }) => subject.includes('recebimento'));
    expect((await told()).map(({ to }) => to)).toEqual(['carla@example.com']);
    expect((await told())[0]?.text).not.toContain('Sorocaba');
    // An equal value is no change.
    await put();
    expect(await told()).toHaveLength(1);

    server.clock.advance(6 * MINUTE);
    const other = { pix: { kind: 'email', key: 'eva@example.com' } };
    expect(codeOf(await put(other))).toEqual([403, 'password_needed']);
    expect(codeOf(await put({ ...other, password: 'x' }))).toEqual([403, 'wrong_password']);
    expect((await carla.get('/api/charges/payee')).body).toEqual(payee);
    expect((await put({ ...other, password: PASSWORD })).status).toBe(204);
    expect(await told()).toHaveLength(2);
    expect((await put({ pix: { kind: 'cpf', key: '1' } })).status).toBe(400);
    // The settings of reminders stay.
    expect((await carla.get('/api/charges/settings')).body).toEqual(usual);
  });

  const told = async () =>
    (await server.mails()).filter(({ subject }) => subject.includes('recebimento'));
  const profile = { name: 'Carla Souza', pix: { kind: 'email', key: 'carla@example.com' } };
  const sendProfile = (values: Readonly<Record<string, Json>>) =>
    sendRecords(carla, carla.user.id, server.clock.now(), [
      { kind: 'professional', id: 'self', values },
    ]);

  test('a first key sent with the profile makes the next charge payable, without a proof', async () => {
    server.clock.advance(6 * MINUTE);
    expect((await sendProfile({ ...profile, city: 'Sorocaba', 's.pix': 'done' })).status).toBe(200);
    expect((await carla.get('/api/charges/payee')).body).toEqual(payee);
    expect(await told()).toHaveLength(1);
    const id = await chargedOne(carla, [ana.user.id]);
    expect((await readCharge(ana, id)).payee).toEqual(payee);

    // A later key of the profile redirects money: it waits for a proof.
    server.clock.advance(MINUTE);
    await sendProfile({ pix: { kind: 'email', key: 'eva@example.com' } });
    expect((await readCharge(ana, id)).payee).toEqual(payee);
    expect(await told()).toHaveLength(1);
  });

  test('the first payee needs no proof before the first charge, and one after it', async () => {
    server.clock.advance(6 * MINUTE);
    const put = () => carla.put('/api/charges/payee', { ...payee, city: '' });
    const id = await chargedOne(carla, [ana.user.id]);
    expect(codeOf(await put())).toEqual([403, 'password_needed']);
    await sendProfile(profile);
    expect((await readCharge(ana, id)).payee).toBeNull();
    await server.connection.db.deleteFrom('charge').execute();
    expect((await put()).status).toBe(204);
    expect((await carla.get('/api/charges/payee')).body).toEqual({ ...payee, city: '' });
  });

  test('asks for a proof when two requests bring a first payee at the same moment', async () => {
    server.clock.advance(6 * MINUTE);
    const keys = ['carla@example.com', 'eva@example.com'];
    const answers = await Promise.all(
      keys.map((key) => carla.put('/api/charges/payee', { ...payee, pix: { kind: 'email', key } })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([204, 403]);
    expect(answers.find(({ status }) => status === 403)?.body).toMatchObject({
      code: 'password_needed',
    });
    const stored = keys[statuses.indexOf(204)];
    expect((await carla.get('/api/charges/payee')).body).toMatchObject({ pix: { key: stored } });
    expect(await told()).toHaveLength(1);
  });

  test('a key sent with the profile earlier is used by the first charge', async () => {
    await sendProfile(profile);
    await server.connection.db.deleteFrom('charge_settings').execute();
    const id = await chargedOne(carla, [ana.user.id]);
    expect((await readCharge(ana, id)).payee).toEqual({ ...payee, city: '' });
  });

  test('names a stored landline to its professional as no key any more, and hides it from payers', async () => {
    await carla.put('/api/charges/payee', payee);
    const id = await chargedOne(carla, [ana.user.id]);
    const landline = { kind: 'phone', key: '+557132555724' };
    await server.connection.db
      .updateTable('charge_settings')
      .set({ pix_kind: landline.kind, pix_key: landline.key })
      .execute();
    const { name, city } = payee;
    expect((await carla.get('/api/charges/payee')).body).toEqual({
      ...{ name, city, pix: null },
      invalidPix: landline,
    });
    expect((await readCharge(ana, id)).payee).toEqual({ name, city, pix: null });
    expect((await ana.get(`/api/charges/${id}`)).text).not.toContain('3255');
    // Another key takes its place.
    expect((await carla.put('/api/charges/payee', payee)).status).toBe(204);
    expect((await carla.get('/api/charges/payee')).body).toEqual(payee);
  });

  test('a key that was removed does not come back with the profile', async () => {
    await sendProfile(profile);
    await carla.put('/api/charges/payee', { ...payee, pix: null });
    server.clock.advance(MINUTE);
    await sendProfile({ ...profile, bio: 'Treino sem pressa.' });
    expect((await carla.get('/api/charges/payee')).body).toEqual({ ...payee, pix: null });
  });

  test('a professional who wants it is warned of what is late, and nobody else', async () => {
    await chargedOne(carla, [ana.user.id], { due: '2026-11-22' });
    server.clock.advance(10 * DAY);
    expect((await hold(carla)).body).toEqual({ charge: null });
    await keep({ overdue: 'hold', overdueDays: 7 });
    // The 30th is the eighth day after the due day.
    expect((await hold(carla)).body).toMatchObject({ charge: { due: '2026-11-22', left: 15_000 } });
    expect((await hold(ana)).body).toEqual({ charge: null });
    await keep({ overdue: 'hold', overdueDays: 8 });
    expect((await hold(carla)).body).toEqual({ charge: null });
  });
});
