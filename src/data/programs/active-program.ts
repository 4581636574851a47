import { useMemo } from 'react';
import { DEFAULTS } from '#domain/account/preference-choices';
import { addDays, type LocalDay, startWeekday } from '#domain/local-day';
import { type DayDone, type NextDay, nextDay } from '#domain/programs/schedule';
import type { ActiveProgram, Program } from '#domain/programs/shape';
import type { DaySuggestion } from '#domain/progression/start-program';
import type { Replica } from '../../replica/replica';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';
import { usePreferences } from '../store/preferences';
import { defineQuery } from '../store/query';
import { planDay, readPreferences } from './plan-day';
import { programEntryOf, useProgram } from './programs';

/** The active ficha and its next day. */
export interface ActiveDay {
  readonly programId: string;
  readonly program: Program;
  readonly next: NextDay;
  /** Whether a day of the ficha was done today. */
  readonly trainedToday: boolean;
}

/** How many days back to look for the last done days; after a longer break all are read. */
const RECENT_DAYS = 28;

/** The done days of a ficha since a day, in order. */
export async function readDone(
  replica: Pick<Replica, 'summaries'>,
  id: string,
  since: LocalDay,
): Promise<DayDone[]> {
  const [summaries, { unpackWorkout }] = await Promise.all([
    replica.summaries(),
    import('#domain/workouts/summary-pack'),
  ]);
  const rows = await summaries.since('workout', since);
  return rows
    .filter(({ uses }) => uses.length > 0)
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
    .flatMap((row): DayDone[] => {
      const { from, day } = unpackWorkout(row);
      return from?.program === id ? [{ day: from.day, week: from.week, localDay: day }] : [];
    });
}

/** Inputs for the next day: this week's done days, and the last done day of the ficha. */
async function readDoneLately(
  replica: Pick<Replica, 'summaries'>,
  { id, since }: ActiveProgram,
  { days }: Program,
  today: LocalDay,
): Promise<DayDone[]> {
  const lately = addDays(today, -RECENT_DAYS);
  if (lately <= since) return readDone(replica, id, since);
  const recent = await readDone(replica, id, lately);
  const isKnown = recent.some(({ day }) => days.some(({ key }) => key === day));
  return isKnown ? recent : readDone(replica, id, since);
}

/**
 * The active ficha and its next day on this device; null without an active ficha or without days in
 * it.
 */
export async function readActiveDay(replica: Replica, today: LocalDay): Promise<ActiveDay | null> {
  const chosen = await readPreferences(replica);
  const active = chosen?.program;
  if (!active) return null;
  const program = programEntryOf(await replica.record('program', active.id))?.program;
  if (!program || program.removedAt !== null) return null;
  const done = await readDoneLately(replica, active, program, today);
  const { since } = active;
  const weekStart = startWeekday(chosen.weekStart ?? DEFAULTS.weekStart);
  const next = nextDay(program, done, { today, since, weekStart });
  const trainedToday = done.some(({ localDay }) => localDay === today);
  return next && { programId: active.id, program, next, trainedToday };
}

const touching = new Set(['workout', 'program', 'preferences']);

/** The next day of the active ficha. */
export const useNextDay = defineQuery<ActiveDay | null>({
  read: readActiveDay,
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => touching.has(kind)) ? 'reread' : value,
});

const plansFrom = new Set([...touching, 'gym', 'exercise']);

const usePlan = defineQuery<readonly DaySuggestion[]>({
  async read(replica, key) {
    const [programId = '', day = '', week = '', today = ''] = key.split(' ');
    const program = programEntryOf(await replica.record('program', programId))?.program;
    return program ? planDay(replica, { programId, program, day, week: Number(week), today }) : [];
  },
  after: (value, { wide, rows }) =>
    wide || rows.some(({ kind }) => plansFrom.has(kind)) ? 'reread' : value,
});

/** The active ficha; null without one, or if it is not on this device or was removed. */
export function useActiveProgram(): Loaded<ActiveProgram | null> {
  const { known, program: active } = usePreferences();
  const found = useProgram(active?.id ?? null);
  return useMemo(() => {
    if (!known) return LOADING;
    if (!active) return ready(null);
    if (found.state !== 'ready') return found.state === 'failed' ? FAILED : LOADING;
    return ready(found.value?.program.removedAt === null ? active : null);
  }, [known, active, found]);
}

/** The plan of a ficha's day with its reasons, read when it is shown. */
export function useDayPlan(
  asked: { readonly programId: string; readonly day: string; readonly week: number } | null,
  today: LocalDay,
): Loaded<readonly DaySuggestion[]> {
  return usePlan(asked && [asked.programId, asked.day, asked.week, today].join(' '));
}
