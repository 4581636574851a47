import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeProfiles, complaintsOf, openChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { type CountingHost, startCountingHost } from './counting-host';
import { createPerson, goTo, openDevice, openTab, signIn } from './person-steps';

const ANA = 'ana.canario@example.com';
const SECRET = 'canario-0199a7c4';
const LIBRARY = /\/assets\/posthog-/;

let host: CountingHost;
let browser: Browser;
const servers: RunningApp[] = [];

beforeAll(async () => {
  host = await startCountingHost();
  browser = await openChromium();
});

afterAll(async () => {
  await closeProfiles();
  for (const server of servers) await server.stop();
  await host?.stop();
});

/** Ana, signed in on a server with these settings, and all requests of her page. */
async function visitAs(settings: Record<string, string>) {
  const server = await runApp(builtDist(), settings);
  servers.push(server);
  await createPerson(server, 'Ana Canario', ANA);
  const page = await openTab(await openDevice(browser, server));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const complaints = complaintsOf(page);
  await signIn(page, ANA);
  return { page, asked, complaints };
}

const counting = (page: Page) => page.getByRole('region', { name: 'Medição de uso' });

async function consent(page: Page): Promise<void> {
  await goTo(page, '/app/account/privacy');
  await counting(page).getByRole('button', { name: 'Ler e decidir' }).click();
  await page.getByRole('button', { name: 'Concordo', exact: true }).click();
  await counting(page).getByText('Você concordou em').waitFor();
}

async function open(page: Page, path: string, heading: string): Promise<void> {
  await goTo(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** Makes the library send its events, like leaving the page, and waits for them. */
async function flush(page: Page, mark: string): Promise<void> {
  await page.evaluate(
    ([url]) => {
      dispatchEvent(new Event('pagehide'));
      dispatchEvent(new Event('pageshow'));
      return fetch(url ?? '', { method: 'POST', mode: 'no-cors' });
    },
    [`${host.url}/${mark}`],
  );
  await expect.poll(() => host.marks()).toContain(mark);
}

test('who consents is counted by a closed list, until they take it back, and nobody else', async () => {
  const { page, asked, complaints } = await visitAs({
    ANALYTICS_KEY: 'phc_teste',
    ANALYTICS_HOST: host.url,
  });
  await open(page, '/app/programs', 'Fichas');
  await page.getByRole('heading', { level: 1 }).click();
  await open(page, '/app/settings', 'Configurações');
  expect(asked.filter((url) => LIBRARY.test(url) || url.startsWith(host.url))).toEqual([]);

  await consent(page);
  const stored = () => page.evaluate(() => [...Object.keys(localStorage), document.cookie].join());
  await expect.poll(stored).toContain('anilha.visitor');
  await expect.poll(() => asked.filter((url) => LIBRARY.test(url)).length).toBe(1);
  await open(page, '/app/programs', 'Fichas');
  await open(page, '/app/body', 'Corpo');
  await goTo(page, `/app/history/${SECRET}?nota=${SECRET}`);
  await page.getByRole('heading', { name: 'Este treino não está neste aparelho' }).waitFor();
  await page.evaluate((secret) => {
    setTimeout(() => {
      throw new TypeError(`${secret}: Ana levantou 82,5 kg`);
    });
  }, SECRET);
  await expect.poll(() => complaints.splice(0).join()).toContain(SECRET);
  await flush(page, 'consented');
  const told = () =>
    host
      .events()
      .map(({ event, properties }) => [event, properties.screen])
      // This screen was left immediately, perhaps before the library was loaded. The next visit to it
      // is sent if it lasts some seconds.
      .filter(([, screen]) => screen !== '/app/account/privacy');
  const agreed = [
    ['screen_opened', '/app/programs'],
    ['screen_opened', '/app/history/:id'],
    ['$exception', '/app/history/:id'],
  ];
  // The events come over another connection than the mark.
  await expect.poll(told).toEqual(agreed);
  const received = host.received();
  for (const part of [SECRET, 'canario', 'Ana', '82,5', 'localhost', 'body']) {
    expect(received).not.toContain(part);
  }
  expect(await stored()).not.toMatch(/posthog|ph_|phc/);

  await goTo(page, '/app/account/privacy');
  await counting(page).getByRole('button', { name: 'Retirar consentimento' }).click();
  await counting(page).getByText('Consentimento retirado').waitFor();
  await expect.poll(stored).not.toContain('anilha.visitor');
  await open(page, '/app/help', 'Ajuda');
  await flush(page, 'withdrawn');
  expect(told()).toEqual(agreed);

  await host.stop();
  await consent(page);
  await open(page, '/app/programs', 'Fichas');
  await open(page, '/app/help', 'Ajuda');
  expect(complaints).toEqual([]);
});

test('where no key is set, a consent loads nothing', async () => {
  const { page, asked } = await visitAs({});
  const answered = page.waitForResponse('**/api/operator');
  await consent(page);
  await answered;
  await open(page, '/app/programs', 'Fichas');
  await open(page, '/app/help', 'Ajuda');
  expect(asked.filter((url) => LIBRARY.test(url))).toEqual([]);
});
