import type { ProgressPhoto } from '#domain/health/progress-photo';
import { photoName } from '#words/health/photos';
import type { PhotoAlbum } from '../../../data/health/photo-album';
import { photoFileName } from '../../../interchange/photos/photo-names';
import { saveMade } from '../../../parts/input/save-file';
import { notify } from '../../../ui/layer/notify';

const TYPE = 'image/jpeg';

/** Whether this browser can share photos with other apps. */
export function canShareFiles(): boolean {
  return navigator.canShare?.({ files: [new File([], 'foto.jpg', { type: TYPE })] }) ?? false;
}

export async function sharePhotoFile(album: PhotoAlbum, photo: ProgressPhoto): Promise<void> {
  try {
    await navigator.share({ files: [await fileOf(album, photo)], title: photoName(photo) });
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return;
    console.error('The photo was not shared', cause);
    notify.error('Não deu para compartilhar. A foto ainda pode ser baixada.');
  }
}

export function savePhoto(album: PhotoAlbum, photo: ProgressPhoto): Promise<void> {
  return saveMade(photoFileName(photo), fileOf(album, photo));
}

async function fileOf(album: PhotoAlbum, photo: ProgressPhoto): Promise<File> {
  const pixels = await album.pixels(photo.id, 'full');
  if (!pixels) throw new Error('The photo is gone');
  return new File([pixels], photoFileName(photo), { type: TYPE });
}
