import { MUSCLE_GROUP_ORDER, type MuscleGroup, muscleGroup } from '../exercises/muscles';
import type { TrainedMuscles } from '../workouts/muscle-work';
import type { Program } from './shape';
import { prescriptionOf } from './week';

const DIRECT = 1;
const INDIRECT = 0.5;

/**
 * Sets per muscle group for one round of all days, most first. A set counts once per group: whole
 * if a primary muscle belongs to it, half for a helper, as in `setsPerMuscle` (Pelland et al.,
 * 2024). Warm-ups do not count.
 * @param week the week of the ficha, from 1
 * @param trainedBy muscles of an exercise; `null` if unknown here: it counts for none
 */
export function setsPerGroup(
  program: Program,
  week: number,
  trainedBy: (exerciseId: string) => TrainedMuscles | null,
): ReadonlyMap<MuscleGroup, number> {
  const sums = new Map<MuscleGroup, number>();
  for (const entry of program.days.flatMap(({ exercises }) => exercises)) {
    const trained = entry.exercise === null ? null : trainedBy(entry.exercise);
    if (!trained) continue;
    const { sets } = prescriptionOf(program, entry, week);
    const count = sets.reduce((sum, block) => sum + (block.kind === 'warmup' ? 0 : block.count), 0);
    const direct = new Set(trained.primary.map(muscleGroup));
    const helped = new Set(trained.secondary.map(muscleGroup));
    for (const group of MUSCLE_GROUP_ORDER) {
      const share = direct.has(group) ? DIRECT : helped.has(group) ? INDIRECT : 0;
      if (share * count > 0) sums.set(group, (sums.get(group) ?? 0) + count * share);
    }
  }
  return new Map([...sums].sort(([, more], [, most]) => most - more));
}
