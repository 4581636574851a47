import { ordersOf } from '../record/order';
import type { Author, Json, Writes } from '../record/registers';
import type { Program, ProgramDay, ProgramExercise } from './shape';

/**
 * An exercise as a draft. Drafts have no keys and no orders, which each device creates. Templates,
 * files, codes and copies are drafts.
 */
export type ProgramExerciseDraft = Omit<
  ProgramExercise,
  'key' | 'order' | 'exercise' | 'returned'
> & {
  readonly exercise: string;
};

export type DayDraft = Omit<ProgramDay, 'key' | 'order' | 'exercises' | 'returned'> & {
  readonly exercises: readonly ProgramExerciseDraft[];
};

export type ProgramDraft = Omit<
  Program,
  | 'days'
  | 'createdAt'
  | 'returned'
  | 'removedAt'
  | 'batch'
  | 'ends'
  | 'review'
  | 'draftFor'
  | 'draftBase'
> & { readonly days: readonly DayDraft[] };

export const EMPTY_PROGRAM: ProgramDraft = {
  title: '',
  note: '',
  goal: null,
  level: null,
  schedule: 'letter',
  weeks: 1,
  weekOf: {},
  days: [],
  template: null,
};

export const EMPTY_DAY: DayDraft = { title: '', note: '', weekdays: [], exercises: [] };

/** An exercise of a ficha without a prescription. */
export function plainExercise(exercise: string): ProgramExerciseDraft {
  return {
    exercise,
    group: null,
    sets: [],
    weeks: {},
    restSeconds: null,
    note: '',
    alternatives: [],
    rule: null,
  };
}

/** The registers of an exercise at a position in a day. */
export function exerciseWrites(
  key: string,
  day: string,
  order: string,
  draft: ProgramExerciseDraft,
): Writes {
  const node = `e.${key}`;
  const writes: Record<string, Json> = {
    [`${node}.place`]: [day, order],
    [`${node}.exercise`]: draft.exercise,
    [`${node}.sets`]: draft.sets.map((block) => ({ ...block })),
  };
  if (draft.group !== null) writes[`${node}.group`] = draft.group;
  if (draft.restSeconds !== null) writes[`${node}.rest`] = draft.restSeconds;
  if (draft.note !== '') writes[`${node}.note`] = draft.note;
  if (draft.alternatives.length > 0) writes[`${node}.alternatives`] = [...draft.alternatives];
  if (draft.video) writes[`${node}.video`] = draft.video;
  if (draft.rule) writes[`${node}.rule`] = { ...draft.rule };
  for (const [week, sets] of Object.entries(draft.weeks)) {
    writes[`${node}.week.${week}`] = sets.map((block) => ({ ...block }));
  }
  return writes;
}

/** The registers of a day and its exercises. Groups get new keys. */
export function dayWrites(
  key: string,
  order: string,
  draft: DayDraft,
  newKey: () => string,
): Writes {
  const groups = new Map<string, string>();
  const groupOf = (group: string | null) => {
    if (group === null) return null;
    const known = groups.get(group) ?? newKey();
    groups.set(group, known);
    return known;
  };
  const orders = ordersOf(draft.exercises.length);
  const exercises = draft.exercises.map((exercise, index) =>
    exerciseWrites(newKey(), key, orders[index] ?? 'z', {
      ...exercise,
      group: groupOf(exercise.group),
    }),
  );
  return Object.assign(
    { [`d.${key}.order`]: order, [`d.${key}.title`]: draft.title },
    draft.note === '' ? {} : { [`d.${key}.note`]: draft.note },
    draft.weekdays.length === 0 ? {} : { [`d.${key}.weekdays`]: [...draft.weekdays] },
    ...exercises,
  );
}

/** The registers of a new ficha. `newKey` returns keys of at most 8 characters of [a-z0-9]. */
export function programWrites(draft: ProgramDraft, newKey: () => string, { now }: Author): Writes {
  const orders = ordersOf(draft.days.length);
  const weeks = Object.entries(draft.weekOf).map(([week, value]) => ({
    [`w.${week}`]: { ...value },
  }));
  return Object.assign(
    { title: draft.title, schedule: draft.schedule, weeks: draft.weeks, created: now },
    draft.note === '' ? {} : { note: draft.note },
    draft.goal === null ? {} : { goal: draft.goal },
    draft.level === null ? {} : { level: draft.level },
    draft.template === null ? {} : { template: draft.template },
    ...weeks,
    ...draft.days.map((day, index) => dayWrites(newKey(), orders[index] ?? 'z', day, newKey)),
  );
}

/** An exercise without its key and order; null if the exercise is unknown. */
function exerciseDraftOf(entry: ProgramExercise): ProgramExerciseDraft | null {
  const { key: _key, order: _order, returned: _returned, exercise, ...rest } = entry;
  return exercise === null ? null : { ...rest, exercise };
}

/** A day as a draft, without unknown exercises. */
export function dayDraftOf(day: ProgramDay): DayDraft {
  const { title, note, weekdays } = day;
  return {
    title,
    note,
    weekdays,
    exercises: day.exercises.flatMap((entry) => exerciseDraftOf(entry) ?? []),
  };
}

/** A ficha as a draft, for copies, sharing and files. */
export function draftOf(program: Program): ProgramDraft {
  const { title, note, goal, level, schedule, weeks, weekOf, template } = program;
  return {
    title,
    note,
    goal,
    level,
    schedule,
    weeks,
    weekOf,
    template,
    days: program.days.map(dayDraftOf),
  };
}
