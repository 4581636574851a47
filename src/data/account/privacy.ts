import useSWR from 'swr';
import * as v from 'valibot';
import type { Guardian } from '#domain/account/guardian';
import { type PrivacyAnswer, privacySchema } from '#protocol/account/privacy';
import { useClient } from '../remote/api-client';

const read = v.parser(privacySchema);

export interface PrivacyState {
  /** Undefined before the server's answer. */
  readonly answer: PrivacyAnswer | undefined;
  /** Whether the request failed. */
  readonly failed: boolean;
  readonly retry: () => void;
  /** Sends the guardian's authorisation. */
  readonly authorise: (guardian: Guardian) => Promise<void>;
}

/** Facts about the person's consents that only the server has. */
export function usePrivacy(): PrivacyState {
  const client = useClient();
  const { data, error, mutate } = useSWR('privacy', () => client.get('/api/privacy', { read }));
  return {
    answer: data,
    failed: error !== undefined,
    retry: () => void mutate(),
    async authorise(guardian) {
      const answer = await client.post('/api/privacy/guardian', guardian, { read });
      await mutate(answer, { revalidate: false });
    },
  };
}
