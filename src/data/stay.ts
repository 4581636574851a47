import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from './api-client';
import { SESSION_KEY } from './session';

/** Cancels the deletion of the account; the session is read again afterwards. */
export function useStay(): () => Promise<void> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    // After a late cancellation the session shows what happened to the account.
    await client.post('/api/account/cancel-deletion', {}).finally(() => mutate(SESSION_KEY));
  }, [client, mutate]);
}
