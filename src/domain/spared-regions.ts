import { daysBetween, type LocalDay } from './local-day';
import { PAIN_REGIONS, type Pain, type PainRegion } from './pain';

/** Older pain is spared no more, as it is no news to a coach. */
export const SPARED_DAYS = 14;

/**
 * The regions to spare: where it hurt in the last 14 days, by the newest word on each region. A light
 * pain spares nothing: up to 2 of 10 is held to be safe to train with (Thomeé, 1997; Silbernagel et
 * al., 2007), and a pain that has become light is told so. One whose strength was not said counts.
 *
 * @param pains those that stand: what was taken back is no pain
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
