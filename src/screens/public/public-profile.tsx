import { Link, useParams } from 'wouter';
import { buttonClass } from '../../ui/button-class';
import { ErrorState } from '../../ui/screen-state';
import { BarePage } from '../bare-page';

/** The public page of a professional, by handle. */
export default function PublicProfile() {
  const { handle = '' } = useParams<{ handle: string }>();
  return (
    <BarePage>
      <ErrorState
        catalogue="Not Found"
        title="Nenhuma página com este nome"
        action={
          <Link href="/" className={buttonClass()}>
            Ir para o início
          </Link>
        }
      >
        <p>
          Ninguém publicou uma página como <strong>{handle}</strong> neste endereço. Confira se o
          nome está escrito certo com quem passou o link.
        </p>
      </ErrorState>
    </BarePage>
  );
}
