import { restoreNode } from '../record/deletion';
import { ordersAt } from '../record/place';
import { type Author, type Json, type Registers, sameJson, type Writes } from '../record/registers';
import { dayOf, remove } from './arrange';
import { exerciseWrites, type ProgramExerciseDraft } from './draft';
import { regrouped, setGroups } from './groups';
import type { Prescription } from './prescription';
import type { Rule } from './rule';
import type { Program, ProgramDay, ProgramExercise } from './shape';

/** A position for an exercise: a day, and how many of its others come before. */
export interface ExercisePlace {
  readonly day: string;
  readonly index: number;
}

/** An exercise and its day; null if it is not shown. */
export function exerciseIn(
  program: Program,
  key: string,
): { readonly day: ProgramDay; readonly exercise: ProgramExercise; readonly index: number } | null {
  for (const day of program.days) {
    const index = day.exercises.findIndex((each) => each.key === key);
    const exercise = day.exercises[index];
    if (exercise) return { day, exercise, index };
  }
  return null;
}

/** How to add exercises to a day. */
export interface Adding {
  /** How many of the day's exercises stay before them; all by default. */
  readonly index?: number;
  /** Whether the first, with its group, joins the exercise above it. */
  readonly joins?: boolean;
}

/** Adds exercises to a day; their groups get new keys. */
export function addExercises(
  program: Program,
  dayKey: string,
  drafts: readonly ProgramExerciseDraft[],
  newKey: () => string,
  { index, joins = false }: Adding = {},
): Writes {
  const day = dayOf(program, dayKey);
  if (!day || drafts.length === 0) return {};
  const place = Math.min(day.exercises.length, Math.max(0, index ?? day.exercises.length));
  const above = joins ? day.exercises[place - 1] : undefined;
  const [first] = drafts;
  const groups = new Map<string, string>();
  // The first one joins the group of the exercise above it.
  const joined = above ? (above.group ?? newKey()) : null;
  if (joined !== null && first && first.group !== null) groups.set(first.group, joined);
  const groupOf = (draft: ProgramExerciseDraft) => {
    if (draft === first && joined !== null) return joined;
    if (draft.group === null) return null;
    const known = groups.get(draft.group) ?? newKey();
    groups.set(draft.group, known);
    return known;
  };
  const made = drafts.map((draft) => ({ key: newKey(), draft, group: groupOf(draft) }));
  const before = day.exercises
    .slice(0, place)
    .map((each) => (each === above ? { ...each, group: joined } : each));
  const changed = new Map(regrouped([...before, ...made, ...day.exercises.slice(place)], newKey));
  if (above && above.group !== joined && !changed.has(above.key)) changed.set(above.key, joined);
  const orders = new Map(
    ordersAt(
      day.exercises,
      place,
      made.map(({ key }) => key),
    ),
  );
  const added = made.map(({ key, draft, group: wanted }) => {
    const group = changed.get(key);
    const order = orders.get(key) ?? 'z';
    changed.delete(key);
    orders.delete(key);
    return exerciseWrites(key, dayKey, order, {
      ...draft,
      group: group === undefined ? wanted : group,
    });
  });
  return Object.assign({}, placesIn(dayKey, [...orders]), groupsOf(changed), ...added);
}

function placesIn(
  day: string,
  orders: readonly (readonly [key: string, order: string])[],
): Record<string, Json> {
  return Object.fromEntries(orders.map(([key, order]) => [`e.${key}.place`, [day, order]]));
}

function groupsOf(groups: ReadonlyMap<string, string | null>): Record<string, Json> {
  return Object.fromEntries([...groups].map(([key, group]) => [`e.${key}.group`, group]));
}

function put(
  program: Program,
  key: string,
  to: ExercisePlace,
  group: string | null,
  newKey: () => string,
): Writes {
  const from = exerciseIn(program, key);
  const day = dayOf(program, to.day);
  if (!from || !day) return {};
  const others = day.exercises.filter((each) => each.key !== key);
  const index = Math.min(others.length, Math.max(0, to.index));
  const stays = from.day.key === day.key && from.index === index;
  const moved = { key, group };
  const target = [...others.slice(0, index), moved, ...others.slice(index)];
  const left = from.day.exercises.filter((each) => each.key !== key);
  const groups = new Map(regrouped(target, newKey));
  if (from.day.key !== day.key) for (const each of regrouped(left, newKey)) groups.set(...each);
  if (!groups.has(key)) groups.set(key, group);
  if (groups.get(key) === from.exercise.group) groups.delete(key);
  return {
    ...(stays ? {} : placesIn(day.key, ordersAt(others, index, [key]))),
    ...groupsOf(groups),
  };
}

/**
 * Moves an exercise to a position of its day or of another. Between two members of a group it joins
 * them; moved away from its own group, it leaves that group.
 */
export function moveExercise(
  program: Program,
  key: string,
  to: ExercisePlace,
  newKey: () => string,
): Writes {
  const from = exerciseIn(program, key);
  const day = dayOf(program, to.day);
  if (!from || !day) return {};
  const others = day.exercises.filter((each) => each.key !== key);
  const index = Math.min(others.length, Math.max(0, to.index));
  if (from.day.key === day.key && from.index === index) return {};
  const before = others[index - 1]?.group ?? null;
  const after = others[index]?.group ?? null;
  const own = from.exercise.group;
  const joins = before !== null && before === after ? before : null;
  const keeps = own !== null && (own === before || own === after) ? own : null;
  return put(program, key, { day: day.key, index }, joins ?? keeps, newKey);
}

