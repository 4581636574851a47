import { VisuallyHidden } from '../visually-hidden';
import styles from './pending-mark.module.css';

/** The mark at the end of a row that is stored on this device and not sent yet. */
export function PendingMark({ label = 'Guardado aqui, ainda não enviado' }: { label?: string }) {
  return (
    <span className={styles.mark} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
