import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { buttonClass } from '../../../ui/control/button-class';
import styles from './hero.module.css';

/** The claim beside the demonstration. */
export function Hero({ demo }: { demo: ReactNode }) {
  return (
    <section className={styles.hero}>
      <div className={styles.pitch}>
        <h1 className={styles.claim}>
          <span>
            <span>Uma série.</span> <span>Um toque.</span>
          </span>{' '}
          <span className={styles.promise}>
            <span>Mesmo sem</span> <span>internet.</span>
          </span>
        </h1>
        <p className={styles.lead}>
          A Anilha registra o seu treino de força enquanto você descansa. Guarda cada série no
          aparelho e envia quando o sinal volta.
        </p>
        <div className={styles.calls}>
          <Link href="/start" className={buttonClass({ size: 'l' })}>
            Treinar agora
          </Link>
          <Link href="/signup" className={buttonClass({ size: 'l', variant: 'quiet' })}>
            Criar conta
          </Link>
          <a href="#profissionais" className={buttonClass({ size: 'l', variant: 'plain' })}>
            Sou personal
            <ChevronRight aria-hidden="true" />
          </a>
        </div>
        <p className={styles.terms}>
          Sem conta, o treino fica neste aparelho e no nosso servidor, que o apaga depois de 60 dias
          sem uso. Ao treinar, você aceita os <Link href="/legals/terms">Termos</Link>.
        </p>
      </div>
      <section id="demonstracao" className={styles.stage} aria-label="Demonstração do registro">
        {demo}
        <p className={styles.honest}>
          Uma demonstração: são as peças do app com um treino de exemplo. Nada sai desta página e
          nada fica guardado.
        </p>
        <noscript>
          <p className={styles.honest}>
            Para tocar na demonstração é preciso JavaScript. Para ler a página, não.
          </p>
        </noscript>
      </section>
    </section>
  );
}
