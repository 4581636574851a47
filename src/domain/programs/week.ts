import type { LoadKind } from '../exercises/exercise';
import { daysBetween, type LocalDay, startOfWeek, type Weekday } from '../local-day';
import type { LoadTarget, Prescription, SetBlock } from './prescription';
import type { Program, ProgramExercise, ProgramWeek } from './shape';

/**
 * The number of a running week in its ficha.
 * @param week from 1 since the ficha's start
 * @returns 1 to `weeks`, repeating
 */
export function weekInProgram(program: Pick<Program, 'weeks'>, week: number): number {
  return ((Math.max(1, week) - 1) % Math.max(1, program.weeks)) + 1;
}

/**
 * The value of one running week; null for a week like the others. A ficha of one week has none:
 * values from when it had more weeks stay stored, but no screen would show them.
 */
function ofWeek<About>(
  program: Pick<Program, 'weeks'>,
  week: number,
  by: Readonly<Record<number, About>>,
): About | null {
  return program.weeks > 1 ? (by[weekInProgram(program, week)] ?? null) : null;
}

/** The name and deload of a running week; null for a week like the others. */
export function weekOf(
  program: Pick<Program, 'weeks' | 'weekOf'>,
  week: number,
): ProgramWeek | null {
  return ofWeek(program, week, program.weekOf);
}

/** The running week of a day, by the calendar: 1 in the start week of the ficha. */
export function calendarWeek(since: LocalDay, day: LocalDay, weekStart: Weekday): number {
  const days = daysBetween(startOfWeek(since, weekStart), startOfWeek(day, weekStart));
  return Math.max(0, days / 7) + 1;
}

/** The prescription of an exercise in one week. */
export interface WeekPrescription {
  readonly sets: Prescription;
  /** Percent of a planned deload for loads that a rule suggests. */
  readonly deload: number | null;
}

/**
 * Lowers a written load by the percent; assistance rises. Loads of a rule are lowered with the
 * rule.
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

/** The first half of the working sets, rounded up; warm-ups stay. */
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
 * The prescription of an exercise in a running week: that week's own, or that of all weeks. A
 * planned deload halves the working sets, rounding up, and lowers the loads. Sets written for that
 * week stay as they are, with their loads.
 * @param kind load kind; null if unknown or irrelevant
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
