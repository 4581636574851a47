import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayOfDate } from '../../src/domain/local-day';
import { openChromium } from '../harness/browser';
import { builtDist } from '../harness/built-server';
import { type RunningApp, runApp } from '../harness/running-app';
import { axeInBothThemes } from './axe-steps';
import { signUpInPage } from './entry-steps';
import { goTo, openDevice, openTab } from './person-steps';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  app = await runApp(builtDist());
  browser = await openChromium();
  context = await openDevice(browser, app);
  page = await openTab(context);
  await signUpInPage(page, app, { email: 'lia@example.com', name: 'Lia' });
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await app?.stop();
});

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const tab = (name: string) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name });
const section = (name: string) =>
  page.getByRole('navigation', { name: 'Seções do progresso' }).getByRole('link', { name });
const choose = (name: string) => page.getByText(name, { exact: true }).first().click();

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const TITLES =
  '"title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"';

/** Workouts of an hour with two sets, so many days before today each, as Hevy writes them. */
function pastWorkouts(daysAgo: readonly number[]): string {
  const today = dayOfDate(new Date());
  const rows = daysAgo.flatMap((days) => {
    const [year, month, date] = addDays(today, -days).split('-').map(Number);
    const on = `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
    const start = `"Treino","${on}, 18:00","${on}, 19:00","","Bench Press (Barbell)",,""`;
    return [0, 1].map((set) => `${start},${set},"normal",${100 - Math.floor(days / 7)},10,,,`);
  });
  return [TITLES, ...rows].join('\r\n');
}

async function importPast(daysAgo: readonly number[]): Promise<void> {
  await goTo(page, '/app/import');
  const file = {
    name: 'hevy.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(pastWorkouts(daysAgo)),
  };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: `Importar ${daysAgo.length} treinos` }).click();
  await heading(`${daysAgo.length} treinos importados`).waitFor();
}

describe('the summary of progress', () => {
  test('before the first workout says what will be here and starts one', async () => {
    await tab('Progresso').click();
    await heading('Nenhum treino ainda').waitFor();
    await page.getByRole('button', { name: 'Começar treino' }).waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  test('says the weeks and the rhythm in words, without network', async () => {
    // Twice in each of the last four whole weeks, and long before that once.
    await importPast([7, 9, 14, 16, 21, 23, 28, 30, 200]);
    await context.setOffline(true);
    await tab('Progresso').click();
    await page
      .getByText(/^Desde .*: 8 treinos, 16 séries, 15,.*t, 8.h 00; .* por semana\.$/)
      .waitFor();
    await page.getByText(/semanas você treinou pelo menos \d dias?\.$/).waitFor();
    expect(await axeInBothThemes(page)).toEqual([]);
  });

  test('shows another figure, its table, and says where it has none', async () => {
    await choose('Séries');
    await page.getByText(/^Em média .*séries por semana; no máximo 4.séries/).waitFor();
    await page.getByRole('button', { name: 'Ver como tabela' }).first().click();
    expect(
      await page.getByRole('region', { name: 'Séries por semana' }).getByRole('row').count(),
    ).toBe(13);
    await choose('Esforço');
    await page.getByText('Nenhum treino com PSE neste período').waitFor();
  });

  test('keeps its range in the address, so that the way back finds it', async () => {
    await choose('Tudo');
    await page.getByText(/^Desde o começo: 9 treinos/).waitFor();
    await section('Histórico').click();
    await heading('Histórico').waitFor();
    await page.goBack();
    await page.getByText(/^Desde o começo: 9 treinos/).waitFor();
    expect(new URL(page.url()).searchParams.get('range')).toBe('all');
    expect(await section('Resumo').getAttribute('aria-current')).toBe('page');
  });
});
