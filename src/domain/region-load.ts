import type { Equipment, Exercise } from './exercise';
import type { Muscle } from './muscles';
import type { PainRegion } from './pain';

/** What loads a region: it is enough that one of the three fits. */
interface RegionLoad {
  /** One of these works, first or along with others. */
  readonly worked?: readonly Muscle[];
  /** One of these works first, over more than one joint. */
  readonly moved?: readonly Muscle[];
  /** The same with a weight that the trunk holds up. */
  readonly carried?: readonly Muscle[];
}

const TRUNK = ['quads', 'glutes', 'hamstrings', 'traps', 'front_delts'] as const;

/**
 * Which muscles load a region. A muscle loads the joints that it crosses (origins and insertions:
 * Neumann, Kinesiology of the Musculoskeletal System, 3rd ed., 2017), a grip the wrist, and what the
 * trunk holds up the lower back. It rather says too much than too little: the catalogue knows muscles
 * and joints, not angles, and what is left out for it can still be chosen. It says nothing of what
 * is good for anybody.
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
  // Nobody knows where.
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

/** Those of some regions that an exercise loads, in their order; none for one that names no muscle. */
export function regionsLoaded(
  exercise: Worked,
  among: readonly PainRegion[],
): readonly PainRegion[] {
  return among.filter((region) => loads(exercise, region));
}
