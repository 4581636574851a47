import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { UNSURE_PAYMENT } from '#words/charges/payments';
import { requestFailure } from '#words/errors';
import type { Failure } from '../../../data/remote/failure';
import { useSession } from '../../../data/session/session';
import { BarePage } from '../../../parts/page/bare-page';
import { useQuery } from '../../../parts/page/use-query';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { EmptyState, ErrorState } from '../../../ui/state/screen-state';

/** Shown if the address has no token. */
export function WithoutToken() {
  return (
    <Nothing title="Falta o código da cobrança">
      <p>Cada cobrança tem o seu próprio link. Abra de novo o link que você recebeu, inteiro.</p>
    </Nothing>
  );
}

/** Why the charge of an address cannot be shown, and what to do. */
export function NoCharge({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const session = useSession();
  if (failure.code === 'charge_link_over') {
    return (
      <Nothing title="Este link não vale mais">
        <p>
          Ele venceu ou foi trocado por outro. Peça um link novo a quem cobrou; se a cobrança já é
          sua, ela está nos seus pagamentos.
        </p>
      </Nothing>
    );
  }
  if (failure.code === 'charge_of_another') {
    const email = 'user' in session ? session.user.email : '';
    return (
      <Nothing title="Esta cobrança é de outra pessoa">
        <p>
          Você entrou como {email}. Se a cobrança é para você, entre com a outra conta ou peça um
          link novo a quem cobrou.
        </p>
      </Nothing>
    );
  }
  if (failure.failure === 'refused') {
    return (
      <Nothing title="Cobrança não encontrada">
        <p>
          O código deste link não é de nenhuma cobrança na sua conta. Mensagens às vezes cortam o
          final: confira se o link veio inteiro ou peça outro a quem cobrou.
        </p>
      </Nothing>
    );
  }
  const offline = failure.failure === 'offline';
  return (
    <BarePage>
      <ErrorState
        catalogue={offline ? 'Offline' : 'Something went wrong!'}
        title={offline ? 'Sem conexão' : 'Não deu para abrir a cobrança'}
        action={
          <>
            <Button onClick={onRetry}>Tentar de novo</Button>
            <Link href="/" className={buttonClass({ variant: 'quiet' })}>
              Ir para o início
            </Link>
          </>
        }
      >
        <p>
          {offline
            ? 'A cobrança ainda não foi aberta neste aparelho, e abrir precisa de internet. O link continua valendo.'
            : (failure.said ?? requestFailure(failure.failure))}
        </p>
        <NothingPaid />
      </ErrorState>
    </BarePage>
  );
}

/** A bank returns its payer to this address, after a payment or without one. */
function NothingPaid() {
  const isReturn = useQuery().has('payment_intent');
  return (
    <p>{isReturn ? UNSURE_PAYMENT : 'Abrir esta página não paga nem pede dados de pagamento.'}</p>
  );
}

function Nothing({ title, children }: { title: string; children: ReactNode }) {
  return (
    <BarePage>
      <EmptyState
        as="h1"
        icon={<Unlink />}
        title={title}
        action={
          <>
            <Link href="/app/payments" className={buttonClass()}>
              Ver os seus pagamentos
            </Link>
            <Link href="/" className={buttonClass({ variant: 'quiet' })}>
              Ir para o início
            </Link>
          </>
        }
      >
        {children}
        <NothingPaid />
      </EmptyState>
    </BarePage>
  );
}
