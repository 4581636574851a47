import type { ComponentProps } from 'react';
import { TextField } from '../../ui/field/text-field';

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'defaultValue' | 'required' | 'error' | 'autoComplete'
>;

/** The e-mail of an account, in a form that password managers recognise. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField
      label="E-mail"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="off"
      spellCheck={false}
      placeholder="voce@exemplo.com"
      {...props}
    />
  );
}
