import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useState } from 'react';
import { IconButton } from '../control/icon-button';
import styles from './control.module.css';
import { Field, type FieldTexts, partField } from './field';

interface PasswordFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'prefix' | 'size'>,
    FieldTexts {}

export function PasswordField(props: PasswordFieldProps) {
  const { field, own } = partField(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box}>
          <input
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            {...own}
            {...control}
            type={shown ? 'text' : 'password'}
            className={styles.input}
          />
          <IconButton
            className={styles.inside}
            label={shown ? 'Esconder senha' : 'Mostrar senha'}
            icon={shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
