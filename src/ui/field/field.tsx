import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';

export interface FieldTexts {
  label: ReactNode;
  /** One line of help under the control. */
  hint?: ReactNode;
  /** The error with its remedy; its presence marks the control as invalid. */
  error?: string | undefined;
  /** Shows "opcional" beside the label. */
  optional?: boolean | undefined;
}

/** Props of a control that belong to the field around it. */
interface FieldShare extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
}

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldShare {
  children: (control: FieldControl) => ReactNode;
}

/** Parts the props of a control into those of its field and those of its own. */
export function partField<P extends FieldShare>(props: P) {
  const { label, hint, error, optional, id, className, ...own } = props;
  return { field: { label, hint, error, optional, id, className }, own };
}

export function Field({ label, hint, error, optional, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {optional && <span className={styles.optional}>opcional</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <CircleAlert aria-hidden="true" />
      {error}
    </p>
  );
}
