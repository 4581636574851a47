import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, localDay } from '../../src/domain/local-day';
import { ZONE } from '../harness/zone';
import { PASSWORD } from './entry-steps';
import { importPast } from './import-steps';
import { app, browser, page, signedIn } from './opened';
import { endOtherSessions, fillSignIn, goTo, openDevice, openTab } from './person-steps';

const EMAIL = 'lia.busca@example.com';
/** Each has characters with a meaning in addresses, or looks already encoded. */
const HOSTILE = ['80%de', '50%25', 'a+b', 'ç & é', '%', '#', '%E0%A4%A', 'a=b&q=c', '?x#y/z'];

signedIn('Lia', EMAIL);

beforeAll(async () => {
  const today = localDay(Date.now(), ZONE);
  const workouts = [3, 10].map((days) => [addDays(today, -days), 60] as const);
  await importPast(page, { workouts, exercise: 'Bench Press (Barbell)', sets: 2 });
});

const field = () => page.getByRole('searchbox');
const typed = (text: string) => expect.poll(() => field().inputValue()).toBe(text);
/** The query as the browser decodes it from the address. */
const asked = () => new URL(page.url()).searchParams.get('q');

describe.each(['/app/exercises', '/app/progress/exercises', '/app/history'])('at %s', (path) => {
  test.each(HOSTILE)(
    'finds "%s" in the search again when reloaded and on the way back',
    async (text) => {
      await goTo(page, path);
      await field().fill(text);
      await expect.poll(asked).toBe(text);
      await typed(text);

      await page.reload();
      await typed(text);
      // The address was not rewritten meanwhile.
      expect(asked()).toBe(text);

      await goTo(page, '/app/help');
      await page.getByRole('heading', { level: 1, name: 'Ajuda' }).waitFor();
      await page.goBack();
      await typed(text);
      expect(asked()).toBe(text);
      await field().fill('');
    },
  );
});

describe('through sign-in', () => {
  test('opens the same search with all parameters when a visitor had to sign in', async () => {
    const visitor = await openTab(await openDevice(browser, app, { serviceWorkers: 'block' }));
    const wanted = new URLSearchParams([['q', '80%de'], ...HOSTILE.map((text) => ['x', text])]);
    const hash = `#${encodeURIComponent('80%de')}`;
    await visitor.goto(`/app/exercises?${wanted}${hash}`);
    await visitor.waitForURL('**/login?**');
    const login = new URL(visitor.url()).searchParams;
    expect(login.getAll('x')).toEqual(HOSTILE);
    expect(login.get('redirect')).toBe('/app/exercises');

    // Each entry page passes the parameters on to the others.
    await visitor.getByRole('link', { name: 'Criar conta' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Criar conta' }).waitFor();
    await visitor.getByRole('link', { name: 'Entrar', exact: true }).click();
    await visitor.getByRole('link', { name: 'Esqueci a senha' }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Esqueci a senha' }).waitFor();
    await visitor.getByRole('link', { name: 'Entrar', exact: true }).click();
    await visitor.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    const around = new URL(visitor.url());
    expect([...around.searchParams]).toEqual([...login]);
    expect(around.hash).toBe(hash);

    await fillSignIn(visitor, EMAIL);
    await visitor.waitForURL((url) => url.pathname === '/app/exercises');
    const box = visitor.getByRole('searchbox');
    await expect.poll(() => box.inputValue()).toBe('80%de');
    await visitor.context().close();
  });

  test('hands on every parameter as it was when the screen leaves the address alone', async () => {
    const visitor = await openTab(await openDevice(browser, app, { serviceWorkers: 'block' }));
    const wanted = new URLSearchParams(HOSTILE.map((text) => ['x', text]));
    await visitor.goto(`/app/help/changelog?${wanted}#place`);
    await visitor.waitForURL('**/login?**');
    await fillSignIn(visitor, EMAIL);
    await visitor.waitForURL((url) => url.pathname === '/app/help/changelog');
    const after = new URL(visitor.url());
    expect([...after.searchParams]).toEqual([...wanted]);
    expect(after.hash).toBe('#place');
    await visitor.context().close();
  });

  test('opens the same path when it holds an encoded sign', async () => {
    const visitor = await openTab(await openDevice(browser, app, { serviceWorkers: 'block' }));
    await visitor.goto('/app/exercises/50%2525%20off');
    await visitor.waitForURL('**/login?**');
    await fillSignIn(visitor, EMAIL);
    await visitor.waitForURL('**/app/exercises/50%2525%20off');
    await visitor.context().close();
  });

  test('opens the same list when the sync pill led to signing in', async () => {
    // On desktop the sync pill is beside the navigation of every screen.
    await page.setViewportSize({ width: 1280, height: 800 });
    await goTo(page, '/app/exercises');
    await field().fill('80%de');
    await expect.poll(asked).toBe('80%de');
    await endOtherSessions(app, EMAIL);
    await page.reload();
    await page.getByRole('button', { name: 'Entre de novo' }).click();
    await page.getByRole('heading', { level: 1, name: 'Entre de novo' }).waitFor();
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/app/exercises');
    await typed('80%de');
  });
});
