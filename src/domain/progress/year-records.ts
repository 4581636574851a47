import type { LoadKind } from '../exercises/exercise';
import type { DoneExercise, WorkoutSummary } from '../workouts/summary';
import { type OneRepMaxFormula, USUAL_FORMULA } from './one-rep-max';
import { type Bests, bestsOf, type PersonalRecord, recordsIn } from './records';

/** Number of sets with a record, in total and by kind. */
export interface RecordCounts {
  /** A set with two records counts once here. */
  readonly sets: number;
  readonly byKind: ReadonlyMap<PersonalRecord, number>;
}

/**
 * The records in some workouts (`recordsIn`), each against everything done before it. Sets of a
 * workout are taken in its own order.
 * @param summaries in any order
 * @param before the bests before the first of them
 * @param kindOf null if unknown here: no records
 */
export function countRecords(
  summaries: readonly WorkoutSummary[],
  before: ReadonlyMap<string, Bests>,
  kindOf: (exercise: string) => LoadKind | null,
  formula: OneRepMaxFormula = USUAL_FORMULA,
): RecordCounts {
  const bests = new Map(before);
  const byKind = new Map<PersonalRecord, number>();
  let sets = 0;
  for (const { exercises } of [...summaries].sort((a, b) => a.startedAt - b.startedAt)) {
    for (const done of exercises) {
      const { exercise } = done;
      const known = bests.get(exercise) ?? null;
      const kind = kindOf(exercise);
      const one = { exercises: [logged(done)] };
      const records = kind === null ? [] : recordsIn(one, exercise, known, kind, formula).values();
      for (const found of records) {
        sets += 1;
        for (const record of found) byKind.set(record, (byKind.get(record) ?? 0) + 1);
      }
      const grown = bestsOf([one], known ? new Map([[exercise, known]]) : undefined).get(exercise);
      if (grown) bests.set(exercise, grown);
    }
  }
  return { sets, byKind };
}

/** Its sets, timed by their position in the workout. */
function logged({ exercise, sets }: DoneExercise) {
  return {
    exercise,
    sets: sets.map(({ kind, side, done }, at) => ({
      key: String(at),
      kind,
      side,
      done: { ...done, at },
    })),
  };
}
