import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/control/button';
import { Page } from '../../ui/frame/page';
import { BackBar } from './back-link';
import styles from './print-frame.module.css';

interface PrintFrameProps {
  title: string;
  /** Where the back link leads. */
  href: string;
  label: string;
  children: ReactNode;
}

/** A screen with a page in print form; the bar and `Tools` are not printed. */
export function PrintFrame({ title, href, label, children }: PrintFrameProps) {
  return (
    <main>
      <div className={styles.screenOnly}>
        <BackBar title={title} href={href} label={label} />
      </div>
      <Page width="app" className={styles.page}>
        {children}
      </Page>
    </main>
  );
}

export function PrintButton() {
  return (
    <Button size="l" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
      Imprimir
    </Button>
  );
}
