import type { BrowserContext, Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { app, browser, withApp } from './opened';
import {
  createPerson,
  endOtherSessions,
  fillSignIn,
  goTo,
  openDevice,
  openTab,
  SQUAT,
  signIn,
  untilSent,
} from './person-steps';
import { addExercise, disc, startEmpty } from './workout-steps';

const ANA = { name: 'Ana Prado', email: 'ana.saida@example.com' };
const BIA = { name: 'Bia Ramos', email: 'bia.saida@example.com' };
const DORA = { name: 'Dora Lins', email: 'dora.saida@example.com' };
const CAIO = { name: 'Caio Brandão', email: 'caio.saida@example.com' };
/** Settings of the device, not of the person. */
const DEVICE_KEYS = ['vite-ui-theme', 'font', 'left-hand', 'sound', 'vibrate', 'wake-lock'];

const sentSchema = v.looseObject({
  ops: v.array(v.object({ id: v.string(), stamp: v.unknown() })),
});

withApp();

beforeAll(async () => {
  for (const { name, email } of [ANA, BIA, CAIO, DORA]) await createPerson(app, name, email);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const landed = (page: Page) => page.getByRole('heading', { level: 1, name: /Uma série/ }).waitFor();

async function startDevice(email: string): Promise<{ device: BrowserContext; page: Page }> {
  const device = await openDevice(browser, app);
  const page = await openTab(device);
  await signIn(page, email);
  return { device, page };
}

/** Starts a workout with three open sets, and syncs it. */
async function train(page: Page): Promise<void> {
  await startEmpty(page);
  await addExercise(page, SQUAT);
  await untilSent(page);
}

async function logSet(page: Page, nth: number, of: number): Promise<void> {
  await disc(page, nth, of).click();
  await page.getByText(`${nth} de ${of} séries`).first().waitFor();
}

/** Everything that this browser stores for the app, as text. */
function keptBy(page: Page) {
  return page.evaluate(async () => {
    const files: string[] = [];
    const root = await navigator.storage.getDirectory();
    for await (const name of root.keys()) files.push(name);
    const cached: string[] = [];
    for (const cache of await caches.keys()) {
      const answers = await (await caches.open(cache)).keys();
      cached.push(...answers.map(({ url }) => new URL(url).pathname));
    }
    return {
      databases: (await indexedDB.databases()).map(({ name }) => name),
      files,
      cached,
      local: Object.entries({ ...localStorage }),
      session: Object.entries({ ...sessionStorage }),
    };
  });
}

async function expectNothingOf(person: typeof ANA, page: Page): Promise<void> {
  await expect.poll(() => keptBy(page)).toMatchObject({ databases: [], files: [] });
  const { cached, local, session } = await keptBy(page);
  expect(cached.filter((path) => path.startsWith('/api'))).toEqual([]);
  const keys = local.map(([key]) => key).filter((key) => !DEVICE_KEYS.includes(key));
  expect(keys.filter((key) => key !== 'anilha.sign-out-owed')).toEqual([]);
  const everything = JSON.stringify([cached, local, session]);
  for (const trace of [person.name, person.email]) expect(everything).not.toContain(trace);
  const shown = await page.locator('body').innerText();
  expect(shown).not.toContain(person.name);
  expect(shown).not.toContain(SQUAT);
}

describe('with everything sent', () => {
  let device: BrowserContext;
  let page: Page;
  let other: Page;

  beforeAll(async () => {
    ({ device, page } = await startDevice(ANA.email));
    await train(page);
    other = await openTab(device);
    // An unfinished ficha text waits on this device, and is deleted with its person's data.
    await other.goto('/app/programs/new');
    await other.getByRole('button', { name: 'Digitar ou colar' }).click();
    await other.getByRole('textbox', { name: 'Texto da ficha' }).fill('agachamento livre 3x8');
    await other.goto('/app/workout');
    await other.getByRole('heading', { level: 2, name: SQUAT }).waitFor();
  });
  afterAll(() => device?.close());

  test('who leaves is out at once, and nothing of them stays on the device', async () => {
    await goTo(page, '/app/settings');
    await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'light'));
    await goTo(page, '/app/profile');
    await page.getByText('Tudo está neste aparelho e no servidor.').waitFor();
    await button(page, 'Sair deste aparelho').click();
    await landed(page);
    expect(new URL(page.url()).pathname).toBe('/');
    await expectNothingOf(ANA, page);
    expect(await page.evaluate(() => localStorage.getItem('vite-ui-theme'))).toBe('light');
  });

  test('the other tab goes with it, and brings nothing back', async () => {
    await other.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    await other.reload();
    await other.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    await expectNothingOf(ANA, other);
  });

  test('the next person on this browser sees nothing of the first', async () => {
    await signIn(page, BIA.email);
    await goTo(page, '/app/history');
    await page.getByRole('heading', { level: 1, name: 'Histórico' }).waitFor();
    await goTo(page, '/app/profile');
    await page.getByText('Tudo está neste aparelho e no servidor.').waitFor();
    expect((await keptBy(page)).databases).toHaveLength(1);
    const shown = await page.locator('body').innerText();
    expect(shown).toContain(BIA.name);
    expect(shown).not.toContain(ANA.name);
    await goTo(page, '/app/workout');
    await page.getByText('Nenhum treino em andamento').waitFor();
  });

  test("what one person wrote is refused in another's session", async () => {
    const status = await page.evaluate(async () => {
      const body = {
        proto: 1,
        schema: 1,
        account: 'outra-pessoa',
        device: 'abcdefghij',
        spaces: [],
        ops: [],
      };
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      return (await fetch('/api/sync', init)).status;
    });
    expect(status).toBe(409);
  });
});

describe('without network and with sets unsent', () => {
  let device: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    ({ device, page } = await startDevice(ANA.email));
    await goTo(page, '/app/workout');
    await page.getByRole('heading', { level: 2, name: SQUAT }).waitFor();
    await device.setOffline(true);
    await logSet(page, 1, 3);
    await goTo(page, '/app/profile');
  });
  afterAll(() => device?.close());

  test('it says so, offers to wait, and names what would be lost', async () => {
    await button(page, 'Sair deste aparelho').click();
    await page.getByRole('heading', { name: '1 registro por enviar' }).waitFor();
    await page.getByText(/sessão no servidor só termina quando este aparelho/).waitFor();
    await button(page, 'Sair mesmo assim e perder 1 registro').waitFor();
    await button(page, 'Esperar e enviar').click();
    await page
      .getByText('será enviado quando a internet voltar', { exact: false })
      .last()
      .waitFor();
  });

  test('who cancels keeps everything', async () => {
    await button(page, 'Cancelar').click();
    await goTo(page, '/app/workout');
    await page.getByText('1 de 3 séries').first().waitFor();
    await page.reload();
    await page.getByText('1 de 3 séries').first().waitFor();
  });

  test('who leaves all the same is out, and nothing of them stays', async () => {
    await goTo(page, '/app/profile');
    await button(page, 'Sair deste aparelho').click();
    await button(page, 'Sair mesmo assim e perder 1 registro').click();
    await landed(page);
    await page.getByText('A sessão no servidor termina quando houver internet.').first().waitFor();
    await expectNothingOf(ANA, page);
    await page.reload();
    await landed(page);
  });

  test('back online the session is ended, instead of letting the person in again', async () => {
    const ended = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/sign-out'));
    await device.setOffline(false);
    expect((await ended).status()).toBe(200);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('anilha.sign-out-owed')))
      .toBeNull();
    await page.goto('/app/history');
    await page.getByRole('heading', { level: 1, name: 'Entrar' }).waitFor();
    const session = await page.evaluate(async () => (await fetch('/api/auth/get-session')).json());
    expect(session).toBeNull();
    await expectNothingOf(ANA, page);
  });

  test('what was lost by choice is lost, what was sent is there again', async () => {
    await fillSignIn(page, ANA.email);
    await goTo(page, '/app/workout');
    await page.getByRole('heading', { level: 2, name: SQUAT }).waitFor();
    await page.getByText('0 de 3 séries').first().waitFor();
  });
});

