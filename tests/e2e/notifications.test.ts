import type { BrowserContext, CDPSession, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../server/db/transaction';
import { tellPerson } from '../../server/device/tell';
import { untilWorkerControls } from '../pwa/worker-page';
import { drawReceiver } from '../server/device/receiver';
import { axeInBothThemes } from './axe-steps';
import { app, browser, withApp } from './opened';
import { BENCH, createPerson, goTo, openDevice, signIn } from './person-steps';
import { addExercise, disc, discardRunning, startEmpty } from './workout-steps';

const EMAIL = 'lia@example.com';

let phone: BrowserContext;
let page: Page;
let devtools: CDPSession;

/**
 * No push service answers here, so the browser's part of a subscription is simulated with real
 * keys.
 */
async function subscribeAtTheEdge(context: BrowserContext): Promise<void> {
  const { subscription: keys } = drawReceiver();
  await context.addInitScript((drawn) => {
    let held: PushSubscription | null = null;
    PushManager.prototype.getSubscription = async () => held;
    PushManager.prototype.subscribe = async (options) => {
      const key = String(options?.applicationServerKey).replaceAll('-', '+').replaceAll('_', '/');
      const bytes = Uint8Array.from(atob(key), (char) => char.charCodeAt(0));
      held = {
        endpoint: 'https://push.example.com/lia',
        expirationTime: null,
        options: { applicationServerKey: bytes.buffer, userVisibleOnly: true },
        getKey: () => null,
        toJSON: () => ({ endpoint: 'https://push.example.com/lia', keys: drawn }),
        unsubscribe: async () => {
          held = null;
          return true;
        },
      };
      return held;
    };
  }, keys);
}

/** Sends a notice to the person, like a feature of the server. */
async function tell(key: string, words: { title: string; body: string; path: string }) {
  const { db, close } = app.open();
  const noticeMail = { always: async () => {}, chosen: async () => {} };
  try {
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', EMAIL)
      .executeTakeFirstOrThrow();
    const telling = { person: id, kind: 'account' as const, key, ...words };
    await inTransaction(db, (trx) => tellPerson({ now: Date.now, noticeMail }, trx, telling));
  } finally {
    await close();
  }
}

withApp({}, true);

beforeAll(async () => {
  await createPerson(app, 'Lia Prado', EMAIL);
  phone = await openDevice(browser, app);
  await subscribeAtTheEdge(phone);
  page = await phone.newPage();
  await signIn(page, EMAIL);
  await untilWorkerControls(page);
  devtools = await phone.newCDPSession(page);
});

const here = () => page.getByRole('switch', { name: 'Receber avisos neste aparelho' });

/** Raises the push event, like the browser for a message of its push service. */
async function deliver(kind: string, words: { title: string; body: string; path: string }) {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(
        ({ scopeURL, isDeleted }) => scopeURL.startsWith(app.url) && !isDeleted,
      );
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { title, body, path } = words;
  const notification = { title, body, navigate: `${app.url}${path}`, tag: kind, data: { kind } };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: app.url,
    registrationId: await registered,
    data: JSON.stringify({ web_push: 8030, notification }),
  });
  await devtools.send('ServiceWorker.disable');
}

const shown = () =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title);
  });

/** The app's request for the end of a rest; resolves with the answer's status. */
const restCall = (method: 'PUT' | 'DELETE') =>
  page
    .waitForResponse(
      (answer) =>
        /notifications\/rest\//.test(answer.url()) && answer.request().method() === method,
    )
    .then((answer) => answer.status());

