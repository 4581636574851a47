import type { LoadKind } from '../exercise';
import { daysBetween, type LocalDay, startOfWeek, type Weekday } from '../local-day';
import type { LoadTarget, Prescription, SetBlock } from './prescription';
import type { Program, ProgramExercise, ProgramWeek } from './shape';

/**
 * The number that a running week has in its ficha.
 *
 * @param week counted from 1 since the ficha was begun, without end
 * @returns 1 to `weeks`: after the last week they start over
 */
export function weekInProgram(program: Pick<Program, 'weeks'>, week: number): number {
  return ((Math.max(1, week) - 1) % Math.max(1, program.weeks)) + 1;
}

/**
 * What is said of a running week alone; null for a week like the others. Where all are alike none
 * is: what was written while the ficha had weeks is kept, and nobody would see that it holds.
 */
function ofWeek<About>(
  program: Pick<Program, 'weeks'>,
  week: number,
  by: Readonly<Record<number, About>>,
): About | null {
  return program.weeks > 1 ? (by[weekInProgram(program, week)] ?? null) : null;
}

/** What is different about a running week; null for a week like the others. */
export function weekOf(
  program: Pick<Program, 'weeks' | 'weekOf'>,
  week: number,
): ProgramWeek | null {
  return ofWeek(program, week, program.weekOf);
}

/** The running week of a day, by the calendar: 1 in the week in which the ficha was begun. */
export function calendarWeek(since: LocalDay, day: LocalDay, weekStart: Weekday): number {
  const days = daysBetween(startOfWeek(since, weekStart), startOfWeek(day, weekStart));
  return Math.max(0, days / 7) + 1;
}

/** What one week asks for of an exercise. */
export interface WeekPrescription {
  readonly sets: Prescription;
  /** Planned lighter: by how many percent the loads that a rule suggests go down. */
  readonly deload: number | null;
}

/**
 * Loads that are written down go down by the percent, help from a machine goes up; those of a rule
 * are lowered with it.
 */
function lighter(load: LoadTarget | null, percent: number, kind: LoadKind | null) {
  const share = 1 - percent / 100;
  if (load?.by === 'grams') {
    const easier = kind === 'assisted_bodyweight' ? 1 + percent / 100 : share;
    return { ...load, grams: Math.round(load.grams * easier) };
  }
  if (load?.by === 'percent') {
    return { ...load, percent: Math.max(1, Math.round(load.percent * share * 2) / 2) };
  }
  return load;
}

function isLoadWritten({ kind, load }: SetBlock): boolean {
  return kind !== 'warmup' && (load?.by === 'grams' || load?.by === 'percent');
}

/** Of so many working sets in all, half of them, rounded up, taken from the first ones. */
function halved(sets: Prescription): SetBlock[] {
  const working = sets.reduce((sum, { kind, count }) => sum + (kind === 'warmup' ? 0 : count), 0);
  let left = Math.ceil(working / 2);
  return sets.flatMap((block) => {
    if (block.kind === 'warmup') return block;
    const count = Math.min(block.count, left);
    left -= count;
    return count === 0 ? [] : { ...block, count };
  });
}

/**
 * What a running week asks for of an exercise: what was written for that week alone, or what holds
 * for all. A planned lighter week halves the sets, rounding up, warm-ups aside, and lowers the
 * loads; sets that were written for that very week stay as they are, with the loads
 * that they name.
 *
 * @param kind how the exercise is loaded; null where it is not known, or loads are not looked at
 */
export function prescriptionOf(
  program: Pick<Program, 'weeks' | 'weekOf'>,
  entry: Pick<ProgramExercise, 'sets' | 'weeks'>,
  week: number,
  kind: LoadKind | null = null,
): WeekPrescription {
  const own = ofWeek(program, week, entry.weeks);
  const deload = weekOf(program, week)?.deload ?? null;
  if (own) return { sets: own, deload: own.some(isLoadWritten) ? null : deload };
  if (deload === null) return { sets: entry.sets, deload };
  const sets = halved(entry.sets).map((block) =>
    block.kind === 'warmup' ? block : { ...block, load: lighter(block.load, deload, kind) },
  );
  return { sets, deload };
}
