import * as v from 'valibot';
import {
  type EmailChange,
  type OwnAccount,
  type OwnSession,
  ownAccountSchema,
  ownSessionsSchema,
  photoVersionSchema,
} from '#protocol/account/account';
import type { Client } from '../client';

const readAccount = v.parser(ownAccountSchema);
const readSessions = v.parser(ownSessionsSchema);
const readPhotoVersion = v.parser(photoVersionSchema);

export type OwnAccountCalls = ReturnType<typeof createOwnAccountCalls>;

/** Calls for the person's account, besides those of the auth service. */
export function createOwnAccountCalls(client: Client) {
  return {
    account: (): Promise<OwnAccount> => client.get('/api/account', { read: readAccount }),
    /** Sessions of the account; this device's first. */
    sessions: async (): Promise<OwnSession[]> =>
      (await client.get('/api/account/sessions', { read: readSessions })).sessions,
    endSession: async (id: string): Promise<void> => {
      await client.delete(`/api/account/sessions/${encodeURIComponent(id)}`);
    },
    /** Mails a code to the new address. */
    askEmail: async (change: EmailChange): Promise<void> => {
      await client.post('/api/account/email', change);
    },
    confirmEmail: async (code: string): Promise<void> => {
      await client.post('/api/account/email/confirm', { code });
    },
    /** The picture of a person, as a JPEG; null without one or without permission. */
    photo: async (person: string): Promise<Blob | null> => {
      const answer = await client.get(`/api/people/${encodeURIComponent(person)}/photo`);
      return answer instanceof Blob ? answer : null;
    },
    /** Sends a square JPEG in base64; returns its version. */
    putPhoto: async (image: string): Promise<string> =>
      (await client.put('/api/account/photo', { image }, { read: readPhotoVersion })).photo,
    removePhoto: async (): Promise<void> => {
      await client.delete('/api/account/photo');
    },
  };
}
