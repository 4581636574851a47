import { localDay } from '#domain/local-day';
import { projectWorkout } from '#domain/workouts/project';
import { appointmentsOf, type SeedAppointment, ZONE } from './calendar';
import { createChance } from './chance';
import type { Ficha } from './ficha';
import type { Notebook } from './notebook';
import { OWN_EXERCISE, type Programme, type SeedSession } from './programme';
import { firstStanding, type SeededProgress, trainMovement, type WeekKind } from './progress';
import { type TrainedWorkout, writeWorkout } from './workout';

/** Ids to which workouts refer: the person's own exercise and the active ficha. */
export interface SeedSources {
  readonly ownExercise: string;
  readonly ficha: Pick<Ficha, 'dayOf'> & { readonly id: string };
}

export interface SeedTraining {
  /** Epoch ms. */
  readonly startedAt: number;
  readonly notebook: Notebook;
}

/**
 * All workouts of a programme until `now` (epoch ms). Equal seeds and days give equal workouts,
 * except that a workout appears once it is over.
 */
export function trainingsOf(
  programme: Programme,
  seed: string,
  { ownExercise, ficha }: SeedSources,
  now: number,
): SeedTraining[] {
  const chance = createChance(seed);
  const standings = new Map<string, SeededProgress>();
  const trainings: SeedTraining[] = [];
  for (const appointment of appointmentsOf(programme, localDay(now, ZONE), chance)) {
    const session = programme.sessions[appointment.session];
    if (!session) continue;
    const week = weekKind(programme, appointment.week);
    const day = ficha.dayOf(session);
    const exercises = session.movements.map((movement, index) => {
      const key = `${session.title}/${movement.exercise}`;
      const standing = standings.get(key) ?? firstStanding(movement);
      const { sets, next } = trainMovement(movement, standing, week, chance);
      standings.set(key, next);
      return {
        exercise: movement.exercise === OWN_EXERCISE ? ownExercise : movement.exercise,
        restSeconds: movement.restSeconds,
        note: noteOn(programme, appointment, movement.exercise),
        from: day?.exercises[index]?.key ?? null,
        target: movement.timed ? { seconds: movement.range } : { reps: movement.range },
        sets,
      };
    });
    const origin = day && { program: ficha.id, day: day.key, week: 1 };
    const workout = workoutOf(programme, session, appointment, exercises);
    const notebook = writeWorkout({ ...workout, origin }, chance);
    const { endedAt } = projectWorkout(notebook.registers);
    if (endedAt !== null && endedAt <= now) {
      trainings.push({ startedAt: appointment.at, notebook });
    }
  }
  return trainings;
}

function workoutOf(
  programme: Programme,
  { title }: SeedSession,
  appointment: SeedAppointment,
  exercises: TrainedWorkout['exercises'],
): Omit<TrainedWorkout, 'origin'> {
  const { at, day } = appointment;
  const paused = programme.pause && isAt(programme.pause, appointment);
  return {
    title,
    start: { at, zone: ZONE, day },
    exercises,
    note: noteOn(programme, appointment, undefined),
    pauseMinutes: paused ? (programme.pause?.minutes ?? 0) : 0,
  };
}

function weekKind({ deloadWeek, missedWeek }: Programme, week: number): WeekKind {
  if (week === deloadWeek) return 'deload';
  return missedWeek !== undefined && week === missedWeek + 1 ? 'return' : 'usual';
}

type Moment = Pick<SeedAppointment, 'week' | 'session'>;

function isAt(moment: Moment, { week, session }: Moment): boolean {
  return moment.week === week && moment.session === session;
}

function noteOn(
  { notes }: Programme,
  appointment: SeedAppointment,
  exercise: string | undefined,
): string | undefined {
  return notes.find((note) => isAt(note, appointment) && note.exercise === exercise)?.text;
}
