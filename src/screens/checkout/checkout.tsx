import { Link, useSearchParams } from 'wouter';
import { buttonClass } from '../../ui/button-class';
import { ErrorState } from '../../ui/screen-state';
import { BarePage } from '../bare-page';

/** Paying one charge, named by `token`. Without a charge nothing is asked and nothing is paid. */
export default function Checkout() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token')?.trim() ?? '';
  return (
    <BarePage>
      <ErrorState
        catalogue="Not Found"
        title={token === '' ? 'Falta o código da cobrança' : 'Cobrança não encontrada'}
        action={
          <Link href="/" className={buttonClass()}>
            Ir para o início
          </Link>
        }
      >
        {token === '' ? (
          <p>
            Cada cobrança tem o seu próprio link. Abra de novo o link que você recebeu, inteiro.
          </p>
        ) : (
          <p>
            O código deste link não é de nenhuma cobrança na sua conta. Confira se você entrou com o
            e-mail certo ou peça outro link a quem cobrou.
          </p>
        )}
        <p>Nada foi pago e nenhum dado de pagamento foi pedido.</p>
      </ErrorState>
    </BarePage>
  );
}
