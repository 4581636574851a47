import { useState } from 'react';
import { storageFailure } from '#words/device/storage-failure';
import { bringPhotos, type PhotosBrought } from '../../../data/files/photo-zip';
import { useAlbum } from '../../../data/health/photos';
import { useAction } from '../../../data/remote/use-action';
import { notify } from '../../../ui/layer/notify';

/** Imports photos from an archive; `brought` has the result. */
export function useBringing() {
  const album = useAlbum();
  const [brought, setBrought] = useState<PhotosBrought | null>(null);
  const action = useAction(async (file: File) => {
    if (!album) return;
    try {
      const came = await bringPhotos(album, file);
      if (came) setBrought(came);
      else notify.error('Este arquivo não é um zip que o app consegue ler. Nada mudou.');
    } catch (cause) {
      console.error('Photos were not brought', cause);
      notify.error(storageFailure('write'));
    }
  });
  return {
    brought,
    busy: action.busy,
    take: ([file]: readonly File[]) => {
      if (file) void action.run(file);
    },
    clear: () => setBrought(null),
  };
}
