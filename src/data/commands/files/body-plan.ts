import { uuidv7 } from 'uuidv7';
import { type HealthChoice, recordedAt } from '#domain/account/health-consent';
import { assessmentWrites, emptyAssessment } from '#domain/health/body/assessment';
import { measureWrites } from '#domain/health/body/custom-measure';
import { weightWrites } from '#domain/health/body-weight';
import type { HealthKind } from '#domain/health/health-kinds';
import type { Batch } from '#domain/record/batch';
import type { Author, Registers, Writes } from '#domain/record/registers';
import type { PastWorkout } from '#domain/workouts/past';
import { measureId } from '../../../interchange/body/body-sums';
import type {
  BodyMeasure,
  BodyReading,
  BodyValue,
  ReadBody,
} from '../../../interchange/body/model';
import { pastWorkoutsOf } from '../../../interchange/matching/drafts';
import type { Fingerprint } from '../../../interchange/matching/duplicates';
import type { BodyMeasures } from '../../health/assessments';
import { type ImportStep, workoutStep } from './import-steps';

/** The measures that an import brings, and those that exist already. */
export interface BodyPlan {
  /** Readings with the values that are new here, oldest first. */
  readonly readings: readonly BodyReading[];
  /** Number of values that are here already. */
  readonly valuesHere: number;
  /** Strength workouts that are new here. */
  readonly workouts: readonly PastWorkout[];
  readonly workoutsHere: number;
  stepsOf(batch: Batch, withHealth: boolean): ImportStep[];
}

export type BodyHere = Pick<BodyMeasures, 'weights' | 'assessments' | 'measures'>;

/** Differences that only come from rounding between units. */
const ROUNDED = { weight: 50, length: 5, percent: 5, number: 5 };

/** The values of each day and measure. */
function createKnownValues({ weights, assessments, measures }: BodyHere) {
  const known = new Map<string, number[]>();
  const add = (day: string, id: string, value: number | null | undefined) => {
    const key = `${day} ${id}`;
    if (value != null) known.set(key, [...(known.get(key) ?? []), value]);
  };
  for (const { day, grams } of weights) add(day, 'weight', grams);
  for (const { day, height, circumferences, measures: own } of assessments) {
    add(day, 'height', height);
    for (const [site, value] of Object.entries(circumferences)) add(day, `c.${site}`, value);
    for (const { id, name, unit } of measures) {
      add(day, measureId({ key: null, name, unit }), own[id]);
    }
  }
  return {
    has: (day: string, { measure, value }: BodyValue) =>
      (known.get(`${day} ${measureId(measure)}`) ?? []).some(
        (one) => Math.abs(one - value) <= ROUNDED[measure.unit],
      ),
    add: (day: string, { measure, value }: BodyValue) => add(day, measureId(measure), value),
  };
}

const inOrder = (a: BodyReading, b: BodyReading) =>
  a.day === b.day ? a.seconds - b.seconds : a.day < b.day ? -1 : 1;

/** Other apps start a recording some minutes before or after the first set. */
const NEAR_MS = 30 * 60_000;

/** Whether a workout here took place in the time of another one. */
function isRecorded({ start, endedAt }: PastWorkout, known: readonly Fingerprint[]): boolean {
  return known.some(
    (one) => one.start.at > start.at - NEAR_MS && one.start.at < Math.max(endedAt, start.at + 1),
  );
}

/** The writes of a file with measures of the body. Values that are here stay as they are. */
export function planBody(
  read: Pick<ReadBody, 'readings' | 'workouts'>,
  here: BodyHere,
  known: readonly Fingerprint[],
  zone: string,
): BodyPlan {
  const values = createKnownValues(here);
  let valuesHere = 0;
  const readings = [...read.readings].sort(inOrder).flatMap((reading) => {
    const wanted = reading.values.filter((value) => !values.has(reading.day, value));
    valuesHere += reading.values.length - wanted.length;
    for (const value of wanted) values.add(reading.day, value);
    return wanted.length === 0 ? [] : [{ ...reading, values: wanted }];
  });
  const past = read.workouts.flatMap((one) =>
    pastWorkoutsOf(
      one,
      (name) => name,
      zone,
      () => false,
    ),
  );
  const workouts = past.filter((one) => !isRecorded(one, known));
  return {
    readings,
    valuesHere,
    workouts,
    workoutsHere: past.length - workouts.length,
    stepsOf: (batch, withHealth) => [
      ...(withHealth ? healthSteps(readings, here, batch) : []),
      ...[...workouts]
        .sort((a, b) => b.start.at - a.start.at)
        .map((one) => workoutStep(uuidv7(), one, batch)),
    ],
  };
}

/** Steps that create the missing measures, then the readings, newest first. */
function healthSteps(
  readings: readonly BodyReading[],
  { measures }: BodyHere,
  batch: Batch,
): ImportStep[] {
  const ids = new Map(
    measures.map(({ id, name, unit }) => [measureId({ key: null, name, unit }), id]),
  );
  const created: ImportStep[] = [];
  const idOf = (measure: BodyMeasure): string => {
    const known = ids.get(measureId(measure));
    if (known !== undefined) return known;
    const id = uuidv7();
    ids.set(measureId(measure), id);
    created.push(measuredStep('measure', id, measure.name, measureWrites(measure), batch));
    return id;
  };
  // Ids grow with time, because the last one of a day is its value.
  const steps = readings.map((reading) => readingStep(reading, idOf, batch));
  return [...created, ...steps.reverse()];
}

function readingStep(
  { day, values, note }: BodyReading,
  idOf: (measure: BodyMeasure) => string,
  batch: Batch,
): ImportStep {
  const weight = values.find(({ measure }) => measure.key === 'weight');
  if (weight && values.length === 1) {
    const writes = weightWrites({ day, grams: weight.value, note });
    return measuredStep('body', uuidv7(), `Pesagem (${day})`, writes, batch);
  }
  const own: Record<string, number> = {};
  const circumferences: Record<string, number> = {};
  for (const { measure, value } of values) {
    if (measure.key === null) own[idOf(measure)] = value;
    else if (measure.key.startsWith('c.')) circumferences[measure.key.slice(2)] = value;
  }
  const writes = assessmentWrites({
    ...emptyAssessment(day),
    grams: weight?.value ?? null,
    height: values.find(({ measure }) => measure.key === 'height')?.value ?? null,
    circumferences,
    measures: own,
    note,
  });
  return measuredStep('assessment', uuidv7(), `Medidas (${day})`, writes, batch);
}

/** All records of an import have one recording time: that of its start. */
function measuredStep(
  kind: HealthKind,
  id: string,
  label: string,
  writes: Writes,
  batch: Batch,
): ImportStep {
  const write = (_: Registers, { now }: Author, choice: HealthChoice): Writes => ({
    ...writes,
    at: recordedAt(Math.min(now, batch.at), choice),
    batch: { ...batch },
  });
  return { kind, id, label, writes: [write], health: true };
}
