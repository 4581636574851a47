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
  /** Null while the text means nothing, or nothing that is allowed. */
  onChange: (value: Value | null) => void;
  /** Sends the value with the form under this name. */
  name?: string;
}
