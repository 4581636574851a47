import type { LocalDay } from '../local-day';
import type { Prescription } from '../programs/prescription';
import type { Rule } from '../programs/rule';
import type {
  Level,
  Program,
  ProgramDay,
  ProgramExercise,
  ProgramGoal,
  Schedule,
} from '../programs/shape';
import type { Json, Writes } from '../record/registers';
import { sameJson } from '../record/registers';
import { programOf } from './program-content';

/**
 * A day in a list of changes: its key, its title, and its position among the days, 0 for the first.
 */
export interface DayNamed {
  readonly key: string;
  readonly title: string;
  readonly at: number;
}

interface OfExercise {
  /** Key of its entry in the ficha. */
  readonly key: string;
  readonly exercise: string | null;
  readonly day: DayNamed;
}

interface Pair<T> {
  readonly before: T;
  readonly after: T;
}

/** One difference between two contents of a ficha. */
export type ProgramChange =
  | ({ readonly change: 'title' | 'note' } & Pair<string>)
  | ({ readonly change: 'goal' } & Pair<ProgramGoal | null>)
  | ({ readonly change: 'level' } & Pair<Level | null>)
  | ({ readonly change: 'schedule' } & Pair<Schedule>)
  | ({ readonly change: 'weeks' } & Pair<number>)
  | ({ readonly change: 'ends' | 'review' } & Pair<LocalDay | null>)
  | { readonly change: 'week'; readonly week: number }
  | { readonly change: 'days_order' }
  | {
      readonly change: 'day_added' | 'day_removed';
      readonly day: DayNamed;
      readonly exercises: number;
    }
  | ({ readonly change: 'day_title' | 'day_note'; readonly day: DayNamed } & Pair<string>)
  | ({ readonly change: 'day_weekdays'; readonly day: DayNamed } & Pair<readonly number[]>)
  | { readonly change: 'day_order'; readonly day: DayNamed }
  | ({ readonly change: 'added' | 'removed'; readonly sets: Prescription } & OfExercise)
  | ({ readonly change: 'swapped' } & OfExercise & Pair<string | null>)
  | ({ readonly change: 'moved'; readonly from: DayNamed } & OfExercise)
  | ({ readonly change: 'sets' } & OfExercise & Pair<Prescription>)
  | ({ readonly change: 'week_sets'; readonly week: number } & OfExercise &
      Pair<Prescription | null>)
  | ({ readonly change: 'rest' } & OfExercise & Pair<number | null>)
  | ({ readonly change: 'exercise_note' } & OfExercise & Pair<string>)
  | ({ readonly change: 'video' } & OfExercise & Pair<string | null>)
  | ({ readonly change: 'rule' } & OfExercise & Pair<Rule | null>)
  | ({ readonly change: 'group' | 'alternatives' } & OfExercise);

interface Placed {
  readonly entry: ProgramExercise;
  readonly day: DayNamed;
}

function named(day: ProgramDay, at: number): DayNamed {
  return { key: day.key, title: day.title, at };
}

function entriesOf({ days }: Program): ReadonlyMap<string, Placed> {
  return new Map(
    days.flatMap((day, at) =>
      day.exercises.map((entry) => [entry.key, { entry, day: named(day, at) }] as const),
    ),
  );
}

function isOther(before: Json, after: Json): boolean {
  return !sameJson(before, after);
}

/** Whether the common entries are in a different order. */
function reordered(before: readonly string[], after: readonly string[]): boolean {
  const kept = before.filter((key) => after.includes(key));
  const now = after.filter((key) => before.includes(key));
  return kept.some((key, index) => now[index] !== key);
}

/**
 * The changes between two contents of a ficha, in reading order: the ficha, then day by day.
 * Exercises added or removed with their day are only counted there.
 */
export function programChanges(before: Writes, after: Writes): readonly ProgramChange[] {
  const [was, is] = [programOf(before), programOf(after)];
  return [...ofFicha(was, is), ...ofDays(was, is)];
}

function ofFicha(was: Program, is: Program): ProgramChange[] {
  const changes: ProgramChange[] = [];
  const between = <T>(a: T, b: T) => ({ before: a, after: b });
  if (was.title !== is.title) changes.push({ change: 'title', ...between(was.title, is.title) });
  if (was.note !== is.note) changes.push({ change: 'note', ...between(was.note, is.note) });
  if (was.goal !== is.goal) changes.push({ change: 'goal', ...between(was.goal, is.goal) });
  if (was.level !== is.level) changes.push({ change: 'level', ...between(was.level, is.level) });
  if (was.schedule !== is.schedule) {
    changes.push({ change: 'schedule', ...between(was.schedule, is.schedule) });
  }
  if (was.weeks !== is.weeks) changes.push({ change: 'weeks', ...between(was.weeks, is.weeks) });
  for (const change of ['ends', 'review'] as const) {
    const days = between(was[change] ?? null, is[change] ?? null);
    if (days.before !== days.after) changes.push({ change, ...days });
  }
  for (let week = 1; week <= is.weeks; week += 1) {
    const [a, b] = [was.weekOf[week], is.weekOf[week]];
    if (isOther(a ? { ...a } : null, b ? { ...b } : null)) changes.push({ change: 'week', week });
  }
  return changes;
}

