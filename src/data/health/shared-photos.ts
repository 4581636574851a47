import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import type { ProgressPhoto } from '#domain/health/progress-photo';
import {
  type OwnShares,
  ownSharesSchema,
  SHARED_PHOTO_BYTES,
} from '#protocol/health/shared-photos';
import { createSharedPhotoCalls } from '../../api/health/shared-photos';
import { type CoachLink, useCoaches } from '../coaching/coaches';
import { SHARED_PHOTOS_KEY } from '../coaching/coaching-memory';
import { useClient } from '../remote/api-client';
import { keptAnswer } from '../session/kept-answer';
import { useSession } from '../session/session';
import type { PhotoAlbum } from './photo-album';
import { sentPicture } from './sent-picture';

const remembered = keptAnswer(SHARED_PHOTOS_KEY, ownSharesSchema.entries.shares);
const NONE: OwnShares = [];

export interface PhotoShares {
  /** The active coaches with the scope `body`, without which no photo can be shared. */
  readonly coaches: readonly CoachLink[];
  /** The coaches with whom a photo is shared. */
  readonly seenBy: (photo: string) => readonly CoachLink[];
  /** The photos shared with a coach, newest day first; some may only be on another device. */
  readonly shownTo: (link: string) => OwnShares;
  readonly share: (album: PhotoAlbum, photo: ProgressPhoto, link: string) => Promise<void>;
  readonly takeBack: (photo: string, link: string) => Promise<void>;
}

/**
 * The signed-in person's sharing of photos with coaches. Each shared photo has a copy on the
 * server, which is deleted with the permission. Offline the last answer is read; changes need the
 * network.
 */
export function usePhotoShares(): PhotoShares {
  const client = useClient();
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const kept = useMemo(() => remembered.of(person), [person]);
  const calls = useMemo(() => createSharedPhotoCalls(client), [client]);
  const { coaches } = useCoaches();
  const { data, mutate } = useSWR(
    session.status === 'signed-in' ? ['coaching/photos', person] : null,
    async () => (await calls.shares()).shares,
  );
  useEffect(() => {
    if (data) remembered.keep(person, data);
  }, [person, data]);
  const shares = data ?? kept ?? NONE;
  return useMemo(() => {
    const own = coaches.state === 'ready' ? coaches.value : [];
    const open = own.filter(({ endedAt }) => endedAt === null);
    const then = async (act: Promise<unknown>) => {
      try {
        await act;
      } finally {
        await mutate();
      }
    };
    const shownTo = (link: string) => shares.filter((share) => share.link === link);
    const share = async (album: PhotoAlbum, { id, day, pose }: ProgressPhoto, link: string) => {
      const pixels = await album.pixels(id, 'full');
      if (!pixels) throw new Error('The photo is gone');
      const image = await sentPicture(pixels, SHARED_PHOTO_BYTES);
      await calls.share(link, id, { day, pose, image });
    };
    return {
      coaches: open,
      seenBy: (photo) =>
        open.filter(({ link }) => shares.some((one) => one.photo === photo && one.link === link)),
      shownTo,
      share: (album, photo, link) => then(share(album, photo, link)),
      takeBack: (photo, link) => then(calls.takeBack(link, photo)),
    };
  }, [coaches, shares, calls, mutate]);
}
