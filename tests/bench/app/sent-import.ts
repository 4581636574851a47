import type { Browser, Page } from 'playwright';
import { HEVY_TITLES, hevySets } from '../../e2e/import-steps';
import { createPerson, goTo, openTab, signIn } from '../../e2e/person-steps';
import type { BuiltServer } from '../../harness/built-server';
import { median } from '../figures';
import { SLOW_CPU, slowDown } from '../line-speed';
import { atMost, type Report } from '../report';
import { longestTask } from './long-tasks';
import { openPhone } from './phone';

/** Three workouts a week for ten years. */
const WORKOUTS = 1536;
const EVERY_MS = (7 * 86_400_000) / 3;
const FIRST = Date.UTC(2016, 8, 1);

const EXERCISES = [
  'Bench Press (Barbell)',
  'Incline Bench Press (Dumbbell)',
  'Shoulder Press (Dumbbell)',
  'Lateral Raise (Dumbbell)',
  'Triceps Pushdown',
  'Bicep Curl (Dumbbell)',
];
const SETS = 4;

/** Workouts of 24 sets in the export format of another app. */
export function hevyFileOf(workouts: number): string {
  const rows = Array.from({ length: workouts }, (_, nth) => {
    const day = new Date(FIRST + nth * EVERY_MS).toISOString().slice(0, 10);
    const kg = 20 + (nth % 400) / 4;
    return EXERCISES.flatMap((exercise) => hevySets(day, exercise, kg, SETS));
  });
  return [HEVY_TITLES, ...rows.flat()].join('\r\n');
}

const EMAIL = 'importa@exemplo.com.br';
/** Longest task of the main thread: a tap waits at most that long. */
const MOST_TASK_MS = 200;
/** Maximum slowdown of a request while many changes wait. */
const MOST_GROWTH = 1.5;

interface SentImport {
  /** Time from the press until everything is on the device, and from then until it is sent, ms. */
  readonly stored: number;
  readonly sent: number;
  /** Longest task of the main thread since the press, ms. */
  readonly longest: number;
  /** Number of answers to requests with changes. */
  readonly trips: number;
  /** Time between answers with almost everything pending, divided by that with little pending. */
  readonly growth: number;
}

/**
 * Imports ten years into an empty account, on a page that records long tasks, and waits until all
 * is sent.
 */
async function sentImport(page: Page): Promise<SentImport> {
  const answered: number[] = [];
  page.on('response', (answer) => {
    const takes =
      answer.url().endsWith('/api/sync') && !answer.request().postData()?.includes('"ops":[]');
    if (takes && answer.ok()) answered.push(performance.now());
  });
  await goTo(page, '/app/import');
  const file = {
    name: 'hevy.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(hevyFileOf(WORKOUTS)),
  };
  await page.locator('input[type=file]').first().setInputFiles(file);
  const button = page.getByRole('button', { name: /^Importar [\d.]+ treinos/ });
  await button.waitFor({ timeout: 120_000 });
  const begins = await page.evaluate(() => performance.now());
  const pressed = performance.now();
  await button.click();
  await page.getByRole('heading', { name: /treinos importados/ }).waitFor({ timeout: 120_000 });
  const stored = performance.now();
  await goTo(page, '/app/profile');
  const all = page.getByText('Tudo está neste aparelho e no servidor.');
  await all.waitFor({ timeout: 600_000 });
  const sent = performance.now();
  const gaps = answered.slice(1).map((at, nth) => at - (answered[nth] ?? at));
  const part = Math.ceil(gaps.length / 4);
  return {
    stored: stored - pressed,
    sent: sent - stored,
    longest: await longestTask(page, begins),
    trips: answered.length,
    growth: median(gaps.slice(0, part)) / median(gaps.slice(-part)),
  };
}

/** Measures how long a history of ten years from another app takes to reach the server. */
export async function tellSentImport(
  browser: Browser,
  server: BuiltServer,
  report: Report,
): Promise<void> {
  await createPerson(server, 'Importa', EMAIL);
  const device = await openPhone(browser, server);
  const page = await openTab(device);
  await signIn(page, EMAIL);
  await slowDown(device, page, SLOW_CPU);
  const { stored, sent, longest, trips, growth } = await sentImport(page);
  await device.close();
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const figures = [`${ms(stored)} stored`, `${ms(sent)} sent`, `${trips} requests`];
  report.line(`import of ten years, ${SLOW_CPU.name}`, figures);
  report.line('  its longest task', [ms(longest)], atMost(longest, MOST_TASK_MS, 'ms'));
  const grown = atMost(growth, MOST_GROWTH, '×');
  report.line('  a request with much behind it', [`${growth.toFixed(2)} ×`], grown);
}
