import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names';
import styles from './control.module.css';
import { Field, type FieldTexts } from './field';

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, optional, id, className, ...area } = props;
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
          <textarea
            rows={3}
            {...area}
            {...control}
            className={classNames(styles.input, styles.area)}
          />
        </div>
      )}
    </Field>
  );
}
