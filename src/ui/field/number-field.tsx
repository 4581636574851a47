import type { KeyboardEvent } from 'react';
import { FormValue } from './form-value';
import { TextField } from './text-field';
import type { TypedFieldProps } from './typed-field';
import { acceptNumber, numberComplaint, numberOf, shownNumber, stepped } from './typed-number';
import { useTypedValue } from './use-typed-value';

interface NumberFieldProps extends TypedFieldProps<number> {
  min?: number;
  max?: number;
  /** Digits before the comma; 4 by default. */
  digits?: number;
  /** Digits after the comma; 0, the default, for whole numbers. */
  decimals?: number;
  /** Step of an arrow key; 1 by default. */
  step?: number;
  /** After the figure: "kg". */
  unit?: string;
}

/** A field for a number: with number keys on a phone, and steps by arrow keys on a keyboard. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, name, error, min, max, ...others } = props;
  const { digits = 4, decimals = 0, step = 1, unit, ...field } = others;
  const limits = { min, max, unit, decimals };
  const typed = useTypedValue(
    { value, onChange },
    {
      accept: (text) => acceptNumber(text, { digits, decimals }),
      parse: numberOf,
      show: (number) => shownNumber(number, decimals),
      complaint: (text) => numberComplaint(text, limits),
    },
  );

  function type(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    typed.set(stepped(value, event.key === 'ArrowUp' ? step : -step, limits));
  }

  return (
    <>
      <TextField
        autoComplete="off"
        {...field}
        {...typed.input}
        suffix={unit}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        onFocus={(event) => event.target.select()}
        onKeyDown={field.disabled || field.readOnly ? undefined : type}
        error={typed.complaint ?? error}
      />
      {name && (
        <FormValue name={name} value={`${value ?? ''}`} text={typed.text} field={typed.input.ref} />
      )}
    </>
  );
}
