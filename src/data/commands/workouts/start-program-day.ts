import { localDay } from '#domain/local-day';
import { originWeek } from '#domain/programs/origin-week';
import { startDrafts } from '#domain/progression/start-program';
import { readActiveDay } from '../../programs/active-program';
import { planDay } from '../../programs/plan-day';
import { programEntryOf } from '../../programs/programs';
import { zoneHere } from '../../store/zone-here';
import type { AccountSource } from '../write';
import { dayWorkoutId } from './day-workout-id';
import { beginAs, sidesApart } from './start-workout';

/**
 * Starts a day of a ficha with today's suggested loads.
 * @param week running week; null for that of the active ficha, or the first
 * @param title the day's by default
 * @returns the workout's id; null if ficha or day is unknown here
 */
export async function startProgramDay(
  source: AccountSource,
  programId: string,
  dayKey: string,
  week: number | null = null,
  title: string | null = null,
): Promise<string | null> {
  const { replica } = source();
  const today = localDay(Date.now() + replica.skew(), zoneHere());
  const program = programEntryOf(await replica.record('program', programId))?.program;
  const day = program?.days.find(({ key }) => key === dayKey);
  if (!program || !day) return null;
  const active = week === null ? await readActiveDay(replica, today) : null;
  const running = active?.programId === programId ? active.next.week : 1;
  const asked = { programId, program, day: dayKey, week: week ?? running, today };
  const [plan, apart] = await Promise.all([planDay(replica, asked), sidesApart(source)]);
  const shared = dayWorkoutId(programId, dayKey, today);
  // The day was already done or discarded today, so this workout gets another id.
  const isTaken = (await replica.record('workout', shared)) !== null;
  return beginAs(source, isTaken ? null : shared, {
    title: title ?? day.title,
    drafts: startDrafts(plan, apart),
    from: { program: programId, day: dayKey, week: originWeek(program, asked.week) },
  });
}
