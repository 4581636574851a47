import { type MuscleGroup, muscleGroup } from '#domain/muscles';
import type { Unit } from '#domain/preference-choices';
import type { Workout } from '#domain/workout/shape';
import { totalsOf } from '#domain/workout/totals';
import { weekdayName } from '#words/day';
import { formatDuration } from '#words/duration';
import { capitalise, formatList } from '#words/list';
import { formatVolume } from '#words/load';
import { muscleGroupLabel } from '#words/muscles';
import { setsCount } from '#words/plural';
import type { ExerciseBook } from '../data/exercises';

const NAMED = 3;

/** The names of the exercises of a workout, in its order; what is not known here has none. */
export function exerciseNames(workout: Workout, book: ExerciseBook | null): string[] {
  return workout.exercises.flatMap(({ exercise }) => {
    const name = exercise === null ? null : book?.byId(exercise)?.name;
    return name ? [name] : [];
  });
}

/** The groups of muscles that a workout trained, the most trained first. */
function mainGroups(workout: Workout, book: ExerciseBook | null): MuscleGroup[] {
  const sets = new Map<MuscleGroup, number>();
  for (const { exercise, sets: of } of workout.exercises) {
    const known = exercise === null ? null : book?.byId(exercise);
    for (const group of new Set(known?.primary.map(muscleGroup))) {
      sets.set(group, (sets.get(group) ?? 0) + of.length);
    }
  }
  return [...sets].sort((a, b) => b[1] - a[1]).map(([group]) => group);
}

/** A workout's own title, else what it trained ("Peito e tríceps"), else its day. */
export function workoutTitle(workout: Workout, book: ExerciseBook | null): string {
  if (workout.title !== '') return workout.title;
  const groups = mainGroups(workout, book).slice(0, NAMED).map(muscleGroupLabel);
  if (groups.length > 0) return capitalise(formatList(groups));
  return `Treino de ${weekdayName(workout.start.day).toLocaleLowerCase('pt-BR')}`;
}

/** What it came to: "19 séries · 12.450 kg · 55 min"; the volume is left out where there is none. */
export function workoutFigures(workout: Workout, book: ExerciseBook | null, unit: Unit): string {
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
