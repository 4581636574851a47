import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { chargeLinkSchema, checkoutSchema, LINK_DAYS } from '#protocol/charges/charges';
import { chargeTokens } from '../../../server/charges/link';
import { DAY } from '../../harness/clock';
import { onEveryDatabase } from '../../harness/databases';
import type { Visitor } from '../../harness/visitor';
import { jpeg } from '../account/photo/jpeg-sample';
import { invite, type Person } from '../coaching/people';
import { ana, bia, carla, server, withBia, withCoachedAna } from '../opened';
import { charged, chargedOne, codeOf, MONTHLY, readCharge, readCharges } from './charging';

onEveryDatabase('the link of a charge', (database) => {
  withCoachedAna(database);
  withBia();
  beforeEach(async () => {
    await carla.put('/api/charges/payee', {
      name: 'Carla Mendes',
      city: 'São Paulo',
      pix: { kind: 'email', key: 'carla@example.com' },
    });
  });

  const tokenOf = async (who: Visitor, id: string, what = 'link') => {
    const { status, text, body } = await who.post(`/api/charges/${id}/${what}`);
    if (status !== 200) throw new Error(text);
    const { address } = v.parse(chargeLinkSchema, body);
    return address.slice(address.lastIndexOf('/') + 1);
  };
  const open = (who: Visitor, token: string) => who.get(`/api/checkout/${token}`);
  const opened = async (who: Visitor, token: string) =>
    v.parse(checkoutSchema, (await open(who, token)).body);
  const take = (who: Visitor, token: string) => who.post(`/api/checkout/${token}/mine`);
  /** Signs in again, after a longer absence than a session lasts. */
  const again = async (email: string) => {
    const back = server.visitor();
    await back.post('/api/auth/sign-in/email', { email, password: 'quatro anilhas de cobre' });
    return back;
  };

  test('names the earliest other open charge of a plan as the next one, and its amount', async () => {
    const agreed = { ...MONTHLY, discount: 1000, discountLeft: 1 };
    const form = { ...agreed, students: [ana.user.id], zone: 'America/Sao_Paulo' };
    // The server's clock is at 2026-11-20.
    const made = await carla.post('/api/charges/subscriptions', { ...form, first: '2026-10-27' });
    expect(made.status).toBe(201);
    const [november, october] = (await readCharges(carla)).charges;
    expect([november?.due, october?.due]).toEqual(['2026-11-27', '2026-10-27']);
    const next = async (id = '') => {
      const told = await opened(ana, await tokenOf(carla, id));
      return [told.next, told.nextCentavos];
    };
    expect(await next(october?.id)).toEqual(['2026-11-27', 15_000]);
    expect(await next(november?.id)).toEqual(['2026-10-27', 14_000]);
    // A claimed payment waits for its answer, and not for the payer.
    const claim = await ana.post(`/api/charges/${october?.id}/claims`, { note: '', receipt: null });
    expect(claim.status).toBe(201);
    expect(await next(november?.id)).toEqual(['2026-12-27', 15_000]);
    const [claimed] = (await readCharge(ana, october?.id ?? '')).payments;
    await ana.delete(`/api/charges/${october?.id}/payments/${claimed?.id}`);
    expect(await next(november?.id)).toEqual(['2026-10-27', 14_000]);
    const money = { method: 'cash', centavos: 14_000, day: '2026-11-20', note: '' };
    await carla.post(`/api/charges/${october?.id}/payments`, { ...money, id: randomUUID() });
    expect(await next(november?.id)).toEqual(['2026-12-27', 15_000]);
  });

  test('leads its student to the checkout with what to pay and whom; its professional sees it', async () => {
    const id = await chargedOne(carla, [ana.user.id]);
    const token = await tokenOf(carla, id);
    expect(await opened(ana, token)).toMatchObject({
      whose: 'mine',
      stripeKey: null,
      next: null,
      charge: {
        id,
        as: 'student',
        left: 15_000,
        payee: {
          name: 'Carla Mendes',
          city: 'São Paulo',
          pix: { kind: 'email', key: 'carla@example.com' },
        },
      },
    });
    expect(await opened(carla, token)).toMatchObject({ whose: 'own', charge: { payee: null } });
    expect((await opened(ana, await tokenOf(ana, id))).charge.id).toBe(id);
    expect(codeOf(await open(bia, token))).toEqual([403, 'charge_of_another']);
    expect(codeOf(await take(bia, token))).toEqual([403, 'charge_of_another']);
    expect(codeOf(await open(server.visitor(), token))).toEqual([401, 'no_session']);
    expect(codeOf(await bia.post(`/api/charges/${id}/link`))).toEqual([404, 'unknown_charge']);
    expect(codeOf(await bia.post(`/api/charges/${id}/link/renew`))).toEqual([
      404,
      'unknown_charge',
    ]);
  });

  test('tells whoever looks who charges, and nothing of the charge', async () => {
    const id = await chargedOne(carla, [ana.user.id]);
    const token = await tokenOf(carla, id);
    const look = (who: Visitor, what: string) => who.get(`/api/links/${what}`);
    const none = { cref: null, crefStatus: 'declared', city: null, handle: null, photo: null };
    const charge = (professional: object | null) => ({ type: 'charge', professional });
    for (const who of [server.visitor(), ana, bia]) {
      expect((await look(who, token)).body).toEqual(charge({ name: 'Carla', ...none }));
    }
    const renewed = await tokenOf(carla, id, 'link/renew');
    expect((await look(bia, token)).body).toEqual(charge(null));
    const { db } = server.connection;
    const suspension = { user_id: carla.user.id, reason: 'Golpe', at: 1 };
    await db.insertInto('account_suspension').values(suspension).execute();
    expect((await look(bia, renewed)).body).toEqual(charge(null));
    await db.deleteFrom('account_suspension').execute();
    const invitation = await invite(carla);
    expect((await look(bia, invitation.token)).body).toMatchObject({ type: 'invitation' });
    expect(codeOf(await open(bia, invitation.token))).toEqual([404, 'unknown_charge']);
    const accepting = { scopes: ['program'], version: '2026-11-20' };
    expect((await bia.post(`/api/links/${token}/accept`, accepting)).status).not.toBe(200);
  });

  test('shows the photo of who charges without a public page, until the link is over', async () => {
    const id = await chargedOne(carla, [ana.user.id]);
    const token = await tokenOf(carla, id);
    const visitor = server.visitor();
    const look = async () => (await visitor.get(`/api/links/${token}`)).body;
    const photo = () => visitor.get(`/api/links/${token}/photo`);
    expect(await look()).toMatchObject({ professional: { photo: null } });
    expect(codeOf(await photo())).toEqual([404, 'no_photo']);
    const { body } = await carla.put('/api/account/photo', {
      image: jpeg(320, 320).toString('base64'),
    });
    expect(await look()).toMatchObject({ professional: { handle: null, ...Object(body) } });
    const answer = await photo();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    await tokenOf(carla, id, 'link/renew');
    expect(codeOf(await photo())).toEqual([404, 'no_photo']);
  });

  test('is over after its days, and at once when another one is made in its place', async () => {
    const id = await chargedOne(carla, [ana.user.id]);
    const first = await tokenOf(carla, id);
    const second = await tokenOf(carla, id, 'link/renew');
    expect(codeOf(await open(ana, first))).toEqual([410, 'charge_link_over']);
    expect((await open(ana, second)).status).toBe(200);
    server.clock.advance(LINK_DAYS * DAY - 2000);
    const back = await again('ana@example.com');
    expect((await open(back, second)).status).toBe(200);
    server.clock.advance(2000);
    expect(codeOf(await open(back, second))).toEqual([410, 'charge_link_over']);
    expect(codeOf(await take(back, second))).toEqual([410, 'charge_link_over']);
  });

  test('is not made by hand: another charge, version, end or secret', async () => {
    const id = await chargedOne(carla, [ana.user.id]);
    const token = await tokenOf(carla, id);
    const forged = chargeTokens('outro segredo').of(id, 1, server.clock.now() + DAY);
    for (const one of [forged, `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 'x']) {
      expect(codeOf(await open(ana, one))).toEqual([404, 'unknown_charge']);
    }
    expect((await server.visitor().get(`/api/links/${forged}`)).status).toBe(404);
  });

  test('by name is nobody’s, until the person who was sent it says that it is theirs', async () => {
    const id = await chargedOne(carla, 'Bia da academia');
    const token = await tokenOf(carla, id);
    const look = await opened(bia, token);
    expect(look).toMatchObject({ whose: 'nobody', charge: { payee: null, payments: [] } });
    expect((await readCharges(bia)).charges).toEqual([]);
    expect(codeOf(await bia.get(`/api/charges/${id}`))).toEqual([404, 'unknown_charge']);
    expect(codeOf(await take(carla, token))).toEqual([409, 'own_charge']);
    expect((await take(bia, token)).status).toBe(204);
    expect((await take(bia, token)).status).toBe(204);
    expect(await opened(bia, token)).toMatchObject({
      whose: 'mine',
      charge: { payee: { name: 'Carla Mendes' } },
    });
    expect((await readCharge(carla, id)).other).toEqual({ id: bia.user.id, name: 'Bia' });
    expect(codeOf(await open(ana, token))).toEqual([403, 'charge_of_another']);
    expect(codeOf(await take(ana, token))).toEqual([403, 'charge_of_another']);
  });

  test('of two who say at once that it is theirs one has it', async () => {
    const id = await chargedOne(carla, 'Quem vier');
    const token = await tokenOf(carla, id);
    const [first, second] = await Promise.all([take(ana, token), take(bia, token)]);
    expect([first.status, second.status].sort()).toEqual([204, 403]);
    const owner = first.status === 204 ? ana : bia;
    expect((await readCharge(carla, id)).other.id).toBe(owner.user.id);
    expect((await readCharges(owner === ana ? bia : ana)).charges).toEqual([]);
  });

  test('of one part brings the others of the same agreement, and of no other', async () => {
    const ids = await charged(carla, 'Bia', { parts: 3 });
    server.clock.advance(1000);
    const other = await chargedOne(carla, 'Bia');
    await take(bia, await tokenOf(carla, ids[1] ?? ''));
    const mine = (await readCharges(bia)).charges.map((one) => one.id).sort();
    expect(mine).toEqual([...ids].sort());
    expect((await readCharge(carla, other)).other.id).toBeNull();
  });

  test('of a professional whose account rests asks nobody new, and sends nobody to their key', async () => {
    const mine = await chargedOne(carla, [ana.user.id]);
    const byName = await chargedOne(carla, 'Bia');
    const [token, other] = [await tokenOf(carla, mine), await tokenOf(carla, byName)];
    await server.connection.db
      .insertInto('account_suspension')
      .values({ user_id: carla.user.id, reason: 'Golpe', at: 1 })
      .execute();
    expect(codeOf(await open(bia, other))).toEqual([404, 'unknown_charge']);
    expect(codeOf(await take(bia, other))).toEqual([404, 'unknown_charge']);
    expect((await opened(ana, token)).charge).toMatchObject({ left: 15_000, payee: null });
  });

  test('opens for each person by themselves when many share one address', async () => {
    const token = await tokenOf(carla, await chargedOne(carla, [ana.user.id]));
    const behindOne = (who: Person) => {
      const browser = server.visitor('198.51.100.77');
      return () => browser.get(`/api/checkout/${token}`, { cookie: who.cookies() });
    };
    for (const open of [behindOne(ana), behindOne(carla)]) {
      for (let n = 0; n < 100; n += 1) expect((await open()).status).toBe(200);
    }
  });

  test('is not tried through by a script', async () => {
    let last = 0;
    for (let n = 0; n < 130 && last !== 429; n += 1) {
      last = (await open(bia, 'A'.repeat(52))).status;
    }
    expect(last).toBe(429);
  });
});
