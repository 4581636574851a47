import { useEffect, useMemo } from 'react';
import useSWR from 'swr';
import type { ProgressPhoto } from '#domain/progress-photo';
import { type OwnShares, ownSharesSchema, SHARED_PHOTO_BYTES } from '#protocol/shared-photos';
import { createSharedPhotoCalls } from '../api/shared-photos';
import { useClient } from './api-client';
import { type CoachLink, useCoaches } from './coaches';
import { SHARED_PHOTOS_KEY } from './coaching-memory';
import { keptAnswer } from './kept-answer';
import type { PhotoAlbum } from './photo-album';
import { sentPicture } from './sent-picture';
import { useSession } from './session';

const remembered = keptAnswer(SHARED_PHOTOS_KEY, ownSharesSchema.entries.shares);
const NONE: OwnShares = [];

export interface PhotoShares {
  /** The coaches of now; who may not see the body's measures may be shown no photo either. */
  readonly coaches: readonly CoachLink[];
  /** The coaches who see a photo. */
  readonly seenBy: (photo: string) => readonly CoachLink[];
  /** The photos that a coach sees, the newest day first; some may lie on another device. */
  readonly shownTo: (link: string) => OwnShares;
  readonly share: (album: PhotoAlbum, photo: ProgressPhoto, link: string) => Promise<void>;
  readonly takeBack: (photo: string, link: string) => Promise<void>;
}

/**
 * Photos that the signed-in person shows to coaches. Each needs a copy on the server, which is
 * deleted with the permission. Reads offline from the last answer; changes need the network.
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
