import { Printer } from 'lucide-react';
import { Link, useParams } from 'wouter';
import { useCharge } from '../../../data/charges/charges';
import { useSession } from '../../../data/session/session';
import { NeverCame } from '../../../parts/device/never-came';
import { BackLink } from '../../../parts/page/back-link';
import { Button } from '../../../ui/control/button';
import { buttonClass } from '../../../ui/control/button-class';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import { RingLoader } from '../../../ui/state/ring-loader';
import { EmptyState } from '../../../ui/state/screen-state';
import { PaperReceipt } from './paper-receipt';
import styles from './receipt.module.css';

/** A printable receipt of a charge's payments; both sides can open it, also offline. */
export default function Receipt() {
  const { id = '' } = useParams();
  const { charge: loaded, failure, acts } = useCharge(id);
  const session = useSession();
  const own = 'user' in session ? session.user.name : '';
  const charge = loaded.state === 'ready' ? loaded.value : null;
  const isCoach = charge?.as === 'coach';
  const back = isCoach ? `/app/charges/${id}` : '/app/payments';
  const settled = charge?.payments.filter(({ state }) => state === 'settled') ?? [];
  return (
    <main>
      <div className={styles.screenOnly}>
        <TopBar
          title="Recibo"
          leading={
            <BackLink href={back} label={isCoach ? 'Voltar à cobrança' : 'Voltar aos pagamentos'} />
          }
        />
      </div>
      <Page width="app" className={styles.page}>
        {loaded.state === 'loading' && <RingLoader size={40} label="Abrindo o recibo" />}
        {loaded.state === 'failed' && (
          <NeverCame
            title="Não deu para buscar o recibo"
            failure={failure}
            onRetry={() => void acts.reread()}
          >
            Abra os pagamentos uma vez com internet e os recibos ficam neste aparelho.
          </NeverCame>
        )}
        {loaded.state === 'ready' && charge === null && (
          <EmptyState
            title="Recibo não encontrado"
            action={
              <Link href={back} className={buttonClass()}>
                Ver os pagamentos
              </Link>
            }
          >
            <p>Não há cobrança com este endereço na sua conta.</p>
          </EmptyState>
        )}
        {charge && settled.length === 0 && (
          <EmptyState
            title="Ainda não há recibo"
            action={
              <Link
                href={isCoach ? back : `/app/payments/checkout?charge=${id}`}
                className={buttonClass()}
              >
                Abrir a cobrança
              </Link>
            }
          >
            <p>O recibo aparece quando o pagamento for confirmado.</p>
          </EmptyState>
        )}
        {charge && settled.length > 0 && (
          <>
            <div className={styles.tools}>
              <Button size="l" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
                Imprimir
              </Button>
            </div>
            <PaperReceipt charge={charge} settled={settled} own={own} />
          </>
        )}
      </Page>
    </main>
  );
}
