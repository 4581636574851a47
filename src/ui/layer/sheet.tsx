import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names';
import { IconButton } from '../control/icon-button';
import styles from './sheet.module.css';
import { useModalDialog } from './use-modal-dialog';
import { useWritten } from './use-written';

interface SheetProps {
  /** Its content is mounted only while it is open. */
  open: boolean;
  /**
   * Called by Esc, the back gesture, the backdrop and the close button. If text was typed, the
   * first time only warns.
   */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Stays below the scrolling content. */
  footer?: ReactNode;
  /** Stays above the scrolling content, below the title: a search field, tabs. */
  toolbar?: ReactNode;
  /** Width on a large screen: 440, 560 or 720 px. */
  size?: 's' | 'm' | 'l';
  /** On a phone, takes the whole height from the start, so that nothing jumps as lists shrink. */
  tall?: boolean;
  /** The sheet keeps its typed text when it closes, so it asks nothing. */
  keeps?: boolean;
}

export function Sheet({ open, ...props }: SheetProps) {
  return open ? <OpenSheet {...props} /> : null;
}

function OpenSheet(props: Omit<SheetProps, 'open'>) {
  const { onClose, title, description, children, footer, toolbar } = props;
  const { size = 'm', tall = false, keeps = false } = props;
  const id = useId();
  const { hasWritten, onFocus, onInput } = useWritten();
  const [warned, setWarned] = useState(false);
  const leave = () => (keeps || warned || !hasWritten() ? onClose() : setWarned(true));
  const dialog = useModalDialog(leave, onClose);
  return (
    <dialog
      {...dialog}
      onFocus={onFocus}
      onInput={(event) => {
        onInput(event);
        setWarned(false);
      }}
      className={classNames(styles.sheet, styles[size], tall && styles.tall)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
    >
      <div className={styles.panel}>
        <header className={styles.header}>
          <div className={styles.titles}>
            <h2 id={`${id}-title`}>{title}</h2>
            {description && (
              <p id={`${id}-text`} className={styles.description}>
                {description}
              </p>
            )}
          </div>
          <IconButton label="Fechar" icon={<X aria-hidden="true" />} onClick={leave} />
        </header>
        {warned && (
          <p role="alert" className={styles.toolbar}>
            <strong>Feche de novo para descartar o que foi escrito.</strong>
          </p>
        )}
        {toolbar && <div className={styles.toolbar}>{toolbar}</div>}
        <div className={styles.content}>{children}</div>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </dialog>
  );
}
