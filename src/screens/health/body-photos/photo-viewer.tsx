import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { ProgressPhoto } from '#domain/health/progress-photo';
import { longDay } from '#words/format/day';
import { photoName, poseName } from '#words/health/photos';
import { usePixels } from '../../../data/health/photos';
import { IconButton } from '../../../ui/control/icon-button';
import { useModalDialog } from '../../../ui/layer/use-modal-dialog';
import textClass from '../../../ui/text.module.css';
import styles from './body-photos.module.css';

/** Minimum horizontal movement, px, that changes the photo. */
const SWIPE = 48;

interface PhotoViewerProps {
  /** Newest day first; one of them is shown. */
  photos: readonly ProgressPhoto[];
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Acts on the shown photo. */
  acts?: (photo: ProgressPhoto) => ReactNode;
}

/** One photo on the whole screen; others by buttons, swipes and arrow keys. */
export function PhotoViewer({ photos, id, onOpen, onClose, acts }: PhotoViewerProps) {
  const titleId = useId();
  const dialog = useModalDialog(onClose);
  const from = useRef<{ x: number; y: number } | null>(null);
  const index = photos.findIndex((photo) => photo.id === id);
  const photo = photos[index];
  const url = usePixels(id, 'full');

  function go(by: number) {
    const next = photos[index + by];
    if (next) onOpen(next.id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const { target, currentTarget, key } = event;
    // A menu on top of it has its own keys.
    if (!(target instanceof Element) || target.closest('dialog') !== currentTarget) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  }

  return (
    <dialog {...dialog} className={styles.viewer} aria-labelledby={titleId} onKeyDown={onKeyDown}>
      <div className={styles.panel}>
        <header className={styles.head}>
          <IconButton label="Fechar" icon={<X aria-hidden="true" />} onClick={onClose} />
          <div className={styles.titles} aria-live="polite">
            <h2 id={titleId} className={textClass.title}>
              {photo ? poseName(photo.pose) : 'Foto apagada'}
            </h2>
            {photo && <p className={textClass.hint}>{longDay(photo.day)}</p>}
          </div>
          {photo && acts?.(photo)}
        </header>
        <div
          className={styles.stage}
          onPointerDown={({ clientX: x, clientY: y }) => {
            from.current = { x, y };
          }}
          onPointerUp={({ clientX, clientY }) => {
            if (!from.current) return;
            const [right, down] = [clientX - from.current.x, clientY - from.current.y];
            from.current = null;
            if (Math.abs(right) >= SWIPE && Math.abs(right) > Math.abs(down)) {
              go(right > 0 ? -1 : 1);
            }
          }}
          onPointerCancel={() => {
            from.current = null;
          }}
        >
          {url && photo && (
            <img className={styles.full} src={url} alt={photoName(photo)} draggable={false} />
          )}
        </div>
        <footer className={styles.foot}>
          <IconButton
            size="l"
            variant="quiet"
            label="Foto anterior"
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={index <= 0}
            onClick={() => go(-1)}
          />
          <p className={styles.place}>
            {index + 1} de {photos.length}
          </p>
          <IconButton
            size="l"
            variant="quiet"
            label="Próxima foto"
            icon={<ChevronRight aria-hidden="true" />}
            disabled={index < 0 || index + 1 >= photos.length}
            onClick={() => go(1)}
          />
        </footer>
      </div>
    </dialog>
  );
}
