import type { Equipment, Exercise } from '../exercises/exercise';
import type { Muscle } from '../exercises/muscles';
import type { PainRegion } from './pain';

/** Criteria for loading a region; one match suffices. */
interface RegionLoad {
  /** Muscles that load it as a primary muscle or a helper. */
  readonly worked?: readonly Muscle[];
  /** Muscles that load it as a primary muscle of a compound exercise. */
  readonly moved?: readonly Muscle[];
  /** Primary muscles of compound exercises with a weight that the trunk carries. */
  readonly carried?: readonly Muscle[];
}

const TRUNK = ['quads', 'glutes', 'hamstrings', 'traps', 'front_delts'] as const;

/**
 * Muscles that load a region. A muscle loads the joints that it crosses (origins and insertions:
 * Neumann, Kinesiology of the Musculoskeletal System, 3rd ed., 2017). A grip loads the wrist, and
 * weight on the trunk the lower back. The list errs towards too much: the catalogue knows muscles
 * and joints, not angles, and people can still choose what is left out. It makes no claim
 * about what is good for a person.
 */
const LOADS: Readonly<Record<PainRegion, RegionLoad>> = {
  neck: { worked: ['neck', 'traps'] },
  shoulder: {
    worked: ['front_delts', 'side_delts', 'rear_delts', 'chest', 'lats'],
    moved: ['upper_back', 'triceps'],
  },
  elbow: { worked: ['biceps', 'triceps', 'forearms'] },
  wrist: {
    worked: ['forearms', 'biceps'],
    moved: ['chest', 'front_delts', 'triceps', 'lats', 'upper_back'],
  },
  chest: { worked: ['chest'] },
  'upper-back': { worked: ['upper_back', 'lats', 'traps', 'rear_delts'] },
  'lower-back': { worked: ['lower_back', 'hip_flexors', 'abs', 'obliques'], carried: TRUNK },
  hip: { worked: ['glutes', 'hip_flexors', 'adductors', 'abductors'] },
  thigh: { worked: ['quads', 'hamstrings', 'adductors'] },
  knee: { worked: ['quads', 'hamstrings'] },
  calf: { worked: ['calves', 'tibialis'] },
  ankle: { worked: ['calves', 'tibialis'], moved: ['quads'] },
  // For a region outside the list, the muscles are unknown.
  other: {},
};

const HELD: readonly Equipment[] = [
  'barbell',
  'trap-bar',
  'dumbbell',
  'kettlebell',
  'plate',
  'smith',
];

type Worked = Pick<Exercise, 'primary' | 'secondary' | 'mechanic' | 'equipment'>;

function loads({ primary, secondary, mechanic, equipment }: Worked, region: PainRegion): boolean {
  const { worked = [], moved = [], carried = [] } = LOADS[region];
  const isCompound = mechanic === 'compound';
  return (
    worked.some((muscle) => primary.includes(muscle) || secondary.includes(muscle)) ||
    (isCompound && moved.some((muscle) => primary.includes(muscle))) ||
    (isCompound && HELD.includes(equipment) && carried.some((muscle) => primary.includes(muscle)))
  );
}

/** The given regions that an exercise loads, in order; none for an exercise without muscles. */
export function regionsLoaded(
  exercise: Worked,
  among: readonly PainRegion[],
): readonly PainRegion[] {
  return among.filter((region) => loads(exercise, region));
}
