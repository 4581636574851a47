import type { ReactNode } from 'react';
import { BackLink } from '../../../parts/page/back-link';
import { Page } from '../../../ui/frame/page';
import { TopBar } from '../../../ui/frame/top-bar';
import styles from './checkout.module.css';

/** The frame of a payment, with only a way back beside it. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  return (
    <main>
      <TopBar
        title="Pagamento"
        leading={<BackLink href="/app/payments" label="Ir para os seus pagamentos" />}
      />
      <Page width="app">
        <div className={styles.columns}>{children}</div>
      </Page>
    </main>
  );
}
