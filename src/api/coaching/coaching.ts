import * as v from 'valibot';
import { type ChangeScopes, changedLinkSchema } from '#protocol/coaching/coaching';
import type { Client } from '../client';

const LINKS = '/api/coaching/links';
const read = v.parser(changedLinkSchema);

/** Calls that change a link between a coach and a student. */
export function createCoachingCalls(client: Client) {
  return {
    changeScopes: (link: string, choice: ChangeScopes) =>
      client.post(`${LINKS}/${link}/scopes`, choice, { read }),
    end: (link: string) => client.post(`${LINKS}/${link}/end`, undefined, { read }),
    /** Archives or restores a link, for its professional. */
    setAside: (link: string, aside: boolean) =>
      client.post(`${LINKS}/${link}/${aside ? 'archive' : 'unarchive'}`, undefined, { read }),
  };
}
