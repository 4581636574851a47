import * as v from 'valibot';
import type { Report } from '#protocol/coaching/professionals';
import {
  type OwnLinkAnswer,
  ownLinkSchema,
  ownLinksSchema,
  publicProgramSchema,
} from '#protocol/programs/program-links';
import type { Client } from '../client';

const own = (program: string) => `/api/programs/${encodeURIComponent(program)}/link`;
const open = (id: string) => `/api/public/programs/${encodeURIComponent(id)}`;
const readOwn = v.parser(ownLinkSchema);

/** Calls for links of fichas: the person's own and received ones. */
export function createProgramLinkCalls(client: Client) {
  return {
    all: () => client.get('/api/programs/links', { read: v.parser(ownLinksSchema) }),
    own: (program: string): Promise<OwnLinkAnswer> => client.get(own(program), { read: readOwn }),
    /** Stores this code for the link, which is created the first time. */
    share: (program: string, code: string): Promise<OwnLinkAnswer> =>
      client.put(own(program), { code }, { read: readOwn }),
    takeBack: (program: string): Promise<OwnLinkAnswer> =>
      client.delete(own(program), undefined, { read: readOwn }),
    open: (id: string) => client.get(open(id), { read: v.parser(publicProgramSchema) }),
    report: async (id: string, report: Report): Promise<void> => {
      await client.post(`${open(id)}/report`, report);
    },
  };
}
