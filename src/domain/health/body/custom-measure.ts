import * as v from 'valibot';
import { flatKind } from '../../record/flat-kind';
import type { Json } from '../../record/registers';

/**
 * Units of a person's own measures: tenths of a millimetre, grams, hundredths of a percent, or
 * hundredths of anything else.
 */
export const MEASURE_UNITS = ['length', 'weight', 'percent', 'number'] as const;
export type MeasureUnit = (typeof MEASURE_UNITS)[number];

export const MEASURE_NAME_LENGTH = 40;

/**
 * A measure that the person defined, such as a wrist or water in percent. Its values are in
 * assessments.
 */
export interface CustomMeasure {
  readonly id: string;
  /** Creation: server time, epoch ms. */
  readonly at: number;
  readonly name: string;
  readonly unit: MeasureUnit;
}

export interface MeasureRecord {
  readonly at: number | null;
  readonly name: string;
  readonly unit: MeasureUnit | null;
}

export const measureKind = flatKind<MeasureRecord>({
  name: 'measure',
  single: false,
  fields: {
    at: v.pipe(v.number(), v.integer(), v.minValue(0)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MEASURE_NAME_LENGTH)),
    unit: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,31}$/)),
  },
  project(read) {
    const [at, name] = [read('at'), read('name')];
    return {
      at: typeof at === 'number' ? at : null,
      name: typeof name === 'string' ? name : '',
      unit: MEASURE_UNITS.find((unit) => unit === read('unit')) ?? null,
    };
  },
});

/** The measure in a record; null when it was removed, erased, or cannot be read here. */
export function customMeasureOf(
  id: string,
  { at, name, unit, removedAt }: MeasureRecord & { readonly removedAt: number | null },
): CustomMeasure | null {
  if (at === null || name === '' || unit === null || removedAt !== null) return null;
  return { id, at, name, unit };
}

/** The registers of a measure except its creation time. Its unit is fixed for all its values. */
export function measureWrites({
  name,
  unit,
}: Pick<CustomMeasure, 'name' | 'unit'>): Record<string, Json> {
  return { name: name.trim(), unit };
}
