import type { LocalDay } from '#domain/local-day';
import { type DaySuggestion, startDrafts } from '#domain/progression/start-program';
import { beginWorkout } from '#domain/workouts/begin';
import type { Effort } from '#domain/workouts/shape';
import { type DayAsked, planDay } from '../../src/data/programs/plan-day';
import { idOf } from '../replica/browser';
import type { Here } from '../replica/here';

/** The performance of a planned set; null leaves it out. */
export type Doing = (plan: Effort) => Effort | null;

const asPlanned: Doing = (plan) => plan;
let trained = 0;

/**
 * Plans a day of a ficha, does it, and returns the plan.
 * @param replanned whether the plans became the performances
 */
export async function trainDay(
  here: Here,
  asked: DayAsked,
  doing: Doing = asPlanned,
  replanned = false,
): Promise<readonly DaySuggestion[]> {
  const { programId: program, day, week, today } = asked;
  const plan = await planDay(here.replica, asked);
  const at = Date.parse(`${today}T12:00:00Z`);
  const drafts = startDrafts(plan);
  trained += 1;
  await here.write(idOf(1000 + trained), (_, device) => ({
    ...beginWorkout('', { at, zone: 'UTC', day: today }, drafts, { program, day, week }),
    ...Object.fromEntries(
      drafts
        .flatMap(({ sets }) => sets)
        .flatMap((set) => {
          const done = set.plan && doing(set.plan);
          if (!done) return [];
          const performed = [`s.${set.key}.done.${device}`, { ...done, at }];
          return replanned ? [performed, [`s.${set.key}.plan`, { ...done }]] : [performed];
        }),
    ),
    finish: { at: at + 3_600_000 },
  }));
  return plan;
}

/** A free workout with one set of an exercise. */
export async function trainFreely(
  here: Here,
  exercise: string,
  on: LocalDay,
  done: Effort,
): Promise<void> {
  const at = Date.parse(`${on}T12:00:00Z`);
  const set = { key: 's', kind: 'normal' as const, plan: null };
  trained += 1;
  await here.write(idOf(1000 + trained), (_, device) => ({
    ...beginWorkout('', { at, zone: 'UTC', day: on }, [{ key: 'e', exercise, sets: [set] }]),
    [`s.s.done.${device}`]: { ...done, at },
    finish: { at: at + 3_600_000 },
  }));
}
