import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkPeople } from './coaching-steps';
import { goOffline } from './offline-steps';
import { app, browser, withApp } from './opened';
import { createPerson, goTo, openDevice, openTab, signIn, untilSent } from './person-steps';

const COACH = 'carla.painel@example.com';
const ASSISTANT = 'rita.painel@example.com';
const STUDENT = 'bia.painel@example.com';
/** Places of a professional beside those in the bar, and what leads nowhere else. */
const PLACES = [
  '/',
  '/app/panel',
  '/app/students',
  '/app/floor',
  '/app/agenda',
  '/app/programs',
  '/app/charges',
  '/app/messages',
  '/app/groups',
  '/app/team',
  '/app/professionals/onboarding',
  '/app/profile',
];

let phone: BrowserContext;
let page: Page;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Carla Mendes', COACH);
  await createPerson(app, 'Rita Nunes', ASSISTANT);
  await createPerson(app, 'Bia Alves', STUDENT);
  phone = await openDevice(browser, app);
  page = await openTab(phone);
  await signIn(page, COACH);
});
afterAll(() => phone.close());

const nav = (tab: Page) => tab.getByRole('navigation', { name: 'Principal' });
/** The labels of the bar, without their counts. */
const places = async (tab: Page) => {
  const texts = await nav(tab).getByRole('link').allInnerTexts();
  return texts.map((text) => text.split('\n').find((line) => /^\D+$/.test(line)));
};
const panel = (tab: Page) =>
  tab.getByRole('heading', { level: 1, name: 'Quem precisa de você' }).waitFor();
const ownStart = (tab: Page) => tab.getByRole('heading', { level: 1, name: /^Bom treino/ });