function ofDays(was: Program, is: Program): ProgramChange[] {
  const changes: ProgramChange[] = [];
  const [before, after] = [entriesOf(was), entriesOf(is)];
  const keys = (program: Program) => program.days.map(({ key }) => key);
  const isDay = (program: Program, key: string) => program.days.some((day) => day.key === key);
  if (reordered(keys(was), keys(is))) changes.push({ change: 'days_order' });
  for (const [at, day] of was.days.entries()) {
    if (isDay(is, day.key)) continue;
    const exercises = day.exercises.filter(({ key }) => !after.has(key)).length;
    changes.push({ change: 'day_removed', day: named(day, at), exercises });
  }
  for (const [at, day] of is.days.entries()) {
    const name = named(day, at);
    const then = was.days.find(({ key }) => key === day.key);
    if (then) changes.push(...ofDay(then, day, name));
    else {
      const exercises = day.exercises.filter(({ key }) => !before.has(key)).length;
      changes.push({ change: 'day_added', day: name, exercises });
    }
    for (const entry of then?.exercises ?? []) {
      if (after.has(entry.key)) continue;
      changes.push({ change: 'removed', ...of(entry, name), sets: entry.sets });
    }
    for (const entry of day.exercises) {
      const there = before.get(entry.key);
      if (there) changes.push(...ofExercise(there, { entry, day: name }));
      else if (then) changes.push({ change: 'added', ...of(entry, name), sets: entry.sets });
    }
  }
  return changes;
}

function of(entry: ProgramExercise, day: DayNamed): OfExercise {
  return { key: entry.key, exercise: entry.exercise, day };
}

function ofDay(was: ProgramDay, is: ProgramDay, day: DayNamed): ProgramChange[] {
  const changes: ProgramChange[] = [];
  if (was.title !== is.title) {
    changes.push({ change: 'day_title', day, before: was.title, after: is.title });
  }
  if (was.note !== is.note) {
    changes.push({ change: 'day_note', day, before: was.note, after: is.note });
  }
  if (isOther(was.weekdays, is.weekdays)) {
    changes.push({ change: 'day_weekdays', day, before: was.weekdays, after: is.weekdays });
  }
  const keys = ({ exercises }: ProgramDay) => exercises.map(({ key }) => key);
  if (reordered(keys(was), keys(is))) changes.push({ change: 'day_order', day });
  return changes;
}

function json(sets: Prescription): Json {
  return sets.map((block) => ({ ...block }));
}

function ofExercise(then: Placed, now: Placed): ProgramChange[] {
  const changes: ProgramChange[] = [];
  const [was, is] = [then.entry, now.entry];
  const about = of(is, now.day);
  if (then.day.key !== now.day.key) changes.push({ change: 'moved', ...about, from: then.day });
  if (was.exercise !== is.exercise) {
    changes.push({ change: 'swapped', ...about, before: was.exercise, after: is.exercise });
  }
  if (isOther(json(was.sets), json(is.sets))) {
    changes.push({ change: 'sets', ...about, before: was.sets, after: is.sets });
  }
  for (const week of new Set([...Object.keys(was.weeks), ...Object.keys(is.weeks)].map(Number))) {
    const [before, after] = [was.weeks[week] ?? null, is.weeks[week] ?? null];
    if (isOther(before && json(before), after && json(after))) {
      changes.push({ change: 'week_sets', week, ...about, before, after });
    }
  }
  if (was.restSeconds !== is.restSeconds) {
    changes.push({ change: 'rest', ...about, before: was.restSeconds, after: is.restSeconds });
  }
  if (was.note !== is.note) {
    changes.push({ change: 'exercise_note', ...about, before: was.note, after: is.note });
  }
  if (isOther(was.rule && { ...was.rule }, is.rule && { ...is.rule })) {
    changes.push({ change: 'rule', ...about, before: was.rule, after: is.rule });
  }
  const [before, after] = [was.video ?? null, is.video ?? null];
  if (before !== after) changes.push({ change: 'video', ...about, before, after });
  if (was.group !== is.group) changes.push({ change: 'group', ...about });
  if (isOther(was.alternatives, is.alternatives))
    changes.push({ change: 'alternatives', ...about });
  return changes;
}
