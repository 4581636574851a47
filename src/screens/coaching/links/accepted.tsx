import { ClipboardList, MessageCircle, SlidersHorizontal } from 'lucide-react';
import { Link } from 'wouter';
import { firstName } from '#words/format/people';
import { PlainPage } from '../../../parts/page/plain-page';
import { buttonClass } from '../../../ui/control/button-class';
import styles from './links.module.css';

/** Shown after the acceptance: the next steps. */
export function Accepted({ name }: { name: string }) {
  const first = firstName(name);
  return (
    <PlainPage
      overline="Convite aceito"
      title={`${first} acompanha você`}
      lead="Não falta fazer nada. O que vem agora:"
    >
      <ol className={styles.next}>
        <li>
          <ClipboardList aria-hidden="true" />
          <p>
            <strong>{first} publica a ficha</strong> e ela aparece em Fichas e em Hoje. Você escolhe
            quando começar por ela; até lá, treine como sempre.
          </p>
        </li>
        <li>
          <MessageCircle aria-hidden="true" />
          <p>
            <strong>Vocês conversam em Mensagens,</strong> sobre um treino ou um exercício.
          </p>
        </li>
        <li>
          <SlidersHorizontal aria-hidden="true" />
          <p>
            <strong>Você manda no que é visto.</strong> Em Meu personal, no Perfil, cada parte se
            liga, desliga ou encerra.
          </p>
        </li>
      </ol>
      <div className={styles.acts}>
        <Link href="/" className={buttonClass({ size: 'l' })}>
          Ir para Hoje
        </Link>
        <Link href="/app/coaches" className={buttonClass({ variant: 'quiet', size: 'l' })}>
          Abrir Meu personal
        </Link>
      </div>
    </PlainPage>
  );
}
