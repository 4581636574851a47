import { useMemo } from 'react';
import useSWR from 'swr';
import { newestDayFirst, type ProgressPhoto } from '#domain/health/progress-photo';
import { createSharedPhotoCalls } from '../../api/health/shared-photos';
import { useClient } from '../remote/api-client';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';
import type { PixelSource } from './photos';

/**
 * The photos that a student shares with the signed-in coach. None is stored on this device, because
 * the student may end the sharing at any moment.
 */
export function useStudentPhotos(student: string): {
  readonly photos: Loaded<readonly ProgressPhoto[]>;
  readonly pixels: PixelSource;
  readonly reread: () => void;
} {
  const client = useClient();
  const calls = useMemo(() => createSharedPhotoCalls(client), [client]);
  const { data, error, mutate } = useSWR(['students/photos', student], async ([, id]) =>
    (await calls.photosOf(id)).photos.sort(newestDayFirst),
  );
  const pixels = useMemo((): PixelSource => {
    // One request per photo while the screen is open, because the grid and the viewer show the same
    // one.
    const asked = new Map<string, Promise<Blob | null>>();
    return {
      pixels(id) {
        const known = asked.get(id) ?? calls.pixels(student, id);
        asked.set(id, known);
        known.catch(() => asked.delete(id));
        return known;
      },
    };
  }, [calls, student]);
  return {
    photos: data ? ready(data) : error === undefined ? LOADING : FAILED,
    pixels,
    reread: () => void mutate(),
  };
}
