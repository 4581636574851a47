import type { Browser, BrowserContext, Page } from 'playwright';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, localDay } from '#domain/local-day';
import { chargeLinkSchema, madeChargesSchema } from '#protocol/charges/charges';
import { madeInvitationSchema } from '#protocol/coaching/invitations';
import { longDay } from '#words/format/day';
import { closeProfiles, complaintsOf, openChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { type StripeDouble, startStripe } from '../harness/stripe-double';
import { untilWorkerControls } from '../pwa/worker-page';
import { axeInBothThemes } from './axe-steps';
import { linkPeople, sessionOf } from './coaching-steps';
import { createPerson, fillSignIn, goTo, openDevice, openTab } from './person-steps';
import { answerAsStripe } from './stripe-js';

const CARLA = 'carla@example.com';
const BIA = 'bia@example.com';
const DAY = addDays(localDay(Date.now(), 'America/Sao_Paulo'), 6);
let server: RunningApp;
let stripe: StripeDouble;
let browser: Browser;
let coach: Awaited<ReturnType<typeof sessionOf>>;
let student: string;
let phone: BrowserContext;
let page: Page;
let scripts: string[];

beforeAll(async () => {
  stripe = await startStripe();
  server = await runApp(builtDist(), stripe.settings);
  browser = await openChromium();
  await createPerson(server, 'Carla', CARLA);
  await createPerson(server, 'Bia', BIA);
  student = await linkPeople(server, CARLA, BIA, ['program']);
  coach = await sessionOf(server, CARLA);
  await coach.put('/api/charges/payee', {
    name: 'Carla Mendes',
    city: 'Sorocaba',
    pix: { kind: 'email', key: 'carla@example.com' },
  });
  await coach.post('/api/payments/account/open', {});
  for (const account of stripe.books.accounts.keys()) stripe.finishAccount(account);
  await coach.get('/api/payments/account');
  phone = await openDevice(browser, server, { permissions: ['clipboard-read', 'clipboard-write'] });
  scripts = await answerAsStripe(phone, stripe);
  page = await openTab(phone);
  const image = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [320, 320];
    return canvas.toDataURL('image/jpeg').replace(/^.*,/, '');
  });
  await coach.put('/api/account/photo', { image });
});

afterAll(async () => {
  await closeProfiles();
  await server?.stop();
  await stripe?.close();
});

/** Creates a charge; resolves with it and the address of its link. */
async function charge(whom: object, title: string) {
  const made = await coach.post('/api/charges', {
    plan: null,
    title,
    includes: 'Ficha nova\nMensagens',
    period: 'once',
    centavos: 22_000,
    discount: 0,
    discountReason: '',
    sessions: null,
    for: whom,
    due: DAY,
    parts: 1,
    zone: 'America/Sao_Paulo',
  });
  const [id = ''] = v.parse(madeChargesSchema, made).ids;
  return { id, address: await linkOf(id) };
}

async function linkOf(id: string): Promise<string> {
  return v.parse(chargeLinkSchema, await coach.post(`/api/charges/${id}/link`, {})).address;
}

const forBia = () => ({ kind: 'students', students: [student] });

