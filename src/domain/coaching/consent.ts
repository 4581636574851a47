import { isLocalDay, type LocalDay } from '../local-day';

/** The day from which today's text holds under which a student lets a coach in. */
export const COACH_CONSENT_VERSION: LocalDay = '2026-11-22';

/** Whether a text of that day was ever shown. */
export function isCoachConsent(version: string): boolean {
  return isLocalDay(version) && version <= COACH_CONSENT_VERSION;
}
