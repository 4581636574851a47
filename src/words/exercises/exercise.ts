import type { Equipment, Exercise, Mechanic } from '#domain/exercises/exercise';
import { muscleGroup } from '#domain/exercises/muscles';
import { formatList } from '../format/list';
import { equipmentLabel } from './equipment';
import { muscleGroupLabel, muscleLabel } from './muscles';

/** Other common names of the equipment. */
const ALSO: Partial<Record<Equipment, string>> = {
  machine: 'aparelho',
  cable: 'cabo',
  suspension: 'trx',
  band: 'mini band',
  cardio: 'cardio',
};

/**
 * Words that also find an exercise though they are not in its name: its main muscles, their
 * groups and its equipment. For the second parameter of `prepareSearch`.
 */
export function searchLabels(exercise: Exercise): string[] {
  const groups = exercise.primary.map((muscle) => muscleGroupLabel(muscleGroup(muscle)));
  const equipment = [equipmentLabel(exercise.equipment), ALSO[exercise.equipment] ?? []].flat();
  return [...groups, ...exercise.primary.map(muscleLabel), ...equipment];
}

/** The line under the name in a list: "peito · halteres"; only the equipment when no muscle is named. */
export function exerciseSubtitle(exercise: Exercise): string {
  const groups = [...new Set(exercise.primary.map(muscleGroup))].map(muscleGroupLabel);
  const equipment = equipmentLabel(exercise.equipment);
  return groups.length === 0 ? equipment : `${formatList(groups)} · ${equipment}`;
}

const MECHANIC_LABELS: Record<Mechanic, string> = { compound: 'composto', isolation: 'isolado' };

/** Whether an exercise moves one joint or several: "composto". */
export function mechanicLabel(mechanic: Mechanic): string {
  return MECHANIC_LABELS[mechanic];
}
