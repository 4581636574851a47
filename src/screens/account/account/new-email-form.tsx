import { useState } from 'react';
import * as v from 'valibot';
import { emailSchema } from '#domain/account/account';
import { failureOf } from '../../../data/remote/failure';
import { useForm } from '../../../data/remote/use-form';
import { useEmailChange } from '../../../data/session/own-account';
import { OwnPasswordField } from '../../../parts/account/password-fields';
import { FormFailure } from '../../../parts/input/form-failure';
import { SubmitButton } from '../../../ui/control/button';
import { TextField } from '../../../ui/field/text-field';
import styles from './account.module.css';

const schema = v.object({
  email: emailSchema,
  password: v.optional(v.pipe(v.string(), v.minLength(1, 'Digite a sua senha'))),
  code: v.optional(v.pipe(v.string(), v.minLength(1, 'Digite o código do app autenticador'))),
});

/** The proofs that the server may request before it mails a code. */
const PROOFS: Readonly<Record<string, 'password' | 'code'>> = {
  PASSWORD_NEEDED: 'password',
  CODE_REQUIRED: 'code',
  INVALID_CODE: 'code',
  CODE_USED: 'code',
};

interface NewEmailFormProps {
  /** Address to which a code was sent before. */
  begun: string | null;
  fresh: boolean;
  onSent: (email: string) => void;
}

export function NewEmailForm({ begun, fresh, onSent }: NewEmailFormProps) {
  const { ask } = useEmailChange();
  const [asksPassword, setAsksPassword] = useState(!fresh);
  const [asksCode, setAsksCode] = useState(false);
  const { form, errors, busy, failure } = useForm(schema, async (change) => {
    try {
      await ask(change);
      onSent(change.email);
    } catch (error) {
      const missing = PROOFS[failureOf(error).code ?? ''];
      if (missing === 'password') setAsksPassword(true);
      if (missing === 'code') setAsksCode(true);
      throw error;
    }
  });
  return (
    <form className={styles.form} {...form}>
      <FormFailure failure={failure} />
      <TextField
        label="Novo e-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        placeholder="voce@exemplo.com"
        hint="Mandamos um código para ele. O e-mail só muda depois que você digitar o código."
        defaultValue={begun ?? ''}
        error={errors.email}
        data-autofocus=""
      />
      {asksPassword && <OwnPasswordField error={errors.password} />}
      {asksCode && (
        <TextField
          label="Código do app autenticador"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={32}
          error={errors.code}
        />
      )}
      <SubmitButton busy={busy}>Mandar código</SubmitButton>
    </form>
  );
}
