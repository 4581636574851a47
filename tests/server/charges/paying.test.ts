import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { onEveryDatabase } from '../../harness/databases';
import type { Visitor } from '../../harness/visitor';
import { comment, jpeg, place } from '../account/photo/jpeg-sample';
import { ana, bia, carla, server, withBia, withCoachedAna } from '../opened';
import { chargedOne, codeOf, MONTHLY, readCharge } from './charging';

onEveryDatabase('paying outside of Stripe', (database) => {
  let id: string;

  withCoachedAna(database);
  withBia();
  beforeEach(async () => {
    id = await chargedOne(carla, [ana.user.id]);
  });

  const idIn = (body: unknown) => v.parse(v.object({ id: v.string() }), body).id;
  const say = (who: Visitor, receipt: Buffer | null = null, charge = id) =>
    who.post(`/api/charges/${charge}/claims`, {
      note: 'Do Itaú',
      receipt: receipt?.toString('base64') ?? null,
    });
  const said = async () => idIn((await say(ana)).body);
  const found = (who: Visitor, payment: string, centavos = 15_000) =>
    who.put(`/api/charges/${id}/claims/${payment}`, { found: true, centavos, day: '2026-11-20' });
  const notFound = (who: Visitor, payment: string) =>
    who.put(`/api/charges/${id}/claims/${payment}`, { found: false });
  const record = (who: Visitor, form: object = {}) =>
    who.post(`/api/charges/${id}/payments`, {
      id: randomUUID(),
      method: 'cash',
      centavos: 15_000,
      day: '2026-11-20',
      note: '',
      ...form,
    });
  const undo = (who: Visitor, payment: string) =>
    who.delete(`/api/charges/${id}/payments/${payment}`);
  const standing = async () => {
    const told = await readCharge(carla, id);
    return [told.standing, told.left];
  };

  test('cash that is sent again, or twice at once, is noted once; other words under its name are not', async () => {
    const form = { id: randomUUID(), centavos: 5000 };
    const both = await Promise.all([record(carla, form), record(carla, form)]);
    expect([...both, await record(carla, form)].map(({ status }) => status)).toEqual([
      201, 201, 201,
    ]);
    expect(await standing()).toEqual(['partial', 10_000]);
    expect(codeOf(await record(carla, { ...form, centavos: 6000 }))).toEqual([
      409,
      'charge_moving',
    ]);
    const [payment = ''] = (await readCharge(carla, id)).payments.map((one) => one.id);
    expect(payment).toBe(form.id);
    await undo(carla, payment);
    expect((await record(carla, form)).status).toBe(201);
    expect(await standing()).toEqual(['open', 15_000]);
  });

  test('two tabs that note the same part: one does, the other learns that something came', async () => {
    const both = await Promise.all([1, 2].map(() => record(carla, { centavos: 5000, paid: 0 })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await standing()).toEqual(['partial', 10_000]);
    expect((await record(carla, { centavos: 5000, paid: 5000 })).status).toBe(201);
  });

  test('the student says that they paid, the professional finds it: both see it', async () => {
    const payment = await said();
    expect(await readCharge(carla, id)).toMatchObject({
      standing: 'claimed',
      left: 15_000,
      payments: [{ id: payment, method: 'pix-own', state: 'claimed', note: 'Do Itaú' }],
    });
    expect(codeOf(await say(ana))).toEqual([409, 'charge_pending']);
    expect(codeOf(await found(ana, payment))).toEqual([404, 'unknown_charge']);
    expect((await found(carla, payment)).status).toBe(204);
    // The request is repeated, as after a lost answer.
    expect((await found(carla, payment)).status).toBe(204);
    expect(await readCharge(ana, id)).toMatchObject({
      standing: 'paid',
      left: 0,
      payments: [{ state: 'settled', day: '2026-11-20', settledAt: server.clock.now() }],
    });
    expect(codeOf(await say(ana))).toEqual([409, 'charge_settled']);
    expect(codeOf(await notFound(carla, payment))).toEqual([409, 'charge_moving']);
    expect(codeOf(await undo(ana, payment))).toEqual([409, 'charge_moving']);
    expect((await undo(carla, payment)).status).toBe(204);
    expect(await standing()).toEqual(['open', 15_000]);
  });

  test('what was not found can be told again, and taken back before it is answered', async () => {
    const first = await said();
    expect((await notFound(carla, first)).status).toBe(204);
    expect(await standing()).toEqual(['open', 15_000]);
    const second = await said();
    expect(codeOf(await undo(bia, second))).toEqual([404, 'unknown_charge']);
    expect(codeOf(await undo(carla, second))).toEqual([409, 'charge_moving']);
    expect((await undo(ana, second)).status).toBe(204);
    expect((await undo(ana, second)).status).toBe(204);
    expect(codeOf(await found(carla, second))).toEqual([409, 'charge_moving']);
    expect(await standing()).toEqual(['open', 15_000]);
  });

  test('part of it leaves the rest to be paid; nothing is changed or cancelled over a word', async () => {
    const payment = await said();
    const edit = () => carla.put(`/api/charges/${id}`, { ...MONTHLY, due: '2026-12-20' });
    expect(codeOf(await edit())).toEqual([409, 'charge_moving']);
    expect(codeOf(await carla.post(`/api/charges/${id}/cancel`))).toEqual([409, 'charge_pending']);
    expect(codeOf(await record(carla))).toEqual([409, 'charge_pending']);
    expect((await found(carla, payment, 5000)).status).toBe(204);
    expect(await standing()).toEqual(['partial', 10_000]);
    expect(codeOf(await edit())).toEqual([409, 'charge_moving']);
    const rest = await say(ana);
    expect((await readCharge(ana, id)).payments[1]).toMatchObject({ centavos: 10_000 });
    expect((await found(carla, idIn(rest.body), 10_000)).status).toBe(204);
    expect(await standing()).toEqual(['paid', 0]);
  });

  test('the professional notes money that came, and takes a slip of the finger back', async () => {
    expect(codeOf(await record(ana))).toEqual([404, 'unknown_charge']);
    const answer = await record(carla, { centavos: 20_000, method: 'transfer' });
    expect(answer.status).toBe(201);
    expect(await standing()).toEqual(['paid', 0]);
    // The surplus is recorded, to be refunded.
    expect((await readCharge(carla, id)).payments[0]).toMatchObject({ centavos: 20_000 });
    expect(codeOf(await record(carla))).toEqual([409, 'charge_settled']);
    expect(codeOf(await undo(ana, idIn(answer.body)))).toEqual([409, 'charge_moving']);
    expect((await undo(carla, idIn(answer.body))).status).toBe(204);
    expect(await standing()).toEqual(['open', 15_000]);
  });

  test.each([
    ['a card that nobody swiped here', { method: 'card' }],
    ['nothing', { centavos: 0 }],
    ['a part of a centavo', { centavos: 0.5 }],
    ['a text for a sum', { centavos: '15000' }],
    ['no day', { day: 'ontem' }],
    ['a story', { note: 'x'.repeat(201) }],
  ])('%s is refused as a payment', async (_, form) => {
    expect((await record(carla, form)).status).toBe(400);
  });

  test('a receipt is seen by both, without what its file said of the place; by nobody else', async () => {
    const payment = idIn((await say(ana, jpeg(600, 1200, { extra: [place, comment] }))).body);
    const at = `/api/charges/${id}/payments/${payment}/receipt`;
    expect((await readCharge(carla, id)).payments[0]?.receipt).toBe(true);
    for (const who of [ana, carla]) {
      const { status, headers, text } = await who.get(at);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(text).not.toContain('GPS');
    }
    expect(codeOf(await bia.get(at))).toEqual([404, 'unknown_charge']);
    expect((await server.visitor().get(at)).status).toBe(401);
    await undo(ana, payment);
    expect(codeOf(await ana.get(at))).toEqual([404, 'unknown_payment']);
  });

  test('a PDF is a receipt that is saved and never shown as a page', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n');
    const payment = idIn((await say(ana, pdf)).body);
    const at = `/api/charges/${id}/payments/${payment}/receipt`;
    for (const who of [ana, carla]) {
      const { status, headers, text } = await who.get(at);
      expect([status, text]).toEqual([200, pdf.toString()]);
      expect(headers.get('content-type')).toBe('application/pdf');
      expect(headers.get('content-disposition')).toMatch(/^attachment/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/\bsandbox$/);
    }
    expect(codeOf(await bia.get(at))).toEqual([404, 'unknown_charge']);
    await undo(ana, payment);
    expect(codeOf(await ana.get(at))).toEqual([404, 'unknown_payment']);
    for (const file of ['%PDF-1.7 <script>', '<html>%PDF-1.7\n%%EOF', 'PDF-1.7 %%EOF']) {
      expect(codeOf(await say(ana, Buffer.from(file)))).toEqual([400, 'bad_receipt']);
    }
    const heavy = Buffer.concat([pdf, Buffer.alloc(500_001, 32), Buffer.from('%%EOF')]);
    expect(codeOf(await say(ana, heavy))).toEqual([400, 'bad_receipt']);
  });

  test('what is no picture is no receipt, and nothing is told by it', async () => {
    for (const file of [Buffer.from('<svg onload=alert(1)>'), jpeg(8, 8), jpeg(9000, 40)]) {
      expect(codeOf(await say(ana, file))).toEqual([400, 'bad_receipt']);
    }
    expect((await say(ana, Buffer.alloc(600_000))).status).toBe(413);
    const heavy = Buffer.concat([jpeg(600, 600), Buffer.alloc(500_001)]);
    expect(codeOf(await say(ana, heavy))).toEqual([400, 'bad_receipt']);
    expect(await standing()).toEqual(['open', 15_000]);
  });

  test("a payment of another charge is not this one's", async () => {
    const other = await chargedOne(carla, [ana.user.id]);
    const payment = idIn((await say(ana, jpeg(600, 600), other)).body);
    expect(codeOf(await found(carla, payment))).toEqual([404, 'unknown_payment']);
    expect(codeOf(await undo(ana, payment))).toEqual([404, 'unknown_payment']);
    const picture = await ana.get(`/api/charges/${id}/payments/${payment}/receipt`);
    expect(codeOf(picture)).toEqual([404, 'unknown_payment']);
    expect((await readCharge(ana, other)).standing).toBe('claimed');
  });

  test('of two tabs that tell the same one is heard, whoever of the two tells it', async () => {
    const claims = await Promise.all([say(ana), say(ana), say(ana)]);
    expect(claims.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const payment = (await readCharge(ana, id)).payments[0]?.id ?? '';
    const [answered, withdrawn] = await Promise.all([found(carla, payment), undo(ana, payment)]);
    const kept = await readCharge(ana, id);
    expect(kept.payments).toHaveLength(1);
    if (answered.status === 204) {
      expect([withdrawn.status, kept.standing]).toEqual([409, 'paid']);
    } else {
      expect([withdrawn.status, answered.status, kept.standing]).toEqual([204, 409, 'open']);
    }
  });

  test('money is noted once, however often it is sent at the same moment', async () => {
    const tries = await Promise.all([record(carla), record(carla), record(carla), say(ana)]);
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await readCharge(carla, id)).payments).toHaveLength(1);
  });
});