/** Notes every first heading that the page shows from now on, also after a reload. */
async function noteHeadings(tab: Page): Promise<() => Promise<readonly string[]>> {
  await tab.addInitScript(() => {
    const note = () => {
      const text = document.querySelector('h1')?.textContent ?? '';
      const seen = (sessionStorage.getItem('headings') ?? '').split('|');
      if (text && !seen.includes(text))
        sessionStorage.setItem('headings', [...seen, text].join('|'));
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
  });
  return async () => {
    const text = await tab.evaluate(() => sessionStorage.getItem('headings') ?? '');
    return text.split('|').filter((one) => one !== '');
  };
}

test('whoever only trains keeps the four places of training', async () => {
  await expect.poll(() => places(page)).toEqual(['Hoje', 'Fichas', 'Progresso', 'Perfil']);
});

test('the first step of the onboarding opens the way to the panel, without network too', async () => {
  await goTo(page, '/app/professionals/onboarding?step=name');
  await page.getByLabel('Nome na página').waitFor();
  await goOffline(page, ['records']);
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Qual é o seu CREF?' }).waitFor();
  await page.getByRole('link', { name: 'Voltar à lista de passos' }).click();
  await page.getByRole('link', { name: 'Abrir o painel' }).click();
  await panel(page);
  const bar = ['Painel', 'Alunos', 'Salão', 'Agenda', 'Mais'];
  await expect.poll(() => places(page)).toEqual(bar);
});

test('a start without network opens the panel, and shows the other half in no frame', async () => {
  const again = await openTab(phone);
  const headings = await noteHeadings(again);
  await again.goto('/');
  await panel(again);
  expect(new URL(again.url()).pathname).toBe('/app/panel');
  expect(await headings()).toEqual(['Quem precisa de você']);
  await again.close();
  await phone.setOffline(false);
});

test('"Hoje" is one tap from the panel, and the panel one tap from "Hoje"', async () => {
  await goTo(page, '/app/panel');
  await page.getByRole('link', { name: 'Seu treino' }).click();
  await ownStart(page).waitFor();
  const own = ['Hoje', 'Fichas', 'Progresso', 'Painel', 'Perfil'];
  await expect.poll(() => places(page)).toEqual(own);
  // A screen of both halves stays in the half that it was opened from.
  await nav(page).getByRole('link', { name: 'Fichas' }).click();
  await page.waitForURL('**/app/programs');
  await expect.poll(() => places(page)).toEqual(own);
  await nav(page).getByRole('link', { name: 'Painel' }).click();
  await panel(page);
});

test('each place of a professional is at most two taps away at 360 px', async () => {
  const hrefs = (inside: string) =>
    page.evaluate(
      (selector) =>
        [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href]`)]
          .filter((link) => link.getClientRects().length > 0)
          .map((link) => link.pathname),
      inside,
    );
  await linkPeople(app, COACH, STUDENT, ['program', 'log']);
  await page.reload();
  await panel(page);
  await expect.poll(() => places(page)).toHaveLength(5);
  const taps = new Map<string, number>([['/app/panel', 1]]);
  for (const href of await hrefs('nav')) taps.set(href, 1);
  const reached = async () => {
    for (const first of await hrefs('nav')) {
      await nav(page).locator(`a[href="${first}"]`).click();
      await page.waitForURL(`**${first}`);
      // The rows of these screens come one after another.
      const second =
        first === '/app/profile' ? '/app/charges' : first === '/app/panel' ? '/app/messages' : null;
      if (second) await page.locator(`main a[href="${second}"]`).waitFor();
      for (const href of await hrefs('main')) if (!taps.has(href)) taps.set(href, 2);
      await goTo(page, '/app/panel');
      await panel(page);
    }
  };
  await reached();
  expect(PLACES.filter((place) => (taps.get(place) ?? 3) > 2)).toEqual([]);
  expect(PLACES.filter((place) => taps.get(place) === 1)).toEqual([
    '/app/panel',
    '/app/students',
    '/app/floor',
    '/app/agenda',
    '/app/profile',
  ]);
});

test('a wide screen has all places beside it', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const column = ['Painel', 'Alunos', 'Salão', 'Agenda', 'Fichas', 'Cobranças', 'Hoje', 'Perfil'];
  await expect.poll(() => places(page)).toEqual(column);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect.poll(() => places(page)).toHaveLength(5);
});

test('another device opens the panel from its first sign-in on', async () => {
  await untilSent(page);
  const desk = await openTab(await openDevice(browser, app));
  const headings = await noteHeadings(desk);
  await signIn(desk, COACH);
  await panel(desk);
  expect(await headings()).not.toContain('Bom treino, Carla');
  await desk.context().close();
});

test('the choice of the own half travels with the account', async () => {
  const desk = await openTab(await openDevice(browser, app));
  await signIn(desk, COACH);
  await panel(desk);
  await goTo(page, '/app/profile');
  await page.getByRole('switch', { name: /^Abrir no painel/ }).click();
  await expect.poll(() => places(page)).toEqual(['Hoje', 'Fichas', 'Progresso', 'Perfil']);
  await untilSent(page);
  await goTo(desk, '/app/profile');
  const choice = desk.getByRole('switch', { name: /^Abrir no painel/ });
  await expect.poll(() => choice.isChecked(), { timeout: 30_000 }).toBe(false);
  await desk.goto('/');
  await ownStart(desk).waitFor();
  await desk.context().close();
  await page.goto('/');
  await ownStart(page).waitFor();
});

test('the switch of an earlier version is taken into the account of who has students', async () => {
  await linkPeople(app, ASSISTANT, STUDENT, ['program', 'log']);
  const device = await openDevice(browser, app);
  const tab = await openTab(device);
  await signIn(tab, ASSISTANT);
  await ownStart(tab).waitFor();
  await tab.evaluate(() => localStorage.setItem('as-coach', 'true'));
  await tab.goto('/');
  // A look at the page by the test would count as a touch, after which the screen stays.
  await tab.waitForURL('**/app/panel');
  await panel(tab);
  await expect.poll(() => tab.evaluate(() => localStorage.getItem('as-coach'))).toBeNull();
  await untilSent(tab);
  const other = await openTab(await openDevice(browser, app));
  await signIn(other, ASSISTANT);
  await panel(other);
  await Promise.all([device.close(), other.context().close()]);
});