/**
 * Moves an exercise one step up (-1) or down (1). It moves inside its group by one, leaves it at
 * its edge, and passes another group as a whole. `{}` at either end of the day.
 */
export function stepExercise(
  program: Program,
  key: string,
  by: -1 | 1,
  newKey: () => string,
): Writes {
  const from = exerciseIn(program, key);
  if (!from || from.day.key === '') return {};
  const runs = setGroups(from.day.exercises);
  const own = runs.findIndex((run) => run.some((each) => each.key === key));
  const within = runs[own]?.findIndex((each) => each.key === key) ?? 0;
  const size = runs[own]?.length ?? 1;
  const inside = within + by >= 0 && within + by < size;
  const passed = inside ? 1 : (runs[own + by]?.length ?? 0);
  if (passed === 0) return {};
  const place = { day: from.day.key, index: from.index + by * passed };
  return put(program, key, place, inside ? from.exercise.group : null, newKey);
}

/** Groups an exercise with the next of its day: bi-set, tri-set, circuit. {} for the last one. */
export function groupWithNext(program: Program, key: string, newKey: () => string): Writes {
  const from = exerciseIn(program, key);
  const next = from?.day.exercises[from.index + 1];
  if (!from || !next) return {};
  const group = from.exercise.group ?? next.group ?? newKey();
  const runs = setGroups(from.day.exercises);
  const joined = runs.filter((run) =>
    run.some((each) => each.key === key || each.key === next.key),
  );
  return groupsOf(
    new Map(joined.flat().flatMap((each) => (each.group === group ? [] : [[each.key, group]]))),
  );
}

/**
 * Takes an exercise out of its group without moving it; the remaining members may form two groups.
 */
export function ungroup(program: Program, key: string, newKey: () => string): Writes {
  const from = exerciseIn(program, key);
  if (!from || from.exercise.group === null) return {};
  const after = from.day.exercises.map((each) =>
    each.key === key ? { ...each, group: null } : each,
  );
  return { [`e.${key}.group`]: null, ...groupsOf(regrouped(after, newKey)) };
}

/** Removes an exercise, with the stamps that this device has seen in it (rule R1b). */
export function removeExercise(registers: Registers, key: string, author: Author): Writes {
  return remove(registers, `e.${key}`, author);
}

/** Restores an exercise from the bin. */
export function restoreExercise(key: string, { now }: Author): Writes {
  return restoreNode(`e.${key}`, now);
}

/** Values of an exercise in a ficha; omitted ones stay as they are. */
export interface ExerciseFacts {
  /** Catalogue slug or custom id. */
  readonly exercise?: string;
  /** The prescription of all weeks. */
  readonly sets?: Prescription;
  /** Seconds after its sets, 0 for none; null uses the person's preference. */
  readonly restSeconds?: number | null;
  readonly note?: string;
  /** Alternative exercises, first choice first. */
  readonly alternatives?: readonly string[];
  /** Its progression rule; null for none. */
  readonly rule?: Rule | null;
  /** The https address of its video; null for none. */
  readonly video?: string | null;
}

/**
 * The writes for facts that differ from the exercise. Facts equal to `seen` are not written, so
 * that later changes survive.
 * @param seen the exercise when the facts were entered
 */
export function describeExercise(
  program: Program,
  key: string,
  facts: ExerciseFacts,
  seen?: ProgramExercise,
): Writes {
  const now = exerciseIn(program, key)?.exercise;
  if (!now) return {};
  const writes = factsThatDiffer(now, facts);
  const meant = seen ? factsThatDiffer({ ...seen, key }, facts) : writes;
  return Object.fromEntries(Object.entries(writes).filter(([path]) => Object.hasOwn(meant, path)));
}

function factsThatDiffer(now: ProgramExercise, facts: ExerciseFacts): Writes {
  const { key } = now;
  const asked: Record<string, readonly [before: Json, after: Json | undefined]> = {
    exercise: [now.exercise, facts.exercise],
    sets: [plain(now.sets), facts.sets && plain(facts.sets)],
    rest: [now.restSeconds, facts.restSeconds],
    note: [now.note, facts.note],
    alternatives: [[...now.alternatives], facts.alternatives && [...new Set(facts.alternatives)]],
    rule: [now.rule && { ...now.rule }, facts.rule && { ...facts.rule }],
    video: [now.video ?? null, facts.video],
  };
  const writes: Record<string, Json> = {};
  for (const [field, [before, after]] of Object.entries(asked)) {
    if (after !== undefined && !sameJson(before, after)) writes[`e.${key}.${field}`] = after;
  }
  return writes;
}

function plain(sets: Prescription): Json {
  return sets.map((block) => ({ ...block }));
}

/** The prescription of one week; null resets it to that of all weeks. */
export function prescribeWeek(key: string, week: number, sets: Prescription | null): Writes {
  return { [`e.${key}.week.${week}`]: sets && plain(sets) };
}
