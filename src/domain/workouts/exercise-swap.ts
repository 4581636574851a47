import { type Equipment, type Exercise, takesLoad } from '../exercises/exercise';
import { searchable } from '../exercises/exercise-search';
import type { PainRegion } from '../health/pain';
import { regionsLoaded } from '../health/region-load';

/** Candidates for a swap, and the criteria for choosing. */
export interface SwapSources {
  readonly exercises: readonly Exercise[];
  /** The alternatives that the ficha names, first choice first. */
  readonly alternatives: readonly string[];
  /** Exercises that the person has done before. */
  readonly practised: ReadonlySet<string>;
  /** Whether an exercise is possible at the person's gym. */
  readonly isHere: (exercise: Exercise) => boolean;
  /** Excluded ids: exercises of the workout. */
  readonly taken: ReadonlySet<string>;
  /** Regions with pain. */
  readonly spared: readonly PainRegion[];
}

/** Why an exercise can replace another. */
export interface SwapCandidate {
  readonly exercise: Exercise;
  /** Named by the ficha itself. */
  readonly named: boolean;
  /** `same`: the same primary muscles; `shared`: some of them; `none`: only the ficha names it. */
  readonly muscles: 'same' | 'shared' | 'none';
  readonly practised: boolean;
  /** Regions to spare that it loads. */
  readonly loads: readonly PainRegion[];
}

interface Ranked extends SwapCandidate {
  /** Ascending ranks, compared from left to right. */
  readonly rank: readonly number[];
}

function shared(some: readonly string[], others: readonly string[]): number {
  return some.filter((each) => others.includes(each)).length;
}

/** Similarity of two lists, 0 to 1: shared entries per entry of either (Jaccard, 1901). */
function likeness(some: readonly string[], others: readonly string[]): number {
  const both = shared(some, others);
  const either = some.length + others.length - both;
  return either === 0 ? 1 : both / either;
}

function musclesOf(of: Exercise, other: Exercise): SwapCandidate['muscles'] {
  const both = shared(of.primary, other.primary);
  if (both === 0) return 'none';
  return both === of.primary.length && both === other.primary.length ? 'same' : 'shared';
}

/**
 * The movement in a name, before its equipment: "supino reto", "remada curvada". Among exercises
 * for the same muscles, a similar name means a closer one.
 */
function movement({ name }: Exercise): readonly string[] {
  const [what = ''] = searchable(name).split(/ (?:com|em|na|no|nas|nos|sem) /);
  return [...new Set(what.split(' '))];
}

/** Whether the exercise is made harder by a load: not by assistance, body weight, or time. */
function isLoaded({ loadKind }: Exercise): boolean {
  return takesLoad(loadKind) && loadKind !== 'assisted_bodyweight';
}

/** How much skill an equipment asks for: it guides the load, hangs it, or leaves it to the person. */
const SKILL: Record<Equipment, number> = {
  machine: 0,
  cable: 1,
  smith: 2,
  dumbbell: 3,
  plate: 3,
  band: 3,
  bodyweight: 3,
  bench: 3,
  barbell: 4,
  'ez-bar': 4,
  'trap-bar': 4,
  kettlebell: 4,
  'pull-up-bar': 4,
  'parallel-bars': 4,
  suspension: 4,
  ball: 4,
  cardio: 4,
  other: 4,
};

function ranked(of: Exercise, other: Exercise, sources: SwapSources): Ranked {
  const named = sources.alternatives.indexOf(other.id);
  const practised = sources.practised.has(other.id);
  const skill = SKILL[other.equipment];
  const onMachine = of.equipment === 'machine';
  return {
    exercise: other,
    named: named >= 0,
    muscles: musclesOf(of, other),
    practised,
    loads: regionsLoaded(other, sources.spared),
    rank: [
      named < 0 ? sources.alternatives.length : named,
      1 - likeness(of.primary, other.primary),
      // A person at a machine seeks another one; free weights would be something to learn.
      onMachine && other.equipment !== 'machine' ? 1 : 0,
      other.mechanic === of.mechanic ? 0 : 1,
      practised ? 0 : 1,
      onMachine ? skill : 0,
      isLoaded(other) === isLoaded(of) ? 0 : 1,
      1 - likeness(movement(of), movement(other)),
      // A swap usually happens because the equipment is taken, so other equipment ranks higher.
      other.equipment === of.equipment ? 1 : 0,
      1 - likeness(of.secondary, other.secondary),
      skill,
      // Unilateral exercises take twice as long.
      other.unilateral === of.unilateral ? 0 : 1,
    ],
  };
}

/**
 * Replacements for an exercise, best first: those that the ficha names, then by shared muscles. For
 * a machine, other machines come next. Then mechanic, and the least new skill: practised exercises,
 * and for a machine steadier equipment. Then load, movement, other equipment and secondary muscles.
 * An exercise without a shared primary muscle appears only if the ficha names it. Ties are sorted
 * by id, so that the order of the list does not matter.
 */
export function swapsFor(of: Exercise, sources: SwapSources): readonly SwapCandidate[] {
  return sources.exercises
    .filter(({ id }) => id !== of.id && !sources.taken.has(id))
    .filter(sources.isHere)
    .map((other) => ranked(of, other, sources))
    .filter(({ named, muscles }) => named || muscles !== 'none')
    .sort((a, b) => compareRanks(a.rank, b.rank) || (a.exercise.id < b.exercise.id ? -1 : 1))
    .map(({ rank: _, ...candidate }) => candidate);
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (const [at, figure] of a.entries()) {
    const other = b[at] ?? 0;
    if (figure !== other) return figure - other;
  }
  return 0;
}

/** The offered candidates, and those left out because of pain. */
export interface Offer {
  readonly offered: readonly SwapCandidate[];
  readonly leftOut: readonly SwapCandidate[];
}

/**
 * The first `count` candidates. Those that load a region to spare are left out, and later ones take
 * their place.
 */
export function offerOf(candidates: readonly SwapCandidate[], count: number): Offer {
  const sparing = candidates.filter(({ loads }) => loads.length === 0);
  const usual = candidates.slice(0, count);
  return {
    offered: sparing.slice(0, count),
    leftOut: usual.filter(({ loads }) => loads.length > 0),
  };
}

/** The equipment of the candidates, in their order: a filter for when one kind is taken. */
export function equipmentOf(candidates: readonly SwapCandidate[]): readonly Equipment[] {
  return [...new Set(candidates.map(({ exercise }) => exercise.equipment))];
}
