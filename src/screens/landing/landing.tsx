import { Link } from 'wouter';
import { buttonClass } from '../../ui/button-class';
import { HomeBrand } from '../home-brand';
import { LegalFooter } from '../plain-page';
import { Features } from './features';
import styles from './landing.module.css';
import { LoggerPicture } from './logger-picture';
import { Questions } from './questions';

/** What a visitor sees at `/`. */
export default function Landing() {
  return (
    <div className={styles.landing}>
      <header className={styles.top}>
        <HomeBrand size={32} />
        <Link href="/login" className={buttonClass({ variant: 'quiet' })}>
          Entrar
        </Link>
      </header>
      <main>
        <section className={styles.hero}>
          <div className={styles.pitch}>
            <h1 className={styles.claim}>
              <span>Uma série.</span> <span>Um toque.</span>{' '}
              <span className={styles.quieter}>Mesmo sem internet.</span>
            </h1>
            <p className={styles.lead}>
              A Anilha registra o seu treino no tempo de um descanso. Guarda tudo no aparelho e
              envia quando o sinal volta.
            </p>
            <div className={styles.calls}>
              <Link href="/signup" className={buttonClass({ size: 'l' })}>
                Começar grátis
              </Link>
              <Link href="/login" className={buttonClass({ size: 'l', variant: 'outline' })}>
                Entrar
              </Link>
            </div>
          </div>
          <LoggerPicture />
        </section>
        <dl className={styles.figures}>
          <div>
            <dt>para registrar a série como planejada</dt>
            <dd>1 toque</dd>
          </div>
          <div>
            <dt>para treinar e guardar tudo</dt>
            <dd>0 barras de sinal</dd>
          </div>
          <div>
            <dt>para quem treina</dt>
            <dd>R$ 0</dd>
          </div>
        </dl>
        <Features />
        <Questions />
        <section className={styles.last} aria-labelledby="last-call">
          <h2 id="last-call">O próximo treino já pode contar</h2>
          <Link href="/signup" className={buttonClass({ size: 'l' })}>
            Criar conta
          </Link>
        </section>
      </main>
      <LegalFooter />
    </div>
  );
}
