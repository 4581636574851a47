import type { Browser, BrowserContext, Page } from 'playwright';
import { createPerson, openDevice, openTab, signIn } from '../e2e/person-steps';
import { addExercise, logTyped } from '../e2e/workout-steps';
import { openChromium } from '../harness/browser';
import { type BuiltServer, startServer } from '../harness/built-server';
import { fill, signInByApi } from './fill';
import { firstSync } from './first-sync';
import { heapMegabytes } from './heap';
import { median, openScreen, pressButton } from './paint-time';
import { MOST_PANEL_MS, panelFigures } from './panel';
import { LIFT, sizeOf, tenYears } from './ten-years';

/** Fewer for a quick look: `npm run bench -- 3`. */
const RUNS = Number(process.argv[2] ?? 9);
const FIRST_SYNCS = 3;
/** What ten years may cost over nothing (issue: "at most twice"). */
const MOST_RATIO = 2;
const MOST_FIRST_SYNC_MS = 4000;
const MOST_HEAP_MB = 60;

const EMPTY = 'vazia@exemplo.com.br';
const FULL = 'dez.anos@exemplo.com.br';

interface Act {
  readonly name: string;
  run(page: Page): Promise<number>;
}

const ACTS: readonly Act[] = [
  { name: 'histórico', run: (page) => openScreen(page, '/app/history', 'Histórico') },
  { name: 'progresso', run: (page) => openScreen(page, '/app/progress', 'Progresso') },
  {
    name: 'progresso, tudo',
    run: (page) => openScreen(page, '/app/progress?range=all', 'Progresso'),
  },
  {
    name: 'progresso por exercício',
    run: (page) => openScreen(page, '/app/progress/exercises', 'Seus exercícios'),
  },
  {
    name: 'séries por músculo',
    run: (page) => openScreen(page, '/app/progress/muscles', 'Séries por músculo'),
  },
  {
    name: 'página do exercício',
    run: (page) => openScreen(page, `/app/exercises/${LIFT.id}`, LIFT.name),
  },
];

async function openPhone(browser: Browser, server: BuiltServer): Promise<BrowserContext> {
  const device = await openDevice(browser, server);
  // What runs in the page was compiled to keep its functions' names by this function.
  await device.addInitScript('globalThis.__name = (one) => one');
  return device;
}

/** A device on which everything has come and nothing is under way. */
async function openPerson(browser: Browser, server: BuiltServer, email: string) {
  const device = await openPhone(browser, server);
  const page = await openTab(device);
  await signIn(page, email);
  return { device, page };
}

/** A document of its own for each measurement, so that nothing is remembered. */
async function freshDocument(page: Page): Promise<void> {
  await page.goto('/app/profile');
  await page.getByText('Tudo está neste aparelho e na sua conta.').waitFor({ timeout: 120_000 });
}

async function timesOf(pages: readonly Page[], run: (page: Page) => Promise<number>) {
  const times: number[][] = pages.map(() => []);
  for (let each = 0; each < RUNS; each += 1) {
    for (const [at, page] of pages.entries()) times[at]?.push(await run(page));
  }
  return times.map(median);
}

/** The next set of a workout under way, or one more, logged by its disc. */
async function logSet(page: Page): Promise<number> {
  const waiting = page.locator('[aria-label^="Concluir série"]');
  const more = page.getByRole('button', { name: 'Mais uma série' });
  await waiting.or(more).first().waitFor();
  if (await more.isVisible()) await more.click();
  await waiting.waitFor();
  const done = await page.locator('[aria-label^="Reabrir série"]').count();
  return pressButton(page, 'Concluir série', `[aria-label="Reabrir série ${done + 1}"]`);
}

interface Line {
  readonly name: string;
  readonly empty: string;
  readonly full: string;
  readonly verdict: string;
  readonly holds: boolean;
}

function ratioLine(name: string, [empty = Number.NaN, full = Number.NaN]: readonly number[]): Line {
  const ratio = full / empty;
  return {
    name,
    empty: `${empty.toFixed(0)} ms`,
    full: `${full.toFixed(0)} ms`,
    verdict: `${ratio.toFixed(2)} × (até ${MOST_RATIO} ×)`,
    holds: ratio <= MOST_RATIO,
  };
}

function limitLine(name: string, value: number, most: number, unit: string): Line {
  const full = `${value.toFixed(unit === 'MB' ? 1 : 0)} ${unit}`;
  return { name, empty: '', full, verdict: `até ${most} ${unit}`, holds: value <= most };
}

/** Prints each figure as it is known; whether all of them hold. */
async function measure(browser: Browser, server: BuiltServer): Promise<boolean> {
  const held: boolean[] = [];
  const report = (line: Line) => held.push(print(line));
  await createPerson(server, 'Vazia', EMPTY);
  await createPerson(server, 'Dez Anos', FULL);
  const account = await signInByApi(server, FULL);
  const ops = tenYears(FULL, account.userId, Date.now());
  const { workouts, sets } = sizeOf(ops);
  console.info(`Dez anos: ${workouts} treinos, ${sets} séries. Enviando...`);
  await fill(server, account, ops);

  const syncs: number[] = [];
  for (let each = 0; each < FIRST_SYNCS; each += 1) {
    const device = await openPhone(browser, server);
    syncs.push(await firstSync(await openTab(device), FULL, ops.length));
    await device.close();
  }
  report(limitLine('primeira sincronização', median(syncs), MOST_FIRST_SYNC_MS, 'ms'));

  const people = [
    await openPerson(browser, server, EMPTY),
    await openPerson(browser, server, FULL),
  ];
  const pages = people.map(({ page }) => page);
  for (const page of pages) await freshDocument(page);
  for (const { name, run } of ACTS) {
    const times = await timesOf(pages, async (page) => {
      await freshDocument(page);
      return run(page);
    });
    report(ratioLine(name, times));
  }
  const full = people[1];
  if (full) report(await heapLine(full.device, full.page));

  for (const page of pages) {
    await page.goto('/app/workout?start=1');
    await addExercise(page, LIFT.name);
    // What was never done has no load yet, and the disc asks for it.
    await logTyped(page, '60');
  }
  report(ratioLine('registrar uma série', await timesOf(pages, logSet)));
  for (const { name, took } of await panelFigures(RUNS)) {
    report(limitLine(name, took, MOST_PANEL_MS, 'ms'));
  }
  return held.every(Boolean);
}

/** With the whole history on the screen, the largest there is. */
async function heapLine(device: BrowserContext, page: Page): Promise<Line> {
  await freshDocument(page);
  await openScreen(page, '/app/progress?range=all', 'Progresso');
  return limitLine('memória (heap)', await heapMegabytes(device, page), MOST_HEAP_MB, 'MB');
}

function print({ name, empty, full, verdict, holds }: Line): boolean {
  const mark = holds ? 'ok   ' : 'ACIMA';
  console.info(`${mark} ${name.padEnd(26)} ${empty.padStart(8)} ${full.padStart(9)}   ${verdict}`);
  return holds;
}

const server = await startServer();
const browser = await openChromium();
try {
  console.info(`Medianas de ${RUNS} vezes: conta vazia, dez anos.`);
  process.exitCode = (await measure(browser, server)) ? 0 : 1;
} finally {
  await browser.close();
  await server.stop();
}
