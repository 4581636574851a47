import { uuidv7 } from 'uuidv7';
import { localDay } from '#domain/local-day';
import {
  beginWorkout,
  type ExerciseDraft,
  planFrom,
  repeatOf,
  type SetDraft,
  withSides,
} from '#domain/workouts/begin';
import type { Origin, Start } from '#domain/workouts/shape';
import { turnsOf } from '#domain/workouts/turns';
import { isPreferences } from '../../store/shapes';
import { zoneHere } from '../../store/zone-here';
import { findLastPerformances, type LastPerformance } from '../../workouts/last-performances';
import { entryOf } from '../../workouts/workouts';
import { newKey } from '../keys';
import { type AccountSource, commit, type Write } from '../write';

const EMPTY_SETS = 3;
/** A past workout with more sets (such as attempts at a record) does not serve as a plan. */
const MOST_SETS = 10;

function startAt(now: number): Start {
  const zone = zoneHere();
  return { at: now, zone, day: localDay(now, zone) };
}

interface Beginning {
  readonly title: string;
  readonly drafts: readonly ExerciseDraft[];
  readonly from?: Origin;
}

/** Starts a workout with a given id or a new one; resolves with it. */
export async function beginAs(
  source: AccountSource,
  wanted: string | null,
  { title, drafts, from }: Beginning,
): Promise<string> {
  const id = wanted ?? uuidv7();
  const write: Write = (_, { now }) => beginWorkout(title, startAt(now), drafts, from ?? null);
  const refusal = await commit(source, { kind: 'workout', id, makes: true, write });
  if (refusal) throw new Error(`A new workout was refused: ${refusal}`);
  return id;
}

function begin(
  source: AccountSource,
  title: string,
  drafts: readonly ExerciseDraft[],
): Promise<string> {
  return beginAs(source, null, { title, drafts });
}

export function startWorkout(source: AccountSource): Promise<string> {
  return begin(source, '', []);
}

export async function repeatWorkout(source: AccountSource, pastId: string): Promise<string | null> {
  const past = entryOf(await source().replica.record('workout', pastId));
  return past ? begin(source, past.workout.title, repeatOf(past.workout, newKey)) : null;
}

function setsLike(last: LastPerformance | undefined, apart: boolean): SetDraft[] {
  if (!last) {
    const empty = Array.from({ length: EMPTY_SETS }, () => ({
      key: newKey(),
      kind: 'normal' as const,
      plan: null,
    }));
    return apart ? withSides(empty, newKey) : empty;
  }
  const turns = turnsOf(last.sets).slice(0, MOST_SETS);
  const sets = apart ? turns.flat() : turns.flatMap((turn) => turn.slice(0, 1));
  const drafts = sets.map(({ kind, side, done }) => ({
    key: newKey(),
    kind,
    side: apart ? side : null,
    plan: planFrom(done),
  }));
  return apart ? withSides(drafts, newKey) : drafts;
}

/** The exercises for which the person logs each side separately. */
export async function sidesApart(source: AccountSource): Promise<ReadonlySet<string>> {
  const row = await source().replica.record('preferences', 'self');
  const choices = row && isPreferences(row) ? row.shape.exercises : {};
  return new Set(Object.keys(choices).filter((id) => choices[id]?.sides));
}

/** Exercises to add: as last done, or with three empty sets. */
export async function draftsFor(
  source: AccountSource,
  exerciseIds: readonly string[],
  workoutId: string,
): Promise<ExerciseDraft[]> {
  const last = await findLastPerformances(source().replica, exerciseIds, workoutId);
  const apart = await sidesApart(source);
  return exerciseIds.map((exercise) => ({
    key: newKey(),
    exercise,
    sets: setsLike(last.get(exercise), apart.has(exercise)),
  }));
}
