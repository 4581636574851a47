import { Link } from 'wouter';
import { relativeDay } from '#words/format/day';
import { setNames } from '#words/workouts/sets';
import { useExercises } from '../../data/exercises/exercises';
import { useWorkout } from '../../data/workouts/workouts';
import { useToday } from '../input/use-today';
import { workoutTitle } from './workout-line';

interface AboutWorkoutProps {
  workout: string;
  exercise: string | null;
  /** A set of the exercise, by its key. */
  set: string | null;
  href: string;
}

/** The subject of a message as a link to the workout: "Supino reto, série 2 · Treino A, ontem". */
export function AboutWorkout({ workout, exercise, set, href }: AboutWorkoutProps) {
  const found = useWorkout(workout);
  const exercises = useExercises();
  const today = useToday();
  const book = exercises.state === 'ready' ? exercises.value : null;
  const entry = found.state === 'ready' ? found.value : null;
  const name = exercise === null ? undefined : book?.byId(exercise)?.name;
  if (!entry) return <>{name ?? 'Sobre um treino'}</>;
  const { start } = entry.workout;
  const title = `${workoutTitle(entry.workout, book)}, ${relativeDay(start.day, today)}`;
  const sets = entry.workout.exercises.flatMap((one) =>
    one.exercise === exercise ? one.sets : [],
  );
  const one = setNames(sets).find(({ key }) => key === set);
  const subject = name && (one ? `${name}, ${one.name.toLowerCase()}` : name);
  return <Link href={href}>{subject ? `${subject} · ${title}` : title}</Link>;
}
