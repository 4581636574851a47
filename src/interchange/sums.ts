import type { LocalDay } from '#domain/local-day';
import type { ReadSet, ReadWorkout } from './model';

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
  const sums = { sets: 0, volume: 0, meters: 0, seconds: 0 };
  for (const { exercises } of workouts) {
    for (const { sets } of exercises) for (const set of sets) addSet(sums, set);
  }
  const period = from !== undefined && to !== undefined ? { from, to } : null;
  return { workouts: workouts.length, ...sums, period };
}

type SetSums = { -readonly [Key in 'sets' | 'volume' | 'meters' | 'seconds']: Sums[Key] };

function addSet(sums: SetSums, { done, assisted }: ReadSet): void {
  if (!done) return;
  const { load, reps, meters, seconds } = done;
  sums.sets += 1;
  // Assistance is no load.
  if (!assisted) sums.volume += (load ?? 0) * (reps ?? 0);
  sums.meters += meters ?? 0;
  sums.seconds += seconds ?? 0;
}

/** A name with its heaviest load, in grams. */
export interface Heaviest {
  readonly name: string;
  readonly load: number;
}

/** The exercises with the heaviest loads, heaviest first. */
export function heaviestOf(workouts: readonly ReadWorkout[], count: number): Heaviest[] {
  const most = new Map<string, number>();
  for (const { exercises } of workouts) {
    for (const { name, sets } of exercises) {
      let load = most.get(name) ?? 0;
      let before: ReadSet | null = null;
      for (const set of sets) {
        // Equal sets of an exercise are one object in most files.
        if (set !== before && !set.assisted) load = Math.max(load, set.done?.load ?? 0);
        before = set;
      }
      most.set(name, load);
    }
  }
  return [...most]
    .filter(([, load]) => load > 0)
    .map(([name, load]) => ({ name, load }))
    .sort((a, b) => b.load - a.load || (a.name < b.name ? -1 : 1))
    .slice(0, count);
}
