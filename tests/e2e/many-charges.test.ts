import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/local-day';
import { app, browser, withApp } from './opened';
import { createPerson, openDevice, openTab, signIn } from './person-steps';

const EMAIL = 'zulmira@exemplo.com.br';
const FIRST = '2019-01-01';
const DAYS = 2100;

let page: Page;

withApp();

beforeAll(async () => {
  await createPerson(app, 'Zulmira', EMAIL);
  await fill();
  page = await openTab(await openDevice(browser, app, { acceptDownloads: true }));
  await signIn(page, EMAIL);
});

/** Adds a cancelled charge for each day. */
async function fill(): Promise<void> {
  const { db, close } = app.open();
  const { id: coach } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const rows = Array.from({ length: DAYS }, (_, place) => ({
    id: randomUUID(),
    coach_id: coach,
    student_id: null,
    coach_name: 'Zulmira',
    student_name: `Bianca ${place}`,
    link_id: null,
    subscription_id: null,
    plan_id: null,
    title: 'Aula avulsa',
    includes: '',
    period: 'once',
    centavos: 9_000,
    discount: 0,
    discount_reason: '',
    due_day: addDays(FIRST, place),
    zone: 'America/Sao_Paulo',
    part: 1,
    parts: 1,
    sessions: null,
    sessions_used: 0,
    link_version: 1,
    cancelled_at: 1,
    created_at: 1,
    updated_at: 1,
  }));
  for (let at = 0; at < rows.length; at += 500) {
    await db
      .insertInto('charge')
      .values(rows.slice(at, at + 500))
      .execute();
  }
  await close();
}

const older = () => page.getByRole('button', { name: 'Mostrar mais antigas' });

/** The rows of the spreadsheet that the menu saves. */
async function sheet(): Promise<string[]> {
  await page.getByRole('button', { name: 'Opções de cobranças' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /Exportar planilha/ }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  return text.trim().split('\n').slice(1);
}

test('charges of years are there to the first, in the list, the search and the table', async () => {
  await page.goto('/app/charges?month=2019-05');
  await page.getByRole('heading', { name: 'Maio de 2019' }).waitFor();
  expect(await older().count()).toBe(0);
  await page.goto('/app/charges?month=2019-01');
  await page.getByText('vencimento desde 11 de abril de 2019').waitFor();
  await page.getByText('Nada para cobrar aqui').waitFor();

  expect(await sheet()).toHaveLength(DAYS);

  await older().click();
  await older().waitFor({ state: 'detached' });
  await page.getByRole('searchbox', { name: 'Buscar por pessoa ou plano' }).fill('bianca 0');
  await page.getByRole('link', { name: /Bianca 0/ }).waitFor();
});

test('without network the table that would not be whole is not made', async () => {
  await page.goto('/app/charges?month=2019-01');
  await older().waitFor();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Opções de cobranças' }).click();
  await page.getByRole('button', { name: /Exportar planilha/ }).click();
  const notices = page.getByRole('region', { name: 'Avisos' });
  await notices.getByText('as mais antigas vêm da internet').waitFor();
});
