import { daysBetween, isLocalDay, type LocalDay } from '../../local-day';
import { demandsOf } from './demands';
import type { Screening } from './screening';

/** Days before the end of a year in which renewal is announced. */
const RENEWAL_NOTICE_DAYS = 30;

/** The date a year later; for 29 February, 28 February. */
export function yearAfter(day: LocalDay): LocalDay {
  const next = `${String(Number(day.slice(0, 4)) + 1).padStart(4, '0')}${day.slice(4)}`;
  return isLocalDay(next) ? next : `${next.slice(0, 8)}28`;
}

/** Status of a person's screening on a day. */
export type ScreeningStanding =
  | { readonly state: 'none' }
  | {
      /** `soon` in the last thirty days of its year, `over` from the day it is due. */
      readonly state: 'current' | 'soon' | 'over';
      readonly screening: Screening;
      readonly due: LocalDay;
      /** Whether papers wait for a signature. */
      readonly unsigned: boolean;
    };

/** Whether required papers are not signed. */
export function isUnsigned(screening: Screening): boolean {
  const demands = screening.doneAt === null ? null : demandsOf(screening);
  return demands !== null && demands.papers.length > 0 && screening.signature === null;
}

/**
 * Status of the newest finished screening.
 * @param screenings newest first
 */
export function screeningStanding(
  screenings: readonly Screening[],
  today: LocalDay,
): ScreeningStanding {
  const screening = screenings.find(({ doneAt }) => doneAt !== null);
  if (!screening) return { state: 'none' };
  const due = yearAfter(screening.day);
  const left = daysBetween(today, due);
  return {
    state: left <= 0 ? 'over' : left <= RENEWAL_NOTICE_DAYS ? 'soon' : 'current',
    screening,
    due,
    unsigned: isUnsigned(screening),
  };
}
