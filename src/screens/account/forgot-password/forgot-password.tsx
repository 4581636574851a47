import { useState } from 'react';
import * as v from 'valibot';
import { Link } from 'wouter';
import { emailSchema } from '#domain/account/account';
import { useForm } from '../../../data/remote/use-form';
import { useAccount } from '../../../data/session/session';
import { EmailField } from '../../../parts/account/email-field';
import { FormFailure } from '../../../parts/input/form-failure';
import { HomeBrand } from '../../../parts/page/home-brand';
import { useSearch } from '../../../parts/page/use-query';
import { Button } from '../../../ui/control/button';
import { AuthFrame, authFormClass } from '../../../ui/frame/auth-frame';
import { ResetMailSent } from './reset-mail-sent';

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
        <Button type="submit" size="l" full busy={busy}>
          Enviar link
        </Button>
      </form>
    </AuthFrame>
  );
}
