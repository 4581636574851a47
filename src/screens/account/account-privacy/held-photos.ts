import { useState } from 'react';
import type { ProgressPhoto } from '#domain/health/progress-photo';
import { photoRefusal } from '#words/health/photos';
import type { HeldPhotos } from '../../../data/health/photo-album';
import { useAlbum, usePhotos } from '../../../data/health/photos';
import { guardedBy } from '../../../parts/input/guarded';

const NONE: readonly ProgressPhoto[] = [];

/**
 * Photos that a withdrawal erases from this device, their only place. They stay in memory, so that
 * undo restores them.
 */
export function useHeldPhotos() {
  const album = useAlbum();
  const loaded = usePhotos();
  const [held, setHeld] = useState<HeldPhotos>([]);
  return {
    here: loaded.state === 'ready' ? loaded.value.photos : NONE,
    held,
    async hold() {
      setHeld((await album?.hold()) ?? []);
    },
    async erase() {
      await album?.eraseWithdrawn();
    },
    async bringBack() {
      if (album && held.length > 0) await guardedBy(album.bringBack(held), photoRefusal);
      setHeld([]);
    },
  };
}
