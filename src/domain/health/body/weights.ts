import { latestRecordFirst } from '../../latest-record-first';
import type { Weighing } from '../body-weight';
import type { Assessment } from './assessment';

/** One weight, from a weighing or an assessment. */
export interface WeightEntry extends Weighing {
  /** The kind of its record; the id is that record's. */
  readonly of: 'body' | 'assessment';
}

/** Weighings and the weights of assessments, newest first: the trend uses both. */
export function weightEntries(
  weighings: readonly Weighing[],
  assessments: readonly Assessment[],
): WeightEntry[] {
  const measured = assessments.flatMap(({ id, at, day, grams, note }) =>
    grams === null ? [] : [{ id, at, day, grams, note, of: 'assessment' as const }],
  );
  const weighed = weighings.map((weighing) => ({ ...weighing, of: 'body' as const }));
  return [...weighed, ...measured].sort(latestRecordFirst);
}
