import type { ReactNode } from 'react';
import { GroundPlate } from '../../ui/frame/mark';
import { Page } from '../../ui/frame/page';
import styles from './bare-page.module.css';
import { HomeBrand } from './home-brand';

/** A page with the logo and one state, such as an error. */
export function BarePage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <GroundPlate />
      <header className={styles.top}>
        <HomeBrand size={32} />
      </header>
      <main className={styles.main}>
        <Page>{children}</Page>
      </main>
    </div>
  );
}
