import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../ui/control/button';
import { notify } from '../../ui/layer/notify';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/state/skeleton';
import { datedName, saveMade } from '../input/save-file';
import { drawPicture, PICTURE } from './draw-picture';
import styles from './picture-sheet.module.css';
import { type PictureShare, pictureWords } from './share-picture';

interface PictureSheetProps {
  /** "Compartilhar treino". */
  title: string;
  picture: PictureShare;
  /** False while its content is being read. */
  ready: boolean;
  /** File name without day and extension, such as "anilha-treino". */
  name: string;
  /** Controls for the picture's content. */
  children: ReactNode;
  onClose: () => void;
}

/** A picture created on this device, to share or save, with controls for its content. */
export function PictureSheet(props: PictureSheetProps) {
  const { title, picture, ready, name, children, onClose } = props;
  const made = usePicture(picture, ready, name);
  const words = pictureWords(picture);
  const file = made.file;
  const shares = file !== null && (navigator.canShare?.({ files: [file] }) ?? false);

  async function share(of: File) {
    try {
      await navigator.share({ files: [of], title: picture.title });
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return;
      console.error('The picture was not shared', cause);
      notify.error('Não deu para compartilhar. A imagem ainda pode ser salva.');
    }
  }

  return (
    <Sheet
      open
      title={title}
      description="A imagem é feita neste aparelho e só vai para onde você mandar."
      onClose={onClose}
      footer={
        <>
          {shares && (
            <Button size="l" full onClick={() => void share(file)}>
              Compartilhar imagem
            </Button>
          )}
          <Button
            size="l"
            full
            variant={shares ? 'quiet' : 'primary'}
            disabled={file === null}
            onClick={() => {
              if (file) void saveMade(file.name, Promise.resolve(file));
            }}
          >
            Salvar imagem
          </Button>
        </>
      }
    >
      <div className={layoutClass.wide}>
        {made.state === 'failed' ? (
          <p>Este navegador não conseguiu desenhar a imagem.</p>
        ) : made.url === null ? (
          <Skeleton height={420} />
        ) : (
          <img
            className={styles.picture}
            src={made.url}
            alt={words}
            width={PICTURE.width}
            height={PICTURE.height}
          />
        )}
        <div>{children}</div>
      </div>
    </Sheet>
  );
}

interface Made {
  readonly state: 'drawing' | 'ready' | 'failed';
  readonly file: File | null;
  readonly url: string | null;
}

/** The picture as a file, redrawn when its content changes; meanwhile the previous one is shown. */
function usePicture(picture: PictureShare, wanted: boolean, name: string): Made {
  const [made, setMade] = useState<Made>({ state: 'drawing', file: null, url: null });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    setMade((last) => ({ ...last, state: 'drawing', file: null }));
    drawPicture(picture).then(
      (blob) => {
        if (!current) return;
        const file = new File([blob], datedName(name, 'png'), { type: 'image/png' });
        setMade({ state: 'ready', file, url: URL.createObjectURL(blob) });
      },
      (cause: unknown) => {
        console.error('The picture was not drawn', cause);
        if (current) setMade({ state: 'failed', file: null, url: null });
      },
    );
    return () => {
      current = false;
    };
  }, [picture, wanted, name]);

  const { url } = made;
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return made;
}
