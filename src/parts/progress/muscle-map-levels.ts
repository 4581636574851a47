import { MUSCLES, type Muscle } from '#domain/exercises/muscles';
import { rangeLevel, type SetsRange } from '#domain/progress/muscle-range';
import { regionLevels } from '../../training/muscle-map-regions';
import type { MapLevel } from '../../ui/muscle-map/muscle-map';

/** The body coloured by how many sets a week each muscle got, against the range. */
export function weekLevels(
  sets: ReadonlyMap<Muscle, number>,
  range: SetsRange,
): ReadonlyMap<string, MapLevel> {
  return regionLevels(
    MUSCLES.map((muscle) => [muscle, rangeLevel(sets.get(muscle) ?? 0, range)] as const),
  );
}
