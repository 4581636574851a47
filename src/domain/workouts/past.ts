import { type LoadKind, movesBody, takesLoad } from '../exercises/exercise';
import type { LocalDay } from '../local-day';
import type { Batch } from '../record/batch';
import type { Author, Json, Registers, Writes } from '../record/registers';
import { instantOf } from '../wall-time';
import { beginWorkout, type ExerciseDraft } from './begin';
import { recordSet } from './perform';
import type { Advice, Effort, Origin, SetKind, Side, Start, Workout } from './shape';
import type { WorkoutSummary } from './summary';

const MS_PER_MINUTE = 60_000;
/** The longest accepted duration of a workout, in minutes. */
export const LONGEST_MINUTES = 24 * 60 - 1;

/** A workout of another app that is written here. */
export interface PastWorkout {
  readonly title: string;
  readonly note: string;
  readonly start: Start;
  /** Epoch ms, not before the start. */
  readonly endedAt: number;
  readonly exercises: readonly {
    readonly exercise: string;
    readonly group: string | null;
    readonly note: string;
    readonly restSeconds: number | null;
    /** `done` is null for a set that was planned and not done. */
    readonly sets: readonly { readonly kind: SetKind; readonly done: Effort | null }[];
  }[];
}

/** The writes of a finished workout; the time of its performed sets is its end. */
export function pastWorkout(past: PastWorkout, batch: Batch, { device }: Author): Writes {
  const done: Record<string, Json> = {};
  let sets = 0;
  const exercises = past.exercises.map((exercise, index) => ({
    key: `i${index.toString(36)}`,
    exercise: exercise.exercise,
    group: exercise.group,
    note: exercise.note,
    restSeconds: exercise.restSeconds,
    sets: exercise.sets.map((set) => {
      const key = `i${sets.toString(36)}`;
      sets += 1;
      if (set.done) done[`s.${key}.done.${device}`] = { ...set.done, at: past.endedAt };
      return { key, kind: set.kind, plan: null };
    }),
  }));
  return {
    ...beginWorkout(past.title, past.start, exercises),
    ...(past.note === '' ? {} : { note: past.note }),
    ...done,
    finish: { at: past.endedAt },
    batch: { ...batch },
  };
}

/** A workout done without the app and recorded later. */
export interface AddedWorkout {
  readonly title: string;
  readonly start: Start;
  /** Epoch ms, not before the start. */
  readonly endedAt: number;
  readonly from: Origin | null;
  readonly exercises: readonly ExerciseDraft[];
  /** Whether sets with a complete plan count as performed. */
  readonly performed: boolean;
}

/** Whether a plan is complete enough to count as a performance. */
function isWhole({ load, reps, seconds, meters }: Effort, kind: LoadKind | null): boolean {
  if (kind === 'time') return seconds != null;
  if (kind === 'distance') return meters != null;
  if (reps === null) return false;
  return load !== null || (kind !== null && (movesBody(kind) || !takesLoad(kind)));
}

/**
 * The writes of a workout that is finished from its first register on, so that no device takes it
 * for a running one. Its sets count as done at its end; those with an incomplete plan stay open.
 * @param loadKindOf null for an exercise that is unknown here
 */
export function addedWorkout(
  added: AddedWorkout,
  loadKindOf: (exerciseId: string) => LoadKind | null,
  { device }: Author,
): Writes {
  const { title, start, endedAt, from, exercises, performed } = added;
  const done: Record<string, Json> = {};
  for (const { exercise, sets } of performed ? exercises : []) {
    const kind = loadKindOf(exercise);
    for (const { key, plan } of sets) {
      if (plan && isWhole(plan, kind)) done[`s.${key}.done.${device}`] = { ...plan, at: endedAt };
    }
  }
  return { ...beginWorkout(title, start, exercises, from), ...done, finish: { at: endedAt } };
}

/** The times of a workout as people enter them. */
export interface WorkoutTimes {
  readonly day: LocalDay;
  /** Seconds since local midnight. */
  readonly seconds: number;
  readonly minutes: number;
}

/** The start (in an IANA zone) and the end (epoch ms) of such times. */
export function timesOn(
  { day, seconds, minutes }: WorkoutTimes,
  zone: string,
): { readonly start: Start; readonly endedAt: number } {
  const at = instantOf({ day, seconds }, zone);
  return { start: { at, zone, day }, endedAt: at + minutes * MS_PER_MINUTE };
}

/** The fault of a past workout's times: it starts, or ends, after `now` (epoch ms). */
export function timesProblem(
  { start, endedAt }: { readonly start: Start; readonly endedAt: number },
  now: number,
): 'starts-ahead' | 'ends-ahead' | null {
  if (start.at > now) return 'starts-ahead';
  return endedAt > now ? 'ends-ahead' : null;
}

/** The other workouts that ran during a period (epoch ms); adjacent ones do not overlap. */
export function overlapping(
  summaries: readonly WorkoutSummary[],
  startedAt: number,
  endedAt: number,
  except: string | null = null,
): readonly WorkoutSummary[] {
  return summaries.filter(
    (other) => other.id !== except && other.startedAt < endedAt && other.endedAt > startedAt,
  );
}

/** Whether two devices wrote different values for a set and the person has not chosen yet. */
export function hasOpenChoice({ exercises }: Workout): boolean {
  return exercises.some(({ sets }) => sets.some(({ alternative }) => alternative !== null));
}

/**
 * Moves a finished workout to another time. Its sets move with the start, and none stays after the
 * end (epoch ms). `{}` while it runs, and while a set has an open choice, which a move would
 * decide.
 */
export function retime(
  registers: Registers,
  workout: Workout,
  { start, endedAt }: { readonly start: Start; readonly endedAt: number },
  author: Author,
): Writes {
  if (workout.endedAt === null || hasOpenChoice(workout)) return {};
  const shift = start.at - workout.start.at;
  const moved = workout.exercises.flatMap(({ sets }) =>
    sets.flatMap(({ key, done }) => {
      if (!done) return [];
      const at = Math.min(Math.max(done.at + shift, start.at), endedAt);
      return at === done.at ? [] : [recordSet(registers, key, done, at, author)];
    }),
  );
  return Object.assign({ start: { ...start }, finish: { at: endedAt } }, ...moved);
}

/**
 * Assigns the sets of an exercise to another one. The performances stay as written.
 * @param advice the former advice of the other one, if it is put back; none otherwise
 */
export function replaceExercise(
  workout: Workout,
  key: string,
  exercise: string,
  advice: Advice | null = null,
): Writes {
  const entry = workout.exercises.find((each) => each.key === key);
  if (!entry || key === '' || entry.exercise === exercise) return {};
  return {
    [`e.${key}.exercise`]: exercise,
    ...((entry.advice || advice) && { [`e.${key}.advice`]: advice && { ...advice } }),
  };
}

/** Sets the side of a set; null for both. */
export function setSide(key: string, side: Side | null): Writes {
  return { [`s.${key}.side`]: side };
}
