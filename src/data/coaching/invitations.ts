import { useMemo } from 'react';
import useSWR from 'swr';
import type { MadeInvitation, NewInvitation, OpenInvitation } from '#protocol/coaching/invitations';
import { createInvitationCalls, type InvitationCalls } from '../../api/coaching/invitations';
import { useClient } from '../remote/api-client';
import { type AskedForm, asked } from '../session/own-account';

export type { MadeInvitation, NewInvitation, OpenInvitation };

export function useInvitationCalls(): InvitationCalls {
  const client = useClient();
  return useMemo(() => createInvitationCalls(client), [client]);
}

/** The professional's open invitations, newest first, and acts on them. */
export function useInvitations() {
  const calls = useInvitationCalls();
  const answer = useSWR('coaching/invitations', async () => (await calls.open()).invitations);
  const reread = () => answer.mutate();
  const invitations: AskedForm<readonly OpenInvitation[]> = asked(
    answer.data,
    answer.error,
    () => void reread(),
  );
  return {
    invitations,
    reread,
    make: (invitation: NewInvitation) => calls.make(invitation).finally(reread),
    revoke: (id: string) => calls.revoke(id).finally(reread),
  };
}
