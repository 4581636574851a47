import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import * as v from 'valibot';
import { Link, useLocation } from 'wouter';
import { emailSchema, PASSWORD_MAX } from '#domain/account/account';
import { pendingVerification } from '../../../data/account/pending-verification';
import { usePasswordSignIn } from '../../../data/account/second-factor';
import { failureOf } from '../../../data/remote/failure';
import { useForm } from '../../../data/remote/use-form';
import { useSession } from '../../../data/session/session';
import { EmailField } from '../../../parts/account/email-field';
import { FormFailure } from '../../../parts/input/form-failure';
import { HomeBrand } from '../../../parts/page/home-brand';
import { useSearch } from '../../../parts/page/use-query';
import { Button } from '../../../ui/control/button';
import { PasswordField } from '../../../ui/field/password-field';
import { AuthFrame, authFormClass } from '../../../ui/frame/auth-frame';
import { SecondStep } from './second-step';
import { usePasskeyEntry } from './use-passkey-entry';

const signInSchema = v.object({
  email: emailSchema,
  password: v.pipe(
    v.string(),
    v.minLength(1, 'Digite a sua senha'),
    v.maxLength(PASSWORD_MAX, `A senha tem no máximo ${PASSWORD_MAX} caracteres`),
  ),
});

/** The sign-in, with or without a second factor. The gate decides where to go afterwards. */
export default function Login() {
  const [asked, setAsked] = useState(false);
  if (asked) return <SecondStep onBack={() => setAsked(false)} />;
  return <FirstStep onSecond={() => setAsked(true)} />;
}

function FirstStep({ onSecond }: { onSecond: () => void }) {
  const signIn = usePasswordSignIn();
  const session = useSession();
  const [, navigate] = useLocation();
  const search = useSearch();

  const { form, errors, busy, failure } = useForm(signInSchema, async (values) => {
    try {
      if (await signIn(values)) onSecond();
    } catch (error) {
      if (failureOf(error).code !== 'EMAIL_NOT_VERIFIED') throw error;
      // The server has mailed a new code, which is entered on the sign-up screen.
      pendingVerification.set(values.email);
      navigate(`/signup${search}${location.hash}`);
    }
  });

  const passkey = usePasskeyEntry();
  const returning = session.status === 'expired' ? session.user : null;
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title={returning ? 'Entre de novo' : 'Entrar'}
      lead={
        returning
          ? `${returning.name}, a sua sessão terminou. O que você registrou continua guardado neste aparelho e será enviado depois que você entrar.`
          : undefined
      }
      footer={
        <p>
          Ainda não tem conta? <Link href={`/signup${search}${location.hash}`}>Criar conta</Link>
        </p>
      }
    >
      <form className={authFormClass} {...form}>
        <FormFailure failure={failure ?? passkey.failure} />
        <EmailField
          defaultValue={returning?.email}
          autoComplete="username webauthn"
          error={errors.email}
        />
        <PasswordField
          label="Senha"
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <p>
          <Link href={`/forgot-password${search}${location.hash}`}>Esqueci a senha</Link>
        </p>
        <Button type="submit" size="l" full busy={busy}>
          Entrar
        </Button>
        {passkey.here && (
          <Button
            variant="quiet"
            size="l"
            full
            icon={<KeyRound aria-hidden="true" />}
            busy={passkey.busy}
            onClick={passkey.enter}
          >
            Entrar com chave de acesso
          </Button>
        )}
      </form>
    </AuthFrame>
  );
}
