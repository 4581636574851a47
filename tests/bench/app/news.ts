import type { Page } from 'playwright';
import { median, percentile } from '../figures';
import type { Report } from '../report';
import { nextSet, type Person, REOPENERS, reopener } from './log-set';
import { ACT, pressButton } from './paint-time';

const PATIENCE_MS = 60_000;

/** Waits until both devices show the same number of done sets; returns it, or null on failure. */
async function untilAlike(page: Page, other: Page): Promise<number | null> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const done = await page.locator(REOPENERS).count();
    if ((await other.locator(REOPENERS).count()) === done) return done;
    await other.waitForTimeout(100);
  }
  return null;
}

/** When that page first shows a number of done sets, checked in each frame; epoch ms. */
async function whenShown(other: Page, done: number): Promise<number> {
  const shown = await other.waitForFunction(
    ([reopeners, wanted]) =>
      document.querySelectorAll(reopeners).length >= wanted &&
      performance.timeOrigin + performance.now(),
    [REOPENERS, done] as const,
    { timeout: PATIENCE_MS },
  );
  return Number(await shown.jsonValue());
}

/** When the last press on a page happened, epoch ms. */
function whenPressed(page: Page): Promise<number> {
  return page.evaluate((act) => {
    const pressed = performance.getEntriesByName(act).at(-1)?.startTime ?? Number.NaN;
    return performance.timeOrigin + pressed;
  }, ACT);
}

/** Logs one set; returns the ms until the other device shows it, or null on failure. */
async function newsTime(page: Page, other: Page): Promise<number | null> {
  const nth = await nextSet(page);
  const done = await untilAlike(page, other);
  if (done === null) return null;
  const seen = whenShown(other, done + 1).catch(() => null);
  await pressButton(page, 'Concluir série', reopener(nth));
  const came = await seen;
  return came === null ? null : came - (await whenPressed(page));
}

/** Measures from the tap on one device to the tick on another device of the same person. */
export async function measureNews(
  people: readonly Person[],
  runs: number,
  report: Report,
): Promise<void> {
  report.title('App, one set from device to device: median, p98');
  for (const { name, page, openOther } of people) {
    const other = await openOther();
    await other.goto('/app/workout');
    const taken: number[] = [];
    let lost = false;
    for (let each = 0; each < runs && !lost; each += 1) {
      const time = await newsTime(page, other);
      if (time === null) lost = true;
      else taken.push(time);
    }
    const figures = [median(taken), percentile(taken, 0.98)].map((ms) => `${ms.toFixed(0)} ms`);
    report.line(name, figures, { says: `each within ${PATIENCE_MS / 1000} s`, holds: !lost });
  }
}
