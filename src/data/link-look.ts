import useSWR from 'swr';
import type { LinkLook } from '#protocol/invitations';
import { type Failure, failureOf } from './failure';
import { useInvitationCalls } from './invitations';
import { useSession } from './session';

export type { LinkLook };

/** What a link leads to: `gone` is what never was, and what is over. */
export type LinkState =
  | { readonly state: 'loading' }
  | { readonly state: 'gone' }
  /** No invitation: the token is that of a checkout. */
  | { readonly state: 'charge' }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly state: 'open'; readonly look: LinkLook };

/** What the server says of an invitation to whoever is here; nothing is used up by looking. */
export function useLinkLook(token: string): LinkState {
  const calls = useInvitationCalls();
  const session = useSession();
  const reader = session.status === 'signed-in' ? session.user.id : null;
  // Asked as the person the server knows: a session that is only remembered may have ended.
  const known = session.status !== 'loading';
  const { data, error, mutate } = useSWR(known ? ['links', token, reader] : null, () =>
    calls.look(token),
  );
  if (data) return data.type === 'charge' ? { state: 'charge' } : { state: 'open', look: data };
  if (error === undefined) return { state: 'loading' };
  const failure = failureOf(error);
  if (failure.code === 'unknown_link') return { state: 'gone' };
  return { state: 'failed', failure, retry: () => void mutate() };
}
