import { Link } from 'wouter';
import { HomeBrand } from '../../../parts/page/home-brand';
import { buttonClass } from '../../../ui/control/button-class';
import { AuthFrame } from '../../../ui/frame/auth-frame';

/**
 * Requests a password after a right code in another browser. The sign-up's password may be that of
 * a stranger who typed this e-mail.
 */
export function ChoosePassword({ token }: { token: string }) {
  return (
    <AuthFrame
      brand={<HomeBrand />}
      title="Falta escolher a senha"
      lead="O código está certo. Como o cadastro foi feito em outro navegador, ou alguém mais usou este e-mail, escolha agora uma senha que só você conheça. Depois entre com ela."
    >
      <Link
        href={`/reset-password?token=${encodeURIComponent(token)}`}
        className={buttonClass({ size: 'l', full: true })}
      >
        Escolher a senha
      </Link>
    </AuthFrame>
  );
}
