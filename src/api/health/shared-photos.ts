import * as v from 'valibot';
import {
  ownSharesSchema,
  type SharePhoto,
  studentPhotosSchema,
} from '#protocol/health/shared-photos';
import type { Client } from '../client';

/** Longer than usual, because a picture is uploaded. */
const SHARE_TIMEOUT_MS = 60_000;

/** Calls for body photos that students share with their coaches. */
export function createSharedPhotoCalls(client: Client) {
  const one = (link: string, photo: string) => `/api/coaching/links/${link}/photos/${photo}`;
  const of = (student: string) => `/api/coaching/students/${encodeURIComponent(student)}/photos`;
  return {
    shares: () => client.get('/api/coaching/photos', { read: v.parser(ownSharesSchema) }),
    share: (link: string, photo: string, shared: SharePhoto) =>
      client.put(one(link, photo), shared, { timeout: SHARE_TIMEOUT_MS }),
    takeBack: (link: string, photo: string) => client.delete(one(link, photo)),
    photosOf: (student: string) => client.get(of(student), { read: v.parser(studentPhotosSchema) }),
    /** The JPEG; null if it no longer exists. */
    pixels: async (student: string, photo: string): Promise<Blob | null> => {
      const answer = await client.get(`${of(student)}/${photo}`);
      return answer instanceof Blob ? answer : null;
    },
  };
}
