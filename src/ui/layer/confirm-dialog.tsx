import { type ReactNode, useId } from 'react';
import { Button } from '../control/button';
import styles from './confirm-dialog.module.css';
import { useModalDialog } from './use-modal-dialog';

interface ConfirmDialogProps {
  open: boolean;
  /** A short question. */
  title: string;
  /** Effects of the act: removed and kept data. */
  children?: ReactNode;
  /** The verb of the act, never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The act destroys something. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({ open, ...props }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...props} /> : null;
}

function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'open'>) {
  const { title, children, confirmLabel, cancelLabel = 'Cancelar', onConfirm, onCancel } = props;
  const { danger = false, busy = false } = props;
  const id = useId();
  const dialog = useModalDialog(onCancel);
  return (
    <dialog
      {...dialog}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      <div className={styles.panel}>
        <h2 id={`${id}-title`}>{title}</h2>
        {children && (
          <div id={`${id}-text`} className={styles.text}>
            {children}
          </div>
        )}
        <div className={styles.actions}>
          <Button data-autofocus="" variant="quiet" size="l" full onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            size="l"
            full
            busy={busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
