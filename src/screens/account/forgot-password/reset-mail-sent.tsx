import { Link } from 'wouter';
import { HomeBrand } from '../../../parts/page/home-brand';
import { useSearch } from '../../../parts/page/use-query';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { AuthFrame } from '../../../ui/frame/auth-frame';

/** Shows equal text whether the account exists or not, so that strangers learn nothing. */
export function ResetMailSent({ email, onAgain }: { email: string; onAgain: () => void }) {
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
      <Link
        href={`/login${search}${location.hash}`}
        className={buttonClass({ size: 'l', full: true })}
      >
        Voltar para entrar
      </Link>
      <Button variant="quiet" full onClick={onAgain}>
        Usar outro e-mail
      </Button>
    </AuthFrame>
  );
}
