import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import * as v from 'valibot';
import type { OwnAccount } from '#protocol/account/account';
import { redrawFace } from '../health/redraw-photo';
import { keptAnswer } from '../session/kept-answer';
import { ACCOUNT, useOwnAccount, useOwnAccountCalls } from '../session/own-account';
import { useSession } from '../session/session';
import { FACE_KEY } from './face-memory';

/** `image` is a data: address. */
const remembered = keptAnswer(FACE_KEY, v.object({ version: v.string(), image: v.string() }));

/**
 * The address of the signed-in person's picture; null without one. The last one is stored on this
 * device for starts without network.
 */
export function useOwnPhoto(): string | null {
  const calls = useOwnAccountCalls();
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const account = useOwnAccount();
  const kept = remembered.of(person);
  const known = account.state === 'ready';
  const version = known ? account.value.photo : (kept?.version ?? null);
  const missing = known && version !== null && kept?.version !== version;
  const gone = known && version === null && kept !== undefined;
  useEffect(() => {
    // The picture was removed on another device, so the stored one is deleted too.
    if (gone) remembered.forget();
  }, [gone]);
  const { data } = useSWR(missing ? ['account/photo', person, version] : null, async () => {
    const photo = await calls.photo(person);
    if (!photo || version === null) return null;
    const image = await addressOf(photo);
    remembered.keep(person, { version, image });
    return image;
  });
  if (version === null) return null;
  return kept?.version === version ? kept.image : (data ?? null);
}

/** Commands that change or remove the person's picture; they need the network. */
export function useOwnPhotoCommands() {
  const calls = useOwnAccountCalls();
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const { mutate } = useSWRConfig();

  const know = (photo: string | null) =>
    mutate(ACCOUNT, (account?: OwnAccount) => account && { ...account, photo }, {
      revalidate: false,
    });

  return {
    /**
     * Sends the centre square of a photo, redrawn. Rejects with PhotoUnusable or the call's error.
     */
    set: async (file: Blob) => {
      const image = await addressOf(await redrawFace(file));
      const version = await calls.putPhoto(image.slice(image.indexOf(',') + 1));
      remembered.keep(person, { version, image });
      await know(version);
    },
    remove: async () => {
      await calls.removePhoto();
      remembered.forget();
      await know(null);
    },
  };
}

function addressOf(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(photo);
  });
}
