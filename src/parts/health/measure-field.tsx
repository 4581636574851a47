import {
  figureLimits,
  figureOf,
  type MeasureUnits,
  unitOf,
  valueFrom,
} from '#domain/health/body/figures';
import type { MeasureKey } from '#domain/health/body/sites';
import { measureUnit } from '#words/health/body-measures';
import { NumberField } from '../../ui/field/number-field';

interface MeasureFieldProps {
  measure: MeasureKey;
  label: string;
  /** The stored value. */
  value: number | null;
  units: MeasureUnits;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: number | null) => void;
}

/** A field for a body measurement, typed in the person's unit and stored in the record's. */
export function MeasureField({ measure, value, units, onChange, ...field }: MeasureFieldProps) {
  const unit = unitOf(measure, units);
  const inches = unit === 'length' && units.lengthUnit === 'in';
  return (
    <NumberField
      {...field}
      value={value === null ? null : figureOf(measure, value, units)}
      decimals={inches || unit === 'number' || unit === 'weight' ? 2 : 1}
      step={0.5}
      unit={measureUnit(measure, units)}
      {...figureLimits(measure, units)}
      onChange={(figure) => onChange(figure === null ? null : valueFrom(measure, figure, units))}
    />
  );
}
