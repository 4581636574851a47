import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './auth-frame.module.css';
import { GroundPlate, Wordmark } from './mark';

interface AuthFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** A link to the related screen: "Não tem conta? Criar conta". */
  footer?: ReactNode;
  /** Replaces the wordmark, for example by a link to home that contains it. */
  brand?: ReactNode;
  /** For one of several screens in sequence: their content starts at the same height. */
  steady?: boolean;
}

/** The narrow column of the screens before the app: sign in, sign up, codes, links. */
export function AuthFrame(props: AuthFrameProps) {
  const { title, lead, children, footer, brand, steady = false } = props;
  return (
    <div className={classNames(styles.frame, steady && styles.steady)}>
      <GroundPlate />
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

/** The class of such a screen's form: even spacing, with more space above the button. */
export const authFormClass = styles.form ?? '';
