import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './auth-frame.module.css';
import { Mark, Wordmark } from './mark';

interface AuthFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** The way to the neighbour screen: "Não tem conta? Criar conta". */
  footer?: ReactNode;
  /** In place of the wordmark: a link home that holds it. */
  brand?: ReactNode;
  /** One of several in a row: each begins at the same height, whatever it holds. */
  steady?: boolean;
}

/** The narrow column of the screens before the app: sign in, sign up, codes, links. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, lead, children, footer, brand, steady = false } = props;
  return (
    <div className={classNames(styles.frame, steady && styles.steady)}>
      <Mark size={640} className={styles.plate} />
      <main className={styles.column}>
        <div className={styles.brand}>{brand ?? <Wordmark size={36} />}</div>
        <div className={styles.titles}>
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </main>
    </div>
  );
}

/** The form of such a screen: fields at one rhythm, the button with air above. */
export const authFormClass = styles.form ?? '';
