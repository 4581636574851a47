import type { Effort, SetKind } from '#domain/workouts/shape';
import type { Chance } from './chance';
import type { Movement } from './programme';

/** A person's level in one exercise: grams, and the repetitions or seconds of the first set. */
export interface SeededProgress {
  readonly load: number | null;
  readonly count: number;
}

/** A set as it was planned and as it was done. */
export interface TrainedSet {
  readonly kind: SetKind;
  readonly plan: Effort;
  readonly done: Effort;
}

/** The kind of a training week; in the week after a missed one the person does less. */
export type WeekKind = 'usual' | 'deload' | 'return';

const WARM_UPS: readonly (readonly [share: number, reps: number])[] = [
  [0.6, 10],
  [0.8, 5],
];
const DELOAD_SHARE = 0.6;
const PLATE = 2500;

/** The initial level: the first load in grams, and the minimum of the range. */
export function firstStanding({ load, range: [low] }: Movement): SeededProgress {
  return { load, count: low };
}

/**
 * Simulates one exercise of one session by double progression: repetitions grow to the maximum of
 * the range, then the load grows and they restart. Returns its sets and the next level.
 */
export function trainMovement(
  movement: Movement,
  standing: SeededProgress,
  week: WeekKind,
  chance: Chance,
): { sets: TrainedSet[]; next: SeededProgress } {
  const [low] = movement.range;
  if (week === 'deload') {
    const light = { load: deloaded(movement, standing.load), count: low };
    const sets = workSets(movement, light, movement.sets - 1, () => 0);
    return { sets, next: standing };
  }
  const step = countStep(movement);
  const back = week === 'return' ? step : 0;
  const today = { ...standing, count: Math.max(low, standing.count - back) };
  const loss = (index: number) => (index > 0 && chance.happens(30 + 15 * index) ? step : 0);
  const work = workSets(movement, today, movement.sets, loss);
  const sets = [...warmUps(movement, today.load), ...work];
  return { sets: sometimesToFailure(sets, chance), next: nextStanding(movement, today, chance) };
}

/** Repetitions or seconds between two levels. */
function countStep({ timed }: Movement): number {
  return timed ? 5 : 1;
}

function nextStanding(
  movement: Movement,
  standing: SeededProgress,
  chance: Chance,
): SeededProgress {
  if (!chance.happens(75)) return standing;
  const [low, high] = movement.range;
  const count = standing.count + countStep(movement);
  if (count <= high) return { ...standing, count };
  if (standing.load === null) return { ...standing, count: high };
  return { load: Math.max(0, standing.load + movement.step), count: low };
}

function workSets(
  movement: Movement,
  { load, count }: SeededProgress,
  sets: number,
  loss: (index: number) => number,
): TrainedSet[] {
  const plan = effort(movement, load, count);
  return Array.from({ length: sets }, (_, index) => ({
    kind: 'normal',
    plan,
    done: effort(movement, load, Math.max(1, count - loss(index))),
  }));
}

function warmUps({ warmups }: Movement, load: number | null): TrainedSet[] {
  if (load === null) return [];
  return WARM_UPS.slice(0, warmups).map(([share, reps]) => {
    const plan = { load: Math.round((load * share) / PLATE) * PLATE, reps };
    return { kind: 'warmup', plan, done: plan };
  });
}

function deloaded({ step }: Movement, load: number | null): number | null {
  if (load === null || step === 0) return load;
  // Assistance decreases with progress, so it is larger in a light week.
  if (step < 0) return load - 2 * step;
  return Math.round((load * DELOAD_SHARE) / step) * step;
}

function effort({ timed }: Movement, load: number | null, count: number): Effort {
  return timed ? { load, reps: null, seconds: count } : { load, reps: count };
}

function sometimesToFailure(sets: readonly TrainedSet[], chance: Chance): TrainedSet[] {
  const failed = chance.happens(4);
  return sets.map((set, index) =>
    failed && index === sets.length - 1 ? { ...set, kind: 'failure' } : set,
  );
}
