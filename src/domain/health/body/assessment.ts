import * as v from 'valibot';
import type { LocalDay } from '../../local-day';
import { day } from '../../record/fields';
import { flatKind } from '../../record/flat-kind';
import { type Json, sameJson } from '../../record/registers';
import { WEIGHT_LIMITS } from '../body-weight';
import {
  AGE_LIMITS,
  CIRCUMFERENCES,
  type Circumference,
  EQUATIONS,
  type Equation,
  LENGTH_LIMITS,
  PROTOCOLS,
  type Protocol,
  SEXES,
  type Sex,
  SKINFOLDS,
  type Skinfold,
} from './sites';

/** Characters of an assessment's note. */
export const ASSESSMENT_NOTE_LENGTH = 1000;

/**
 * The measures of one day, possibly only a waist. Lengths are tenths of a millimetre; absent or
 * null means not measured. Sex and age are stored here because the formulas need those of that day.
 */
export interface AssessmentValues {
  readonly day: LocalDay;
  readonly sex: Sex | null;
  /** Years on that day. */
  readonly age: number | null;
  readonly height: number | null;
  readonly grams: number | null;
  readonly circumferences: Readonly<Partial<Record<Circumference, number>>>;
  readonly skinfolds: Readonly<Partial<Record<Skinfold, number>>>;
  /** Values of the person's own measures, by the measure's id, in its unit (see CustomMeasure). */
  readonly measures: Readonly<Record<string, number>>;
  /** How the body fat is estimated; null for not at all. */
  readonly protocol: Protocol | null;
  readonly equation: Equation | null;
  readonly note: string;
}

export interface Assessment extends AssessmentValues {
  readonly id: string;
  /** When it was recorded, not when it was measured: server time, epoch ms. */
  readonly at: number;
}

/** The readable part of a record: null where a value is missing or invalid. */
export interface AssessmentRecord extends Omit<AssessmentValues, 'day'> {
  readonly day: LocalDay | null;
  readonly at: number | null;
}

const whole = ({ least, most }: { readonly least: number; readonly most: number }) =>
  v.nullable(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)));
// Any word rather than the known codes, because a later version may have more.
const word = v.nullable(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,31}$/)));

const own = /^m\.([a-z0-9][a-z0-9-]{0,63})$/;
const ownValue = v.nullable(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000)),
);

const paths = <Name extends string>(
  prefix: string,
  names: readonly Name[],
  schema: v.GenericSchema,
) => Object.fromEntries(names.map((name) => [`${prefix}.${name}`, schema]));

function oneOf<T extends string>(options: readonly T[], value: Json | undefined): T | null {
  return options.find((option) => option === value) ?? null;
}

function measured<Name extends string>(
  names: readonly Name[],
  read: (name: Name) => Json | undefined,
): Partial<Record<Name, number>> {
  const found: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const value = read(name);
    if (typeof value === 'number') found[name] = value;
  }
  return found;
}

/** Physical assessments: one record each, one register per measure. */
export const assessmentKind = flatKind<AssessmentRecord>({
  name: 'assessment',
  single: false,
  fields: {
    day,
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    sex: word,
    age: whole(AGE_LIMITS),
    height: whole(LENGTH_LIMITS.height),
    weight: whole(WEIGHT_LIMITS),
    ...paths('c', CIRCUMFERENCES, whole(LENGTH_LIMITS.circumference)),
    ...paths('f', SKINFOLDS, whole(LENGTH_LIMITS.skinfold)),
    protocol: word,
    equation: word,
    note: v.pipe(v.string(), v.maxLength(ASSESSMENT_NOTE_LENGTH)),
  },
  schemaOf: (path) => (own.test(path) ? ownValue : null),
  project(read, all) {
    const { text, number } = read;
    const measures: Record<string, number> = {};
    for (const path of all) {
      const [id, value] = [own.exec(path)?.[1], number(path)];
      if (id !== undefined && value !== null) measures[id] = value;
    }
    return {
      day: text('day'),
      at: number('at'),
      sex: oneOf(SEXES, read('sex')),
      age: number('age'),
      height: number('height'),
      grams: number('weight'),
      circumferences: measured(CIRCUMFERENCES, (site) => read(`c.${site}`)),
      skinfolds: measured(SKINFOLDS, (site) => read(`f.${site}`)),
      measures,
      protocol: oneOf(PROTOCOLS, read('protocol')),
      equation: oneOf(EQUATIONS, read('equation')),
      note: text('note') ?? '',
    };
  },
});

/** The assessment in a record; null when it was removed, erased, or has no day. */
export function assessmentOf(
  id: string,
  record: AssessmentRecord & { readonly removedAt: number | null },
): Assessment | null {
  const { removedAt, day, at, sex, age, height, grams, protocol, equation, note } = record;
  if (day === null || at === null || removedAt !== null) return null;
  const { circumferences, skinfolds, measures } = record;
  const measured = { circumferences, skinfolds, measures };
  return { id, at, day, sex, age, height, grams, ...measured, protocol, equation, note };
}

/**
 * The registers of an assessment except its recording time. An edit writes only the changes since
 * `before`, so that another device's changes survive.
 */
export function assessmentWrites(
  after: AssessmentValues,
  before: AssessmentValues | null = null,
): Record<string, Json> {
  const wanted = registersOf(after);
  const known = before ? registersOf(before) : {};
  const writes: Record<string, Json> = {};
  for (const path of new Set([...Object.keys(wanted), ...Object.keys(known)])) {
    const [value, old] = [wanted[path] ?? null, known[path] ?? null];
    if (!sameJson(value, old)) writes[path] = value ?? (path === 'note' ? '' : null);
  }
  return writes;
}

function registersOf(values: AssessmentValues): Record<string, Json> {
  const { day, sex, age, height, grams, protocol, equation } = values;
  const note = values.note.trim();
  const keyed = (prefix: string, measures: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(measures).map(([key, value]) => [`${prefix}.${key}`, value]));
  return {
    day,
    sex,
    age,
    height,
    weight: grams,
    protocol,
    equation,
    ...keyed('c', values.circumferences),
    ...keyed('f', values.skinfolds),
    ...keyed('m', values.measures),
    ...(note === '' ? {} : { note }),
  };
}

/** An assessment without any value yet. */
export function emptyAssessment(day: LocalDay): AssessmentValues {
  return {
    day,
    sex: null,
    age: null,
    height: null,
    grams: null,
    circumferences: {},
    skinfolds: {},
    measures: {},
    protocol: null,
    equation: null,
    note: '',
  };
}
