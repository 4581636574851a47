import { useState } from 'react';
import * as v from 'valibot';
import { newPasswordSchema, PASSWORD_MAX } from '#domain/account/account';
import { failureOf } from '../../../data/remote/failure';
import { useForm } from '../../../data/remote/use-form';
import { useAccount } from '../../../data/session/session';
import { NewPasswordField } from '../../../parts/account/password-fields';
import { FormFailure } from '../../../parts/input/form-failure';
import { HomeBrand } from '../../../parts/page/home-brand';
import { LinkButton } from '../../../parts/page/link-button';
import { useQuery } from '../../../parts/page/use-query';
import { SubmitButton } from '../../../ui/control/button';
import { PasswordField } from '../../../ui/field/password-field';
import { AuthFrame, authFormClass } from '../../../ui/frame/auth-frame';

const resetSchema = v.pipe(
  v.object({ newPassword: newPasswordSchema, again: v.string() }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['again']],
      (form) => form.newPassword === form.again,
      'As duas senhas estão diferentes',
    ),
    ['again'],
  ),
);

/** The service's error codes for a used, expired or invalid link. */
const DEAD_LINK = new Set(['INVALID_TOKEN', 'TOKEN_EXPIRED', 'INVALID_TOKEN_OR_EXPIRED']);

/** The page of the mailed link: only submitting it uses the token. */
export default function ResetPassword() {
  const account = useAccount();
  const parameters = useQuery();
  const token = parameters.get('token') ?? '';
  const [outcome, setOutcome] = useState<'changed' | 'dead' | null>(null);
  const { form, errors, busy, failure } = useForm(resetSchema, async ({ newPassword }) => {
    try {
      await account.resetPassword({ token, newPassword });
      setOutcome('changed');
    } catch (error) {
      if (!DEAD_LINK.has(failureOf(error).code ?? '')) throw error;
      setOutcome('dead');
    }
  });

  if (outcome === 'changed') return <PasswordChanged />;
  if (outcome === 'dead' || token === '' || parameters.has('error')) return <LinkNotValid />;
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Nova senha"
      lead="Por segurança, a troca encerra a sua sessão em todos os aparelhos."
    >
      <form className={authFormClass} {...form}>
        <FormFailure failure={failure} />
        <NewPasswordField error={errors.newPassword} />
        <PasswordField
          label="Repita a nova senha"
          name="again"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          error={errors.again}
        />
        <SubmitButton busy={busy}>Salvar senha</SubmitButton>
      </form>
    </AuthFrame>
  );
}

function PasswordChanged() {
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Senha trocada"
      lead="Entre com a senha nova. O que estava guardado neste aparelho continua aqui."
    >
      <LinkButton href="/login" size="l" full>
        Entrar
      </LinkButton>
    </AuthFrame>
  );
}

/** The link has no token, was used already, or is older than an hour. */
function LinkNotValid() {
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Este link não vale mais"
      lead="Cada link de senha nova funciona uma vez só e dura uma hora. Peça outro e use o e-mail mais recente."
    >
      <LinkButton href="/forgot-password" size="l" full>
        Pedir outro link
      </LinkButton>
    </AuthFrame>
  );
}
