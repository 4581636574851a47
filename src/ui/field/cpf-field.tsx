import { FormValue } from './form-value';
import { TextField } from './text-field';
import { acceptCpf, cpfComplaint, cpfOf, shownCpf } from './typed-cpf';
import type { TypedFieldProps } from './typed-field';
import { useTypedValue } from './use-typed-value';

interface CpfFieldProps extends Omit<TypedFieldProps<string>, 'label'> {
  /** "CPF" by default; another label for another person's number. */
  label?: string;
}

/** A field for a CPF. Its value is the eleven digits, or null while the check digits are wrong. */
export function CpfField({ value, onChange, name, error, label, ...field }: CpfFieldProps) {
  const typed = useTypedValue(
    { value, onChange },
    {
      accept: acceptCpf,
      parse: cpfOf,
      show: (digits) => shownCpf(digits ?? ''),
      complaint: cpfComplaint,
    },
  );
  return (
    <>
      <TextField
        label={label ?? 'CPF'}
        autoComplete="off"
        placeholder="000.000.000-00"
        {...field}
        {...typed.input}
        inputMode="numeric"
        error={typed.complaint ?? error}
      />
      {name && (
        <FormValue name={name} value={value ?? ''} text={typed.text} field={typed.input.ref} />
      )}
    </>
  );
}
