import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useClient } from './api-client';
import { SESSION_KEY } from './session';

/** Takes back the wish to delete the account; afterwards the session is asked for anew. */
export function useStay(): () => Promise<void> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return useCallback(async () => {
    // Who is too late learns from the session what became of the account.
    await client.post('/api/account/cancel-deletion', {}).finally(() => mutate(SESSION_KEY));
  }, [client, mutate]);
}
