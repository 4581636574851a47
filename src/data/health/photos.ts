import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import type { HealthChoice } from '#domain/account/health-consent';
import type { ProgressPhoto } from '#domain/health/progress-photo';
import type { PixelSize } from '../../replica/open/photos';
import type { Replica } from '../../replica/replica';
import type { Account } from '../store/account';
import { useAccountState, useOpenAccount } from '../store/account-provider';
import { FAILED, LOADING, type Loaded, ready } from '../store/loaded';
import { healthIn } from './body';
import { createPhotoAlbum, type PhotoAlbum } from './photo-album';

export interface Photos {
  readonly health: HealthChoice;
  /** Newest day first. */
  readonly photos: readonly ProgressPhoto[];
}

const albums = new WeakMap<Replica, PhotoAlbum>();

/** The single album of an open account. */
export function albumOf({ replica }: Account): PhotoAlbum {
  const album = albums.get(replica) ?? createPhotoAlbum(replica);
  albums.set(replica, album);
  return album;
}

/** The signed-in person's album; null without one. */
export function useAlbum(): PhotoAlbum | null {
  const account = useOpenAccount();
  return useMemo(() => account && albumOf(account), [account]);
}

/** All photos on this device; follows changes in every tab. */
export function usePhotos(): Loaded<Photos> {
  const state = useAccountState();
  const account = state.state === 'open' ? state.account : null;
  const [shown, setShown] = useState<{ of: Account; loaded: Loaded<Photos> } | null>(null);

  useEffect(() => {
    if (!account) return;
    const album = albumOf(account);
    let asked = 0;
    const read = () => {
      asked += 1;
      const mine = asked;
      Promise.all([account.replica.record('preferences', 'self'), album.list()]).then(
        ([row, photos]) => {
          if (mine === asked)
            setShown({ of: account, loaded: ready({ health: healthIn(row), photos }) });
        },
        (cause: unknown) => {
          console.error('The photos could not be read', cause);
          if (mine === asked) setShown((last) => last ?? { of: account, loaded: FAILED });
        },
      );
    };
    read();
    const unsubscribe = [
      album.subscribe(read),
      account.replica.subscribe(({ wide, rows }) => {
        if (wide || rows.some(({ kind }) => kind === 'preferences')) read();
      }),
    ];
    return () => {
      asked += 1;
      for (const end of unsubscribe) end();
    };
  }, [account]);

  if (state.state === 'failed') return FAILED;
  return shown && shown.of === account ? shown.loaded : LOADING;
}

/** Source of photos' pixels. */
export type PixelSource = Pick<PhotoAlbum, 'pixels'>;

/**
 * Set around another person's photos; without it pixels come from the signed-in person's own album.
 */
export const PixelSourceContext = createContext<PixelSource | null>(null);

/** The address of a photo's pixels while it is shown; null while it loads or if it is missing. */
export function usePixels(id: string, size: PixelSize): string | null {
  const album = useAlbum();
  const source = useContext(PixelSourceContext) ?? album;
  const [shown, setShown] = useState<{ key: string; url: string } | null>(null);
  const key = `${id} ${size}`;
  useEffect(() => {
    if (!source) return;
    let url: string | null = null;
    let left = false;
    source.pixels(id, size).then(
      (blob) => {
        if (left || !blob) return;
        url = URL.createObjectURL(blob);
        setShown({ key, url });
      },
      (cause: unknown) => console.error('A photo could not be read', cause),
    );
    return () => {
      left = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [source, id, size, key]);
  return shown?.key === key ? shown.url : null;
}
