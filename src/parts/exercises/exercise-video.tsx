import { exerciseIn as lineIn } from '#domain/programs/arrange-exercises';
import type { WorkoutExercise } from '#domain/workouts/shape';
import { useOwnExercise } from '../../data/exercises/exercises';
import { useProgram } from '../../data/programs/programs';
import { FichaVideo } from '../programs/ficha-video';
import type { Training } from '../workouts/use-training';
import { VideoLink } from './video-link';

interface ExerciseVideoProps {
  training: Pick<Training, 'running' | 'trainee'>;
  exercise: WorkoutExercise;
}

/**
 * The video of the current exercise: that of its line in the ficha, otherwise that of the exercise.
 */
export function ExerciseVideo({ training, exercise }: ExerciseVideoProps) {
  const from = training.running.workout.from?.program ?? null;
  const ficha = useProgram(from);
  const own = useOwnExercise(exercise.exercise ?? '');
  const program = ficha.state === 'ready' ? ficha.value?.program : undefined;
  const line = program && exercise.from !== null ? lineIn(program, exercise.from)?.exercise : null;
  // The line's video does not show a swapped exercise.
  const asked = line?.exercise === exercise.exercise ? line?.video : undefined;
  const href = asked ?? (own.state === 'ready' ? own.value?.custom.video : undefined);
  if (!href) return null;
  if (from === null) return <VideoLink href={href} label="Vídeo" />;
  return <FichaVideo program={from} href={href} forOther={training.trainee.isForOther} />;
}
