import { VisuallyHidden } from '../visually-hidden';
import styles from './pending-mark.module.css';

/** At the end of a row: kept on this device, not yet sent. */
export function PendingMark({ label = 'Guardado aqui, ainda não enviado' }: { label?: string }) {
  return (
    <span className={styles.mark} title={label}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
