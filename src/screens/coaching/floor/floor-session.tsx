import { useExercises } from '../../../data/exercises/exercises';
import { useRunningWorkouts } from '../../../data/workouts/workouts';
import { ReadFailed } from '../../../parts/device/read-failed';
import { Skeleton } from '../../../ui/state/skeleton';
import { FloorStart } from './floor-start';
import { FloorWorkout } from './floor-workout';

interface FloorSessionProps {
  name: string;
  /** Whether the logger is pinned to the bottom; beside others it is in its column. */
  pinned: boolean;
}

/** One person on the floor: a running workout, or the start of one. */
export function FloorSession({ name, pinned }: FloorSessionProps) {
  const running = useRunningWorkouts();
  const exercises = useExercises();
  if (running.state === 'failed') return <ReadFailed what={`os treinos de ${name}`} />;
  if (running.state === 'loading' || exercises.state === 'loading')
    return <Skeleton height={280} />;
  const [entry] = running.value;
  const book = exercises.state === 'ready' ? exercises.value : null;
  if (!entry) return <FloorStart name={name} />;
  return <FloorWorkout key={entry.id} entry={entry} book={book} name={name} pinned={pinned} />;
}
