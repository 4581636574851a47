import { ImagePlus } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/control/button';
import { SegmentedControl } from '../../ui/control/segmented-control';
import { notify } from '../../ui/layer/notify';
import { Sheet } from '../../ui/layer/sheet';
import layoutClass from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/state/skeleton';
import textClass from '../../ui/text.module.css';
import { FileInput } from '../input/file-input';
import { datedName, saveMade } from '../input/save-file';
import { WhatsAppLink } from '../input/whatsapp-link';
import { drawPicture } from './draw-picture';
import styles from './picture-sheet.module.css';
import {
  contentFor,
  PICTURE,
  type PictureShape,
  type PictureShare,
  pictureMessage,
  pictureWords,
} from './share-picture';

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
  const { title, ready, name, children, onClose } = props;
  const [shape, setShape] = useState<PictureShape>('story');
  const picture = useMemo(() => contentFor(props.picture, shape), [props.picture, shape]);
  const { photo, choose, forget } = usePhoto();
  const input = useRef<HTMLInputElement>(null);
  const made = usePicture(
    { picture, shape, photo: shape === 'sticker' ? null : photo },
    ready,
    name,
  );
  const words = pictureWords(picture);
  const file = made.file;
  const shares = file !== null && (navigator.canShare?.({ files: [file] }) ?? false);

  async function share(of: File) {
    try {
      await navigator.share({ files: [of], title: picture.title, text: pictureMessage(picture) });
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
            data-bare={shape === 'sticker' || undefined}
            width={PICTURE[shape].width}
            height={PICTURE[shape].height}
          />
        )}
        <SegmentedControl
          legend="Formato"
          value={shape}
          onChange={setShape}
          options={[
            { value: 'story', label: 'Story' },
            { value: 'post', label: 'Post' },
            { value: 'sticker', label: 'Figurinha' },
          ]}
        />
        {shape === 'sticker' ? (
          <p className={textClass.hint}>
            Sem fundo, para pôr por cima de uma foto.
            {picture.figure && ' Com a figura do recorde, vai sem a lista de exercícios.'}
          </p>
        ) : (
          <div className={layoutClass.wrap}>
            <FileInput
              ref={input}
              label="Foto de fundo"
              accept="image/*"
              onFiles={([file]) => file && void choose(file)}
            />
            <Button
              variant="quiet"
              icon={<ImagePlus aria-hidden="true" />}
              onClick={() => input.current?.click()}
            >
              {photo ? 'Trocar a foto' : 'Pôr uma foto de fundo'}
            </Button>
            {photo && (
              <Button variant="plain" onClick={forget}>
                Tirar a foto
              </Button>
            )}
          </div>
        )}
        <div>{children}</div>
        <WhatsAppLink text={pictureMessage(picture)} quiet>
          Mandar só o texto
        </WhatsAppLink>
      </div>
    </Sheet>
  );
}

interface Made {
  readonly state: 'drawing' | 'ready' | 'failed';
  readonly file: File | null;
  readonly url: string | null;
}

/** A photo of the person's own behind the words; it stays on this device. */
function usePhoto() {
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  useEffect(() => () => photo?.close(), [photo]);
  return {
    photo,
    async choose(file: File): Promise<void> {
      try {
        setPhoto(await createImageBitmap(file));
      } catch (cause) {
        console.error('The photo was not read', cause);
        notify.error('Esta foto não abriu. Escolha outra, em JPEG ou PNG.');
      }
    },
    forget: () => setPhoto(null),
  };
}

interface Wanted {
  readonly picture: PictureShare;
  readonly shape: PictureShape;
  readonly photo: ImageBitmap | null;
}

/** The picture as a file, redrawn when its content changes; meanwhile the previous one is shown. */
function usePicture({ picture, shape, photo }: Wanted, wanted: boolean, name: string): Made {
  const [made, setMade] = useState<Made>({ state: 'drawing', file: null, url: null });
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    setMade((last) => ({ ...last, state: 'drawing', file: null }));
    drawPicture(picture, { shape, photo }).then(
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
  }, [picture, shape, photo, wanted, name]);

  const { url } = made;
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);
  return made;
}
