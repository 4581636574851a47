import type { Page, Route } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { axeInBothThemes } from './axe-steps';
import { linkPeople } from './coaching-steps';
import { app, browser, withApp } from './opened';
import { createPerson, goTo, openDevice, openTab, signIn } from './person-steps';

const CARLA = 'carla@example.com';
const BIA = 'bia@example.com';

let coach: Page;
let student: Page;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Carla', CARLA);
  await createPerson(app, 'Bia', BIA);
  await linkPeople(app, CARLA, BIA, ['program']);
  const desktop = { viewport: { width: 1280, height: 800 }, timezoneId: 'America/Sao_Paulo' };
  coach = await openTab(await openDevice(browser, app, desktop));
  // The student is in another zone, in which the same hour has another time.
  student = await openTab(await openDevice(browser, app, { timezoneId: 'Europe/Lisbon' }));
  await Promise.all([signIn(coach, CARLA), signIn(student, BIA)]);
});

const week = (page: Page) => page.getByText(/^\d+ de \S+ – \d+ de/);
const nextWeek = (page: Page) => page.getByRole('button', { name: 'Próxima semana' });

test('a time planned by the coach is confirmed by the student, moved, and stands on both clocks', async () => {
  await goTo(coach, '/app/agenda');
  await coach.getByRole('button', { name: 'Marcar', exact: true }).click();
  const sheet = coach.getByRole('dialog', { name: 'Marcar horário' });
  await sheet.getByLabel('Hora').fill('15:00');
  for (const day of ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom']) {
    await sheet.getByRole('button', { name: day }).click();
  }
  await sheet.getByText('Todos os dias').waitFor();
  await sheet.getByLabel('Lugar').fill('Academia Norte');
  // A day that does not exist is an error, not an endless plan.
  const until = sheet.getByRole('textbox', { name: /^Até/ });
  await until.fill('31/11/2027');
  await sheet.getByRole('button', { name: 'Marcar', exact: true }).click();
  await sheet.getByText('Esta data não existe').waitFor();
  await expect.poll(() => until.evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await axeInBothThemes(coach)).toEqual([]);
  await until.fill('');
  await sheet.getByRole('button', { name: 'Marcar', exact: true }).click();
  // A week ahead, all of its days are in the future.
  await nextWeek(coach).click();
  const planned = coach.getByRole('button', { name: /^15:00 Bia/ });
  await expect.poll(() => planned.count()).toBe(7);

  await goTo(student, '/app/agenda');
  // Around midnight the two are on different days, and at times in different weeks.
  const planning = await week(coach).innerText();
  for (;;) {
    const shown = await week(student).innerText();
    if (shown === planning) break;
    await nextWeek(student).click();
    await expect.poll(() => week(student).innerText()).not.toBe(shown);
  }
  const first = student.getByRole('button', { name: /Carla/ }).first();
  await first.getByText(/^1[89]:00$/).waitFor();
  await first.click();
  await student.getByText('15:00 para Carla').waitFor();
  await student.getByRole('button', { name: 'Confirmar presença' }).click();
  await first.getByText(/^Confirmado/).waitFor();
  expect(await axeInBothThemes(student)).toEqual([]);

  // Reopening the agenda loads it again.
  await goTo(coach, '/app/profile');
  await coach.getByRole('heading', { level: 1, name: 'Carla' }).waitFor();
  await goTo(coach, '/app/agenda');
  await nextWeek(coach).click();
  await planned
    .first()
    .getByText(/^Confirmado/)
    .waitFor();
  await planned.first().click();
  await coach.getByRole('button', { name: 'Mudar só este dia' }).click();
  await coach.getByLabel('Hora').fill('18:30');
  await coach.getByRole('button', { name: 'Mudar', exact: true }).click();
  const moved = coach.getByRole('button', { name: /^18:30 Bia/ });
  await moved.getByText(/Mudou de horário · a confirmar/).waitFor();
});

test('a time that is taken is said before it is planned, and both stand in the list', async () => {
  await coach.getByRole('button', { name: 'Marcar', exact: true }).click();
  const sheet = coach.getByRole('dialog', { name: 'Marcar horário' });
  const plan = sheet.getByRole('button', { name: 'Marcar', exact: true });
  const day = sheet.getByRole('textbox', { name: 'Dia' });
  await day.fill('20/12/2020');
  await plan.click();
  await sheet.getByText(/^A data mais antiga aqui é /).waitFor();
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000);
  await day.fill(inTwoWeeks.toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' }));
  await sheet.getByLabel('Hora').fill('15:30');
  await plan.click();
  await sheet.getByText(/^Você já tem horário com Bia: .*, às 15:00\. Mude a hora/).waitFor();
  expect(await axeInBothThemes(coach)).toEqual([]);
  await sheet.getByRole('button', { name: 'Marcar mesmo assim' }).click();
  await sheet.waitFor({ state: 'detached' });
  await nextWeek(coach).click();
  const both = coach.getByText(/A confirmar · ao mesmo tempo que Bia/);
  await expect.poll(() => both.count()).toBe(2);
});

test('its week begins where the person’s weeks do', async () => {
  await goTo(student, '/app/settings');
  await student.getByText('No domingo').click();
  await goTo(student, '/app/agenda');
  const sunday = await student.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() - day.getDay());
    return day.getDate();
  });
  await student.getByRole('heading', { name: new RegExp(`^${sunday} `) }).waitFor();
  await nextWeek(student).click();
});

test('why agenda and coaches did not come is said, and they are asked for again by a tap', async () => {
  const page = await openTab(await openDevice(browser, app));
  const broken = (route: Route) => route.fulfill({ status: 500, body: 'parado' });
  const screens = [
    {
      path: '/app/agenda',
      answer: '**/api/coaching/appointments',
      what: 'a agenda',
      known: page.getByRole('button', { name: 'Próxima semana' }),
    },
    {
      path: '/app/coaches',
      answer: '**/api/coaching/coaches',
      what: 'quem acompanha você',
      known: page.getByRole('heading', { name: 'Carla' }),
    },
  ];
  for (const { answer } of screens) await page.route(answer, broken);
  await signIn(page, BIA);
  for (const { path, answer, what, known } of screens) {
    await goTo(page, path);
    await page.getByRole('heading', { name: `Não deu para buscar ${what}` }).waitFor();
    await page.getByText('O problema é do nosso lado; tente de novo em instantes.').waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
    // Requests of the app itself meanwhile wait for the tap too.
    let tap: () => void = () => undefined;
    const tapped = new Promise<void>((resolve) => {
      tap = resolve;
    });
    await page.route(answer, async (route) => {
      await tapped;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Tentar de novo' }).click();
    tap();
    await known.waitFor();
    await page.unroute(answer);
    // Loaded data stays, with the reason why it may be old.
    await page.route(answer, broken);
    await page.reload();
    await page
      .getByText('Não deu para atualizar agora: isto é o que se sabia por último.')
      .waitFor();
    await known.waitFor();
  }
  await page.context().close();
});

test('without network the agenda is read as it last came', async () => {
  await student.getByRole('button', { name: /Carla/ }).first().waitFor();
  await student.context().setOffline(true);
  await student.getByRole('button', { name: /Carla/ }).nth(1).click();
  await student.getByRole('button', { name: 'Desmarcar só este dia' }).click();
  await student
    .getByRole('alert')
    .getByText(/conexão/i)
    .waitFor();
  await student.keyboard.press('Escape');
  await student.context().setOffline(false);
});
