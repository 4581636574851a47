import * as v from 'valibot';
import { adminOverviewSchema, adminPeopleSchema, type CrefFinding } from '#protocol/admin/admin';
import type { Client } from '../client';

const BASE = '/api/admin';
const of = (part: string, id: string, act: string) =>
  `${BASE}/${part}/${encodeURIComponent(id)}/${act}`;

/** Calls for admins; everybody else gets a 404. */
export function createAdminCalls(client: Client) {
  return {
    overview: () => client.get(BASE, { read: v.parser(adminOverviewSchema) }),
    people: async (find: string) =>
      (await client.get(`${BASE}/people`, { search: { find }, read: v.parser(adminPeopleSchema) }))
        .people,
    findCref: (person: string, finding: CrefFinding) =>
      client.post(`${BASE}/crefs/${encodeURIComponent(person)}`, finding),
    closeReport: (id: string) => client.post(of('reports', id, 'close'), { note: '' }),
    openReport: (id: string) => client.post(of('reports', id, 'open'), { note: '' }),
    hidePage: (person: string, reason: string) =>
      client.post(of('pages', person, 'hide'), { reason }),
    showPage: (person: string) => client.post(of('pages', person, 'show'), {}),
    hideProgram: (link: string, reason: string) =>
      client.post(of('programs', link, 'hide'), { reason }),
    showProgram: (link: string) => client.post(of('programs', link, 'show'), {}),
    suspend: (person: string, reason: string) =>
      client.post(of('people', person, 'suspend'), { reason }),
    resume: (person: string) => client.post(of('people', person, 'resume'), {}),
  };
}
