import { Link } from 'wouter';
import { HomeBrand } from '../../../parts/page/home-brand';
import { buttonClass } from '../../../ui/control/button-class';
import { AuthFrame } from '../../../ui/frame/auth-frame';

export function PasswordChanged() {
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Senha trocada"
      lead="Entre com a senha nova. O que estava guardado neste aparelho continua aqui."
    >
      <Link href="/login" className={buttonClass({ size: 'l', full: true })}>
        Entrar
      </Link>
    </AuthFrame>
  );
}

/** The link has no token, was used already, or is older than an hour. */
export function LinkNotValid() {
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Este link não vale mais"
      lead="Cada link de senha nova funciona uma vez só e dura uma hora. Peça outro e use o e-mail mais recente."
    >
      <Link href="/forgot-password" className={buttonClass({ size: 'l', full: true })}>
        Pedir outro link
      </Link>
    </AuthFrame>
  );
}
