import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { axeInBothThemes, changeTheme } from './axe-steps';
import { sessionOf } from './coaching-steps';
import { layoutFaults } from './layout-faults';
import { app, browser, withApp } from './opened';
import { createPerson, fillSignIn, goTo, openDevice, openTab } from './person-steps';

const COACH = 'carla@example.com';
const STUDENT = 'bia@example.com';
const OTHERS = 43;

let coach: Page;
let student: Page;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Carla Mendes', COACH);
  await createPerson(app, 'Bia Alves', STUDENT);
  [coach, student] = await Promise.all([signedIn(COACH), signedIn(STUDENT)]);
});

async function signedIn(email: string) {
  const viewport = { width: 360, height: 780 };
  const page = await openTab(await openDevice(browser, app, { serviceWorkers: 'block', viewport }));
  await page.goto('/login');
  await fillSignIn(page, email);
  await page.getByRole('navigation', { name: 'Principal' }).waitFor();
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Photographs the page in both sizes and themes where a folder is set. */
async function photograph(page: Page, name: string) {
  const folder = process.env.LOOK_AT;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  for (const [width, height] of [
    [360, 780],
    [1280, 800],
  ] as const) {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height });
      await changeTheme(page, colorScheme);
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
    }
  }
  await page.setViewportSize({ width: 360, height: 780 });
}

/** Faults of the shown screen for people who look and people who listen. */
async function expectSoundScreen(page: Page) {
  expect(await layoutFaults(page)).toEqual([]);
  expect(await axeInBothThemes(page)).toEqual([]);
}

const LIST = [
  'Nome;E-mail;Celular;Plano;Valor;Vencimento;CPF',
  'Bia Alves;;11 98765-4321;Mensal;150,00;10;x',
  'Rui Prado;rui@exemplo;;Mensal;150,00;10;x',
  'Zoe Smith;;+1 415 555 0100;;grátis;;x',
  ...Array.from({ length: OTHERS }, (_, n) => `Aluno ${n};aluno${n}@exemplo.com;;;;;x`),
  'Aluno de novo;aluno1@exemplo.com;;;;;x',
].join('\n');

test('a coach invites a list of more than twenty, and goes on after a lost connection', async () => {
  await goTo(coach, '/app/students');
  await coach.getByRole('link', { name: 'Convidar vários' }).click();
  await button(coach, 'Ver a lista').waitFor();
  await expectSoundScreen(coach);
  await photograph(coach, 'start');
  await coach.getByLabel('Arquivo com a lista').setInputFiles({
    name: 'alunos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(LIST, 'latin1'),
  });

  await coach.getByText('47 pessoas na lista, 3 com algo a conferir.').waitFor();
  await coach.getByText('E-mail não parece certo').waitFor();
  await coach.getByText('Já está na lista, mais acima').waitFor();
  await coach.getByText('Valor não entendido: vai sem ele').waitFor();
  await expectSoundScreen(coach);
  await photograph(coach, 'preview');

  await button(coach, 'Editar Rui Prado').click();
  await coach.getByRole('textbox', { name: 'E-mail' }).fill('rui@exemplo.com');
  await button(coach, 'Guardar').click();
  await coach.getByText('E-mail não parece certo').waitFor({ state: 'detached' });

  // The second portion loses its answer after the server has taken it.
  let requests = 0;
  await coach.route('**/api/coaching/invitations/list', async (route) => {
    requests += 1;
    if (requests === 2) {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await button(coach, 'Convidar 46 pessoas').click();
  await button(coach, 'Continuar de onde parou').waitFor();
  await coach.getByText('20 de 46 convites').waitFor();
  // Invitations of the lost answer are no reason to look at their rows.
  await coach.getByText('27 pessoas na lista, 1 com algo a conferir.').waitFor();
  await photograph(coach, 'stopped');

  // The list is on the device, also after a reload.
  await coach.reload();
  await button(coach, 'Continuar de onde parou').click();
  await coach.getByText('E-mail enviado para 44 pessoas. Faltam 2 links para mandar.').waitFor();
  await coach.unroute('**/api/coaching/invitations/list');
  await expectSoundScreen(coach);
  await photograph(coach, 'sent');

  const whatsApp = coach.getByRole('link', { name: 'Mandar para Bia Alves por WhatsApp' });
  const address = new URL((await whatsApp.getAttribute('href')) ?? '');
  expect(address.pathname).toBe('/5511987654321');
  const text = address.searchParams.get('text') ?? '';
  const [invitation] = /\/links\/[\w-]+/.exec(text) ?? [];

  await coach.goto('/app/students');
  await button(coach, /^Convidar$/).click();
  const open = coach.getByRole('list', { name: 'Convites abertos' }).getByRole('listitem');
  await open.first().waitFor();
  // Nothing was doubled.
  await expect.poll(() => open.count()).toBe(46);
  await button(coach, 'Fechar').click();

  await student.goto(invitation ?? '');
  await button(student, /Aceitar/).click();
  await student.getByRole('heading', { name: 'Carla acompanha você' }).waitFor();
});

test('the noted terms become a plan with one tap and a confirmation, and nothing before', async () => {
  await goTo(coach, '/app/students');
  await coach.reload();
  await coach.getByRole('link', { name: /Bia Alves/ }).click();
  await coach.getByText(/Anotado no convite: Mensal, R\$\s150,00, todo dia 10/).waitFor();
  await photograph(coach, 'noted');
  await coach.getByRole('link', { name: 'Criar plano' }).click();
  await coach.getByText(/Bia paga R\$\s150,00 por mês, a partir de 10 de/).waitFor();
  expect(await coach.getByRole('textbox', { name: 'Preço' }).inputValue()).toBe('150,00');
  await photograph(coach, 'plan');
  await coach.getByRole('button', { name: 'Criar mensalidade' }).click();
  await coach.waitForURL(/view=subscriptions/);
  const { subscriptions } = v.parse(
    v.object({ subscriptions: v.array(v.looseObject({ first: v.string() })) }),
    await (await sessionOf(app, COACH)).get('/api/charges'),
  );
  expect(subscriptions).toMatchObject([{ title: 'Mensal', centavos: 15_000, period: 'monthly' }]);
  expect(subscriptions[0]?.first).toMatch(/-10$/);
});

test('offline the list stays, and says what to do', async () => {
  await goTo(coach, '/app/invite-list');
  await button(coach, /Pronto|Apagar esta lista/).click();
  await coach.getByRole('textbox', { name: 'Lista' }).fill('Davi Sá 11 98765-0000');
  await button(coach, 'Ver a lista').click();
  await coach.context().setOffline(true);
  await button(coach, 'Convidar 1 pessoa').click();
  await coach
    .getByRole('alert')
    .filter({ hasText: /internet|conexão/i })
    .waitFor();
  await photograph(coach, 'offline');
  await coach.context().setOffline(false);
  await button(coach, 'Continuar de onde parou').click();
  await coach.getByRole('link', { name: 'Mandar para Davi Sá por WhatsApp' }).waitFor();
});
