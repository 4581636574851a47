import styles from './control.module.css';
import { DayPicker } from './day-picker';
import { Field, partField } from './field';
import { FormValue } from './form-value';
import { acceptDate, dateComplaint, dayOfTyped, shownDay } from './typed-date';
import type { TypedFieldProps } from './typed-field';
import { useTypedValue } from './use-typed-value';

interface DateFieldProps extends TypedFieldProps<string> {
  /** The first and the last day that may be chosen, as YYYY-MM-DD. */
  min?: string;
  max?: string;
  /** Whether to offer the system's calendar: for days near today, not for a birth date. */
  picker?: boolean;
}

/** A field for a day, typed as dd/mm/aaaa. Its value is 'YYYY-MM-DD', never an instant. */
export function DateField(props: DateFieldProps) {
  const { field, own } = partField(props);
  const { value, onChange, name, min, max, picker = true, ...input } = own;
  const typed = useTypedValue(
    { value, onChange },
    {
      accept: acceptDate,
      parse: dayOfTyped,
      show: shownDay,
      complaint: (text) => dateComplaint(text, { min, max }),
    },
  );
  return (
    <Field {...field} error={typed.complaint ?? field.error}>
      {(control) => (
        <div className={styles.box}>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder="dd/mm/aaaa"
            {...input}
            {...typed.input}
            {...control}
            className={styles.input}
          />
          {picker && !input.disabled && !input.readOnly && (
            <DayPicker value={value} min={min} max={max} onPick={typed.set} />
          )}
          {name && (
            <FormValue name={name} value={value ?? ''} text={typed.text} field={typed.input.ref} />
          )}
        </div>
      )}
    </Field>
  );
}