test('a device is turned on by a switch, a rest is scheduled, and what is pushed is shown', async () => {
  const { targetInfo } = await devtools.send('Target.getTargetInfo');
  const permit = (setting: 'denied' | 'granted') =>
    devtools.send('Browser.setPermission', {
      permission: { name: 'notifications' },
      setting,
      origin: app.url,
      ...(targetInfo.browserContextId ? { browserContextId: targetInfo.browserContextId } : {}),
    });
  await permit('denied');
  await goTo(page, '/app/settings/notifications');
  // After a refusal the screen explains how to undo it.
  await page.getByText('Os avisos estão bloqueados').waitFor();
  expect(await here().isDisabled()).toBe(true);
  await permit('granted');
  await here().click();
  await page.getByText('Fim do descanso com a tela bloqueada').waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Este aparelho' }).waitFor();
  await page.getByRole('switch', { name: 'Treino do dia' }).click();
  await page.getByLabel('Hora do lembrete').fill('07:15');
  expect(await axeInBothThemes(page)).toEqual([]);

  await startEmpty(page);
  await addExercise(page, BENCH);
  const scheduled = restCall('PUT');
  await disc(page, 1, 3).click();
  expect(await scheduled).toBe(204);
  const cancelled = restCall('DELETE');
  await page.getByRole('button', { name: 'Pular descanso' }).click();
  expect(await cancelled).toBe(204);

  const workout = { title: 'Descanso terminado', body: 'Hora da próxima série.' };
  const today = { title: 'Treino de hoje', body: 'Está no app.', path: '/app/profile' };
  // DevTools drops messages while a stopped worker starts; a push service keeps them.
  await expect
    .poll(async () => {
      await deliver('today', today);
      return shown();
    })
    .toEqual(['Treino de hoje']);
  // The app is visible, so its own alarm rings.
  await deliver('rest', { ...workout, path: '/app/workout' });
  await expect.poll(shown).toEqual(['Treino de hoje']);

  // After a push, a stopped worker is a new instance.
  const worker = phone.serviceWorkers().at(-1) ?? (await phone.waitForEvent('serviceworker'));
  const tapped = await worker.evaluate<string>(`(async () => {
    // The notification of a rest may exist for a moment before it is closed.
    const notification = (await registration.getNotifications()).find(({ tag }) => tag === 'today');
    try {
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    } catch {}
    return notification.title;
  })()`);
  expect(tapped).toBe('Treino de hoje');
  await page.getByRole('heading', { level: 1, name: 'Lia Prado' }).waitFor();
  await expect.poll(shown).toEqual([]);
  await discardRunning(page);
});

test('the inbox is read, marked, and shown as it was without network', async () => {
  await tell('one', {
    title: 'Primeiro aviso',
    body: 'A senha da conta mudou.',
    path: '/app/account',
  });
  await tell('two', { title: 'Segundo aviso', body: 'Uma entrada nova.', path: '/app/account' });
  await page.goto('/app/profile');
  await page.getByRole('link', { name: /^Avisos\s*\d+ novos$/ }).waitFor();
  await page.getByRole('navigation', { name: 'Principal' }).getByText(/^\d+$/).waitFor();
  await page.getByRole('link', { name: /^Avisos/ }).click();
  const today = page.getByRole('list', { name: 'Hoje' });
  await today.getByText('Não lido: Primeiro aviso').waitFor();
  expect(await today.getByRole('link').first().innerText()).toContain('Segundo aviso');
  expect(await axeInBothThemes(page)).toEqual([]);

  await today.getByRole('link', { name: /Primeiro aviso/ }).click();
  await page.waitForURL('**/app/account');
  await goTo(page, '/app/inbox');
  await today.getByText('Não lido: Segundo aviso').waitFor();
  await expect.poll(() => today.getByText('Não lido: Primeiro aviso').count()).toBe(0);

  await phone.setOffline(true);
  await page.reload();
  await page.getByText('Sem conexão. Estes são os avisos da última vez.').waitFor();
  await today.getByText('Primeiro aviso').waitFor();
  await phone.setOffline(false);
  await page.reload();
  await page.getByRole('button', { name: 'Marcar tudo como lido' }).click();
  await page.getByText('Nenhum novo').waitFor();
});

test('a device that is turned off here gets no more', async () => {
  await goTo(page, '/app/settings/notifications');
  await here().click();
  await page.getByText('Nenhum aparelho seu recebe avisos.').waitFor();
  await expect.poll(() => here().isChecked()).toBe(false);
});
