import { daysBetween, type LocalDay } from '../local-day';
import { PAIN_REGIONS, type Pain, type PainRegion } from './pain';

/** Older pain no longer spares its region; a coach's list uses the same number of days. */
export const SPARED_DAYS = 14;

/**
 * The regions to spare: those that hurt in the last 14 days, by the newest report of each. Light
 * pain spares nothing: training with up to 2 of 10 is considered safe (Thomeé, 1997; Silbernagel et
 * al., 2007). So a report of light pain ends the sparing. Pain of unknown strength counts.
 * @param pains current ones, without withdrawn reports
 */
export function sparedRegions(pains: readonly Pain[], today: LocalDay): readonly PainRegion[] {
  const newest = new Map<PainRegion, Pain>();
  for (const pain of [...pains].sort(oldestFirst)) newest.set(pain.region, pain);
  return PAIN_REGIONS.filter((region) => {
    const pain = newest.get(region);
    return pain && pain.strength !== 1 && daysBetween(pain.day, today) <= SPARED_DAYS;
  });
}

function oldestFirst(a: Pain, b: Pain): number {
  return a.day === b.day ? a.at - b.at : a.day < b.day ? -1 : 1;
}
