import type { Muscle, MuscleGroup } from '../exercises/muscles';
import { addDays, daysBetween, type LocalDay, startOfWeek, type Weekday } from '../local-day';
import {
  hardSets,
  setsPerMuscle,
  setsPerMuscleGroup,
  shareOfGroup,
  shareOfMuscle,
  type TrainedMuscles,
} from '../workouts/muscle-work';
import type { WorkoutSummary } from '../workouts/summary';

type TrainedBy = (exerciseId: string) => TrainedMuscles | null;

/** Sets by part of the body: each group and muscle with any. */
export interface PartSets {
  readonly groups: ReadonlyMap<MuscleGroup, number>;
  readonly muscles: ReadonlyMap<Muscle, number>;
}

/** One part of the body: a group, or one muscle of it. */
export type BodyPart =
  | { readonly of: 'group'; readonly group: MuscleGroup }
  | { readonly of: 'muscle'; readonly muscle: Muscle };

/** The sets of a part. */
export function setsOf({ groups, muscles }: PartSets, part: BodyPart): number {
  const sets = part.of === 'group' ? groups.get(part.group) : muscles.get(part.muscle);
  return sets ?? 0;
}

/** The sets of some workouts together (`setsPerMuscle`, `setsPerMuscleGroup`). */
export function partSets(summaries: readonly WorkoutSummary[], trainedBy: TrainedBy): PartSets {
  const all = { exercises: summaries.flatMap(({ exercises }) => exercises) };
  return { groups: setsPerMuscleGroup(all, trainedBy), muscles: setsPerMuscle(all, trainedBy) };
}

/** An average week. */
export interface WeeklySets extends PartSets {
  /** Number of averaged weeks, counted back from the last day; 0 without a workout. */
  readonly weeks: number;
  readonly workouts: number;
}

const WEEK = 7;

/**
 * Sets per week over the days from `from` to `to`, both included. Weeks are counted back from `to`,
 * so that an unfinished week does not lower the average. They end at the first workout: a
 * person who started ten days ago has trained for two weeks.
 */
export function weeklySets(
  summaries: readonly WorkoutSummary[],
  { from, to }: { readonly from: LocalDay; readonly to: LocalDay },
  trainedBy: TrainedBy,
): WeeklySets {
  const within = summaries.filter(({ day }) => day >= from && day <= to);
  const first = within.reduce((least, { day }) => (day < least ? day : least), to);
  const counted = Math.ceil((daysBetween(first, to) + 1) / WEEK);
  const whole = Math.max(1, Math.round((daysBetween(from, to) + 1) / WEEK));
  const weeks = within.length === 0 ? 0 : Math.min(counted, whole);
  const { groups, muscles } = partSets(within, trainedBy);
  const average = <Part>(sums: ReadonlyMap<Part, number>) =>
    new Map([...sums].map(([part, sets]) => [part, sets / weeks]));
  return { weeks, workouts: within.length, groups: average(groups), muscles: average(muscles) };
}

/** The sets of one week of the calendar. */
export interface WeekOfSets extends PartSets {
  /** Its first day. */
  readonly week: LocalDay;
}

/**
 * Sets by week since the first trained one, oldest first, with empty weeks.
 * @param from first day, its week whole
 * @param to last day
 */
export function weeksOfSets(
  summaries: readonly WorkoutSummary[],
  { from, to }: { readonly from: LocalDay; readonly to: LocalDay },
  firstWeekday: Weekday,
  trainedBy: TrainedBy,
): readonly WeekOfSets[] {
  const start = startOfWeek(from, firstWeekday);
  const byWeek = new Map<LocalDay, WorkoutSummary[]>();
  for (const summary of summaries) {
    if (summary.day < start || summary.day > to) continue;
    const week = startOfWeek(summary.day, firstWeekday);
    const known = byWeek.get(week);
    if (known) known.push(summary);
    else byWeek.set(week, [summary]);
  }
  const weeks: WeekOfSets[] = [];
  const first = [...byWeek.keys()].sort()[0];
  if (first === undefined) return weeks;
  for (let week = first; week <= to; week = addDays(week, WEEK)) {
    weeks.push({ week, ...partSets(byWeek.get(week) ?? [], trainedBy) });
  }
  return weeks;
}

/** The contribution of one exercise to a part of the body. */
export interface PartExercise {
  readonly exercise: string;
  /** Sets for the part: half a set where it only helps. */
  readonly sets: number;
  /** Whether the part is a primary muscle, not a helper. */
  readonly direct: boolean;
}

/** The exercises that trained a part, most sets first. */
export function exercisesOfPart(
  summaries: readonly WorkoutSummary[],
  part: BodyPart,
  trainedBy: TrainedBy,
): readonly PartExercise[] {
  const counts = new Map<string, number>();
  for (const { exercise, sets } of summaries.flatMap(({ exercises }) => exercises)) {
    counts.set(exercise, (counts.get(exercise) ?? 0) + hardSets(sets));
  }
  return [...counts]
    .flatMap(([exercise, count]) => {
      const trained = trainedBy(exercise);
      if (!trained || count === 0) return [];
      const share =
        part.of === 'group'
          ? shareOfGroup(trained, part.group)
          : shareOfMuscle(trained, part.muscle);
      return share > 0 ? [{ exercise, sets: count * share, direct: share === 1 }] : [];
    })
    .sort((a, b) => b.sets - a.sets || (a.exercise < b.exercise ? -1 : 1));
}
