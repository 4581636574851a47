import { isLocalDay, type LocalDay } from './local-day';

/** Minimum age for an account; below ADULT_AGE a guardian must agree. */
export const MINIMUM_AGE = 12;
export const ADULT_AGE = 18;

/**
 * Ages are counted in the zone of most users. Elsewhere the local day differs for a few hours only.
 */
export const AGE_ZONE = 'America/Sao_Paulo';

/** Full years between two local days; null if `born` is no day or outside 1900 to `today`. */
export function ageOn(today: LocalDay, born: LocalDay): number | null {
  if (!isLocalDay(born) || born < '1900-01-01' || born > today) return null;
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
