import { useCallback } from 'react';
import { useAlbum } from '../health/photos';
import { useClient } from '../remote/api-client';
import { useSession } from '../session/session';
import { useOpenAccount } from '../store/account-provider';
import { zoneHere } from '../store/zone-here';
import type { PersonalCopy } from './personal-copy';

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
