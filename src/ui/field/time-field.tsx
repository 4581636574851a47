import styles from './control.module.css';
import { Field, partField } from './field';
import { FormValue } from './form-value';
import type { TypedFieldProps } from './typed-field';
import { acceptTime, timeComplaint, timeOf } from './typed-time';
import { useTypedValue } from './use-typed-value';

/** A field for a time of day, in 24 hours whatever the system's language. Its value is 'HH:MM'. */
export function TimeField(props: TypedFieldProps<string>) {
  const { field, own } = partField(props);
  const { value, onChange, name, ...input } = own;
  const typed = useTypedValue(
    { value, onChange },
    {
      accept: acceptTime,
      parse: timeOf,
      show: (time) => time ?? '',
      complaint: timeComplaint,
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
            placeholder="hh:mm"
            {...input}
            {...typed.input}
            {...control}
            className={styles.input}
          />
          {name && (
            <FormValue name={name} value={value ?? ''} text={typed.text} field={typed.input.ref} />
          )}
        </div>
      )}
    </Field>
  );
}
