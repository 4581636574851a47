import { describe, expect, test } from 'vitest';
import { untilWorkerControls } from '../pwa/worker-page';
import { fillSignUpForm, mailedCode } from './entry-steps';
import {
  anyDisc,
  begin,
  closingDevices,
  heldKey,
  known,
  logFirst,
  newDevice,
  newPhone,
  onServer,
  taps,
  workoutsShown,
} from './nameless-steps';
import { app, withApp } from './opened';
import { BENCH, createPerson, fillSignIn, signIn, untilSent } from './person-steps';
import { addExercise, finish, logTyped, reopener, startEmpty } from './workout-steps';

withApp();
closingDevices();

describe('without an account', () => {
  test('a first set is stored within five taps of the landing, and reaches the server', async () => {
    const page = await newPhone();
    await begin(page);
    await logFirst(page);
    const count = await taps(page);
    console.info(`Taps from the landing to the first stored set: ${count}`);
    expect(count).toBeLessThanOrEqual(5);
    const { id, email } = await known(page);
    expect(email).toBe('');
    await expect.poll(() => onServer(id)).toHaveLength(1);
    await page.goto('/app/profile');
    await page.getByRole('heading', { level: 1, name: 'Sem conta' }).waitFor();
    await page.getByText('depois de 60 dias sem uso').waitFor();
    for (const path of [
      '/app/body',
      '/app/health',
      '/app/coaches',
      '/app/charges',
      '/app/agenda',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Para isto, crie a sua conta' }).waitFor();
    }
  });

  test('trains on without network after the first page, and is sent when it comes back', async () => {
    const page = await newPhone();
    await begin(page);
    await untilWorkerControls(page);
    await page.context().setOffline(true);
    await logFirst(page);
    await page.reload();
    await reopener(page, 1).waitFor();
    await finish(page);
    await page.context().setOffline(false);
    const { id } = await known(page);
    await expect.poll(() => onServer(id)).toHaveLength(1);
    await page.goto('/');
    await page.getByRole('heading', { name: 'Criar conta para não perder' }).waitFor();
  });

  test('begins on the device alone where the server does not answer, and claims once later', async () => {
    const page = await newPhone();
    const device = page.context();
    await device.route('**/api/**', (route) => route.abort());
    await page.goto('/start');
    await anyDisc(page).waitFor();
    await logFirst(page);
    const { id } = await known(page);
    expect(await onServer(id)).toEqual([]);
    await device.unroute('**/api/**');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => onServer(id)).toHaveLength(1);
    expect((await known(page)).id).toBe(id);
  });

  test('erases everything, here and on the server, when its person leaves', async () => {
    const page = await newPhone();
    await begin(page);
    await logFirst(page);
    const { id } = await known(page);
    await expect.poll(() => onServer(id)).toHaveLength(1);
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Sair e apagar tudo' }).tap();
    await page.getByRole('button', { name: 'Apagar tudo', exact: true }).tap();
    await page.getByRole('link', { name: 'Treinar agora' }).waitFor();
    expect(await onServer(id)).toEqual([]);
    expect(await heldKey(page)).toBeNull();
    const left = await page.evaluate(async () => (await indexedDB.databases()).map((d) => d.name));
    expect(left.filter((name) => name?.includes(id))).toEqual([]);
  });
});

