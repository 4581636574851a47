import type { LocalDay } from '#domain/local-day';
import type { ReadWorkout } from './model';

/** Sums of a file's workouts, to compare with what the other app shows. */
export interface Sums {
  readonly workouts: number;
  /** Performed sets. */
  readonly sets: number;
  /** Load times repetitions, over all sets, in grams. */
  readonly volume: number;
  readonly meters: number;
  /** Time of the sets that are counted in seconds. */
  readonly seconds: number;
  /** First and last day; null without workouts. */
  readonly period: { readonly from: LocalDay; readonly to: LocalDay } | null;
}

export function sumsOf(workouts: readonly ReadWorkout[]): Sums {
  const days = workouts.map(({ start }) => start.day).sort();
  const [from, to] = [days[0], days.at(-1)];
  const all = workouts.flatMap(({ exercises }) => exercises.flatMap(({ sets }) => sets));
  const done = all.flatMap((set) => set.done ?? []);
  // Assistance is no load.
  const loaded = all.flatMap((set) => (set.assisted ? [] : (set.done ?? [])));
  return {
    workouts: workouts.length,
    sets: done.length,
    volume: loaded.reduce((sum, { load, reps }) => sum + (load ?? 0) * (reps ?? 0), 0),
    meters: done.reduce((sum, { meters }) => sum + (meters ?? 0), 0),
    seconds: done.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    period: from !== undefined && to !== undefined ? { from, to } : null,
  };
}

/** A name with its heaviest load, in grams. */
export interface Heaviest {
  readonly name: string;
  readonly load: number;
}

/** The exercises with the heaviest loads, heaviest first. */
export function heaviestOf(workouts: readonly ReadWorkout[], count: number): Heaviest[] {
  const most = new Map<string, number>();
  for (const { name, sets } of workouts.flatMap(({ exercises }) => exercises)) {
    const loads = sets.map(({ done, assisted }) => (assisted ? 0 : (done?.load ?? 0)));
    most.set(name, Math.max(most.get(name) ?? 0, ...loads));
  }
  return [...most]
    .filter(([, load]) => load > 0)
    .map(([name, load]) => ({ name, load }))
    .sort((a, b) => b.load - a.load || (a.name < b.name ? -1 : 1))
    .slice(0, count);
}
