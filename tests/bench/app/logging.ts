import type { Page } from 'playwright';
import { BARE } from '../bare-page';
import { median, percentile } from '../figures';
import { FAST, SLOW_CPU, slowDown } from '../line-speed';
import { atMost, type Report } from '../report';
import { pressButton } from './paint-time';

/** Sets per run: a p98 of nine values would be their greatest. */
const SETS_PER_RUN = 6;
/** One frame of a display of 60 Hz. */
const FRAME_MS = 16.7;
/** What ten years may cost over nothing. */
export const MOST_RATIO = 2;

/** What one does of an exercise: a table of a hundred sets is nobody's. */
const SETS_OF_AN_EXERCISE = 5;

interface Person {
  readonly name: string;
  /** A workout is under way in it. */
  readonly page: Page;
  /** Begins another workout there, with one set done. */
  readonly beginAnew: () => Promise<void>;
  /** Opens another device of theirs. */
  readonly openOther: () => Promise<Page>;
}

const REOPENERS = '[aria-label^="Reabrir série"]';

/** Does what writes, and waits until it was sent: who trains rests between two taps. */
async function untilSent<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/sync'));
  const result = await act();
  await answered;
  return result;
}

/** Makes sure that a set waits, and tells which one it is. */
async function nextSet(page: Page): Promise<number> {
  // So soon after the last tap the disc takes none.
  const waiting = page.locator('[aria-label^="Concluir série"]:not([aria-disabled])');
  const more = page.getByRole('button', { name: 'Mais uma série' });
  await waiting.or(more).first().waitFor();
  if (await more.isVisible()) await untilSent(page, () => more.click());
  await waiting.first().waitFor();
  return 1 + (await page.locator(REOPENERS).count());
}

const reopener = (nth: number) => `[aria-label="Reabrir série ${nth}"]`;

async function logSet({ page, beginAnew }: Person): Promise<number> {
  if ((await page.locator(REOPENERS).count()) >= SETS_OF_AN_EXERCISE) await beginAnew();
  const nth = await nextSet(page);
  return untilSent(page, () => pressButton(page, 'Concluir série', reopener(nth)));
}

/** From the tap to the frame with its tick, commit included, beside a button that does nothing else. */
export async function measureLogging(
  { bare, people }: { readonly bare: Page; readonly people: readonly Person[] },
  runs: number,
  report: Report,
): Promise<void> {
  await bare.goto(BARE);
  let pressed = 0;
  const pressBare = () => {
    pressed += 1;
    return pressButton(bare, 'Concluir', `[data-done="${pressed}"]`);
  };
  for (const speed of [FAST, SLOW_CPU]) {
    for (const page of [bare, ...people.map((one) => one.page)]) {
      await slowDown(page.context(), page, speed);
    }
    const acts = [
      { name: 'bare button', run: pressBare },
      ...people.map((one) => ({ name: one.name, run: () => logSet(one) })),
    ];
    const times = new Map(acts.map(({ name }) => [name, [] as number[]]));
    for (let each = 0; each < runs * SETS_PER_RUN; each += 1) {
      for (const { name, run } of acts) times.get(name)?.push(await run());
    }
    report.title(`App, from tap to tick, ${speed.name}: median, p98, over the bare button`);
    const floor = median(times.get('bare button') ?? []);
    for (const [name, taken] of times) {
      const more = median(taken) - floor;
      const figures = [median(taken), percentile(taken, 0.98), more].map(
        (ms) => `${ms.toFixed(1)} ms`,
      );
      const target = {
        says: `within a frame of the bare button (${FRAME_MS} ms)`,
        holds: more <= FRAME_MS,
      };
      report.line(name, figures, name === 'bare button' ? undefined : target);
    }
    const [empty = Number.NaN, full = Number.NaN] = people.map(({ name }) =>
      median(times.get(name) ?? []),
    );
    const ratio = full / empty;
    report.line('ten years over empty', [`${ratio.toFixed(2)} ×`], atMost(ratio, MOST_RATIO, '×'));
  }
  await measureNews(people, runs, report);
}

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
async function measureNews(people: readonly Person[], runs: number, report: Report): Promise<void> {
  report.title('App, one set from device to device: median, p98');
  for (const { name, page, openOther } of people) {
    await slowDown(page.context(), page, FAST);
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