describe('the account that comes later', () => {
  test('a sign-up keeps the same account with everything', async () => {
    const page = await newPhone();
    await begin(page);
    await logFirst(page);
    const { id } = await known(page);
    await expect.poll(() => onServer(id)).toHaveLength(1);
    await page.goto('/app/health');
    await page.getByRole('link', { name: 'Criar conta' }).tap();
    await fillSignUpForm(page, { name: 'Nina', email: 'nina@example.com' });
    await page.getByLabel('Código').fill(await mailedCode(app, 'nina@example.com'));
    await page.waitForURL(/\/app\/health$/);
    expect(await known(page)).toEqual({ id, email: 'nina@example.com' });
    await expect.poll(() => heldKey(page)).toBeNull();
    await page.goto('/app/workout');
    await reopener(page, 1).waitFor();
    expect(await onServer(id)).toHaveLength(1);
  });

  /** An account with a workout of its own, and a phone with a finished one without a sign-up. */
  async function bothSides(email: string) {
    await createPerson(app, 'Bia', email);
    const first = await newDevice();
    const own = await first.newPage();
    await signIn(own, email);
    await startEmpty(own);
    await addExercise(own, BENCH);
    await logTyped(own, '60');
    await finish(own);
    await untilSent(own);
    const account = (await known(own)).id;
    const phone = await newPhone();
    await begin(phone);
    await logFirst(phone);
    await finish(phone);
    const nameless = (await known(phone)).id;
    await expect.poll(() => onServer(nameless)).toHaveLength(1);
    return { own, account, phone, nameless };
  }

  test('a sign-in joins the workouts of both sides, each once, and erases the nameless account', async () => {
    const { own, account, phone, nameless } = await bothSides('bia@example.com');
    const [mine, theirs] = [await onServer(account), await onServer(nameless)];
    const ficha = await onServer(nameless, 'program');
    await phone.goto('/login');
    await phone.getByText('entram na sua conta').waitFor();
    await fillSignIn(phone, 'bia@example.com');
    await phone.getByRole('navigation', { name: 'Principal' }).waitFor();
    await expect.poll(() => onServer(account)).toEqual([...mine, ...theirs].sort());
    await expect.poll(() => onServer(nameless)).toEqual([]);
    await expect.poll(() => heldKey(phone)).toBeNull();
    expect(await onServer(account, 'program')).toEqual(ficha);
    await expect.poll(() => workoutsShown(phone)).toBe(2);
    await own.goto('/');
    await expect.poll(() => workoutsShown(own)).toBe(2);
  });

  test('a kill in the middle loses and doubles nothing', async () => {
    const { account, phone, nameless } = await bothSides('cora@example.com');
    const all = [...(await onServer(account)), ...(await onServer(nameless))].sort();
    const device = phone.context();
    // The records go, and the answer that would end it never comes.
    await device.route('**/api/account/nameless/joined', (route) => route.abort());
    await phone.goto('/login');
    await fillSignIn(phone, 'cora@example.com');
    await phone.getByRole('navigation', { name: 'Principal' }).waitFor();
    await expect.poll(() => onServer(account)).toEqual(all);
    await phone.close();
    await device.unroute('**/api/account/nameless/joined');
    const again = await device.newPage();
    await again.goto('/');
    await expect.poll(() => onServer(nameless), { timeout: 30_000 }).toEqual([]);
    expect(await onServer(account)).toEqual(all);
    await expect.poll(() => workoutsShown(again)).toBe(2);
    await expect.poll(() => heldKey(again)).toBeNull();
  });

  test('what was never sent comes along too', async () => {
    await createPerson(app, 'Davi', 'davi@example.com');
    const page = await newPhone();
    const device = page.context();
    await device.route('**/api/{sync,auth/nameless}**', (route) => route.abort());
    await device.route('**/api/auth/nameless/**', (route) => route.abort());
    await begin(page);
    await logFirst(page);
    const nameless = (await known(page)).id;
    await page.goto('/login');
    await fillSignIn(page, 'davi@example.com');
    await page.waitForURL((url) => url.pathname !== '/login');
    const account = (await known(page)).id;
    expect(account).not.toBe(nameless);
    await page.goto('/app/workout');
    await reopener(page, 1).waitFor();
    await device.unrouteAll();
    await page.reload();
    await expect.poll(() => onServer(account), { timeout: 30_000 }).toHaveLength(1);
    expect(await onServer(nameless)).toEqual([]);
    await expect.poll(() => heldKey(page), { timeout: 30_000 }).toBeNull();
  });
});
