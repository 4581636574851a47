import type { TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './control.module.css';
import { Field, type FieldTexts, partField } from './field';

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldTexts {}

export function TextAreaField(props: TextAreaFieldProps) {
  const { field, own } = partField(props);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box}>
          <textarea
            rows={3}
            {...own}
            {...control}
            className={classNames(styles.input, styles.area)}
          />
        </div>
      )}
    </Field>
  );
}
