import * as v from 'valibot';
import { type InvitationList, invitedListSchema } from '#protocol/coaching/invitation-lists';
import {
  type Accept,
  acceptedSchema,
  codeLookSchema,
  linkLookSchema,
  madeInvitationSchema,
  type NewInvitation,
  openInvitationsSchema,
} from '#protocol/coaching/invitations';
import type { Client } from '../client';

const BASE = '/api/coaching/invitations';
const LINKS = '/api/links';
/** A token comes from an address and may contain anything, so it is encoded. */
const linkOf = (token: string) => `${LINKS}/${encodeURIComponent(token)}`;

export type InvitationCalls = ReturnType<typeof createInvitationCalls>;

/** Calls for creating, reading and accepting invitations. */
export function createInvitationCalls(client: Client) {
  return {
    open: () => client.get(BASE, { read: v.parser(openInvitationsSchema) }),
    make: (invitation: NewInvitation) =>
      client.post(BASE, invitation, { read: v.parser(madeInvitationSchema) }),
    makeList: (list: InvitationList) =>
      client.post(`${BASE}/list`, list, { read: v.parser(invitedListSchema) }),
    revoke: (id: string) => client.delete(`${BASE}/${encodeURIComponent(id)}`),
    look: (token: string) => client.get(linkOf(token), { read: v.parser(linkLookSchema) }),
    lookByCode: (code: string) =>
      client.post(`${LINKS}/code`, { code }, { read: v.parser(codeLookSchema) }),
    accept: (token: string, choice: Accept) =>
      client.post(`${linkOf(token)}/accept`, choice, { read: v.parser(acceptedSchema) }),
  };
}
