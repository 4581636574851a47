import { useMemo } from 'react';
import { uuidv7 } from 'uuidv7';
import type { LoadKind } from '#domain/exercises/exercise';
import { type LocalDay, localDay } from '#domain/local-day';
import { startDrafts } from '#domain/progression/start-program';
import { type ExerciseDraft, repeatOf } from '#domain/workouts/begin';
import {
  addedWorkout,
  replaceExercise,
  retime,
  setSide,
  timesOn,
  type WorkoutTimes,
} from '#domain/workouts/past';
import type { Advice, Origin, Side } from '#domain/workouts/shape';
import { planDay } from '../../programs/plan-day';
import { readWeekOn } from '../../programs/program-week';
import { programEntryOf } from '../../programs/programs';
import { zoneHere } from '../../store/zone-here';
import { entryOf } from '../../workouts/workouts';
import { newKey } from '../keys';
import { type AccountSource, commitTo, type Refusal, useAccountSource } from '../write';
import { sidesApart } from './start-workout';
import { commitWorkout } from './write-workout';

/** The source of a workout that is entered later: a day of a ficha, a past workout, or nothing. */
export type AddedFrom =
  | { readonly kind: 'day'; readonly program: string; readonly day: string; readonly title: string }
  | { readonly kind: 'workout'; readonly id: string }
  | { readonly kind: 'nothing' };

export interface AddedAsked {
  readonly times: WorkoutTimes;
  readonly from: AddedFrom;
  /** Whether the sets count as done as planned. */
  readonly performed: boolean;
  readonly loadKindOf: (exerciseId: string) => LoadKind | null;
}

/** The outcome: the workout's id, or the reason of a refusal. */
export type Added = { readonly id: string } | { readonly refusal: Refusal | 'gone' };

export interface PastWorkoutCommands {
  /** Enters a finished workout, in this device's zone. */
  add(asked: AddedAsked): Promise<Added>;
  /** Changes its times, in the zone in which it was done. */
  retime(id: string, times: WorkoutTimes): Promise<Refusal | null>;
  /** Changes the exercise of performed sets; undo passes the earlier `advice`. */
  replaceExercise(
    id: string,
    exerciseKey: string,
    exercise: string,
    advice?: Advice | null,
  ): Promise<Refusal | null>;
  setSide(id: string, setKey: string, side: Side | null): Promise<Refusal | null>;
}

interface Content {
  readonly title: string;
  readonly exercises: readonly ExerciseDraft[];
  readonly from: Origin | null;
}

/** @param on day of the workout, which determines the ficha's week */
async function contentOf(
  source: AccountSource,
  from: AddedFrom,
  on: LocalDay,
): Promise<Content | null> {
  const { replica } = source();
  if (from.kind === 'nothing') return { title: '', exercises: [], from: null };
  if (from.kind === 'workout') {
    const past = entryOf(await replica.record('workout', from.id))?.workout;
    if (!past) return null;
    const origin = past.from;
    const week = origin && (await readWeekOn(replica, origin.program, on));
    return {
      title: past.title,
      exercises: repeatOf(past, newKey),
      from: origin && { ...origin, week: week ?? origin.week },
    };
  }
  const today = localDay(Date.now() + replica.skew(), zoneHere());
  const program = programEntryOf(await replica.record('program', from.program))?.program;
  if (!program) return null;
  const week = (await readWeekOn(replica, from.program, on)) ?? 1;
  const asked = { programId: from.program, program, day: from.day, week, today };
  const [plan, apart] = await Promise.all([planDay(replica, asked), sidesApart(source)]);
  return {
    title: from.title,
    exercises: startDrafts(plan, apart),
    from: { program: from.program, day: from.day, week },
  };
}

/** The commands for the open account. */
export function pastWorkoutCommands(source: AccountSource): PastWorkoutCommands {
  return {
    async add({ times, from, performed, loadKindOf }) {
      const content = await contentOf(source, from, times.day);
      if (!content) return { refusal: 'gone' };
      const id = uuidv7();
      const added = { ...content, ...timesOn(times, zoneHere()), performed };
      const refusal = await commitTo(source, 'workout', id, (_, author) =>
        addedWorkout(added, loadKindOf, author),
      );
      return refusal === null ? { id } : { refusal };
    },
    retime: (id, times) =>
      commitWorkout(source, id, (workout, registers, author) =>
        retime(registers, workout, timesOn(times, workout.start.zone), author),
      ),
    replaceExercise: (id, key, exercise, advice) =>
      commitWorkout(source, id, (workout) => replaceExercise(workout, key, exercise, advice)),
    setSide: (id, key, side) => commitTo(source, 'workout', id, () => setSide(key, side)),
  };
}

export function usePastWorkoutCommands(): PastWorkoutCommands {
  const source = useAccountSource();
  return useMemo(() => pastWorkoutCommands(source), [source]);
}
