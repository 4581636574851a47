import { DEFAULTS, type Preferences } from '#domain/account/preference-choices';
import { type Exercise, exerciseFromCustom } from '#domain/exercises/exercise';
import type { LocalDay } from '#domain/local-day';
import type { Program, ProgramExercise } from '#domain/programs/shape';
import { prescriptionOf, weekOf } from '#domain/programs/week';
import { knownMax } from '#domain/progression/known-max';
import { roundingAt } from '#domain/progression/rounding-at';
import { sessionsOf } from '#domain/progression/session';
import type { DaySuggestion } from '#domain/progression/start-program';
import { suggest } from '#domain/progression/suggest';
import type { Replica } from '../../replica/replica';
import { readGyms } from '../gyms/gyms';
import { isCustomExercise, isPreferences } from '../store/shapes';
import { findSessions } from '../workouts/exercise-sessions';
import { entryOf } from '../workouts/workouts';

/** Number of past sessions to read per exercise, unless its rule needs more. */
const SESSIONS = 12;

export async function readPreferences(replica: Replica): Promise<Preferences | null> {
  const row = await replica.record('preferences', 'self');
  return row && isPreferences(row) ? row.shape : null;
}

/**
 * A placeholder for an exercise that is not on this device, so that its sets can still be planned.
 */
function unknown(id: string): Exercise {
  return {
    id,
    name: '',
    aliases: [],
    primary: [],
    secondary: [],
    equipment: 'other',
    mechanic: 'compound',
    unilateral: false,
    bodyweightShare: 0,
    loadKind: 'total',
    stepGrams: 2500,
  };
}

async function readExercises(
  replica: Replica,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Exercise>> {
  const { exercises } = await import('#catalog/exercises');
  const shipped = new Map(exercises.map((exercise) => [exercise.id, exercise]));
  const found = await Promise.all(
    ids.map(async (id) => {
      const known = shipped.get(id);
      if (known) return known;
      const row = await replica.record('exercise', id);
      return row && isCustomExercise(row) ? exerciseFromCustom(id, row.shape) : unknown(id);
    }),
  );
  return new Map(found.map((exercise) => [exercise.id, exercise]));
}

/**
 * The day of the last finished workout. One more than the running workouts are read, so one of them
 * is finished.
 */
async function readLastTrained(replica: Replica): Promise<LocalDay | null> {
  const running = await replica.open('workout');
  const newest = await replica.listBefore('workout', Infinity, running.length + 1);
  const workouts = newest.flatMap((row) => entryOf(row)?.workout ?? []);
  return workouts.find(({ endedAt }) => endedAt !== null)?.start.day ?? null;
}

/**
 * Number of sessions of an exercise that all its places in a ficha need. Each place needs SESSIONS,
 * or twice the wait of its rule, because deload weeks may lie between.
 */
function sessionsWanted({ days }: Program, id: string): number {
  return days
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise }) => exercise === id)
    .map(({ rule }) => Math.max(SESSIONS, 2 * (rule?.every ?? 0), 2 * (rule?.stalls ?? 0)))
    .reduce((sum, count) => sum + count, 0);
}

export interface DayAsked {
  readonly programId: string;
  readonly program: Program;
  /** The ficha of the past sessions, if it differs from the planned one. */
  readonly trained?: Program;
  /** Key of the day. */
  readonly day: string;
  readonly week: number;
  readonly today: LocalDay;
}

/** The plan of every exercise of a day, from this device's records. */
export async function planDay(replica: Replica, asked: DayAsked): Promise<DaySuggestion[]> {
  const { programId, program, trained = program, week, today } = asked;
  const entries = program.days.find(({ key }) => key === asked.day)?.exercises ?? [];
  const ids = [...new Set(entries.flatMap(({ exercise }) => exercise ?? []))];
  const [exercises, past, lastTrained, chosen, { atHand: gym }] = await Promise.all([
    readExercises(replica, ids),
    findSessions(replica, new Map(ids.map((id) => [id, sessionsWanted(program, id)]))),
    readLastTrained(replica),
    readPreferences(replica),
    readGyms(replica),
  ]);
  const unit = gym?.unit ?? chosen?.unit ?? DEFAULTS.unit;
  const suggested = (entry: ProgramExercise, id: string): DaySuggestion => {
    const known = exercises.get(id) ?? unknown(id);
    const stepGrams = chosen?.exercises[id]?.stepGrams ?? known.stepGrams;
    const exercise = { ...known, stepGrams };
    const sessions = past.get(id) ?? [];
    const { sets, deload } = prescriptionOf(program, entry, week, known.loadKind);
    const suggestion = suggest({
      prescription: sets,
      deload,
      rule: entry.rule,
      week,
      sessions: sessionsOf(entry.key, programId, sessions),
      lastDone: sessions[0]?.day ?? null,
      lastTrained,
      isLight: ({ origin }) =>
        origin?.program === programId && (weekOf(trained, origin.week)?.deload ?? null) !== null,
      oneRepMax: knownMax(
        sessions,
        exercise.loadKind,
        entry.rule,
        chosen?.oneRepMax ?? DEFAULTS.oneRepMax,
      ),
      exercise,
      today,
      rounding: roundingAt(gym, exercise, unit),
    });
    return { entry, suggestion };
  };
  return entries.flatMap((entry) =>
    entry.exercise === null ? [] : suggested(entry, entry.exercise),
  );
}
