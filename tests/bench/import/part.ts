import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { createPerson, goTo, openDevice, openTab, signIn } from '../../e2e/person-steps';
import { openChromium } from '../../harness/browser';
import { type BuiltServer, startServer } from '../../harness/built-server';
import { longestTask, noteLongTasks } from '../app/long-tasks';
import { hevyFileOf } from '../app/sent-import';
import { median } from '../figures';
import { FAST, SLOW_CPU, type Speed, slowDown } from '../line-speed';
import { atMost, type Report } from '../report';

/** 24 sets each: 30,000 rows. */
const WORKOUTS = 1250;

const MOST_TASK_MS = 100;
/** Shares of the other build's figures. */
const MOST_PREVIEW = 1 / 2;
const MOST_STORED = 1 / 3;

interface Build {
  readonly server: BuiltServer;
}

interface ImportFigures {
  /** From the choice of the file to its preview, by the page's clock, ms. */
  readonly preview: number;
  /** From the press to the end, ms. */
  readonly stored: number;
  /** Longest task of the main thread, ms. */
  readonly longest: number;
  /** Time of all tasks of the main thread, for each of both steps, ms. */
  readonly main: readonly [preview: number, stored: number];
  /** Processor time of all renderers with their workers, for each of both steps, ms. */
  readonly cpu: readonly [preview: number, stored: number];
}

async function rendererTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const own = processInfo.filter(({ type }) => type === 'renderer');
  return own.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000;
}

async function mainTime(device: BrowserContext, page: Page): Promise<() => Promise<number>> {
  const session = await device.newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

let people = 0;

/** Imports the file into an empty account. */
async function importOnce(browser: Browser, { server }: Build, speed: Speed, file: string) {
  people += 1;
  const email = `importa.${people}@exemplo.com.br`;
  await createPerson(server, 'Importa', email);
  const device = await openDevice(browser, server);
  await device.addInitScript('globalThis.__name = (one) => one');
  await noteLongTasks(device);
  try {
    const page = await openTab(device);
    await signIn(page, email);
    await goTo(page, '/app/import');
    await slowDown(device, page, speed);
    return await figuresOf(browser, device, page, file);
  } finally {
    await device.close();
  }
}

/**
 * Times a step by the page's own clock, from an event to the frame that shows an element. A locator
 * would look for it in each frame, which takes as long as the step at 4x CPU.
 */
function timedStep(page: Page, begins: 'change' | 'click', shows: string, text: RegExp) {
  return page.evaluateHandle(
    ([type, selector, source]) => {
      const wanted = new RegExp(source);
      const isShown = () =>
        [...document.querySelectorAll(selector)].some((one) => wanted.test(one.textContent ?? ''));
      const took = new Promise<number>((resolve) => {
        const watch = ({ timeStamp }: Event) => {
          const observer = new MutationObserver(() => {
            if (!isShown()) return;
            observer.disconnect();
            // After the paint of the frame.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        };
        document.addEventListener(type, watch, { capture: true, once: true });
      });
      return { took };
    },
    [begins, shows, text.source] as const,
  );
}

async function figuresOf(
  browser: Browser,
  device: BrowserContext,
  page: Page,
  file: string,
): Promise<ImportFigures> {
  const main = await mainTime(device, page);
  // The screen has opened, and what it loads ahead has come.
  const begins = await page.evaluate(async () => {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    return performance.now();
  });
  const step = async (timed: ReturnType<typeof timedStep>, act: () => Promise<void>) => {
    const watched = await timed;
    const [tasks, time] = [await main(), await rendererTime(browser)];
    await act();
    const took = await watched.evaluate(({ took: shown }) => shown);
    return { took, main: (await main()) - tasks, cpu: (await rendererTime(browser)) - time };
  };
  const button = /^Importar [\d.]+ treinos/;
  const preview = await step(timedStep(page, 'change', 'button', button), () =>
    page.locator('input[type=file]').first().setInputFiles(file),
  );
  const stored = await step(timedStep(page, 'click', 'h1, h2, h3', /treinos importados/), () =>
    page.getByRole('button', { name: button }).click(),
  );
  return {
    preview: preview.took,
    stored: stored.took,
    longest: await longestTask(page, begins),
    main: [preview.main, stored.main],
    cpu: [preview.cpu, stored.cpu],
  };
}

const ms = (value: number) => `${value.toFixed(0)} ms`;

function tell(all: readonly (readonly ImportFigures[])[], report: Report): void {
  const line = (name: string, of: (one: ImportFigures) => number, most: number | null = null) => {
    const [own = Number.NaN, other] = all.map((figures) => median(figures.map(of)));
    if (other === undefined) return report.line(name, [ms(own)]);
    const share = own / other;
    const target = most === null ? undefined : atMost(share, Number(most.toFixed(2)), '×');
    report.line(name, [ms(own), ms(other), `${share.toFixed(2)} ×`], target);
  };
  line('to the preview', ({ preview }) => preview, MOST_PREVIEW);
  line('  its main thread', ({ main }) => main[0]);
  line('  its processor', ({ cpu }) => cpu[0]);
  line('stored', ({ stored }) => stored, MOST_STORED);
  line('  its main thread', ({ main }) => main[1]);
  line('  its processor', ({ cpu }) => cpu[1]);
  const longest = median(all[0]?.map((one) => one.longest) ?? []);
  report.line('longest task', [ms(longest)], atMost(longest, MOST_TASK_MS, 'ms'));
}

/**
 * Imports 30,000 rows of another app, at 4x CPU and then at full speed, where processor time counts.
 * With BENCH_AGAINST, a folder with another build, it alternates both and compares them.
 */
export async function importPart(runs: number, report: Report): Promise<void> {
  const against = process.env.BENCH_AGAINST;
  const builds: Build[] = [{ server: await startServer() }];
  if (against) builds.push({ server: await startServer({ dist: against }) });
  const browser = await openChromium();
  // Playwright would decode the bytes of a file in the page, which takes seconds.
  const folder = await mkdtemp(join(tmpdir(), 'anilha-import-'));
  const file = join(folder, 'hevy.csv');
  await writeFile(file, hevyFileOf(WORKOUTS));
  try {
    for (const speed of [SLOW_CPU, FAST]) {
      report.title(`Import of ${WORKOUTS * 24} rows, ${speed.name}`);
      const all: ImportFigures[][] = builds.map(() => []);
      for (let run = 0; run < runs; run += 1) {
        for (const [at, build] of builds.entries()) {
          all[at]?.push(await importOnce(browser, build, speed, file));
        }
      }
      tell(all, report);
    }
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
    for (const { server } of builds) await server.stop();
  }
}
