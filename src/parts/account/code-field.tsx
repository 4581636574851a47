import { CODE_LENGTH } from '#domain/account/account';
import { TextField } from '../../ui/field/text-field';
import styles from './code-field.module.css';

interface CodeFieldProps {
  label: string;
  error: string | undefined;
}

/** The field for a code of six digits; its form is submitted once all are there. */
export function CodeField({ label, error }: CodeFieldProps) {
  return (
    <TextField
      label={label}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      maxLength={CODE_LENGTH + 4}
      className={styles.code}
      error={error}
      autoFocus
      onChange={({ target }) => {
        if (target.value.replace(/\D/g, '').length === CODE_LENGTH) target.form?.requestSubmit();
      }}
    />
  );
}
