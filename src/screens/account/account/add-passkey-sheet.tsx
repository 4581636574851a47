import { useState } from 'react';
import * as v from 'valibot';
import { PASSKEY_NAME_MAX, passkeyNameSchema } from '#domain/account/second-factor';
import { deviceOf } from '#domain/device/device';
import { deviceName } from '#words/device/device';
import type { usePasskeys } from '../../../data/account/passkeys';
import { useForm } from '../../../data/remote/use-form';
import { OwnPasswordField } from '../../../parts/account/password-fields';
import { FormFailure } from '../../../parts/input/form-failure';
import { SubmitButton } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import styles from './account.module.css';

const schema = v.object({
  name: passkeyNameSchema,
  password: v.pipe(v.string(), v.minLength(1, 'Digite a sua senha')),
});

/** Messages for a device that created no key. */
const NOT_MADE = {
  cancelled: 'Nenhuma chave foi criada. Toque em Continuar para tentar de novo.',
  known: 'Este aparelho já tem uma chave de acesso desta conta.',
  unable: 'Este aparelho não pôde criar a chave. Ligue o bloqueio de tela dele e tente de novo.',
} as const;

interface AddPasskeySheetProps {
  add: ReturnType<typeof usePasskeys>['add'];
  onClose: () => void;
}

/** Requests a name and the password; then the device takes over. */
export function AddPasskeySheet({ add, onClose }: AddPasskeySheetProps) {
  const [notMade, setNotMade] = useState<string | null>(null);
  const { form, errors, busy, failure } = useForm(schema, async (values) => {
    setNotMade(null);
    const end = await add(values);
    if (end !== 'done') {
      setNotMade(NOT_MADE[end]);
      return;
    }
    onClose();
    notify.success('Chave de acesso adicionada');
  });
  return (
    <Sheet
      open
      size="s"
      title="Adicionar chave de acesso"
      description="Depois da senha, o aparelho pede o rosto, a digital ou o PIN."
      onClose={onClose}
    >
      <form className={styles.form} {...form}>
        <FormFailure
          failure={notMade ? { failure: 'refused', said: notMade, code: undefined } : failure}
        />
        <TextField
          label="Nome"
          name="name"
          autoComplete="off"
          maxLength={PASSKEY_NAME_MAX}
          defaultValue={deviceName(deviceOf(navigator.userAgent))}
          hint="Para você saber qual é qual"
          error={errors.name}
        />
        <OwnPasswordField error={errors.password} autofocus />
        <SubmitButton busy={busy}>Continuar</SubmitButton>
      </form>
    </Sheet>
  );
}
