import * as v from 'valibot';
import {
  type OwnProfile,
  ownProfileSchema,
  type Publish,
  publicInvitationSchema,
  publicProfileSchema,
  type Report,
  takenSchema,
} from '#protocol/coaching/professionals';
import type { Client } from '../client';
import { ApiError } from '../errors';

const OWN = '/api/coaching/profile';
const page = (handle: string) => `/api/public/${encodeURIComponent(handle)}`;
const readOwn = v.parser(ownProfileSchema);

/** The result of publishing: done, or the handle is taken, with free ones. */
export type Published =
  | { readonly profile: OwnProfile | null }
  | { readonly suggestions: readonly string[] };

export type ProfessionalCalls = ReturnType<typeof createProfessionalCalls>;

/** Calls for professionals' pages: the person's own, and those of others. */
export function createProfessionalCalls(client: Client) {
  return {
    own: async (): Promise<OwnProfile | null> => (await client.get(OWN, { read: readOwn })).profile,
    async publish(form: Publish): Promise<Published> {
      try {
        return await client.put(OWN, form, { read: readOwn });
      } catch (error) {
        const taken = error instanceof ApiError && error.code === 'handle_taken';
        const read = taken ? v.safeParse(takenSchema, error.body) : undefined;
        if (read?.success) return read.output;
        throw error;
      }
    },
    unpublish: async (): Promise<OwnProfile | null> =>
      (await client.post(`${OWN}/unpublish`, {}, { read: readOwn })).profile,
    page: (handle: string) => client.get(page(handle), { read: v.parser(publicProfileSchema) }),
    /** A single-use link with which the signed-in person may train with this professional. */
    askToTrain: async (handle: string): Promise<string> =>
      (
        await client.post(
          `${page(handle)}/invitation`,
          {},
          { read: v.parser(publicInvitationSchema) },
        )
      ).token,
    report: async (handle: string, report: Report): Promise<void> => {
      await client.post(`${page(handle)}/report`, report);
    },
  };
}
