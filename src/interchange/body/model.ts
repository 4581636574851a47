import type { MeasureUnit } from '#domain/health/body/custom-measure';
import type { Circumference } from '#domain/health/body/sites';
import type { LocalDay } from '#domain/local-day';
import type {
  DateExample,
  FigureOrder,
  LoadUnitName,
  PersonRows,
  ReadWorkout,
  UnreadColumn,
} from '../model';

/** Apps whose files have measures of the body; `table` is any other table. */
export type BodySource =
  | 'hevy'
  | 'renpho'
  | 'eufy'
  | 'withings'
  | 'fitbit'
  | 'garmin'
  | 'fitnotes'
  | 'apple-health'
  | 'health-connect'
  | 'table';

/** A measure in a file. Without a key it becomes one of the person's own measures, by its name. */
export interface BodyMeasure {
  /** Its register in an assessment. */
  readonly key: 'weight' | 'height' | `c.${Circumference}` | null;
  readonly name: string;
  readonly unit: MeasureUnit;
}

/** A value in the unit of `MeasureUnit`: grams, tenths of a millimetre, hundredths. */
export interface BodyValue {
  readonly measure: BodyMeasure;
  readonly value: number;
}

/** The measures of one moment. */
export interface BodyReading {
  readonly day: LocalDay;
  /** Since local midnight. */
  readonly seconds: number;
  /** At least one, each measure once. */
  readonly values: readonly BodyValue[];
  readonly note: string;
}

/** A person whose measures a table has beside those of others. */
export type MeasuredPerson = PersonRows;

/** A part of the file that was not read. */
export interface BodyWarning {
  readonly line: number;
  /** The sheet of a workbook that has several. */
  readonly sheet?: string;
  readonly code: 'date' | 'value' | 'range' | 'cut' | 'cut-perhaps' | 'quotes';
  /** The title of the column; empty for a whole row. */
  readonly title: string;
  readonly text: string;
}

export type BodyRemark = FigureOrder | 'encoding';

/** The contents of a file with measures of the body. */
export interface ReadBody {
  readonly source: BodySource;
  /** In the order of the file. */
  readonly readings: readonly BodyReading[];
  /** Strength workouts, of which such files know only the times. */
  readonly workouts: readonly ReadWorkout[];
  readonly warnings: readonly BodyWarning[];
  readonly remarks: readonly BodyRemark[];
  readonly unread: readonly UnreadColumn[];
  /** The order of numeric dates, if the file leaves it open. */
  readonly dateOrder?: FigureOrder;
  /** A date that each order reads as another day. */
  readonly dateExample?: DateExample;
  /** The year given to the latest date, if dates have none. */
  readonly year?: number;
  /** The sheets of a workbook that are read and left out, if it has several. */
  readonly sheets?: { readonly taken: readonly string[]; readonly left: readonly string[] };
  /** Number of rows that took their date from the row above. */
  readonly completed?: number;
  /** Number of rows that took their name from the row above. */
  readonly named?: number;
  /** The people in a table of several, and the names of those who were chosen. */
  readonly people?: {
    readonly all: readonly MeasuredPerson[];
    readonly chosen: readonly string[];
  };
  /** The unit of the weights, from the file or guessed. */
  readonly unit: { readonly value: LoadUnitName; readonly known: boolean };
}
