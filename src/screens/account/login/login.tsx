import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { Link, useLocation } from 'wouter';
import { emailSchema, PASSWORD_MAX } from '#domain/account/account';
import { passkeysFillIn, passkeysHere, usePasskeySignIn } from '../../../data/account/passkeys';
import { pendingVerification } from '../../../data/account/pending-verification';
import { usePasswordSignIn } from '../../../data/account/second-factor';
import { type Failure, failureOf } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { useForm } from '../../../data/remote/use-form';
import { isNameless, useSession } from '../../../data/session/session';
import { EmailField } from '../../../parts/account/email-field';
import { FormFailure } from '../../../parts/input/form-failure';
import { HomeBrand } from '../../../parts/page/home-brand';
import { useSearch } from '../../../parts/page/use-query';
import { Button, SubmitButton } from '../../../ui/control/button';
import { PasswordField } from '../../../ui/field/password-field';
import { AuthFrame, authFormClass } from '../../../ui/frame/auth-frame';
import { SecondStep } from './second-step';

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
  const nameless = isNameless(session);
  const returning = session.status === 'expired' && !nameless ? session.user : null;
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title={returning ? 'Entre de novo' : 'Entrar'}
      lead={
        returning
          ? `${returning.name}, a sua sessão terminou. O que você registrou continua guardado neste aparelho e será enviado depois que você entrar.`
          : nameless
            ? 'Os treinos e as fichas que você fez aqui sem conta entram na sua conta.'
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
        <SubmitButton busy={busy}>Entrar</SubmitButton>
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

const UNABLE: Failure = {
  failure: 'refused',
  said: 'A chave de acesso não pôde ser usada aqui. Entre com a sua senha.',
  code: undefined,
};

/** Sign-in with a passkey: by a button, and in the autofill of the e-mail field. */
function usePasskeyEntry() {
  const signIn = usePasskeySignIn();
  const latest = useRef(signIn);
  latest.current = signIn;
  const [offered, setOffered] = useState<Failure | null>(null);

  const byButton = useAction(async () => {
    setOffered(null);
    if ((await signIn({ autoFill: false })) === 'unable') setOffered(UNABLE);
  });

  // The button's request ends the device's autofill offer, so it is made again afterwards.
  const { busy } = byButton;
  useEffect(() => {
    if (busy) return;
    let here = true;
    async function offer() {
      if ((await passkeysFillIn()) && here) await latest.current({ autoFill: true });
    }
    // Without a choice, the sign-in works as before; only a chosen passkey reports its failure.
    offer().catch((error: unknown) => {
      const failure = failureOf(error);
      if (here && failure.failure === 'refused') setOffered(failure);
    });
    return () => {
      here = false;
    };
  }, [busy]);

  return {
    here: passkeysHere(),
    busy,
    failure: byButton.failure ?? offered,
    enter: () => void byButton.run(),
  };
}
