import { Disclosure } from '../../../ui/control/disclosure';
import styles from './profile.module.css';

/** Rarely needed details behind one tap. */
export function AppCardMore({ ask, children }: { ask: string; children: string }) {
  return (
    <Disclosure title={ask} className={styles.more}>
      <p className={styles.text}>{children}</p>
    </Disclosure>
  );
}