test('a visitor with a link pays by Pix to a key in five taps, and reads the code without network', async () => {
  const { address } = await charge(forBia(), 'Consultoria');
  const complaints = complaintsOf(page);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: 'Cobrança de Carla' }).waitFor();
  await page.getByText('Sem CREF declarado').waitFor();
  expect(await page.getByText('220').count()).toBe(0);
  // Carla has no public page: the link shows the photo of her account.
  const photo = page.locator('img[src^="/api/links/"]');
  expect(await photo.evaluate((image) => image instanceof HTMLImageElement && image.src)).toContain(
    '/photo?v=',
  );
  expect((await page.request.get((await photo.getAttribute('src')) ?? '')).status()).toBe(200);
  const isPhoto = /\/api\/links\/.*\/photo/;
  await page.route(isPhoto, (route) => route.fulfill({ contentType: 'image/jpeg', body: 'cut' }));
  await page.reload();
  // Initials stand in for a picture that does not load.
  await page.getByText('C', { exact: true }).waitFor();
  await photo.waitFor({ state: 'hidden' });
  await page.unroute(isPhoto);
  let taps = 0;
  const tap = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).click();
    taps += 1;
  };
  await page.getByRole('link', { name: 'Entrar e ver a cobrança' }).click();
  await fillSignIn(page, BIA);
  taps += 2;
  await page.getByText('R$ 220,00').first().waitFor();
  await page.getByRole('img', { name: 'QR do Pix' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/app/payments/checkout');
  await tap('Copiar código');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^000201.*carla@example\.com.*5406220\.00.*6304[0-9A-F]{4}$/);
  const code = await copied();
  expect(await axeInBothThemes(page)).toEqual([]);

  await untilWorkerControls(page);
  await phone.setOffline(true);
  await page.reload();
  await page.getByText('Sem conexão: isto é o que se sabia por último.').waitFor();
  await page.getByText(code).waitFor();
  await page.getByRole('img', { name: 'QR do Pix' }).waitFor();
  await phone.setOffline(false);
  await page.reload();

  await tap('Já paguei');
  const pdf = (bytes: number) => ({
    name: 'comprovante-itau.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n${' '.repeat(bytes)}\n%%EOF`),
  });
  const file = page.getByLabel('Foto ou PDF do comprovante');
  await file.setInputFiles(pdf(600_000));
  await page.getByText('Este PDF tem 0,6 MB, e o limite é 0,5 MB.').first().waitFor();
  await file.setInputFiles(pdf(200));
  await page.getByText('comprovante-itau.pdf').waitFor();
  await tap('Avisar Carla');
  await page.getByRole('heading', { name: 'Esperando Carla confirmar' }).waitFor();
  expect(taps).toBeLessThanOrEqual(6);
  expect(scripts).toEqual([]);
  expect(complaints).toEqual([]);
});

/** The programs of messengers that read an address for its preview. */
const MESSENGERS = [
  'WhatsApp/2.24.20.89 A',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
];

test('every messenger gets who sends a link with a picture it accepts, and no amount', async () => {
  const { address } = await charge(forBia(), 'Consultoria');
  const form = { label: 'Bia', scopes: ['program', 'health'], uses: 1, days: 7 };
  const made = v.parse(madeInvitationSchema, await coach.post('/api/coaching/invitations', form));
  const links = [
    [address, 'Cobrança de Carla'],
    [`${server.url}/links/${made.token}`, 'Carla convidou você para treinar'],
  ] as const;
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).not.toContain('Disallow: /links/');
  for (const [link, title] of links) {
    for (const agent of MESSENGERS) {
      const headers = { 'user-agent': agent };
      expect((await fetch(link, { headers, method: 'HEAD' })).status).toBe(200);
      const answer = await fetch(link, { headers });
      expect([agent, answer.status]).toEqual([agent, 200]);
      const html = await answer.text();
      expect(html).toContain(`property="og:title" content="${title}"`);
      expect(html).toMatch(/property="og:description" content="[^"]{20,}"/);
      expect(html).not.toMatch(/220|Consultoria|Bia|saúde|health/);
      const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const image = await fetch(picture, { headers });
      expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
      // WhatsApp shows no picture above about 300 kB.
      expect((await image.arrayBuffer()).byteLength).toBeLessThan(300_000);
    }
  }
});

