import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Page } from '../../ui/frame/page';
import { PageHeader } from '../../ui/frame/page-header';
import { HomeBrand } from './home-brand';
import styles from './plain-page.module.css';

type PlainPageProps = {
  title: ReactNode;
  overline?: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
};

/** A page outside the app's navigation: logo, text, legal links. */
export function PlainPage({ title, overline, lead, children }: PlainPageProps) {
  return (
    <PlainFrame>
      <PageHeader title={title} overline={overline} lead={lead} />
      {children}
    </PlainFrame>
  );
}

/** The frame of such a page, for one with its own heading. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <HomeBrand size={32} />
      </header>
      <main className={styles.main}>
        <Page>{children}</Page>
      </main>
      <LegalFooter />
    </div>
  );
}

/** The footer of every page outside the app. */
export function LegalFooter() {
  return (
    <footer className={styles.footer}>
      <nav aria-label="Documentos">
        <Link href="/legals/terms">Termos de uso</Link>
        <Link href="/legals/privacy">Aviso de privacidade</Link>
      </nav>
    </footer>
  );
}
