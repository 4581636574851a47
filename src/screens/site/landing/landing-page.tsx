import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { HomeBrand } from '../../../parts/page/home-brand';
import { LegalFooter } from '../../../parts/page/plain-page';
import { buttonClass } from '../../../ui/control/button-class';
import { LandingFigures } from './figures';
import { Hero } from './hero';
import styles from './landing.module.css';
import { Offline } from './offline';
import { Price } from './price';
import { Professionals } from './professionals';
import { Questions } from './questions';
import { Taps } from './taps';
import { YourData } from './your-data';

/** The landing page. It reads without scripts; `demo` is its only interactive part. */
export function LandingPage({ demo }: { demo: ReactNode }) {
  return (
    <div className={styles.landing}>
      <header className={styles.top}>
        <HomeBrand size={32} />
        <nav className={styles.nav} aria-label="Página">
          <a href="#profissionais">Para profissionais</a>
          <a href="#preco">Preço</a>
          <a href="#duvidas">Dúvidas</a>
        </nav>
        <Link href="/login" className={buttonClass({ variant: 'quiet' })}>
          Entrar
        </Link>
      </header>
      <main>
        <Hero demo={demo} />
        <LandingFigures />
        <Taps />
        <Offline />
        <Professionals />
        <YourData />
        <Price />
        <Questions />
        <section className={styles.last} aria-labelledby="last-call">
          <h2 id="last-call">O próximo treino já pode contar.</h2>
          <Link href="/signup" className={buttonClass({ size: 'l', variant: 'quiet' })}>
            Criar conta grátis
          </Link>
        </section>
      </main>
      <LegalFooter />
    </div>
  );
}
