import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styles from './control.module.css';
import { Field, type FieldTexts, partField } from './field';

interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'>,
    FieldTexts {
  /** A unit or sign before the text, like R$. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { field, own } = partField(props);
  const { prefix, suffix, ...input } = own;
  return (
    <Field {...field}>
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
