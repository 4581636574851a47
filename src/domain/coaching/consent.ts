import { isLocalDay, type LocalDay } from '../local-day';

/** First day of the current text of a student's consent to a coach. */
export const COACH_CONSENT_VERSION: LocalDay = '2026-11-22';

/** Whether a text of that day exists. */
export function isCoachConsent(version: string): boolean {
  return isLocalDay(version) && version <= COACH_CONSENT_VERSION;
}
