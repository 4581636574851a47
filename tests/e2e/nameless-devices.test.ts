import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { addDays, localDay } from '#domain/local-day';
import { chargeLinkSchema, madeChargesSchema } from '#protocol/charges/charges';
import { madeInvitationSchema } from '#protocol/coaching/invitations';
import { builtDist } from '../harness/built-server';
import { linkPeople, sessionOf } from './coaching-steps';
import { fillSignUpForm, mailedCode } from './entry-steps';
import {
  begin,
  closingDevices,
  heldKey,
  known,
  logFirst,
  newPhone,
  onServer,
  workoutsShown,
} from './nameless-steps';
import { app, withApp } from './opened';
import { createPerson, fillSignIn } from './person-steps';
import { finish, reopener } from './workout-steps';

withApp();
closingDevices();

/** A phone with a finished workout without an account, which the server has. */
async function trainedPhone() {
  const page = await newPhone();
  await begin(page);
  await logFirst(page);
  await finish(page);
  const { id } = await known(page);
  await expect.poll(() => onServer(id)).toHaveLength(1);
  return { page, id };
}

describe('a person without an account on two devices', () => {
  test('has one training on each, and both come into the account they sign in to', async () => {
    const [phone, tablet] = [await trainedPhone(), await trainedPhone()];
    expect(phone.id).not.toBe(tablet.id);
    expect(await workoutsShown(phone.page)).toBe(1);
    expect(await workoutsShown(tablet.page)).toBe(1);
    const all = [...(await onServer(phone.id)), ...(await onServer(tablet.id))].sort();

    await createPerson(app, 'Lia', 'lia@example.com');
    for (const { page } of [phone, tablet]) {
      await page.goto('/login');
      await fillSignIn(page, 'lia@example.com');
      await page.getByRole('navigation', { name: 'Principal' }).waitFor();
      await expect.poll(() => heldKey(page), { timeout: 30_000 }).toBeNull();
    }
    const { id } = await known(tablet.page);
    expect(await known(phone.page)).toEqual({ id, email: 'lia@example.com' });
    await expect.poll(() => onServer(id)).toEqual(all);
    for (const { page, id: nameless } of [phone, tablet]) {
      expect(await onServer(nameless)).toEqual([]);
      await expect.poll(() => workoutsShown(page)).toBe(2);
    }
  });
});

describe('a training that nobody used for 60 days', () => {
  test('is gone from the server, and the device says so and still gives all of it out', async () => {
    const { page, id } = await trainedPhone();
    const [workout = ''] = await onServer(id);
    await page.goto('about:blank');
    const connection = app.open();
    const long = { seen_at: 1 };
    await connection.db.updateTable('nameless_account').set(long).execute();
    await connection.db
      .updateTable('session')
      .set({ usedAt: 1 })
      .where('userId', '=', id)
      .execute();
    await connection.close();
    // The server erases what is due when it starts.
    await app.deploy(builtDist());
    await expect.poll(() => onServer(id)).toEqual([]);

    await page.goto('/');
    await page.getByRole('heading', { level: 1, name: 'Apagado do servidor' }).waitFor();
    await page.getByText('sem uso por 60 dias').waitFor();
    await page.getByText('Neste aparelho ainda há uma cópia').waitFor();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Salvar um arquivo' }).tap();
    const file = await readFile(await (await saving).path());
    expect(gunzipSync(file).toString()).toContain(workout);
    await page.getByRole('button', { name: 'Apagar deste aparelho' }).tap();
    await page.getByRole('button', { name: 'Apagar', exact: true }).tap();
    await page.getByRole('link', { name: 'Treinar agora' }).waitFor();
    expect(await heldKey(page)).toBeNull();
  });
});

describe('links of a coach', () => {
  const CARLA = 'carla@example.com';

  test('an invitation names the ways to an account, and is accepted with the training in it', async () => {
    await createPerson(app, 'Carla', CARLA);
    const coach = await sessionOf(app, CARLA);
    const form = { label: '', scopes: ['program', 'log'], uses: 1, days: 7 };
    const made = v.parse(madeInvitationSchema, await coach.post('/api/coaching/invitations', form));
    const page = await newPhone();
    await begin(page);
    await logFirst(page);
    const { id } = await known(page);
    await page.goto(`/links/${made.token}`);
    await page.getByRole('heading', { level: 1, name: 'Treinar com Carla' }).waitFor();
    expect(await page.getByRole('button', { name: 'Aceitar e compartilhar' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Criar conta e continuar' }).tap();
    await fillSignUpForm(page, { name: 'Rui', email: 'rui@example.com' });
    await page.getByLabel('Código').fill(await mailedCode(app, 'rui@example.com'));
    await page.waitForURL(/\/links\//);
    await page.getByRole('button', { name: 'Aceitar e compartilhar' }).tap();
    await page.getByRole('heading', { level: 1, name: 'Carla acompanha você' }).waitFor();
    expect((await known(page)).id).toBe(id);
    await page.goto('/app/workout');
    await reopener(page, 1).waitFor();
  });

  test('a charge says no amount before its person signs in, and then is there to be paid', async () => {
    await createPerson(app, 'Marta', 'marta@example.com');
    await createPerson(app, 'Eva', 'eva@example.com');
    const student = await linkPeople(app, 'marta@example.com', 'eva@example.com', ['program']);
    const coach = await sessionOf(app, 'marta@example.com');
    await coach.put('/api/charges/payee', {
      name: 'Marta Reis',
      city: 'Sorocaba',
      pix: { kind: 'email', key: 'marta@example.com' },
    });
    const charged = await coach.post('/api/charges', {
      plan: null,
      title: 'Consultoria',
      includes: '',
      period: 'once',
      centavos: 22_000,
      discount: 0,
      discountReason: '',
      sessions: null,
      for: { kind: 'students', students: [student] },
      due: addDays(localDay(Date.now(), 'America/Sao_Paulo'), 6),
      parts: 1,
      zone: 'America/Sao_Paulo',
    });
    const [charge = ''] = v.parse(madeChargesSchema, charged).ids;
    const link = await coach.post(`/api/charges/${charge}/link`, {});
    const { page, id } = await trainedPhone();
    await page.goto(v.parse(chargeLinkSchema, link).address);
    await page.getByRole('heading', { level: 1, name: 'Cobrança de Marta' }).waitFor();
    expect(await page.getByText('220').count()).toBe(0);
    await page.getByRole('link', { name: 'Entrar e ver a cobrança' }).tap();
    await fillSignIn(page, 'eva@example.com');
    await page.getByText('R$ 220,00').first().waitFor();
    await expect.poll(() => onServer(id), { timeout: 30_000 }).toEqual([]);
    await expect.poll(() => workoutsShown(page)).toBe(1);
  });

  test('the address of a payment comes back whole after an account was made', async () => {
    const page = await newPhone();
    await begin(page);
    await page.goto('/app/payments/checkout?token=abc');
    await page.getByRole('heading', { level: 1, name: 'Para isto, crie a sua conta' }).waitFor();
    const to = await page.getByRole('link', { name: 'Já tenho conta' }).getAttribute('href');
    expect(to).toBe('/login?token=abc&redirect=%2Fapp%2Fpayments%2Fcheckout');
  });
});
