import { localDay } from '#domain/local-day';

import { valueAt } from '#domain/record/registers';
import { beginningIn } from '#domain/workouts/begun-workout';
import { workoutKind } from '#domain/workouts/kind';
import type { Start } from '#domain/workouts/shape';
import { registersOfBase } from '../../src/replica/view/known';

import { type Device, killDevice, type Tab } from './device';
import { shapeOf } from './edits';
import type { Journal } from './journal';
import type { Play } from './play';

const HOUR = 3_600_000;
const STEPS = [-48 * HOUR, -24 * HOUR, -HOUR, -70_000, 70_000, HOUR, 24 * HOUR, 48 * HOUR];
const ZONE = 'America/Sao_Paulo';
/** A smaller skew does not count. */
const DRIFT_MS = 60_000;
/** A step below a minute counts as drift, on either side of a contact. */
const BLUR_MS = 125_000;

/** A person, or the system, sets a device's wall clock. */
export function setClock(device: Device, by: number, world: { readonly now: number }): void {
  device.skew += by;
  device.set.push({ at: world.now, by });
}

/** The true start times of workouts. */
export interface Beginnings {
  startOf(nth: number, now: number, tab: Tab, id: string): Start;
  /**
   * Removes the workouts started on a device, because it lost its clock's history or was copied.
   */
  forget(device: Device): void;
  all(): readonly Beginning[];
}

interface Beginning {
  readonly id: string;
  readonly tab: Tab;
  /** In the simulated world's time. */
  readonly at: number;
  /** The device's time minus the true time. */
  readonly off: number;
  /** The last contact known to the device; 0 without one. */
  readonly met: number;
  /** Whether its clock was right, and was known to have been set back since that contact. */
  readonly knewIt: boolean;
}

export function createBeginnings(now: () => number): Beginnings {
  const begun = new Map<string, Beginning>();
  return {
    startOf(_, at, tab, id) {
      const met = tab.replica.inside.identity().clock?.met ?? 0;
      const { device } = tab;
      const [set, ...others] = device.set.filter((each) => each.at > met);
      const back = set && others.length === 0 ? -set.by : 0;
      const knewIt = Math.abs(device.skew) < DRIFT_MS && now() - met < back - BLUR_MS;
      begun.set(id, { id, tab, at: now(), off: at - now(), met, knewIt });
      return { at, zone: ZONE, day: localDay(at, ZONE) };
    },
    forget(device) {
      for (const [id, { tab }] of begun) if (tab.device === device) begun.delete(id);
    },
    all: () => [...begun.values()],
  };
}

/** Sets a clock, lets days go by, or returns a device that starts a workout. */
export async function unsettle({ timing, world, devices }: Play): Promise<Device | null> {
  const device = timing.of(devices);
  const what = timing.below(100);
  if (!device) return null;
  if (what < 4) {
    if (timing.in100(70)) killDevice(device);
    setClock(device, timing.of(STEPS) ?? 0, world);
  } else if (what < 7) {
    const ms = timing.below(60 * HOUR);
    world.now += ms;
    for (const each of devices) if (timing.in100(50)) each.slept += ms;
  }
  return what >= 2 && what < 10 ? device : null;
}

/** Writes moves by devices themselves into the journals; returns a function that stops it. */
export function hearMoves(journals: readonly Journal[]): () => void {
  const { begins } = workoutKind;
  if (!begins) return () => undefined;
  const { move } = begins;
  Object.assign(begins, {
    move(...asked: Parameters<typeof move>) {
      const writes = move(...asked);
      for (const journal of journals) journal.noteMoved(asked[0], writes);
      return writes;
    },
  });
  return () => void Object.assign(begins, { move });
}

/**
 * Excludes unprovable cases. A clock was set twice between two contacts, or once before a device
 * with a wrong clock met the server. Full disks cannot note anything either.
 */
function isProvable({ met, tab }: Beginning, { weather }: Play): boolean {
  const { device } = tab;
  const since = device.set.filter((each) => each.at > met).length;
  const wrong = met === 0 && device.first !== 0 ? 1 : 0;
  return since + wrong <= 1 && !weather.crowds && !weather.updates && weather.people === 1;
}

/** A workout's start, epoch ms; null where its value is lost. It is shown at its first set where its end lies before (rule W4b). */
async function startHeld(tab: Tab, id: string): Promise<number | null> {
  const base = await tab.replica.inside.storage.read((db) =>
    db.get('base', [tab.space, 'workout', id]),
  );
  return beginningIn({ start: valueAt(registersOfBase(base), 'start') ?? null });
}

/** In the end each workout is on its true day, or its device shows the doubt (rules C2m, C2n). */
export async function judgeDays(play: Play, account: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const begun of play.begun.all()) {
    const [tab] = begun.tab.device.tabs;
    if (!tab || begun.tab.account !== account || !isProvable(begun, play)) continue;
    if (begun.knewIt && Math.abs(begun.off) > BLUR_MS)
      wrong.push(`${begun.id} was begun ${(begun.off / HOUR).toFixed(2)} h off`);
    const workout = await shapeOf(tab, begun.id);
    if (!workout || workout.removedAt !== null) continue;
    const isRight = (at: number) => Math.abs(at - begun.at) <= BLUR_MS;
    const start = (await startHeld(tab, begun.id)) ?? workout.start.at;
    if (isRight(start)) continue;
    const doubts = await tab.replica.doubts();
    const asked = doubts.find(({ id, at }) => id === begun.id && at === start);
    if (asked && isRight(asked.other)) continue;
    const off = (start - begun.at) / HOUR;
    wrong.push(`${begun.id} is ${off.toFixed(2)} h off${asked ? ', asked for another' : ''}`);
  }
  return wrong;
}
