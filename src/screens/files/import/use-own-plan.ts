import { useMemo } from 'react';
import { isConsentField } from '#domain/account/consent';
import type { Batch } from '#domain/record/batch';
import type { KnownHere } from '../../../data/commands/files/import-known';
import { type ImportStep, isBrought, plainStep } from '../../../data/commands/files/import-steps';
import { createDuplicates } from '../../../interchange/matching/duplicates';
import {
  type PlainWorkout,
  plainWeighingOf,
  plainWorkoutOf,
  weighingKey,
} from '../../../interchange/own/own-contents';
import type { OwnRecords } from '../../../interchange/own/own-file';
import type { PlainRecord } from '../../../interchange/own/plain-record';
import { healthCount, othersWords } from './words/counts';

export interface OwnPlan {
  readonly workouts: readonly PlainWorkout[];
  /** Weight entries that do not exist here. */
  readonly weighings: number;
  /**
   * Workouts and weight entries that already exist here, with equal or different ids, and fichas.
   */
  readonly here: {
    readonly workouts: number;
    readonly weighings: number;
    readonly programs: number;
  };
  /** Number of these and of `others` that need the consent to health data. */
  readonly health: number;
  /** Numbers of records of other kinds, by kind. */
  readonly others: ReadonlyMap<string, number>;
  /** Records of kinds unknown to this version. */
  readonly unknown: number;
  stepsOf(batch: Batch, withHealth: boolean): ImportStep[];
}

const NO_BATCH: Batch = { id: 'x', at: 0, from: 'anilha' };

/** The name of a record that cannot be written: its title, or its kind. */
function labelOf({ kind, values: { title, name } }: PlainRecord): string {
  const own = [title, name].find((said) => typeof said === 'string' && said.trim() !== '');
  const [what = 'Configurações'] = kind === 'preferences' ? [] : othersWords(new Map([[kind, 1]]));
  return typeof own === 'string' ? own : what;
}

/** Whether a record has no effect: settings that were all chosen here, or a consent. */
function bringsNothing({ kind, values }: PlainRecord, { settings }: KnownHere): boolean {
  const isKept = (path: string) => isConsentField(path) || settings.has(path);
  return kind === 'preferences' && Object.keys(values).every(isKept);
}

/** The writes of a file in our format. Existing records stay unchanged. */
export function planOwn(own: OwnRecords, known: KnownHere): OwnPlan {
  const isThere = createDuplicates(known.workouts);
  const weighed = new Set(known.weighings.map(weighingKey));
  const wanted: { record: PlainRecord; label: string }[] = [];
  const workouts: PlainWorkout[] = [];
  const others = new Map<string, number>();
  const here = { workouts: 0, weighings: 0, programs: 0 };
  let weighings = 0;
  let unknown = 0;
  for (const record of own.records.filter(isBrought)) {
    const workout = plainWorkoutOf(record);
    const weighing = plainWeighingOf(record);
    const isHere = known.shown.get(record.kind)?.has(record.id) ?? false;
    if (plainStep(record, '', NO_BATCH) === null) unknown += 1;
    else if (workout) {
      if (isHere || isThere(workout.fingerprint) !== null) here.workouts += 1;
      else {
        workouts.push(workout);
        wanted.push({ record, label: `${workout.title} (${workout.day})` });
      }
    } else if (weighing) {
      if (
        weighed.has(weighingKey(weighing)) ||
        known.weighings.some(({ id }) => id === record.id)
      ) {
        here.weighings += 1;
      } else {
        weighings += 1;
        wanted.push({ record, label: `Pesagem (${weighing.day})` });
      }
    } else if ((!isHere || record.id === 'self') && !bringsNothing(record, known)) {
      others.set(record.kind, (others.get(record.kind) ?? 0) + 1);
      wanted.push({ record, label: labelOf(record) });
    } else if (record.kind === 'program') here.programs += 1;
  }
  // Records to which workouts refer go first, then the newest workouts.
  const order = (one: PlainRecord) => plainWorkoutOf(one)?.fingerprint.start.at ?? Infinity;
  wanted.sort((a, b) => (order(a.record) < order(b.record) ? 1 : -1));
  return {
    workouts,
    weighings,
    health: healthCount({ weighings, others }),
    here,
    others,
    unknown,
    stepsOf: (batch, withHealth) =>
      wanted
        .flatMap(({ record, label }) => plainStep(record, label, batch) ?? [])
        .filter(({ health }) => withHealth || !health),
  };
}

export function useOwnPlan(own: OwnRecords, known: KnownHere): OwnPlan {
  return useMemo(() => planOwn(own, known), [own, known]);
}
