import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN, TERMS_VERSION } from '#domain/account/account';
import { type Guardian, needsGuardian } from '#domain/account/guardian';
import { AGE_ZONE } from '#domain/age';
import { localDay } from '#domain/local-day';
import { useForm } from '../../../data/remote/use-form';
import { isNameless, useAccount, useSession } from '../../../data/session/session';
import { EmailField } from '../../../parts/account/email-field';
import { GuardianFields } from '../../../parts/account/guardian-fields';
import { FormFailure } from '../../../parts/input/form-failure';
import { HomeBrand } from '../../../parts/page/home-brand';
import { useSearch } from '../../../parts/page/use-query';
import { busy as tabBusy } from '../../../pwa/busy';
import { SubmitButton } from '../../../ui/control/button';
import { CheckboxField } from '../../../ui/field/checkbox-field';
import { DateField } from '../../../ui/field/date-field';
import { PasswordField } from '../../../ui/field/password-field';
import { TextField } from '../../../ui/field/text-field';
import { AuthFrame, authFormClass } from '../../../ui/frame/auth-frame';
import { signUpSchema } from './sign-up-schema';

/** Earlier entries of the form, without password and consents, which are not stored. */
export interface SignUpBegun {
  readonly email: string;
  readonly name?: string;
  readonly birthDate?: string;
  readonly guardian?: Guardian | null;
}

interface SignUpFormProps {
  begun: SignUpBegun | null;
  onCodeSent: (said: SignUpBegun) => void;
}

export function SignUpForm({ begun, onCodeSent }: SignUpFormProps) {
  const account = useAccount();
  const nameless = isNameless(useSession());
  const search = useSearch();
  // The server's day, so that the form and the server have the same rules on a birthday.
  const [today] = useState(() => localDay(Date.now(), AGE_ZONE));
  const [birthDate, setBirthDate] = useState<string | null>(begun?.birthDate ?? null);
  const [touched, setTouched] = useState(false);
  const minor = needsGuardian(today, birthDate ?? '');
  const schema = useMemo(() => signUpSchema(today, minor), [today, minor]);

  // An update of the app must not lose the typed entries.
  useEffect(() => {
    tabBusy.set('form:signup', touched);
    return () => tabBusy.set('form:signup', false);
  }, [touched]);

  const { form, errors, busy, failure } = useForm(schema, async (values) => {
    await account.signUp({
      name: values.name,
      email: values.email,
      password: values.password,
      birthDate: values.birthDate,
      termsVersion: TERMS_VERSION,
      guardianAgreed: values.guardian !== null,
      ...(values.guardian && { guardian: values.guardian }),
    });
    onCodeSent(values);
  });

  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Criar conta"
      lead={
        nameless
          ? 'É de graça. Os treinos e as fichas que você fez aqui continuam na conta.'
          : 'É de graça. Você confirma o e-mail com um código e já começa.'
      }
      footer={
        <p>
          Já tem conta? <Link href={`/login${search}${location.hash}`}>Entrar</Link>
        </p>
      }
    >
      <form className={authFormClass} {...form} onChange={() => setTouched(true)}>
        <FormFailure failure={failure} />
        <TextField
          label="Nome"
          name="name"
          autoComplete="name"
          maxLength={NAME_MAX}
          defaultValue={begun?.name}
          hint="Como você quer aparecer no app"
          error={errors.name}
        />
        <EmailField defaultValue={begun?.email} error={errors.email} />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          hint={`De ${PASSWORD_MIN} a ${PASSWORD_MAX} caracteres. Uma frase longa é melhor que símbolos.`}
          error={errors.password}
        />
        <DateField
          label="Data de nascimento"
          name="birthDate"
          autoComplete="bday"
          picker={false}
          min="1900-01-01"
          max={today}
          value={birthDate}
          onChange={setBirthDate}
          error={errors.birthDate}
        />
        {minor && <GuardianFields begun={begun?.guardian} errors={errors} />}
        <CheckboxField
          name="terms"
          label={
            <>
              Li e aceito os{' '}
              <Link href="/legals/terms" target="_blank">
                termos de uso
              </Link>{' '}
              e o{' '}
              <Link href="/legals/privacy" target="_blank">
                aviso de privacidade
              </Link>
            </>
          }
          error={errors.terms}
        />
        <SubmitButton busy={busy}>Criar conta</SubmitButton>
      </form>
    </AuthFrame>
  );
}
