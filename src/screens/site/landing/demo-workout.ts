import type { Author, Registers, Writes } from '#domain/record/registers';
import { beginWorkout } from '#domain/workouts/begin';
import { DROP_PERCENT } from '#domain/workouts/carried';
import { performSet } from '#domain/workouts/perform';
import type { Effort, Start } from '#domain/workouts/shape';
import type { Earlier } from '../../../training/workouts/current-set';

/**
 * The exercise of the demonstration. It is copied here, because the catalogue is larger than the
 * demonstration.
 */
export const DEMO_EXERCISE = {
  name: 'Supino reto com barra',
  loadKind: 'total',
  equipment: 'barbell',
  stepGrams: 2500,
} as const;

export const DEMO_REST_SECONDS = 90;

/** The load of a drop set after another one. */
export function demoDrop(grams: number): number {
  const { stepGrams } = DEMO_EXERCISE;
  return Math.round((grams * (100 - DROP_PERCENT)) / 100 / stepGrams) * stepGrams;
}

const DEVICE = 'demo';
const MINUTE = 60_000;
/** Any day, because the demonstration shows no date. */
const START: Start = { at: 1_795_000_000_000, zone: 'America/Sao_Paulo', day: '2026-11-18' };

const set = (load: number, reps: number): Effort => ({ load, reps });

/** The previous session, for the column "Anterior". */
export const DEMO_EARLIER: Earlier = {
  day: '2026-11-16',
  sets: [set(80_000, 8), set(80_000, 8), set(80_000, 7), set(77_500, 8)].map((done) => ({
    kind: 'normal',
    done,
  })),
};

/** The registers after the writes of a command, as after a commit. */
export function written(registers: Registers, writes: Writes, now: number): Registers {
  const before = Object.values(registers).map(([, [ms]]) => ms);
  // Later than the replaced write, even if two taps share a millisecond.
  const ms = Math.max(now, ...before) + 1;
  const fresh = Object.entries(writes).map(([path, value]) => [path, [value, [ms, 0, DEVICE]]]);
  return { ...registers, ...Object.fromEntries(fresh) };
}

export function demoAuthor(now: number): Author {
  return { device: DEVICE, now };
}

/** A running workout with two of four sets done. */
export function demoStart(): Registers {
  const plans = [set(80_000, 8), set(82_500, 8), set(82_500, 8), set(82_500, 8)];
  const sets = plans.map((plan, index) => ({
    key: `s${index + 1}`,
    kind: 'normal' as const,
    plan,
  }));
  const draft = { key: 'e1', exercise: 'barbell-bench-press', sets };
  const begun = written({}, beginWorkout('', START, [draft]), START.at);
  return sets.slice(0, 2).reduce((registers, { key, plan }, index) => {
    const at = START.at + (index + 1) * 3 * MINUTE;
    return written(registers, performSet(registers, key, plan, 0, demoAuthor(at)), at);
  }, begun);
}
