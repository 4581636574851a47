import { type MuscleGroup, muscleGroup } from '#domain/exercises/muscles';
import type { LoadUnit } from '#domain/load';
import type { LocalDay } from '#domain/local-day';
import type { Workout } from '#domain/workouts/shape';
import type { WorkoutSummary } from '#domain/workouts/summary';
import { totalsOf } from '#domain/workouts/totals';
import { muscleGroupLabel } from '#words/exercises/muscles';
import { weekdayName } from '#words/format/day';
import { formatDuration } from '#words/format/duration';
import { capitalise, formatList } from '#words/format/list';
import { formatVolume } from '#words/format/load';
import { setsCount } from '#words/format/plural';
import type { ExerciseBook } from '../../data/exercises/exercises';

const NAMED = 3;

/** The names of a workout's exercises in order; unknown ones are left out. */
export function exerciseNames(
  { exercises }: Pick<Workout | WorkoutSummary, 'exercises'>,
  book: ExerciseBook | null,
): string[] {
  return exercises.flatMap(({ exercise }) => {
    const name = exercise === null ? null : book?.byId(exercise)?.name;
    return name ? [name] : [];
  });
}

type Trained = readonly { readonly exercise: string | null; readonly sets: readonly unknown[] }[];

/** The exercises to train while the workout runs; the trained ones once it is over. */
function trainedIn({ exercises, endedAt }: Workout): Trained {
  if (endedAt === null) return exercises;
  return exercises.map(({ exercise, sets }) => ({
    exercise,
    sets: sets.filter(({ done }) => done),
  }));
}

/** The muscle groups that a workout trained, most trained first. */
function mainGroups(exercises: Trained, book: ExerciseBook | null): MuscleGroup[] {
  const sets = new Map<MuscleGroup, number>();
  for (const { exercise, sets: of } of exercises) {
    if (of.length === 0) continue;
    const known = exercise === null ? null : book?.byId(exercise);
    for (const group of new Set(known?.primary.map(muscleGroup))) {
      sets.set(group, (sets.get(group) ?? 0) + of.length);
    }
  }
  return [...sets].sort((a, b) => b[1] - a[1]).map(([group]) => group);
}

function titled(title: string, day: LocalDay, trained: Trained, book: ExerciseBook | null): string {
  if (title !== '') return title;
  const groups = mainGroups(trained, book).slice(0, NAMED).map(muscleGroupLabel);
  if (groups.length > 0) return capitalise(formatList(groups));
  return `Treino de ${weekdayName(day).toLocaleLowerCase('pt-BR')}`;
}

/** A workout's own title, otherwise its muscle groups ("Peito e tríceps"), otherwise its day. */
export function workoutTitle(workout: Workout, book: ExerciseBook | null): string {
  return titled(workout.title, workout.start.day, trainedIn(workout), book);
}

/** The title of a workout from its summary. */
export function summaryTitle(
  { title, day, exercises }: WorkoutSummary,
  book: ExerciseBook | null,
): string {
  return titled(title, day, exercises, book);
}

/** The figures of a workout: "19 séries · 12.450 kg · 55 min", without volume if there is none. */
export function workoutFigures(
  workout: Workout,
  book: ExerciseBook | null,
  unit: LoadUnit,
): string {
  const { sets, volumeGrams, durationMs } = totalsOf(
    workout,
    (id) => book?.byId(id)?.loadKind ?? null,
  );
  return [
    sets === 0 ? 'Nenhuma série' : setsCount(sets),
    volumeGrams > 0 ? formatVolume(volumeGrams, unit) : '',
    durationMs === null ? '' : formatDuration(durationMs),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
