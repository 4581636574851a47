import { useMemo } from 'react';
import useSWR from 'swr';
import type { OwnProfile, Publish } from '#protocol/coaching/professionals';
import { createProfessionalCalls, type ProfessionalCalls } from '../../api/coaching/professionals';
import { useClient } from '../remote/api-client';
import { type AskedForm, asked } from '../session/own-account';

export type { OwnProfile, Publish };

export function useProfessionalCalls(): ProfessionalCalls {
  const client = useClient();
  return useMemo(() => createProfessionalCalls(client), [client]);
}

/** The signed-in person's public page on the server, and acts on it. */
export function useOwnPage() {
  const calls = useProfessionalCalls();
  const answer = useSWR('coaching/profile', () => calls.own());
  const page: AskedForm<OwnProfile | null> = asked(
    answer.data,
    answer.error,
    () => void answer.mutate(),
  );
  const know = (profile: OwnProfile | null) => answer.mutate(profile, { revalidate: false });
  return {
    page,
    /** Resolves with free handles near a taken one; null once it is published. */
    async publish(form: Publish): Promise<readonly string[] | null> {
      const published = await calls.publish(form);
      if ('suggestions' in published) return published.suggestions;
      await know(published.profile);
      return null;
    },
    async unpublish(): Promise<void> {
      await know(await calls.unpublish());
    },
  };
}
