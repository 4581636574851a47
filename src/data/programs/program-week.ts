import { DEFAULTS } from '#domain/account/preference-choices';
import type { LocalDay } from '#domain/local-day';
import { startWeekday } from '#domain/local-day';
import { originWeek } from '#domain/programs/origin-week';
import { weekOn } from '#domain/programs/week-on';
import type { Replica } from '../../replica/replica';
import { readDone } from './active-program';
import { readPreferences } from './plan-day';
import { programEntryOf } from './programs';

/**
 * The running week that a workout stores for a ficha's day done on `day`; null for an inactive
 * ficha.
 */
export async function readWeekOn(
  replica: Replica,
  programId: string,
  day: LocalDay,
): Promise<number | null> {
  const chosen = await readPreferences(replica);
  const active = chosen?.program;
  if (active?.id !== programId) return null;
  const program = programEntryOf(await replica.record('program', programId))?.program;
  if (!program) return null;
  const { since } = active;
  const weekStart = startWeekday(chosen?.weekStart ?? DEFAULTS.weekStart);
  const done = await readDone(replica, programId, since);
  return originWeek(program, weekOn(program, done, { today: day, since, weekStart }));
}
