import type { SetKind, Side, Workout, WorkoutExercise, WorkoutSet } from './shape';

/** The part of a set that shows which sets belong together. */
type Sided = { readonly side?: Side | null };

/** Length of the run of alternating sides from an index. */
function alternating(sets: readonly Sided[], from: number): number {
  let length = 1;
  for (;;) {
    const [side, next] = [sets[from + length - 1]?.side, sets[from + length]?.side];
    if (!side || !next || side === next) return length;
    length += 1;
  }
}

/**
 * The sets of an exercise by turn: a single set, or two sides written one after the other. A side
 * is by itself if the other one was removed. The left side is always written first, so a surplus
 * right one is the first of its row.
 */
export function turnsOf<S extends Sided>(sets: readonly S[]): readonly (readonly S[])[] {
  const turns: (readonly S[])[] = [];
  let at = 0;
  while (at < sets.length) {
    const row = alternating(sets, at);
    const isAlone = row === 1 || (row % 2 === 1 && sets[at]?.side === 'right');
    const turn = sets.slice(at, at + (isAlone ? 1 : 2));
    turns.push(turn);
    at += turn.length;
  }
  return turns;
}

/** A set that is counted among its own: warm-ups apart from work sets. */
type Counted = Sided & { readonly kind: SetKind };

const countedWith = (sets: readonly Counted[], set: Counted) =>
  turnsOf(sets).filter(([first]) => (first?.kind === 'warmup') === (set.kind === 'warmup'));

/**
 * Number of a set in its exercise, from 1; its two sides count once. Warm-ups and work sets are
 * numbered apart.
 */
export function setNumber(sets: readonly Counted[], set: Counted): number {
  return countedWith(sets, set).findIndex((turn) => turn.includes(set)) + 1;
}

/** How many sets of an exercise are numbered together with this one. */
export function setsNumberedWith(sets: readonly Counted[], set: Counted): number {
  return countedWith(sets, set).length;
}

/** The other side of a set, when there is one. */
export function otherSide<S extends Sided>(sets: readonly S[], set: S): S | null {
  const turn = turnsOf(sets).find((each) => each.includes(set));
  return turn?.find((each) => each !== set) ?? null;
}

/**
 * Done and total sets of some exercises. A left and a right side are one set, done when both are.
 */
export function setCounts(exercises: readonly Pick<WorkoutExercise, 'sets'>[]): {
  readonly done: number;
  readonly total: number;
} {
  const turns = exercises.flatMap(({ sets }) => turnsOf(sets));
  return {
    done: turns.filter((turn) => turn.every(({ done }) => done)).length,
    total: turns.length,
  };
}

/**
 * The exercises by block: neighbours with one group (bi-set, tri-set, circuit), or a single
 * exercise.
 */
export function blocksOf(
  exercises: readonly WorkoutExercise[],
): readonly (readonly WorkoutExercise[])[] {
  const blocks: WorkoutExercise[][] = [];
  for (const exercise of exercises) {
    const block = blocks.at(-1);
    if (block && exercise.group !== null && block[0]?.group === exercise.group)
      block.push(exercise);
    else blocks.push([exercise]);
  }
  return blocks;
}

/** The block of an exercise; empty if it is not in the workout. */
export function blockOf(workout: Workout, exerciseKey: string): readonly WorkoutExercise[] {
  const has = (block: readonly WorkoutExercise[]) => block.some(({ key }) => key === exerciseKey);
  return blocksOf(workout.exercises).find(has) ?? [];
}

/** A set with its exercise. */
export interface Turn {
  readonly exercise: WorkoutExercise;
  readonly set: WorkoutSet;
}

/** The side done first the last time that both were done. */
function firstSide(turns: readonly (readonly WorkoutSet[])[]): Side | null {
  let latest = -1;
  let side: Side | null = null;
  for (const turn of turns) {
    const at = (set: WorkoutSet) => set.done?.at ?? Number.POSITIVE_INFINITY;
    const first = [...turn].sort((a, b) => at(a) - at(b))[0];
    if (turn.length < 2 || !first?.done || first.done.at < latest) continue;
    latest = first.done.at;
    side = first.side;
  }
  return side;
}

/** The turns of one exercise: a set with both its sides, and the drop sets right after it. */
function roundsOfOne(exercise: WorkoutExercise): readonly (readonly WorkoutSet[])[] {
  const turns = turnsOf(exercise.sets);
  const leading = firstSide(turns);
  const rounds: { readonly kind: SetKind; readonly sets: WorkoutSet[] }[] = [];
  for (const turn of turns) {
    const sets = [...turn].sort((a, b) => Number(b.side === leading) - Number(a.side === leading));
    const kind = turn[0]?.kind ?? 'normal';
    const round = kind === 'drop' ? rounds.at(-1) : undefined;
    if (round) round.sets.push(...sets);
    else rounds.push({ kind, sets });
  }
  return rounds.map(({ sets }) => sets);
}

/**
 * The rounds of a block, each with its sets in the order of their turns. In a group each exercise
 * has one set in a round (A1, B1; A2, B2). Leading warm-ups are rounds of their own, and exercises
 * with fewer sets miss the last rounds. Every set is in exactly one round. The side that the person
 * did first the last time comes first.
 */
export function roundsOf(block: readonly WorkoutExercise[]): readonly (readonly Turn[])[] {
  const members = block.map((exercise) => ({ exercise, rounds: roundsOfOne(exercise) }));
  const turns = (exercise: WorkoutExercise, sets: readonly WorkoutSet[]) =>
    sets.map((set) => ({ exercise, set }));
  if (members.length < 2) {
    return members.flatMap(({ exercise, rounds }) => rounds.map((sets) => turns(exercise, sets)));
  }
  const warmUps: (readonly Turn[])[] = [];
  const working = members.map(({ exercise, rounds }) => {
    const first = rounds.findIndex((sets) => sets[0]?.kind !== 'warmup');
    const from = first < 0 ? rounds.length : first;
    for (const sets of rounds.slice(0, from)) warmUps.push(turns(exercise, sets));
    return { exercise, rounds: rounds.slice(from) };
  });
  const most = Math.max(0, ...working.map(({ rounds }) => rounds.length));
  const alternating = Array.from({ length: most }, (_, at) =>
    working.flatMap(({ exercise, rounds }) => turns(exercise, rounds[at] ?? [])),
  );
  return [...warmUps, ...alternating];
}

/** The sets of a block in the order of their turns. */
export function turnsIn(block: readonly WorkoutExercise[]): readonly Turn[] {
  return roundsOf(block).flat();
}
