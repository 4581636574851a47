import type { Browser, BrowserContext, Page } from 'playwright';
import { createPerson, openTab, signIn } from '../../e2e/person-steps';
import { addExercise, discardRunning, logTyped } from '../../e2e/workout-steps';
import { openWholeChromium } from '../../harness/browser';
import { type BuiltServer, startServer } from '../../harness/built-server';
import { distWithBarePage } from '../bare-page';
import { median } from '../figures';
import { fill, signInByApi } from '../fill';
import { atMost, type Report } from '../report';
import { tellFirstSyncs } from './first-syncs';
import { heapMegabytes } from './heap';
import { MOST_RATIO, measureLogging } from './logging';
import { measureNews } from './news';
import { openScreen } from './paint-time';
import { MOST_PANEL_MS, panelFigures } from './panel';
import { openPhone } from './phone';
import { tellSentImport } from './sent-import';
import { LIFT, sizeOf, tenYears } from './ten-years';

const MOST_HEAP_MB = 60;

const EMPTY = 'vazia@exemplo.com.br';
const FULL = 'dez.anos@exemplo.com.br';

interface Act {
  readonly name: string;
  run(page: Page): Promise<number>;
}

const ACTS: readonly Act[] = [
  { name: 'history', run: (page) => openScreen(page, '/app/history', 'Histórico') },
  { name: 'progress', run: (page) => openScreen(page, '/app/progress', 'Progresso') },
  {
    name: 'progress, all of it',
    run: (page) => openScreen(page, '/app/progress?range=all', 'Progresso'),
  },
  {
    name: 'progress by exercise',
    run: (page) => openScreen(page, '/app/progress/exercises', 'Seus exercícios'),
  },
  {
    name: 'sets by muscle',
    run: (page) => openScreen(page, '/app/progress/muscles', 'Séries por músculo'),
  },
  {
    name: "an exercise's page",
    run: (page) => openScreen(page, `/app/exercises/${LIFT.id}`, LIFT.name),
  },
];

/** A device that has everything, without a running workout. */
async function openPerson(browser: Browser, server: BuiltServer, email: string) {
  const device = await openPhone(browser, server);
  const page = await openTab(device);
  await signIn(page, email);
  return { device, page };
}

/** A new document for each measurement, so that nothing is cached. */
async function freshDocument(page: Page): Promise<void> {
  await page.goto('/app/profile');
  await page.getByText('Tudo está neste aparelho e no servidor.').waitFor({ timeout: 120_000 });
}

async function timesOf(
  runs: number,
  pages: readonly Page[],
  run: (page: Page) => Promise<number>,
): Promise<[empty: number, full: number]> {
  const times: number[][] = pages.map(() => []);
  for (let each = 0; each < runs; each += 1) {
    for (const [at, page] of pages.entries()) times[at]?.push(await run(page));
  }
  const [empty = Number.NaN, full = Number.NaN] = times.map(median);
  return [empty, full];
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Compares an empty account, one with ten years, and a bare page, in the same browser. */
export async function appPart(runs: number, report: Report): Promise<void> {
  const { dist, remove } = await distWithBarePage();
  const server = await startServer({ dist });
  const browser = await openWholeChromium();
  try {
    await measure(browser, server, runs, report);
  } finally {
    await browser.close();
    await server.stop();
    await remove();
  }
  report.title('Server, the panel of a coach of 200');
  for (const { name, took } of await panelFigures(runs)) {
    report.line(name, [ms(took)], atMost(took, MOST_PANEL_MS, 'ms'));
  }
}

async function measure(
  browser: Browser,
  server: BuiltServer,
  runs: number,
  report: Report,
): Promise<void> {
  await createPerson(server, 'Vazia', EMPTY);
  await createPerson(server, 'Dez Anos', FULL);
  const account = await signInByApi(server, FULL);
  const ops = tenYears(FULL, account.userId, Date.now());
  const { workouts, sets } = sizeOf(ops);
  await fill(server, account, ops);
  report.title(`App, ten years: ${workouts} workouts, ${sets} sets`);
  await tellFirstSyncs({ browser, server, email: FULL, records: ops.length }, runs, report);
  await tellSentImport(browser, server, report);

  const empty = await openPerson(browser, server, EMPTY);
  const full = await openPerson(browser, server, FULL);
  const pages = [empty.page, full.page];
  for (const page of pages) await freshDocument(page);
  const heap = await heapOf(full);
  report.line('heap', [`${heap.toFixed(1)} MB`], atMost(heap, MOST_HEAP_MB, 'MB'));

  report.title('App, opening a screen: empty account, ten years, ratio');
  for (const { name, run } of ACTS) {
    const times = await timesOf(runs, pages, async (page) => {
      await freshDocument(page);
      return run(page);
    });
    const ratio = times[1] / times[0];
    const figures = [...times.map(ms), `${ratio.toFixed(2)} ×`];
    report.line(name, figures, atMost(ratio, MOST_RATIO, '×'));
  }

  for (const page of pages) await beginWorkout(page);
  const bare = await openPhone(browser, server);
  const person = (name: string, page: Page, email: string) => ({
    name,
    page,
    beginAnew: async () => {
      await discardRunning(page);
      await beginWorkout(page);
    },
    openOther: async () => (await openPerson(browser, server, email)).page,
  });
  const people = [person('empty account', empty.page, EMPTY), person('ten years', full.page, FULL)];
  await measureLogging({ bare: await openTab(bare), people }, runs, report);
  await measureNews(people, runs, report);
}

/**
 * Starts a workout with one done set of an exercise, so that the next set takes its load from it.
 */
async function beginWorkout(page: Page): Promise<void> {
  await startFree(page);
  await addExercise(page, LIFT.name);
  // A new exercise has no load yet, and the disc opens its input.
  await logTyped(page, '60');
}

/** Starts an empty workout, because the days of the ficha have timed exercises. */
async function startFree(page: Page): Promise<void> {
  await page.goto('/app/workout');
  const button = (name: string) => page.getByRole('button', { name });
  const [empty, otherDay] = [button('Começar treino vazio'), button('Fazer outro dia')];
  await empty.or(otherDay).first().waitFor();
  if (await otherDay.isVisible()) {
    await otherDay.click();
    await button('Treino livre').click();
  } else await empty.click();
  await page.getByRole('heading', { name: 'Treino começado' }).waitFor();
}

/** The heap size with the whole history on screen, which is the largest screen. */
async function heapOf({ device, page }: { device: BrowserContext; page: Page }): Promise<number> {
  await freshDocument(page);
  await openScreen(page, '/app/progress?range=all', 'Progresso');
  return heapMegabytes(device, page);
}
