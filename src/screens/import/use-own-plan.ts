import { useMemo } from 'react';
import type { Batch } from '#domain/record/batch';
import { type ImportStep, plainStep } from '../../data/commands/import-steps';
import type { KnownHere } from '../../data/import-known';
import { createDuplicates } from '../../interchange/duplicates';
import { type PlainWorkout, plainWorkoutOf } from '../../interchange/own-contents';
import type { OwnRecords } from '../../interchange/own-file';
import type { PlainRecord } from '../../interchange/plain-record';

export interface OwnPlan {
  readonly workouts: readonly PlainWorkout[];
  /** Workouts that are here already, by themselves or under another name. */
  readonly duplicates: number;
  /** How many records of other kinds come, by kind. */
  readonly others: ReadonlyMap<string, number>;
  /** Records of kinds that this version does not know. */
  readonly unknown: number;
  stepsOf(batch: Batch): ImportStep[];
}

const NO_BATCH: Batch = { id: 'x', at: 0, from: 'anilha' };

/** What a file of our own brings here. What is here already stays as it is. */
export function useOwnPlan(own: OwnRecords, known: KnownHere): OwnPlan {
  return useMemo(() => {
    const isThere = createDuplicates(known.workouts);
    const wanted: { record: PlainRecord; label: string }[] = [];
    const workouts: PlainWorkout[] = [];
    const others = new Map<string, number>();
    let duplicates = 0;
    let unknown = 0;
    for (const record of own.records) {
      const workout = plainWorkoutOf(record);
      const here = known.shown.get(record.kind)?.has(record.id) ?? false;
      if (plainStep(record, '', NO_BATCH) === null) unknown += 1;
      else if (workout) {
        if (here || isThere(workout.fingerprint)) duplicates += 1;
        else {
          workouts.push(workout);
          wanted.push({ record, label: `${workout.title} (${workout.day})` });
        }
      } else if (!here || record.id === 'self') {
        others.set(record.kind, (others.get(record.kind) ?? 0) + 1);
        wanted.push({ record, label: record.kind });
      }
    }
    // What workouts lean on goes first, then the newest workouts.
    const order = (one: PlainRecord) => plainWorkoutOf(one)?.fingerprint.at ?? Infinity;
    wanted.sort((a, b) => (order(a.record) < order(b.record) ? 1 : -1));
    return {
      workouts,
      duplicates,
      others,
      unknown,
      stepsOf: (batch) =>
        wanted.flatMap(({ record, label }) => plainStep(record, label, batch) ?? []),
    };
  }, [own, known]);
}
