import { Download, Eye, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ProgressPhoto } from '#domain/health/progress-photo';
import type { LocalDay } from '#domain/local-day';
import { requestFailure } from '#words/errors';
import { photoName, REMOVED_FAILURE } from '#words/health/photos';
import type { PhotoAlbum } from '../../../data/health/photo-album';
import { useAlbum } from '../../../data/health/photos';
import type { PhotoShares } from '../../../data/health/shared-photos';
import { failureOf } from '../../../data/remote/failure';
import { useAction } from '../../../data/remote/use-action';
import { photoFileName } from '../../../interchange/photos/photo-names';
import { saveMade } from '../../../parts/input/save-file';
import { useToday } from '../../../parts/input/use-today';
import { Button } from '../../../ui/control/button';
import { DateField } from '../../../ui/field/date-field';
import { Stack } from '../../../ui/frame/page';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { Sheet } from '../../../ui/layer/sheet';
import { EARLIEST } from './add-sheet';
import { keptOrSaid } from './kept';
import { PoseField } from './pose-field';
import { ShareSheet } from './share-sheet';

interface OwnPhotoMenuProps {
  photo: ProgressPhoto;
  album: PhotoAlbum;
  shares: PhotoShares;
  onRemoved: (photo: ProgressPhoto) => void;
}

/** The menu of one's own photo. */
export function OwnPhotoMenu({ photo, album, shares, onRemoved }: OwnPhotoMenuProps) {
  const [open, setOpen] = useState<'edit' | 'share' | null>(null);
  const close = () => setOpen(null);

  /**
   * The server's copies are deleted first, because without the local photo they could not be found.
   */
  async function remove() {
    try {
      for (const { link } of shares.seenBy(photo.id)) await shares.takeBack(photo.id, link);
    } catch (cause) {
      const { failure, said } = failureOf(cause);
      notify.error(failure === 'offline' ? REMOVED_FAILURE : (said ?? requestFailure(failure)));
      return;
    }
    if (await keptOrSaid(album.remove(photo.id))) onRemoved(photo);
  }

  return (
    <>
      <Menu
        label="Opções da foto"
        items={[
          ...(shares.coaches.length > 0
            ? [
                {
                  label: 'Mostrar a quem acompanha você',
                  icon: <Eye aria-hidden="true" />,
                  onSelect: () => setOpen('share'),
                },
              ]
            : []),
          {
            label: 'Mudar pose ou dia',
            icon: <Pencil aria-hidden="true" />,
            onSelect: () => setOpen('edit'),
          },
          ...(canShareFiles()
            ? [
                {
                  label: 'Compartilhar',
                  icon: <Share2 aria-hidden="true" />,
                  onSelect: () => void sharePhotoFile(album, photo),
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
            onSelect: () => void remove(),
          },
        ]}
      />
      {open === 'edit' && <EditSheet photo={photo} onClose={close} />}
      {open === 'share' && (
        <ShareSheet photo={photo} album={album} shares={shares} onClose={close} />
      )}
    </>
  );
}

const TYPE = 'image/jpeg';

/** Whether this browser can share photos with other apps. */
function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'foto.jpg', { type: TYPE })] }) ?? false;
}

async function sharePhotoFile(album: PhotoAlbum, photo: ProgressPhoto): Promise<void> {
  try {
    await navigator.share({ files: [await fileOf(album, photo)], title: photoName(photo) });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    console.error('The photo was not shared', cause);
    notify.error('Não deu para compartilhar. A foto ainda pode ser baixada.');
  }
}

function savePhoto(album: PhotoAlbum, photo: ProgressPhoto): Promise<void> {
  return saveMade(photoFileName(photo), fileOf(album, photo));
}

async function fileOf(album: PhotoAlbum, photo: ProgressPhoto): Promise<File> {
  const pixels = await album.pixels(photo.id, 'full');
  if (!pixels) throw new Error('The photo is gone');
  return new File([pixels], photoFileName(photo), { type: TYPE });
}

interface EditSheetProps {
  photo: ProgressPhoto;
  onClose: () => void;
}

/** Corrects the pose and day of a photo. */
function EditSheet({ photo, onClose }: EditSheetProps) {
  const album = useAlbum();
  const today = useToday();
  const [pose, setPose] = useState(photo.pose);
  const [day, setDay] = useState<LocalDay | null>(photo.day);
  const [asked, setAsked] = useState(false);
  const saving = useAction(async () => {
    setAsked(true);
    if (!album || day === null) return;
    if (await keptOrSaid(album.change(photo.id, { pose, day }))) onClose();
  });
  return (
    <Sheet
      open
      size="s"
      title="Mudar pose ou dia"
      onClose={onClose}
      footer={
        <Button size="l" full busy={saving.busy} onClick={() => void saving.run()}>
          Salvar
        </Button>
      }
    >
      <Stack>
        <PoseField label="Pose" value={pose} onChange={setPose} />
        <DateField
          label="Dia"
          value={day}
          min={EARLIEST}
          max={today}
          error={asked && day === null ? 'Digite o dia' : undefined}
          onChange={setDay}
        />
      </Stack>
    </Sheet>
  );
}
