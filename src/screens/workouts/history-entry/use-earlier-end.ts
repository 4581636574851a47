import { earlierEnd } from '#domain/workouts/end';
import { timeOfDay } from '#words/format/day';
import { useWorkoutEndCommands } from '../../../data/commands/workouts/workout-end';
import type { WorkoutEntry } from '../../../data/workouts/workouts';
import { guarded } from '../../../parts/input/guarded';
import { notify } from '../../../ui/layer/notify';

/**
 * For a workout that was finished long after its last set: the time of that set, and an act that
 * moves the end there.
 */
export function useEarlierEnd({ id, workout }: WorkoutEntry) {
  const { endAt } = useWorkoutEndCommands();
  const at = earlierEnd(workout);
  const { endedAt } = workout;
  if (at === null || endedAt === null) return null;
  const time = timeOfDay(at, workout.start.zone);
  return {
    /** "19:05" */
    time,
    async correct(): Promise<void> {
      if (at === null || endedAt === null || !(await guarded(endAt(id, at)))) return;
      notify.plain(`Terminou às ${time}`, {
        action: { label: 'Desfazer', onAction: () => void guarded(endAt(id, endedAt)) },
      });
    },
  };
}
