import type { Exercise } from '../exercises/exercise';
import { type LoadUnit, MAX_LOAD_GRAMS, stepIn, stepLoad } from '../load';
import { machineOf } from './gym';
import {
  type Ladder,
  type LoadedBy,
  listLadder,
  merged,
  mostIn,
  plateLadder,
  stepLadder,
  usualFirst,
} from './ladder';
import { amountOf, gramsOf, type Mount } from './plates';
import type { BarKind, Gym, Machine } from './shape';
import { barOf, usualBar } from './usual-bar';

/** The facts of an exercise that decide its possible loads. */
export type LoadedExercise = Pick<
  Exercise,
  'id' | 'equipment' | 'loadKind' | 'stepGrams' | 'unilateral'
>;

/**
 * The mounts for the plates of an exercise: the bars of its kind, the usual one first, a
 * plate-loaded machine, a belt, handles. Empty if it takes no plates, or the gym has none.
 */
export function mountsFor(gym: Gym, exercise: LoadedExercise): readonly Mount[] {
  const { equipment, loadKind, unilateral } = exercise;
  if (!gym.plates.some(({ count }) => count !== 0)) return [];
  const machine = machineOf(gym, exercise.id);
  const start = machine?.startGrams ?? 0;
  if (loadKind === 'added_bodyweight') {
    if (machine?.plateLoaded) return [{ grams: start, sides: 1, pieces: 1 }];
    const pinned = equipment === 'machine' || equipment === 'cable';
    return pinned ? [] : [{ grams: 0, sides: 1, pieces: 1 }];
  }
  if (loadKind === 'per_side') {
    const pinned = equipment === 'cable' || machine?.stackGrams || machine?.stepGrams;
    return pinned ? [] : [{ grams: start, sides: 1, pieces: 2 }];
  }
  if (loadKind === 'per_dumbbell') {
    if (equipment !== 'dumbbell') return [];
    return bars(gym, 'dumbbell', unilateral ? 1 : 2);
  }
  if (loadKind !== 'total') return [];
  if (equipment === 'dumbbell') return bars(gym, 'dumbbell', 1);
  if (equipment === 'plate') return [{ grams: 0, sides: 1, pieces: 1 }];
  if (machine?.plateLoaded) return [{ grams: start, sides: 2, pieces: 1 }];
  const kind = barOf(equipment);
  if (kind === null) return [];
  // The known bar of this exercise, such as a Smith with its own weight.
  if (machine?.startGrams != null) return [{ grams: start, sides: 2, pieces: 1 }];
  const there = bars(gym, kind, 1);
  if (there.length > 0) return there;
  return [{ grams: usualBar(kind, gym.unit), sides: 2, pieces: 1 }];
}

function bars(gym: Gym, kind: BarKind, pieces: 1 | 2): Mount[] {
  return gym.bars
    .filter((bar) => bar.kind === kind)
    .map(({ grams }) => ({ grams, sides: 2, pieces }));
}

/** The ladder of an exercise at a gym; null if only its step is known. */
function ladderOf(gym: Gym, exercise: LoadedExercise): Ladder | null {
  const { unit } = gym;
  const machine = machineOf(gym, exercise.id);
  const onPlates = mountsFor(gym, exercise).map((mount) => plateLadder(gym, mount));
  const racks: Partial<Record<Exercise['equipment'], readonly number[]>> = {
    dumbbell: gym.dumbbells,
    kettlebell: gym.kettlebells,
  };
  const rack = racks[exercise.equipment] ?? [];
  if (rack.length > 0 && exercise.loadKind !== 'added_bodyweight') {
    return merged(listLadder('rack', unit, rack), onPlates);
  }
  const [first, ...others] = onPlates;
  if (first) return usualFirst(first, others);
  return machine && machineLadder(machine, exercise, unit);
}

