import * as v from 'valibot';
import { newPasswordSchema, PASSWORD_MAX } from '#domain/account/account';
import { useForm } from '../../../data/remote/use-form';
import { usePasswordChange } from '../../../data/session/own-account';
import { NewPasswordField } from '../../../parts/account/password-fields';
import { FormFailure } from '../../../parts/input/form-failure';
import { SubmitButton } from '../../../ui/control/button';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import { PasswordField } from '../../../ui/field/password-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './account.module.css';

const schema = v.object({
  currentPassword: v.pipe(v.string(), v.minLength(1, 'Digite a senha de agora')),
  newPassword: newPasswordSchema,
  // An unticked checkbox is absent from the form data.
  endOthers: v.optional(v.literal('on')),
});

/** Changes the password. Other devices are signed out unless the person chooses otherwise. */
export function PasswordSheet({ onClose }: { onClose: () => void }) {
  const changePassword = usePasswordChange();
  const { form, errors, busy, failure } = useForm(schema, async ({ endOthers, ...passwords }) => {
    await changePassword({ ...passwords, revokeOtherSessions: endOthers === 'on' });
    onClose();
    notify.success(
      endOthers === 'on' ? 'Senha trocada. Os outros aparelhos saíram da conta.' : 'Senha trocada',
    );
  });
  return (
    <Sheet open size="s" title="Trocar a senha" onClose={onClose}>
      <form className={styles.form} {...form}>
        <FormFailure failure={failure} />
        <PasswordField
          label="Senha de agora"
          name="currentPassword"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          error={errors.currentPassword}
          data-autofocus=""
        />
        <NewPasswordField error={errors.newPassword} />
        <CheckboxField
          name="endOthers"
          label="Sair dos outros aparelhos"
          hint="Se alguém mais sabe a senha antiga, deixe marcado."
          defaultChecked
        />
        <SubmitButton busy={busy}>Trocar a senha</SubmitButton>
      </form>
    </Sheet>
  );
}
