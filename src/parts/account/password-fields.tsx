import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/account/account';
import { PasswordField } from '../../ui/field/password-field';

interface PasswordFieldsProps {
  error: string | undefined;
  /** Takes the focus when its sheet opens. */
  autofocus?: boolean;
}

/** The password of the account, which confirms an act. */
export function OwnPasswordField({ error, autofocus = false }: PasswordFieldsProps) {
  return (
    <PasswordField
      label="Sua senha"
      name="password"
      autoComplete="current-password"
      maxLength={PASSWORD_MAX}
      error={error}
      data-autofocus={autofocus ? '' : undefined}
    />
  );
}

export function NewPasswordField({ error }: Omit<PasswordFieldsProps, 'autofocus'>) {
  return (
    <PasswordField
      label="Nova senha"
      name="newPassword"
      autoComplete="new-password"
      maxLength={PASSWORD_MAX}
      hint={`De ${PASSWORD_MIN} a ${PASSWORD_MAX} caracteres`}
      error={error}
    />
  );
}
