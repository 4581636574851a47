import { Download } from 'lucide-react';
import { zipPhotos } from '../../data/files/photo-zip';
import { useAlbum } from '../../data/health/photos';
import { useAction } from '../../data/remote/use-action';
import { Button } from '../../ui/control/button';
import { datedName, saveMade } from '../input/save-file';

/** Saves all photos as a file, before an act that erases them. */
export function SavePhotos({ children }: { children: string }) {
  const album = useAlbum();
  const saving = useAction(async () => {
    if (!album) return;
    await saveMade(datedName('anilha-fotos', 'zip'), zipPhotos(album));
  });
  return (
    <Button
      variant="quiet"
      size="l"
      full
      icon={<Download aria-hidden="true" />}
      busy={saving.busy}
      onClick={() => void saving.run()}
    >
      {children}
    </Button>
  );
}