test('two tabs that pay by card in the same moment pay once', async () => {
  const { address } = await charge(forBia(), 'Avaliação física');
  const other = await openTab(phone);
  for (const tab of [page, other]) {
    await tab.goto(address);
    await tab.getByText('Cartão', { exact: true }).click();
    await tab.getByLabel('Número do cartão').waitFor();
  }
  const pay = (tab: Page) => tab.getByRole('button', { name: 'Pagar R$ 220,00' });
  for (const tab of [page, other]) {
    await tab.getByLabel('Número do cartão').fill('4242424242424242');
  }
  // Both click at once. A click that waits could find the charge paid by the other one, and no
  // button.
  const buttons = await Promise.all([page, other].map((tab) => pay(tab).elementHandle()));
  await Promise.all(
    buttons.map((one) => one?.evaluate((node) => node instanceof HTMLElement && node.click())),
  );
  for (const tab of [page, other]) {
    await tab.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor();
  }
  expect(stripe.books.charges.size).toBe(1);
  await other.close();

  // A reader far away reads the day of the charge's zone, as the professional's month does.
  const paidOn = localDay(Date.now(), 'America/Sao_Paulo');
  const far = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
    (zone) => localDay(Date.now(), zone) !== paidOn,
  );
  const storageState = await phone.storageState();
  const abroad = await openDevice(browser, server, { storageState, timezoneId: far ?? 'UTC' });
  const reader = await openTab(abroad);
  await reader.goto(address);
  await reader.getByText(`Cartão, ${longDay(paidOn)}`).waitFor();
  await reader.getByRole('link', { name: 'Ver o recibo' }).click();
  await reader.getByRole('heading', { name: 'Recibo de pagamento' }).waitFor();
  await reader.getByText(`Cartão, ${longDay(paidOn)}`).waitFor();
  await abroad.close();
});

test('never says that nothing was paid when the outcome of a card is unknown', async () => {
  const { address, id } = await charge(forBia(), 'Avaliação postural');
  await page.goto(address);
  await page.getByText('Cartão', { exact: true }).click();
  await page.getByLabel('Número do cartão').fill('4242424242424242');
  // The payment is made at Stripe, and the answer about it does not arrive.
  await page.route('**/api/payments/*/ask', (route) => route.abort());
  await page.getByRole('button', { name: 'Pagar R$ 220,00' }).click();
  const unsure = 'Ainda não sabemos se o pagamento saiu. Não pague de novo; confira em instantes.';
  await page.getByText(unsure).waitFor();
  expect(await page.getByText(/nada foi (pago|cobrado)/i).count()).toBe(0);
  await page.unroute('**/api/payments/*/ask');

  // The bank returns the payer to an address that cannot be shown.
  await page.goto(`${new URL(page.url()).pathname}?charge=${id}x&payment_intent=pi_1`);
  await page.getByRole('heading', { name: 'Cobrança não encontrada' }).waitFor();
  await page.getByText(unsure).waitFor();
});

test('a charge by name is taken, and links that are over or cancelled say so', async () => {
  const named = await charge({ kind: 'name', name: 'Bia' }, 'Aula avulsa');
  await page.goto(named.address);
  await page.getByRole('button', { name: 'É minha' }).click();
  await page.getByRole('heading', { name: 'Como pagar' }).waitFor();

  await coach.post(`/api/charges/${named.id}/cancel`, {});
  await page.reload();
  await page.getByRole('heading', { name: 'Esta cobrança foi cancelada' }).waitFor();
  // The end of a plan cancels too, so the page names nobody.
  await page.getByText('Não há nada a pagar, e nada é cobrado.', { exact: true }).waitFor();

  const over = await charge(forBia(), 'Pacote');
  await coach.post(`/api/charges/${over.id}/link/renew`, {});
  await page.goto(over.address);
  await page.getByRole('heading', { name: 'Este link não vale mais' }).waitFor();

  // The person's own list shows the due charge anyway.
  await goTo(page, '/app/payments');
  await page.getByRole('heading', { name: 'R$ 220,00' }).waitFor();
  expect(await axeInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Pagar', exact: true }).click();
  await page.getByRole('heading', { name: 'Como pagar' }).waitFor();
});
