import { MUSCLES, type Muscle } from '#domain/exercises/muscles';
import { rangeLevel, type SetsRange } from '#domain/progress/muscle-range';
import { regionLevels } from '../../training/progress/muscle-map-regions';
import type { MapLevel } from '../../ui/muscle-map/muscle-map';

/** Levels of the body map by each muscle's weekly sets, compared with the range. */
export function weekLevels(
  sets: ReadonlyMap<Muscle, number>,
  range: SetsRange,
): ReadonlyMap<string, MapLevel> {
  return regionLevels(
    MUSCLES.map((muscle) => [muscle, rangeLevel(sets.get(muscle) ?? 0, range)] as const),
  );
}
