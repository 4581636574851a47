import { useState } from 'react';
import * as v from 'valibot';
import { Link } from 'wouter';
import { emailSchema } from '#domain/account/account';
import { useForm } from '../../../data/remote/use-form';
import { useAccount } from '../../../data/session/session';
import { EmailField } from '../../../parts/account/email-field';
import { FormFailure } from '../../../parts/input/form-failure';
import { HomeBrand } from '../../../parts/page/home-brand';
import { LinkButton } from '../../../parts/page/link-button';
import { useSearch } from '../../../parts/page/use-query';
import { Button, SubmitButton } from '../../../ui/control/button';
import { AuthFrame, authFormClass } from '../../../ui/frame/auth-frame';

const forgotSchema = v.object({ email: emailSchema });

export default function ForgotPassword() {
  const account = useAccount();
  const search = useSearch();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, errors, busy, failure } = useForm(forgotSchema, async ({ email }) => {
    await account.requestPasswordReset(email);
    setSentTo(email);
  });

  if (sentTo !== null) return <ResetMailSent email={sentTo} onAgain={() => setSentTo(null)} />;
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Esqueci a senha"
      lead="Escreva o e-mail da sua conta. Mandamos um link para você escolher uma senha nova."
      footer={
        <p>
          Lembrou? <Link href={`/login${search}${location.hash}`}>Entrar</Link>
        </p>
      }
    >
      <form className={authFormClass} {...form}>
        <FormFailure failure={failure} />
        <EmailField required error={errors.email} />
        <SubmitButton busy={busy}>Enviar link</SubmitButton>
      </form>
    </AuthFrame>
  );
}

/** Shows equal text whether the account exists or not, so that strangers learn nothing. */
function ResetMailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const search = useSearch();
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Veja o seu e-mail"
      lead={
        <>
          Se existe uma conta com <strong>{email}</strong>, o link chega em instantes e vale por uma
          hora. Procure também na caixa de spam.
        </>
      }
    >
      <LinkButton href={`/login${search}${location.hash}`} size="l" full>
        Voltar para entrar
      </LinkButton>
      <Button variant="quiet" full onClick={onAgain}>
        Usar outro e-mail
      </Button>
    </AuthFrame>
  );
}
