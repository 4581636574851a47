import type { ReactNode } from 'react';

export interface Choice<Value extends string> {
  value: Value;
  label: ReactNode;
  /** One line under the label. */
  hint?: ReactNode;
}

export interface ChoiceProps<Value extends string> {
  /** The question. Screen readers always get it; `hideLegend` hides it from view. */
  legend: string;
  hideLegend?: boolean;
  options: readonly Choice<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  disabled?: boolean;
}
