import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Scope } from '#domain/account/scope';
import { COACH_CONSENT_VERSION } from '#domain/coaching/consent';
import type { ChangeMember, Team } from '#protocol/coaching/coaching';
import { createInvitationCalls } from '../../api/coaching/invitations';
import { createTeamCalls } from '../../api/coaching/team';
import { useClient } from '../remote/api-client';
import { type AskedForm, asked } from '../session/own-account';
import { useSession } from '../session/session';
import { useCoaches } from './coaches';
import { forgetInvitation } from './kept-invitation';
import { studentsKey } from './students';

export type { ChangeMember, Team };

/** The person's assistants, the professionals they assist, and acts on both. */
export function useTeam() {
  const client = useClient();
  const calls = useMemo(() => createTeamCalls(client), [client]);
  const session = useSession();
  const person = 'user' in session ? session.user.id : '';
  const { mutate } = useSWRConfig();
  const answer = useSWR(['coaching/team', person], () => calls.read());
  const reread = () => answer.mutate();
  const team: AskedForm<Team> = asked(answer.data, answer.error, () => void reread());
  return {
    team,
    change: async (member: string, change: ChangeMember) => {
      await calls.change(member, change);
      await reread();
    },
    end: async (member: string) => {
      await calls.end(member);
      await Promise.all([reread(), mutate(studentsKey(person))]);
    },
  };
}

/** Accepts an invitation to assist; rejects if the server cannot be reached. */
export function useJoinTeam(): (token: string, scopes: readonly Scope[]) => Promise<void> {
  const client = useClient();
  return useMemo(() => {
    const { accept } = createInvitationCalls(client);
    return async (token, scopes) => {
      await accept(token, { scopes: [...scopes], version: COACH_CONSENT_VERSION });
      forgetInvitation();
    };
  }, [client]);
}

/** Allows or denies access to a coach's assistants. */
export function useAllowTeam(): (link: string, allowed: boolean) => Promise<void> {
  const client = useClient();
  const { reread } = useCoaches();
  return useMemo(() => {
    const { allow } = createTeamCalls(client);
    return async (link, allowed) => {
      await allow(link, allowed);
      await reread();
    };
  }, [client, reread]);
}

/** Recommends another professional's page to a student; rejects if the server cannot be reached. */
export function useSuggestProfessional(): (link: string, handle: string) => Promise<void> {
  const client = useClient();
  return useMemo(() => {
    const { suggest } = createTeamCalls(client);
    return async (link, handle) => void (await suggest(link, handle));
  }, [client]);
}
