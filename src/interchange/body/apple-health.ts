import { SaxesParser } from 'saxes';
import type { WallTime } from '#domain/wall-time';
import { readWallTime } from '../apps/dates';
import { IMPORT_LIMITS } from '../limits';
import type { ReadWorkout, Unreadable } from '../model';
import { limitsOf, measureNamed, unitNamed } from './measures';
import type { BodyMeasure, BodyWarning, ReadBody } from './model';
import { createReadings } from './readings';

/** Reads the XML of Apple's Health app in parts, keeping only measures and strength workouts. */
export interface AppleHealthReader {
  /** Takes the next part; false if no more is wanted. */
  take(text: string): boolean;
  end(): ReadBody | { readonly unreadable: Unreadable };
}

type Attributes = Readonly<Record<string, string>>;

/** The title of each type in the vocabulary of measures. */
const TYPES: Readonly<Record<string, string>> = {
  HKQuantityTypeIdentifierBodyMass: 'Weight (kg)',
  HKQuantityTypeIdentifierBodyFatPercentage: 'Body fat (%)',
  HKQuantityTypeIdentifierWaistCircumference: 'Waist (cm)',
  HKQuantityTypeIdentifierHeight: 'Height (cm)',
  HKQuantityTypeIdentifierLeanBodyMass: 'Lean body mass (kg)',
};

const MEASURES: ReadonlyMap<string, BodyMeasure> = new Map(
  Object.entries(TYPES).flatMap(([type, title]) => {
    const measure = measureNamed(title, '');
    return measure ? [[type, measure] as const] : [];
  }),
);

const ACTIVITIES: Readonly<Record<string, string>> = {
  HKWorkoutActivityTypeTraditionalStrengthTraining: 'Musculação',
  HKWorkoutActivityTypeFunctionalStrengthTraining: 'Treino funcional',
  HKWorkoutActivityTypeCoreTraining: 'Treino de core',
};

/** Where the parser is, as a line; the whole file is never in memory. */
interface Place {
  readonly line: number;
}

/** A share between 0 and 1 is a percentage of Apple's; some apps write whole percents. */
function amountIn(measure: BodyMeasure, text: string, unit: string): number | null {
  const figure = Number(text);
  if (text.trim() === '' || !Number.isFinite(figure)) return null;
  if (measure.unit === 'percent') return Math.round(figure * (figure <= 1 ? 10_000 : 100));
  const named = unitNamed(unit);
  return named?.[0] === measure.unit ? Math.round(figure * named[1]) : null;
}

const OFFSET = /([+-])(\d{2}):?(\d{2})$/;

/** Minutes by which the clock of a date is ahead of UTC; null without an offset. */
function offsetOf(date: string): number | null {
  const [, sign, hours, minutes] = OFFSET.exec(date.trim()) ?? [];
  if (sign === undefined) return null;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The end of a whole file. Some exports are not well formed, so the parser does not tell it. */
const END = /<\/HealthData>\s*$/;
const END_LENGTH = 64;

/** A date as it stood on the wall; its offset is apart. */
const wallTimeOf = (date: string): WallTime | null => readWallTime(date.replace(OFFSET, '').trim());

const LONGEST_SECONDS = 86_400;

function workoutOf(attributes: Attributes, { line }: Place): ReadWorkout | null {
  const { workoutActivityType = '', startDate = '', endDate = '' } = attributes;
  const title = ACTIVITIES[workoutActivityType];
  const start = wallTimeOf(startDate);
  if (title === undefined || !start) return null;
  const seconds = (Date.parse(isoOf(endDate)) - Date.parse(isoOf(startDate))) / 1000;
  const offset = offsetOf(startDate);
  return {
    line,
    title,
    note: '',
    start,
    ...(offset === null ? {} : { offsetMinutes: offset }),
    durationSeconds: seconds > 0 && seconds <= LONGEST_SECONDS ? seconds : 0,
    exercises: [],
  };
}

/** "2024-01-05 07:01:02 -0300" in the form that every engine parses. */
function isoOf(date: string): string {
  return date
    .trim()
    .replace(' ', 'T')
    .replace(/ ([+-]\d{2})(\d{2})$/, '$1:$2');
}

export function createAppleHealthReader(): AppleHealthReader {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const readings = createReadings();
  const workouts: ReadWorkout[] = [];
  const warnings: BodyWarning[] = [];
  let values = 0;
  let tail = '';
  let isHealth = false;
  let isOther = false;

  function takeRecord(attributes: Attributes): void {
    const { type = '', unit = '', value = '', startDate = '' } = attributes;
    const measure = MEASURES.get(type);
    if (!measure) return;
    values += 1;
    const { line } = parser;
    const time = wallTimeOf(startDate);
    if (!time) {
      warnings.push({ line, code: 'date', title: '', text: startDate });
      return;
    }
    const amount = amountIn(measure, value, unit);
    const { least, most } = limitsOf(measure);
    if (amount === null || amount < least || amount > most) {
      const code = amount === null ? 'value' : 'range';
      warnings.push({ line, code, title: measure.name, text: `${value} ${unit}`.trim() });
      return;
    }
    readings.add(startDate, time, { measure, value: amount });
  }

  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'HealthData') isHealth = true;
    else if (!isHealth) isOther = true;
    else if (name === 'Record') takeRecord(attributes);
    else if (name === 'Workout') {
      const workout = workoutOf(attributes, parser);
      if (workout) workouts.push(workout);
      values += workout ? 1 : 0;
    }
  });
  // Exports of some versions are not well formed; what can be read is read.
  parser.on('error', () => undefined);

  return {
    take(text) {
      parser.write(text);
      tail = (tail + text.slice(-END_LENGTH)).slice(-END_LENGTH);
      return !isOther && values <= IMPORT_LIMITS.tableRows;
    },
    end() {
      if (isOther || !isHealth) return { unreadable: { reason: 'unknown', seen: { as: 'text' } } };
      if (values > IMPORT_LIMITS.tableRows) {
        return { unreadable: { reason: 'too-many-rows', rows: values } };
      }
      if (!END.test(tail)) return { unreadable: { reason: 'broken' } };
      const found = readings.all();
      if (found.length + workouts.length + warnings.length === 0) {
        return { unreadable: { reason: 'empty' } };
      }
      return {
        source: 'apple-health',
        readings: found,
        workouts,
        warnings,
        remarks: [],
        unread: [],
        unit: { value: 'kg', known: true },
      };
    },
  };
}
