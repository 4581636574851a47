import type { ReactNode } from 'react';
import { Page } from '../ui/page';
import { HomeBrand } from './home-brand';
import styles from './plain-page.module.css';

/** Mark and one state: what is not there, what went wrong. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <HomeBrand size={32} />
      </header>
      <main className={styles.main}>
        <Page>{children}</Page>
      </main>
    </div>
  );
}