test('online with sets on their way it waits until they are sent', async () => {
  const { device, page } = await startDevice(ANA.email);
  await goTo(page, '/app/workout');
  await page.getByRole('heading', { level: 2, name: SQUAT }).waitFor();
  await device.setOffline(true);
  await logSet(page, 1, 3);
  await goTo(page, '/app/profile');
  await button(page, 'Sair deste aparelho').click();
  await button(page, 'Sair mesmo assim e perder 1 registro').waitFor();
  await device.setOffline(false);
  // The network is back, so the sheet may already show that nothing is pending.
  await page.getByRole('button', { name: /^(Esperar e enviar|Sair)$/ }).click();
  await landed(page);
  await expectNothingOf(ANA, page);
  await device.close();

  const elsewhere = await startDevice(ANA.email);
  await goTo(elsewhere.page, '/app/workout');
  await elsewhere.page.getByText('1 de 3 séries').first().waitFor();
  await elsewhere.device.close();
});

test('a set of another tab that comes while the session is ended is asked about, not lost', async () => {
  const { device, page } = await startDevice(DORA.email);
  await train(page);
  const other = await openTab(device);
  await other.goto('/app/workout');
  await disc(other, 1, 3).waitFor();
  await goTo(page, '/app/profile');
  await page.route('**/api/auth/sign-out', async (route) => {
    const ended = await route.fetch();
    await logSet(other, 1, 3);
    await route.fulfill({ response: ended });
  });
  await button(page, 'Sair deste aparelho').click();
  await button(page, 'Sair mesmo assim e perder 1 registro').waitFor();
  await button(page, 'Cancelar').click();
  await page.getByText('Entrar de novo', { exact: true }).click();
  await page.getByRole('heading', { name: 'Entre de novo' }).waitFor();
  await fillSignIn(page, DORA.email);
  await untilSent(page);
  await device.close();
  const next = await startDevice(DORA.email);
  await next.page.goto('/app/workout');
  await next.page.getByText('1 de 3 séries').first().waitFor();
  await next.device.close();
});

