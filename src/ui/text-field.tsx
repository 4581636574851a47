import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './control.module.css';
import { Field, type FieldTexts } from './field';

interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'>,
    FieldTexts {
  /** A unit or sign before the text, like R$. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, optional, prefix, suffix, id, className, ...input } = props;
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional ?? false}
      id={id}
      className={className}
    >
      {(control) => (
        <div className={styles.box}>
          {prefix && <span className={styles.affix}>{prefix}</span>}
          <input type="text" {...input} {...control} className={styles.input} />
          {suffix && <span className={styles.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}
