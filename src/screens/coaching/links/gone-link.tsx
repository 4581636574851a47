import { Link } from 'wouter';
import { BarePage } from '../../../parts/page/bare-page';
import { buttonClass } from '../../../ui/control/button-class';
import { ErrorState } from '../../../ui/state/screen-state';

/** Unknown and expired links look alike, so that guessing reveals nothing. */
export function GoneLink() {
  return (
    <BarePage>
      <ErrorState
        catalogue="Not Found"
        title="Este link não vale mais"
        action={
          <>
            <Link href="/links/code" className={buttonClass()}>
              Digitar um código
            </Link>
            <Link href="/" className={buttonClass({ variant: 'quiet' })}>
              Ir para o início
            </Link>
          </>
        }
      >
        <p>
          O convite venceu, foi usado ou revogado, ou o link não veio inteiro: mensagens às vezes
          cortam o final.
        </p>
        <p>Peça outro a quem mandou. Nada foi aceito por abrir esta página.</p>
      </ErrorState>
    </BarePage>
  );
}
