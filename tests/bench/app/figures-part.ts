import type { BrowserContext, CDPSession, Page } from 'playwright';
import { createPerson, IN_MOTION, openDevice, openTab, signIn } from '../../e2e/person-steps';
import { addExercise, startEmpty } from '../../e2e/workout-steps';
import { openWholeChromium } from '../../harness/browser';
import { startServer } from '../../harness/built-server';
import { untilWorkerControls } from '../../pwa/worker-page';
import { median } from '../figures';
import { atSpeed, SLOW_CPU } from '../line-speed';
import { atMost, type Report } from '../report';
import { LIFT } from './ten-years';

const EMAIL = 'figuras@exemplo.com.br';
const MOST = { stillMs: 50, frameMs: 4, shift: 0 };
const MOVING_MS = 3_000;
/** Frames of a phone's screen in a second. */
const HERTZ = 60;
/** A person reads the name of the exercise before they tap it; meanwhile the figure loads. */
const READING_MS = 1_500;

const ms = (value: number) => `${value.toFixed(1)} ms`;

/** Measures the figure of an exercise on a phone with a quarter of this processor. */
export async function figuresPart(runs: number, report: Report): Promise<void> {
  const server = await startServer();
  const browser = await openWholeChromium();
  try {
    await createPerson(server, 'Figuras', EMAIL);
    const device = await openDevice(browser, server, { ...IN_MOTION, hasTouch: true });
    await device.addInitScript('globalThis.__name = (one) => one');
    await noteShifts(device);
    const page = await openTab(device);
    await signIn(page, EMAIL);
    await startEmpty(page);
    await addExercise(page, LIFT.name);
    await untilWorkerControls(page);
    await measure(page, runs, report);
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function measure(page: Page, runs: number, report: Report): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // The main thread's own time, which other work on this machine does not lengthen.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const stills: number[] = [];
  const frames: number[] = [];
  let shift = 0;
  for (let run = 0; run < runs; run += 1) {
    // A new document, so that nothing of the figure is loaded.
    await page.goto('/app/workout');
    await page.getByTitle('Como fazer').waitFor();
    await atSpeed(page, SLOW_CPU, async () => {
      await page.waitForTimeout(READING_MS);
      // A mouse above the page would be asked again after each layout.
      await page.mouse.move(-1, -1);
      const rest = await frameCost(page, session);
      stills.push(await stillAfterTap(page));
      frames.push((await frameCost(page, session)) - rest);
    });
    shift = Math.max(shift, await shiftsOf(page));
  }
  report.title('Figures of exercises, 4x CPU');
  const [still, frame] = [median(stills), median(frames)];
  report.line('first still after its sheet', [ms(still)], atMost(still, MOST.stillMs, 'ms'));
  report.line(
    'main thread, what moving adds to a frame',
    [ms(frame)],
    atMost(frame, MOST.frameMs, 'ms'),
  );
  report.line('layout shift', [shift.toFixed(4)], atMost(shift, MOST.shift, ''));
}

/** Stores each shift of the layout that no press explains; those since the sheet count. */
async function noteShifts(device: BrowserContext): Promise<void> {
  await device.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = { ...entry.toJSON() };
        if (!hadRecentInput) performance.mark('shift', { detail: value });
      }
    }).observe({ type: 'layout-shift' });
  });
}

const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [tap] = performance.getEntriesByName('tap');
    return performance
      .getEntriesByName('shift')
      .filter(({ startTime }) => startTime > (tap?.startTime ?? 0))
      .reduce((sum, mark) => sum + (mark instanceof PerformanceMark ? Number(mark.detail) : 0), 0);
  });

/** From the frame in which a tap opens the sheet until the frame with the drawn figure, in ms. */
async function stillAfterTap(page: Page): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    addEventListener('pointerdown', () => performance.mark('tap'), { once: true });
    const seen = async () => {
      let sheet = Number.NaN;
      for (;;) {
        const now = await frame();
        const open = document.querySelector('section[aria-label^="Como fazer"]') !== null;
        if (open && Number.isNaN(sheet)) sheet = now;
        if (document.querySelector('[role="img"] svg path')) return now - sheet;
      }
    };
    return { seen: seen() };
  });
  await page.getByTitle('Como fazer').tap();
  return watch.evaluate(({ seen }) => seen);
}

/** Time of the main thread for each frame of the screen, in ms. */
async function frameCost(page: Page, session: CDPSession): Promise<number> {
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await taskSeconds();
  await page.evaluate(async (duration) => {
    const start = performance.now();
    while (performance.now() - start < duration) await new Promise(requestAnimationFrame);
  }, MOVING_MS);
  return ((await taskSeconds()) - before) * (1_000_000 / MOVING_MS / HERTZ);
}
