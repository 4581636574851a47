import { Link } from 'wouter';
import { buttonClass } from '../../ui/button-class';
import { ErrorState } from '../../ui/screen-state';
import { BarePage } from '../bare-page';

/** A short link (invitation, charge). Opening it uses nothing up. */
export default function ShortLink() {
  return (
    <BarePage>
      <ErrorState
        catalogue="Not Found"
        title="Este link não vale aqui"
        action={
          <>
            <Link href="/" className={buttonClass()}>
              Ir para o início
            </Link>
            <Link href="/help" className={buttonClass({ variant: 'quiet' })}>
              Ver ajuda
            </Link>
          </>
        }
      >
        <p>
          Não há convite nem cobrança com este código neste endereço. Confira se o link veio
          inteiro: mensagens às vezes cortam o final.
        </p>
        <p>
          Se ele veio inteiro, peça outro a quem mandou. Nada foi aceito nem cobrado por abrir esta
          página.
        </p>
      </ErrorState>
    </BarePage>
  );
}
