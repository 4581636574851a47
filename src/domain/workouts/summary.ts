import type { LocalDay } from '../local-day';
import type { Effort, Origin, SetKind, Side, Workout } from './shape';

/** A performed set, without its position and plan. */
export interface DoneSet {
  readonly kind: SetKind;
  readonly side: Side | null;
  readonly done: Effort;
}

/** The performed sets of one exercise in one finished workout, in order. */
export interface DoneExercise {
  /** Catalogue slug or the id of a custom exercise. */
  readonly exercise: string;
  readonly note: string;
  readonly sets: readonly DoneSet[];
}

/** The small part of a workout that figures over many workouts need. */
export interface WorkoutSummary {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** The local day of its start. */
  readonly day: LocalDay;
  /** Server time, epoch ms. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Effort of the session, 0 to 10; null if not given. */
  readonly pse: number | null;
  readonly from: Origin | null;
  /** Exercises with at least one performed set, each once, in the order of the workout. */
  readonly exercises: readonly DoneExercise[];
}

/** The summary of a finished workout; null while it runs and once it was removed. */
export function summarise(id: string, workout: Workout): WorkoutSummary | null {
  const { start, endedAt, title, note, pse, from } = workout;
  if (endedAt === null || workout.removedAt !== null) return null;
  const byExercise = new Map<string, { notes: string[]; sets: DoneSet[] }>();
  for (const { exercise, note: said, sets } of workout.exercises) {
    if (exercise === null) continue;
    const done = sets.flatMap((set) => (set.done ? [doneSet(set.kind, set.side, set.done)] : []));
    const known = byExercise.get(exercise) ?? { notes: [], sets: [] };
    if (said !== '') known.notes.push(said);
    known.sets.push(...done);
    byExercise.set(exercise, known);
  }
  const exercises = [...byExercise]
    .filter(([, { sets }]) => sets.length > 0)
    .map(([exercise, { notes, sets }]) => ({ exercise, note: notes.join('\n'), sets }));
  return { id, title, note, day: start.day, startedAt: start.at, endedAt, pse, from, exercises };
}

function doneSet(kind: SetKind, side: Side | null, done: Effort): DoneSet {
  const { load, reps, seconds = null, meters = null, rir = null } = done;
  return { kind, side, done: { load, reps, seconds, meters, rir } };
}
