import type { LengthUnit } from '../../length';
import { lengthIn, tenthsFrom } from '../../length';
import type { LoadUnit } from '../../load';
import { gramsFrom, loadIn } from '../../load';
import type { AssessmentValues } from './assessment';
import type { CustomMeasure, MeasureUnit } from './custom-measure';
import { LENGTH_LIMITS, type MeasureKey } from './sites';

/** The units that a person reads and types, and their own measures. */
export interface MeasureUnits {
  readonly unit: LoadUnit;
  readonly lengthUnit: LengthUnit;
  readonly measures: readonly CustomMeasure[];
}

/** The unit of a measure's values; `fold` is always millimetres. */
export function unitOf(key: MeasureKey, { measures }: MeasureUnits): MeasureUnit | 'fold' {
  if (key === 'weight') return 'weight';
  if (key === 'fat') return 'percent';
  if (key.startsWith('c.')) return 'length';
  if (key.startsWith('f.')) return 'fold';
  return measures.find(({ id }) => `m.${id}` === key)?.unit ?? 'number';
}

/** A stored value as a figure in the person's units: 8250 as 82.5 cm. */
export function figureOf(key: MeasureKey, value: number, units: MeasureUnits): number {
  const unit = unitOf(key, units);
  if (unit === 'weight') return loadIn(value, units.unit);
  if (unit === 'length') return lengthIn(value, units.lengthUnit);
  return value / (unit === 'fold' ? 10 : 100);
}

/** A typed figure as a stored value: 82.5 cm as 8250. */
export function valueFrom(key: MeasureKey, figure: number, units: MeasureUnits): number {
  const unit = unitOf(key, units);
  if (unit === 'weight') return gramsFrom(figure, units.unit);
  if (unit === 'length') return tenthsFrom(figure, units.lengthUnit);
  return Math.round(figure * (unit === 'fold' ? 10 : 100));
}

/** Limits for typing a measure, as figures in the person's units. */
export function figureLimits(
  key: MeasureKey,
  units: MeasureUnits,
): { readonly min: number; readonly max: number } {
  const unit = unitOf(key, units);
  if (unit === 'fold') return { min: 1, max: 100 };
  if (unit === 'percent') return { min: 0, max: 100 };
  if (unit !== 'length') return { min: 0, max: 9999 };
  const { least, most } = LENGTH_LIMITS.circumference;
  const min = Math.ceil(lengthIn(least, units.lengthUnit));
  return {
    min: key.startsWith('c.') ? min : 0,
    max: Math.floor(lengthIn(most, units.lengthUnit)),
  };
}

/**
 * An assessment with another value of a circumference, a fold or one of the person's own measures;
 * null removes it.
 */
export function withMeasure(
  values: AssessmentValues,
  key: Exclude<MeasureKey, 'weight' | 'fat'>,
  value: number | null,
): AssessmentValues {
  const name = key.slice(2);
  const put = (before: Readonly<Record<string, number>>): Record<string, number> => {
    const others = Object.entries(before).filter(([other]) => other !== name);
    return Object.fromEntries(value === null ? others : [...others, [name, value]]);
  };
  if (key.startsWith('c.')) return { ...values, circumferences: put(values.circumferences) };
  if (key.startsWith('f.')) return { ...values, skinfolds: put(values.skinfolds) };
  return { ...values, measures: put(values.measures) };
}
