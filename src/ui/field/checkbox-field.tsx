import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './checkbox-field.module.css';
import { FieldError } from './field';

interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

export function CheckboxField({ label, hint, error, className, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className={styles.row} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className={styles.box}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.under}>
        <FieldError id={`${id}-error`} error={error} />
      </div>
    </div>
  );
}