test('what the server refuses while it is waited for stays, and nobody is signed out over it', async () => {
  const { device, page } = await startDevice(CAIO.email);
  await train(page);
  let ask: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  let online = false;
  await device.route('**/api/sync', async (route) => {
    if (!online) return route.abort();
    await asked;
    const request = v.parse(sentSchema, route.request().postDataJSON());
    const answer = await route.fetch({ postData: JSON.stringify({ ...request, ops: [] }) });
    const results = request.ops.map(({ id, stamp }) => ({ id, stamp, code: 'too_large' }));
    return route.fulfill({ response: answer, json: { ...(await answer.json()), results } });
  });
  await logSet(page, 1, 3);
  await goTo(page, '/app/profile');
  await button(page, 'Sair deste aparelho').click();
  online = true;
  await button(page, 'Esperar e enviar').click();
  ask();
  await page.getByRole('heading', { name: 'Há mudanças recusadas' }).waitFor();
  await page.getByText('1 mudança foi recusada pelo servidor e só existe aqui').waitFor();
  await button(page, 'Cancelar').click();
  await button(page, 'Exportar').waitFor();
  await device.close();
});

test('a session that ends during an offline workout costs nothing', async () => {
  const { device, page } = await startDevice(ANA.email);
  await goTo(page, '/app/workout');
  await page.getByText('1 de 3 séries').first().waitFor();
  await device.setOffline(true);
  await logSet(page, 2, 3);
  await endOtherSessions(app, ANA.email);
  await device.setOffline(false);
  const pill = button(page, 'Entre de novo para enviar');
  await pill.waitFor();

  // The workout continues, also after a restart.
  await logSet(page, 3, 3);
  await page.reload();
  await page.getByText('3 de 3 séries').first().waitFor();

  // Another person signs in meanwhile: she neither sees nor sends Ana's data.
  await pill.click();
  await page.getByRole('heading', { name: 'Entre de novo' }).waitFor();
  await fillSignIn(page, BIA.email);
  await page.getByText('Nenhum treino em andamento').waitFor();
  await untilSent(page);
  await button(page, 'Sair deste aparelho').waitFor({ state: 'detached' });
  await goTo(page, '/app/profile');
  await button(page, 'Sair deste aparelho').click();
  await landed(page);

  await goTo(page, '/login');
  await fillSignIn(page, ANA.email);
  await goTo(page, '/app/workout');
  await page.getByText('3 de 3 séries').first().waitFor();
  await untilSent(page);

  const elsewhere = await startDevice(ANA.email);
  await goTo(elsewhere.page, '/app/workout');
  await elsewhere.page.getByText('3 de 3 séries').first().waitFor();
  await elsewhere.device.close();
  await device.close();
});
