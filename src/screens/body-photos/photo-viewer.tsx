import { ChevronLeft, ChevronRight, Download, Pencil, Share2, Trash2, X } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { ProgressPhoto } from '#domain/progress-photo';
import { longDay } from '#words/day';
import { photoName, poseName } from '#words/photos';
import { useAlbum, usePixels } from '../../data/photos';
import { IconButton } from '../../ui/icon-button';
import { Menu } from '../../ui/menu';
import { useModalDialog } from '../../ui/use-modal-dialog';
import styles from './body-photos.module.css';
import { EditSheet } from './edit-sheet';
import { keptOrSaid } from './kept';
import { canShareFiles, savePhoto, sharePhoto } from './take-along';

/** How far a finger has to go sideways, in pixels, to mean the next photo. */
const SWIPE = 48;

interface PhotoViewerProps {
  /** The newest day first; one of them is shown. */
  photos: readonly ProgressPhoto[];
  id: string;
  onOpen: (id: string) => void;
  onClose: () => void;
  onRemoved: (text: string, undo: () => void) => void;
}

/** One photo over the whole screen; the next and the previous by button, finger and arrow keys. */
export function PhotoViewer({ photos, id, onOpen, onClose, onRemoved }: PhotoViewerProps) {
  const album = useAlbum();
  const titleId = useId();
  const dialog = useModalDialog(onClose);
  const from = useRef<{ x: number; y: number } | null>(null);
  const [editing, setEditing] = useState(false);
  const index = photos.findIndex((photo) => photo.id === id);
  const photo = photos[index];
  const url = usePixels(id, 'full');

  function go(by: number) {
    const next = photos[index + by];
    if (next) onOpen(next.id);
  }

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const { target, currentTarget, key } = event;
    // A menu over it has keys of its own.
    if (!(target instanceof Element) || target.closest('dialog') !== currentTarget) return;
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  }

  async function remove(one: ProgressPhoto) {
    if (!album || !(await keptOrSaid(album.remove(one.id)))) return;
    onRemoved(`Foto apagada: ${photoName(one)}`, () => void keptOrSaid(album.restore(one.id)));
  }

  return (
    <>
      <dialog {...dialog} className={styles.viewer} aria-labelledby={titleId} onKeyDown={onKeyDown}>
        <div className={styles.panel}>
          <header className={styles.head}>
            <IconButton label="Fechar" icon={<X aria-hidden="true" />} onClick={onClose} />
            <div className={styles.titles} aria-live="polite">
              <h2 id={titleId} className={styles.title}>
                {photo ? poseName(photo.pose) : 'Foto apagada'}
              </h2>
              {photo && <p className={styles.quiet}>{longDay(photo.day)}</p>}
            </div>
            {photo && album && (
              <Menu
                label="Opções da foto"
                items={[
                  {
                    label: 'Mudar pose ou dia',
                    icon: <Pencil aria-hidden="true" />,
                    onSelect: () => setEditing(true),
                  },
                  ...(canShareFiles()
                    ? [
                        {
                          label: 'Compartilhar',
                          icon: <Share2 aria-hidden="true" />,
                          onSelect: () => void sharePhoto(album, photo),
                        },
                      ]
                    : []),
                  {
                    label: 'Baixar',
                    icon: <Download aria-hidden="true" />,
                    onSelect: () => void savePhoto(album, photo),
                  },
                  {
                    label: 'Apagar',
                    icon: <Trash2 aria-hidden="true" />,
                    danger: true,
                    apart: true,
                    onSelect: () => void remove(photo),
                  },
                ]}
              />
            )}
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
      {editing && photo && <EditSheet photo={photo} onClose={() => setEditing(false)} />}
    </>
  );
}
