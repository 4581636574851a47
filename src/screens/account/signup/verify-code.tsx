import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { Link } from 'wouter';
import { CODE_LENGTH, mailCodeSchema } from '#domain/account/account';
import { passwordNeeded } from '../../../data/account/password-needed';
import { pendingVerification } from '../../../data/account/pending-verification';
import { useAction } from '../../../data/remote/use-action';
import { useForm } from '../../../data/remote/use-form';
import { useAccount } from '../../../data/session/session';
import { CodeField } from '../../../parts/account/code-field';
import { FormFailure } from '../../../parts/input/form-failure';
import { HomeBrand } from '../../../parts/page/home-brand';
import { LinkButton } from '../../../parts/page/link-button';
import { useSearch } from '../../../parts/page/use-query';
import { Button, SubmitButton } from '../../../ui/control/button';
import { AuthFrame, authFormClass } from '../../../ui/frame/auth-frame';
import textClass from '../../../ui/text.module.css';
import styles from './verify-code.module.css';

const verifySchema = v.object({ code: mailCodeSchema });
const RESEND_AFTER_S = 60;

/** The six-digit code of the mail. Entering it signs in, or leads to the choice of a password. */
export function VerifyCode(props: { email: string; onOtherEmail: () => void }) {
  const { email, onOtherEmail } = props;
  const account = useAccount();
  const search = useSearch();
  const countdown = useCountdown(RESEND_AFTER_S);
  const [resetToken, setResetToken] = useState<string | null>(null);

  const { form, errors, busy, failure } = useForm(verifySchema, async ({ code }) => {
    const answer = await account.verifyEmail({ email, code });
    pendingVerification.clear();
    setResetToken(passwordNeeded(answer));
  });
  const resend = useAction(async () => {
    await account.sendCode(email);
    countdown.restart();
  });

  if (resetToken !== null) return <ChoosePassword token={resetToken} />;
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Confirme o seu e-mail"
      lead={
        <>
          Mandamos um código de {CODE_LENGTH} números para{' '}
          <strong className={styles.email}>{email}</strong>. Ele vale por alguns minutos; veja
          também a caixa de spam.
        </>
      }
      footer={
        <>
          <p>
            E-mail errado?{' '}
            <button type="button" className={styles.link} onClick={onOtherEmail}>
              Usar outro e-mail
            </button>
          </p>
          <p>
            Já tem conta com este e-mail?{' '}
            <Link href={`/login${search}${location.hash}`} onClick={onOtherEmail}>
              Entrar
            </Link>
          </p>
        </>
      }
    >
      <form className={authFormClass} {...form}>
        <FormFailure failure={failure ?? resend.failure} />
        <CodeField label="Código" error={errors.code} />
        <SubmitButton busy={busy}>Confirmar</SubmitButton>
        <Button
          variant="quiet"
          full
          busy={resend.busy}
          disabled={countdown.left > 0}
          onClick={() => void resend.run()}
        >
          {countdown.left > 0
            ? `Mandar outro código em ${countdown.left} s`
            : 'Mandar outro código'}
        </Button>
        <p role="status" className={textClass.small}>
          {countdown.restarts > 0 &&
            countdown.left > 0 &&
            'Código novo enviado. O anterior não vale mais.'}
        </p>
      </form>
    </AuthFrame>
  );
}

/**
 * Requests a password after a right code in another browser. The sign-up's password may be that of
 * a stranger who typed this e-mail.
 */
function ChoosePassword({ token }: { token: string }) {
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Falta escolher a senha"
      lead="O código está certo. Como o cadastro foi feito em outro navegador, ou alguém mais usou este e-mail, escolha agora uma senha que só você conheça. Depois entre com ela."
    >
      <LinkButton href={`/reset-password?token=${encodeURIComponent(token)}`} size="l" full>
        Escolher a senha
      </LinkButton>
    </AuthFrame>
  );
}

/** Whole seconds until an act is possible again, from now and from every restart. */
function useCountdown(seconds: number) {
  const [restarts, setRestarts] = useState(0);
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    // The clock is read, because timers of hidden tabs stop.
    const tick = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);

  return {
    left,
    restarts,
    restart: () => {
      setRestarts((count) => count + 1);
      setEndsAt(Date.now() + seconds * 1000);
    },
  };
}
