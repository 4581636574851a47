import { Link, Redirect } from 'wouter';
import { useSession } from '../../../data/session/session';
import { PlainPage } from '../../../parts/page/plain-page';
import { buttonClass } from '../../../ui/control/button-class';
import styles from './links.module.css';

/**
 * The link of a charge. A signed-in person continues to the payment. A visitor only learns that it
 * is a charge, and returns to it with an account.
 */
export function ChargeLinkScreen({ token }: { token: string }) {
  const session = useSession();
  const code = encodeURIComponent(token);
  if (session.status === 'signed-in') {
    return <Redirect to={`/app/payments/checkout?token=${code}`} replace />;
  }
  const back = `?token=${code}&redirect=/app/payments/checkout`;
  const returning = session.status === 'expired';
  return (
    <PlainPage
      overline="Cobrança"
      title="Você recebeu uma cobrança"
      lead="O valor, o que está incluído e as formas de pagar aparecem depois de entrar: só quem vai pagar os vê."
    >
      <div className={styles.acts}>
        <Link href={`/login${back}`} className={buttonClass({ size: 'l' })}>
          {returning ? 'Entrar de novo para ver' : 'Entrar e ver a cobrança'}
        </Link>
        {!returning && (
          <Link href={`/signup${back}`} className={buttonClass({ variant: 'quiet', size: 'l' })}>
            Criar conta
          </Link>
        )}
      </div>
      <p className={styles.note}>
        Abrir este link não paga nada nem compartilha nada. Depois de entrar, você volta para cá.
      </p>
    </PlainPage>
  );
}
