import { FormValue } from './form-value';
import { TextField } from './text-field';
import type { TypedFieldProps } from './typed-field';
import { acceptMoney, centavosOf, moneyComplaint, shownCentavos } from './typed-money';
import { useTypedValue } from './use-typed-value';

interface MoneyFieldProps extends TypedFieldProps<number> {
  /** Limits in centavos. */
  min?: number;
  max?: number;
}

/** A field for an amount in reais. Its value is whole centavos. */
export function MoneyField({ value, onChange, name, error, min, max, ...field }: MoneyFieldProps) {
  const typed = useTypedValue(
    { value, onChange },
    {
      accept: acceptMoney,
      parse: centavosOf,
      show: shownCentavos,
      complaint: (text) => moneyComplaint(text, { min, max }),
    },
  );
  return (
    <>
      <TextField
        autoComplete="off"
        placeholder="0,00"
        {...field}
        {...typed.input}
        prefix="R$"
        inputMode="decimal"
        onFocus={(event) => event.target.select()}
        error={typed.complaint ?? error}
      />
      {name && (
        <FormValue name={name} value={`${value ?? ''}`} text={typed.text} field={typed.input.ref} />
      )}
    </>
  );
}
