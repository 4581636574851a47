import { type LoadKind, movesBody, takesLoad } from '../exercise';
import type { LocalDay } from '../local-day';
import type { Batch } from '../record/batch';
import type { Author, Json, Registers, Writes } from '../record/registers';
import { instantOf } from '../wall-time';
import { beginWorkout, type ExerciseDraft } from './begin';
import { recordSet } from './perform';
import type { Advice, Effort, Origin, SetKind, Side, Start, Workout } from './shape';
import type { WorkoutSummary } from './summary';

const MS_PER_MINUTE = 60_000;
/** The longest that a workout is said to have taken, in minutes. */
export const LONGEST_MINUTES = 24 * 60 - 1;

/** A workout that was done somewhere else, about to be written here. */
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
    readonly sets: readonly { readonly kind: SetKind; readonly done: Effort }[];
  }[];
}

/** The writes of a finished workout whose sets were all performed. Its end is when they were. */
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
      done[`s.${key}.done.${device}`] = { ...set.done, at: past.endedAt };
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

/** A workout that was done without the app and is written down later. */
export interface AddedWorkout {
  readonly title: string;
  readonly start: Start;
  /** Epoch ms, not before the start. */
  readonly endedAt: number;
  readonly from: Origin | null;
  readonly exercises: readonly ExerciseDraft[];
  /** Whether the sets whose plan says all there is to say were done as planned. */
  readonly performed: boolean;
}

/** Whether a plan says enough of a set to pass for what was done. */
function isWhole({ load, reps, seconds, meters }: Effort, kind: LoadKind | null): boolean {
  if (kind === 'time') return seconds != null;
  if (kind === 'distance') return meters != null;
  if (reps === null) return false;
  return load !== null || (kind !== null && (movesBody(kind) || !takesLoad(kind)));
}

/**
 * The writes of a workout that is over from its first register on, so that no device ever takes it
 * for one under way. Its sets were done when it ended; what their plan leaves open stays to be done.
 *
 * @param loadKindOf null when the exercise is not known here
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

/** When a workout was, as people say it. */
export interface WorkoutTimes {
  readonly day: LocalDay;
  /** Seconds since midnight on the wall of the zone. */
  readonly seconds: number;
  readonly minutes: number;
}

/** The start (in an IANA zone) and the end (epoch ms) that such times come to. */
export function timesOn(
  { day, seconds, minutes }: WorkoutTimes,
  zone: string,
): { readonly start: Start; readonly endedAt: number } {
  const at = instantOf({ day, seconds }, zone);
  return { start: { at, zone, day }, endedAt: at + minutes * MS_PER_MINUTE };
}

/** What of a past workout's times cannot be: it begins, or ends, after `now` (epoch ms). */
export function timesProblem(
  { start, endedAt }: { readonly start: Start; readonly endedAt: number },
  now: number,
): 'starts-ahead' | 'ends-ahead' | null {
  if (start.at > now) return 'starts-ahead';
  return endedAt > now ? 'ends-ahead' : null;
}

/** The other workouts that were under way in a stretch of time (epoch ms); one may follow another. */
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

/** Whether two devices wrote different things for a set and nobody has chosen yet. */
export function hasOpenChoice({ exercises }: Workout): boolean {
  return exercises.some(({ sets }) => sets.some(({ alternative }) => alternative !== null));
}

/**
 * Puts a finished workout at another time. Its sets move with the start, and none stays after the
 * end (epoch ms). {} while it runs, and while a set waits for a choice that this would make.
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
 * Says that the sets of an exercise were of another one. What was done stays as it was written.
 *
 * @param advice what had been said of the other one, when it is put back; else there is none
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

/** The side that a set was done with; null for both. */
export function setSide(key: string, side: Side | null): Writes {
  return { [`s.${key}.side`]: side };
}
