import type { InputHTMLAttributes } from 'react';
import type { FieldTexts } from './field';

/** Props of every field that shows a text for a value. */
export interface TypedFieldProps<Value>
  extends FieldTexts,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'className' | 'disabled' | 'readOnly' | 'autoFocus' | 'placeholder' | 'autoComplete'
    > {
  value: Value | null;
  /** Called with null while the text is empty or invalid. */
  onChange: (value: Value | null) => void;
  /** Sends the value with the form under this name. */
  name?: string;
}
