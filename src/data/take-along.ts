import { useCallback } from 'react';
import { useOpenAccount } from './account-provider';
import { useClient } from './api-client';
import type { PersonalCopy } from './personal-copy';
import { useAlbum } from './photos';
import { useSession } from './session';
import { zoneHere } from './zone-here';

/** Creates one file of everything about the person; its code loads with the first use. */
export function useTakeAlong(): () => Promise<PersonalCopy> {
  const client = useClient();
  const account = useOpenAccount();
  const album = useAlbum();
  const session = useSession();
  const name = 'user' in session ? session.user.name : '';
  return useCallback(async () => {
    const { personalCopy } = await import('./personal-copy');
    const zone = zoneHere();
    return personalCopy({ client, account, album, name, now: Date.now(), zone });
  }, [client, account, album, name]);
}
