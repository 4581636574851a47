import type { Page } from 'playwright';
import { median, percentile } from '../figures';
import type { Report } from '../report';
import { nextSet, type Person, REOPENERS, reopener } from './log-set';
import { pressButton } from './paint-time';

const PATIENCE_MS = 60_000;

/** Waits until both devices show as many sets that are done; how many, or null when they never do. */
async function untilAlike(page: Page, other: Page): Promise<number | null> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const done = await page.locator(REOPENERS).count();
    if ((await other.locator(REOPENERS).count()) === done) return done;
    await other.waitForTimeout(100);
  }
  return null;
}

/** Logs one set; milliseconds until the other device shows it, or null when it never does. */
async function newsTime(page: Page, other: Page): Promise<number | null> {
  const nth = await nextSet(page);
  const done = await untilAlike(page, other);
  if (done === null) return null;
  const came = other.locator(REOPENERS).nth(done).waitFor({ timeout: PATIENCE_MS });
  const seen = came.then(
    () => true,
    () => false,
  );
  const began = performance.now();
  await pressButton(page, 'Concluir série', reopener(nth));
  return (await seen) ? performance.now() - began : null;
}

/** From the tap on one device to the tick on another one of the same person. */
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
