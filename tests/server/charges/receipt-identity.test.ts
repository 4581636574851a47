import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../harness/databases';
import type { Person } from '../coaching/people';
import { ana, bia, carla, server, withBia, withCoachedAna } from '../opened';
import { sendRecords } from '../sending';
import { chargedOne, codeOf } from './charging';

onEveryDatabase('the numbers on a receipt', (database) => {
  let id: string;

  withCoachedAna(database);
  withBia();
  beforeEach(async () => {
    id = await chargedOne(carla, [ana.user.id]);
  });

  const put = (who: Person, taxNumber: unknown) => who.put('/api/charges/identity', { taxNumber });
  const receipt = (who: Person) => who.get(`/api/charges/${id}/receipt`);
  const pay = () =>
    carla.post(`/api/charges/${id}/payments`, {
      id: '0192a0f0-0000-7000-8000-000000000001',
      method: 'cash',
      centavos: 15_000,
      day: '2026-11-20',
      note: '',
    });

  test('are those that each gave, for the two of a paid charge alone', async () => {
    await put(ana, '11144477735');
    await put(carla, '12ABC34501DE35');
    await sendRecords(carla, carla.user.id, server.clock.now(), [
      { kind: 'professional', id: 'self', values: { cref: '194882-G/SP' } },
    ]);
    const none = { payer: { taxNumber: null }, payee: { taxNumber: null, cref: null } };
    expect((await receipt(carla)).body).toEqual(none);
    await pay();
    const people = {
      payer: { taxNumber: '11144477735' },
      payee: { taxNumber: '12ABC34501DE35', cref: '194882-G/SP' },
    };
    for (const who of [ana, carla]) expect((await receipt(who)).body).toEqual(people);
    expect(codeOf(await receipt(bia))).toEqual([404, 'unknown_charge']);
    expect((await ana.get('/api/charges')).text).not.toContain('11144477735');
    await put(ana, null);
    expect((await receipt(carla)).body).toMatchObject({ payer: { taxNumber: null } });
  });

  test('have valid check digits', async () => {
    for (const bad of ['11144477736', '111.444.777-35', '11111111111', '', 5]) {
      expect((await put(ana, bad)).status).toBe(400);
    }
    expect((await ana.get('/api/charges/identity')).body).toEqual({ taxNumber: null });
  });

  test('leave with their account, and are in its copy', async () => {
    await put(ana, '11144477735');
    await pay();
    const { text } = await ana.get('/api/account/data');
    expect(text).toContain('"receipt_identity"');
    expect(text).toContain('11144477735');
    const { db } = server.connection;
    await db.deleteFrom('user').where('id', '=', ana.user.id).execute();
    expect(await db.selectFrom('receipt_identity').selectAll().execute()).toEqual([]);
  });
});
