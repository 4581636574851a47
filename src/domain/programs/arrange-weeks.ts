import type { Json, Writes } from '../record/registers';
import { PROGRAM_LIMITS } from './paths';
import type { Program, ProgramExercise, ProgramWeek } from './shape';

/** The prescription of an exercise in a week: that week's own, or that of all weeks. */
export function setsInWeek({ sets, weeks }: ProgramExercise, week: number | null) {
  return (week === null ? undefined : weeks[week]) ?? sets;
}

/** Sets the number of weeks, limited to 1 to 52; `{}` without a change. */
export function countWeeks(program: Program, weeks: number): Writes {
  const count = Math.min(PROGRAM_LIMITS.weeks, Math.max(1, weeks));
  return count === program.weeks ? {} : { weeks: count };
}

/** Sets the name and deload of a week; null removes them. */
export function describeWeek(week: number, value: ProgramWeek | null): Writes {
  return { [`w.${week}`]: value === null ? null : { ...value } };
}

/**
 * Copies a week to another: the prescriptions, its name and its deload. A week after the last one
 * makes the ficha longer. `{}` outside 1 to 52.
 */
export function duplicateWeek(program: Program, from: number, to: number): Writes {
  if (from === to || from < 1 || to < 1 || to > PROGRAM_LIMITS.weeks) return {};
  const writes: Record<string, Json> = {};
  if (to > program.weeks) writes.weeks = to;
  const about = program.weekOf[from] ?? null;
  if (about || program.weekOf[to]) writes[`w.${to}`] = about && { ...about };
  for (const { key, weeks } of program.days.flatMap(({ exercises }) => exercises)) {
    const own = weeks[from];
    if (own || weeks[to]) {
      writes[`e.${key}.week.${to}`] = own?.map((block) => ({ ...block })) ?? null;
    }
  }
  return writes;
}
