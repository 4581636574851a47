import { localDay } from '#domain/local-day';
import type { Program } from '#domain/programs/shape';
import type { Suggestion } from '#domain/progression/suggestion';
import type { Replica } from '../../replica/replica';
import { zoneHere } from '../store/zone-here';
import { planDay } from './plan-day';

/** The loads of the first week of the next round, by exercise key. */
export async function nextLoads(
  replica: Replica,
  programId: string,
  program: Program,
): Promise<ReadonlyMap<string, Suggestion>> {
  const today = localDay(Date.now() + replica.skew(), zoneHere());
  // The prescription for all weeks, without changes of single weeks.
  const plain = {
    ...program,
    weekOf: {},
    days: program.days.map((day) => ({
      ...day,
      exercises: day.exercises.map((entry) => ({ ...entry, weeks: {} })),
    })),
  };
  const plans = await Promise.all(
    program.days.map(({ key }) =>
      planDay(replica, { programId, program: plain, trained: program, day: key, week: 1, today }),
    ),
  );
  return new Map(plans.flat().map(({ entry, suggestion }) => [entry.key, suggestion] as const));
}
