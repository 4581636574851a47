import { useCallback } from 'react';
import { failureKind } from '../../api/errors';
import { useClient } from '../remote/api-client';
import { forgetNamelessKey } from './nameless-session';
import { useAccount } from './session';

/**
 * Erases the nameless account on the server and everything on this device. Without network the
 * server erases it when its time without use is over.
 */
export function useEraseNameless(): () => Promise<void> {
  const client = useClient();
  const account = useAccount();
  return useCallback(async () => {
    try {
      await client.post('/api/account/nameless/erase', {});
    } catch (cause) {
      if (failureKind(cause) === 'broken') throw cause;
    }
    forgetNamelessKey();
    await account.signOut();
  }, [client, account]);
}
