import type { Page } from 'playwright';
import { BARE } from '../bare-page';
import { median, percentile } from '../figures';
import { atSpeed, FAST, SLOW_CPU, type Speed } from '../line-speed';
import { atMost, type Report } from '../report';
import { type Logged, logSet, type Person } from './log-set';
import { pressButton } from './paint-time';

/** Sets per run; a p98 of nine values would be the maximum. */
const SETS_PER_RUN = 6;
/** Limit for three of four taps with a quarter of the processor: slower ones feel late. */
const MOST_TICK_MS = 100;
/** One frame of a 60 Hz display. */
const FRAME_MS = 16.7;
/**
 * Limit for 19 of 20 sets with a quarter of the processor, from the tap until the device has stored
 * it.
 */
const MOST_SAVE_MS = 50;
/** Maximum cost of ten years over an empty account. */
export const MOST_RATIO = 2;

/**
 * Measures from the tap to the frame with the tick, commit included, beside a button that does
 * nothing else.
 */
export async function measureLogging(
  { bare, people }: { readonly bare: Page; readonly people: readonly Person[] },
  runs: number,
  report: Report,
): Promise<void> {
  await bare.goto(BARE);
  let [pressed, kept] = [0, 0];
  const pressBare = () => {
    pressed += 1;
    return pressButton(bare, 'Concluir', `[data-done="${pressed}"]`);
  };
  const pressKeeping = () => {
    kept += 1;
    return pressButton(bare, 'Guardar', `[data-kept="${kept}"]`);
  };
  for (const speed of [FAST, SLOW_CPU]) {
    const floors: number[] = [];
    const keeping: number[] = [];
    const found = people.map((person) => ({ person, logged: [] as Logged[] }));
    for (let each = 0; each < runs * SETS_PER_RUN; each += 1) {
      floors.push(await atSpeed(bare, speed, pressBare));
      keeping.push(await atSpeed(bare, speed, pressKeeping));
      for (const { person, logged } of found) {
        logged.push(await atSpeed(person.page, speed, () => logSet(person)));
      }
    }
    tellTicks({ floors, keeping }, found, speed, report);
    tellSaves(found, speed, report);
  }
}

interface Found {
  readonly person: Person;
  readonly logged: readonly Logged[];
}

const figure = (ms: number) => `${ms.toFixed(1)} ms`;

interface Floors {
  readonly floors: readonly number[];
  /** Times of the button that answers after its press is stored. */
  readonly keeping: readonly number[];
}

function tellTicks(
  { floors, keeping }: Floors,
  found: readonly Found[],
  speed: Speed,
  report: Report,
): void {
  report.title(`App, from tap to tick, ${speed.name}: median, p98, over the bare button`);
  const floor = median(floors);
  report.line('bare button', [floor, percentile(floors, 0.98), 0].map(figure));
  const stored = median(keeping);
  report.line('  that stores', [stored, percentile(keeping, 0.98), stored - floor].map(figure));
  const middles = found.map(({ person, logged }) => {
    const ticks = logged.map(({ ticked }) => ticked);
    const more = median(ticks) - floor;
    report.line(person.name, [median(ticks), percentile(ticks, 0.98), more].map(figure), {
      says: `within a frame of the bare button (${FRAME_MS} ms)`,
      holds: more <= FRAME_MS,
    });
    if (speed === SLOW_CPU) {
      const p75 = percentile(ticks, 0.75);
      report.line('  p75', [figure(p75)], atMost(p75, MOST_TICK_MS, 'ms'));
    }
    return median(ticks);
  });
  const [empty = Number.NaN, full = Number.NaN] = middles;
  const ratio = full / empty;
  report.line('ten years over empty', [`${ratio.toFixed(2)} ×`], atMost(ratio, MOST_RATIO, '×'));
}

/**
 * Reports the times until a set is stored, which come after the tick and in which a kill could lose
 * it.
 */
function tellSaves(found: readonly Found[], speed: Speed, report: Report): void {
  report.title(`App, from tap to stored on the device, ${speed.name}: median, p95`);
  for (const { person, logged } of found) {
    const saves = logged.map(({ saved }) => saved);
    const p95 = percentile(saves, 0.95);
    const target = speed === SLOW_CPU ? atMost(p95, MOST_SAVE_MS, 'ms at p95') : undefined;
    report.line(person.name, [median(saves), p95].map(figure), target);
  }
}
