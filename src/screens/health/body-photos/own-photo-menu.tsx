import { Download, Eye, Pencil, Share2, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ProgressPhoto } from '#domain/health/progress-photo';
import { requestFailure } from '#words/errors';
import { REMOVED_FAILURE } from '#words/health/photos';
import type { PhotoAlbum } from '../../../data/health/photo-album';
import type { PhotoShares } from '../../../data/health/shared-photos';
import { failureOf } from '../../../data/remote/failure';
import { Menu } from '../../../ui/layer/menu';
import { notify } from '../../../ui/layer/notify';
import { EditSheet } from './edit-sheet';
import { keptOrSaid } from './kept';
import { ShareSheet } from './share-sheet';
import { canShareFiles, savePhoto, sharePhotoFile } from './take-along';

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
