import useSWR from 'swr';
import type { LinkLook, LinkSender } from '#protocol/coaching/invitations';
import { type Failure, failureOf } from '../remote/failure';
import { useSession } from '../session/session';
import { useInvitationCalls } from './invitations';

export type { LinkLook, LinkSender };

/** The target of a link: `gone` covers unknown and expired ones. */
export type LinkState =
  | { readonly state: 'loading' }
  | { readonly state: 'gone' }
  /** The token belongs to a checkout, not an invitation; null once its link is over. */
  | { readonly state: 'charge'; readonly professional: LinkSender | null }
  | { readonly state: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly state: 'open'; readonly look: LinkLook };

/** An invitation as the server describes it to this person; reading it does not use it up. */
export function useLinkLook(token: string): LinkState {
  const calls = useInvitationCalls();
  const session = useSession();
  const reader = session.status === 'signed-in' ? session.user.id : null;
  // Requested after the session is confirmed, because a stored session may have ended.
  const known = session.status !== 'loading';
  const { data, error, mutate } = useSWR(known ? ['links', token, reader] : null, () =>
    calls.look(token),
  );
  if (data?.type === 'charge') return { state: 'charge', professional: data.professional };
  if (data) return { state: 'open', look: data };
  if (error === undefined) return { state: 'loading' };
  const failure = failureOf(error);
  if (failure.code === 'unknown_link') return { state: 'gone' };
  return { state: 'failed', failure, retry: () => void mutate() };
}

/** The picture of a link's professional, also without a public page; null for none. */
export function linkPhotoOf(token: string, { photo }: LinkSender): string | null {
  return photo && `/api/links/${encodeURIComponent(token)}/photo?v=${encodeURIComponent(photo)}`;
}
