import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from '../remote/api-client';
import { SESSION_KEY } from '../session/session';

/** Cancels the account's erasure; the session is read again afterwards. */
export function useStay(): () => Promise<void> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    // If the cancellation comes too late, the session shows that the account is gone.
    await client.post('/api/account/cancel-deletion', {}).finally(() => mutate(SESSION_KEY));
  }, [client, mutate]);
}
