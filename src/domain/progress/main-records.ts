import type { WorkoutSet } from '../workouts/shape';
import { type ExerciseRecords, hasEstimate, type PersonalRecord } from './records';

/** Most records of a workout that are praised; more of them make none of them special. */
const MOST = 2;

/** Kinds of records, what was never reached before first: the sum of many sets comes last. */
const RANK: readonly PersonalRecord[] = [
  'load',
  'help',
  'one-rep-max',
  'time',
  'distance',
  'reps',
  'volume',
];

type RecordSet = ExerciseRecords['sets'][number];

/** One exercise and its most important record of a workout. */
export interface MainRecord extends Omit<ExerciseRecords, 'sets'> {
  readonly set: RecordSet;
}

function rankOf({ records }: Pick<RecordSet, 'records'>): number {
  return Math.min(...records.map((record) => RANK.indexOf(record)));
}

/**
 * The records of a workout that are shown first, at most two. Each exercise counts once, with its
 * best set, because a second record of it is the same progress. Then the kind of record decides,
 * then the order of the workout. If sets of an exercise are equal, the last one is the best.
 */
export function mainRecords(all: readonly ExerciseRecords[], most = MOST): readonly MainRecord[] {
  return all
    .flatMap(({ sets, ...of }) => {
      const [first, ...others] = sets;
      if (!first) return [];
      const better = (best: RecordSet, set: RecordSet) =>
        rankOf(set) <= rankOf(best) ? set : best;
      return [{ ...of, set: others.reduce(better, first) }];
    })
    .sort((a, b) => rankOf(a.set) - rankOf(b.set))
    .slice(0, most);
}

/**
 * Whether a set beats everything done before in its exercise. More repetitions count only where no
 * 1RM is estimated: otherwise the estimate says whether they were more than ever. A sum of sets
 * never counts.
 */
function isPeak({ loadKind }: Pick<ExerciseRecords, 'loadKind'>, { records }: RecordSet): boolean {
  return records.some(
    (record) => record !== 'volume' && (record !== 'reps' || !hasEstimate(loadKind)),
  );
}

/**
 * Whether a set is praised the moment it is logged. At most two sets of a workout are: the first
 * peak of an exercise, in two exercises. Later sets are unknown then, so the order of the taps
 * decides. Other records are marked in their row and listed after the workout.
 * @param all records of this set's workout
 * @param at when each set was logged
 */
export function isPraised(
  all: readonly ExerciseRecords[],
  { key }: Pick<WorkoutSet, 'key'>,
  at: (set: string) => number,
): boolean {
  const firsts = all.flatMap((of) => {
    const peaks = of.sets.filter((set) => isPeak(of, set)).map((set) => set.key);
    const [first] = peaks.sort((a, b) => at(a) - at(b));
    return first ?? [];
  });
  return firsts
    .sort((a, b) => at(a) - at(b))
    .slice(0, MOST)
    .includes(key);
}
