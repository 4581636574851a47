import { useState } from 'react';
import * as v from 'valibot';
import { CODE_LENGTH, mailCodeSchema } from '#domain/account/account';
import { recoveryCodeSchema } from '#domain/account/second-factor';
import { usePassSecondStep } from '../../../data/account/second-factor';
import { failureOf } from '../../../data/remote/failure';
import { useForm } from '../../../data/remote/use-form';
import { CodeField } from '../../../parts/account/code-field';
import { FormFailure } from '../../../parts/input/form-failure';
import { HomeBrand } from '../../../parts/page/home-brand';
import { Button, SubmitButton } from '../../../ui/control/button';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import { TextField } from '../../../ui/field/text-field';
import { AuthFrame, authFormClass } from '../../../ui/frame/auth-frame';
import styles from './second-step.module.css';

const trust = v.optional(v.literal('on'));
const SCHEMAS = {
  app: v.object({ code: mailCodeSchema, trust }),
  recovery: v.object({ code: recoveryCodeSchema, trust }),
};

/** After these errors the sign-in must start again with the password. */
const OVER = new Set(['INVALID_TWO_FACTOR_COOKIE', 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE']);

/** The second factor after the password: a code of the person's app, or a recovery code. */
export function SecondStep({ onBack }: { onBack: () => void }) {
  const [kind, setKind] = useState<keyof typeof SCHEMAS>('app');
  const other = kind === 'app' ? 'recovery' : 'app';
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Confirme que é você"
      lead={
        kind === 'app'
          ? `Digite os ${CODE_LENGTH} números que o seu app autenticador mostra agora para a Anilha.`
          : 'Digite um dos códigos de recuperação que você guardou. Cada um vale uma vez.'
      }
      footer={
        <>
          <button type="button" className={styles.link} onClick={() => setKind(other)}>
            {kind === 'app' ? 'Usar um código de recuperação' : 'Usar o app autenticador'}
          </button>
          <button type="button" className={styles.link} onClick={onBack}>
            Voltar para a senha
          </button>
        </>
      }
    >
      <CodeForm key={kind} kind={kind} onBack={onBack} />
    </AuthFrame>
  );
}

function CodeForm({ kind, onBack }: { kind: keyof typeof SCHEMAS; onBack: () => void }) {
  const pass = usePassSecondStep();
  const [over, setOver] = useState(false);
  const { form, errors, busy, failure } = useForm(SCHEMAS[kind], async (values) => {
    try {
      await pass({ kind, code: values.code, trustDevice: values.trust === 'on' });
    } catch (error) {
      setOver(OVER.has(failureOf(error).code ?? ''));
      throw error;
    }
  });

  return (
    <form className={authFormClass} {...form}>
      <FormFailure failure={failure} />
      {kind === 'app' ? (
        <CodeField label="Código do app autenticador" error={errors.code} />
      ) : (
        <TextField
          label="Código de recuperação"
          name="code"
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={24}
          placeholder="abcde-fgh23"
          error={errors.code}
          autoFocus
        />
      )}
      <CheckboxField
        name="trust"
        label="Confiar neste aparelho"
        hint="Por 30 dias, para entrar aqui basta a senha. Só marque se o aparelho for seu."
      />
      {over ? (
        <Button size="l" full onClick={onBack}>
          Digitar a senha de novo
        </Button>
      ) : (
        <SubmitButton busy={busy}>Entrar</SubmitButton>
      )}
    </form>
  );
}