function machineLadder(
  { startGrams, stepGrams, maxGrams, stackGrams }: Machine,
  exercise: LoadedExercise,
  unit: LoadUnit,
): Ladder | null {
  if (stackGrams && stackGrams.length > 0) return listLadder('machine', unit, stackGrams);
  if (startGrams === null && stepGrams === null && maxGrams === null) return null;
  const step = stepGrams === null ? stepOf(exercise, unit) : amountOf(stepGrams, unit);
  const most = maxGrams === null ? mostIn(unit) : amountOf(maxGrams, unit);
  const start = amountOf(startGrams ?? 0, unit);
  return stepLadder('machine', unit, { start, step: Math.max(1, step), most });
}

function stepOf({ stepGrams }: LoadedExercise, unit: LoadUnit): number {
  return Math.max(1, Math.round(stepIn(stepGrams, unit) * 100));
}

/** Multiples of the exercise's step, for use without a gym. */
function plainLadder(exercise: LoadedExercise, unit: LoadUnit): Ladder {
  return stepLadder('step', unit, { start: 0, step: stepOf(exercise, unit), most: mostIn(unit) });
}

function within(grams: number): number {
  return Number.isFinite(grams) ? Math.min(MAX_LOAD_GRAMS, Math.max(0, Math.round(grams))) : 0;
}

/** Grams of an amount, null above the maximum load. */
function reached(amount: number | null, unit: LoadUnit): number | null {
  const grams = amount === null ? null : gramsOf(amount, unit);
  return grams === null || grams > MAX_LOAD_GRAMS ? null : grams;
}

/** The possible loads around a load, in grams; both equal it if it is possible itself. */
export interface LoadsNear {
  /** The heaviest not above it; null when all are heavier. */
  readonly below: number | null;
  /** The lightest not below it; null when all are lighter. */
  readonly above: number | null;
  readonly by: LoadedBy;
}

/**
 * The possible loads nearest to a load (grams) for an exercise: bar and plates, dumbbells, stack.
 * Without a gym that knows the exercise, multiples of its step in `unit`.
 */
export function loadsNear(
  gym: Gym | null,
  exercise: LoadedExercise,
  grams: number,
  unit: LoadUnit = gym?.unit ?? 'kg',
): LoadsNear {
  const ladder = (gym && ladderOf(gym, exercise)) ?? plainLadder(exercise, unit);
  const amount = amountOf(within(grams), ladder.unit);
  return {
    below: reached(ladder.below(amount), ladder.unit),
    above: reached(ladder.above(amount), ladder.unit),
    by: ladder.by,
  };
}

export interface RoundedLoad {
  readonly grams: number;
  /** Whether it differs from the requested load. */
  readonly rounded: boolean;
  readonly by: LoadedBy;
}

/**
 * The possible load nearest to a load (grams), or the nearest on one side; the lighter one in a
 * tie. If that side has none, the nearest on the other.
 */
export function roundLoad(
  gym: Gym | null,
  exercise: LoadedExercise,
  grams: number,
  direction: 'nearest' | 'down' | 'up' = 'nearest',
  unit: LoadUnit = gym?.unit ?? 'kg',
): RoundedLoad {
  const wanted = within(grams);
  const { below, above, by } = loadsNear(gym, exercise, wanted, unit);
  const lighter = below ?? above ?? wanted;
  const heavier = above ?? below ?? wanted;
  const isNearer = direction === 'nearest' && heavier - wanted < wanted - lighter;
  const chosen = direction === 'up' || isNearer ? heavier : lighter;
  return { grams: chosen, rounded: chosen !== wanted, by };
}

/**
 * The next possible load up (1) or down (-1), in grams; the load itself at the end of the ladder.
 * Without a gym, one step of the exercise in `unit` from any load.
 */
export function nextLoad(
  gym: Gym | null,
  exercise: LoadedExercise,
  grams: number,
  direction: 1 | -1,
  unit: LoadUnit = gym?.unit ?? 'kg',
): number {
  const from = within(grams);
  const ladder = gym && ladderOf(gym, exercise);
  if (!ladder) return stepLoad(from, direction, exercise.stepGrams, unit);
  const amount = amountOf(from, ladder.unit);
  const next = direction === 1 ? ladder.above(amount + 1) : ladder.below(amount - 1);
  return reached(next, ladder.unit) ?? from;
}
